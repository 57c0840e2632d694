"""What there is to play, as data and as a page to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nightcaller.engine import ENGINE_VERSION
from nightcaller.engine.roles import Role
from nightcaller.lab.words import LabWords, names_of
from nightcaller.rulebooks import books
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.text import message_id


def listing() -> dict[str, Any]:
    """Return every rulebook with roles, offices and house rules, each with its name in both languages."""
    return {"engine": ENGINE_VERSION, "books": [_book(book) for book in books().values()]}


def _book(book: Rulebook) -> dict[str, Any]:
    fewest, most = book.seats
    teams = dict.fromkeys(role.team for role in book.roles.values() if role.team)
    return {
        "id": book.id,
        "name": names_of(message_id("book", book.id)),
        "seats": {"fewest": fewest, "most": most},
        "teams": [{"id": team, "name": names_of(message_id("team", team))} for team in teams],
        "roles": [_role(role) | {"most": book.most(role.id)} for role in book.roles.values()],
        "offices": [_role(office) for office in book.offices.values()],
        "night_order": list(book.night_order),
        "house_rules": [
            {
                "id": rule.id,
                "name": names_of(message_id(f"house-{book.id}", rule.id)),
                "default": rule.default,
                "options": [
                    {"id": option, "name": names_of(message_id(f"house-{book.id}-{rule.id}", option))}
                    for option in rule.options
                ],
            }
            for rule in book.house_rules
        ],
    }


def _role(role: Role) -> dict[str, Any]:
    return {
        "id": role.id,
        "team": role.team or None,
        "tags": sorted(role.tags),
        "name": names_of(message_id("role", role.id)),
    }


def page(say: LabWords) -> Iterator[str]:
    """Return the same as lines to read, in one language."""
    for book in listing()["books"]:
        seats = book["seats"]
        name = book["name"][say.language]
        yield say("lab-books-book", book=book["id"], name=name, fewest=seats["fewest"], most=seats["most"])
        yield ""
        yield from _table(say, "lab-books-roles", book["roles"])
        yield from _table(say, "lab-books-offices", book["offices"])
        yield say("lab-books-house-rules")
        for rule in book["house_rules"]:
            options = " | ".join(option["id"] for option in rule["options"])
            yield f"  {rule['id']} = {options}"
            yield f"      {rule['name'][say.language]}: " + " | ".join(
                option["name"][say.language] for option in rule["options"]
            )
        yield ""


def _table(say: LabWords, title: str, roles: list[dict[str, Any]]) -> Iterator[str]:
    yield say(title)
    for role in roles:
        names = " · ".join(role["name"].values())
        team = say(message_id("team", role["team"])) if role["team"] else ""
        yield f"  {role['id']:24}{names}  {team}".rstrip()
    yield ""
