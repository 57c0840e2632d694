"""Every text of an own role, in each language: put together from its sentences, or as somebody wrote it.

Whoever shows or says anything about an own role asks the catalogue for the same ids as for a shipped one
(``role-own-lamplighter.card``); `lend` makes it know them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nightcaller.languages import LANGUAGES, whole
from nightcaller.rulebooks.own.compiling import power_of
from nightcaller.rulebooks.own.sentences import (
    BY_NIGHT,
    Aims,
    Attacks,
    Compares,
    Counts,
    Enchants,
    Guards,
    Hunts,
    Looks,
    OwnRole,
    Sentence,
    Shoots,
    Silences,
    Wins,
    verb,
)
from nightcaller.text import Catalogue, message_id


def lend(roles: Iterable[OwnRole], catalogue: Catalogue) -> None:
    """Let a catalogue know all texts of some own roles, in every language."""
    for role in roles:
        for language in whole():
            # Its name first: the other texts say it.
            name = message_id("role", role.id)
            catalogue.lend(
                language, {name: role.named(language), message_id("team", role.id): role.named(language)}
            )
            catalogue.lend(language, dict(texts(role, language, catalogue)))


def facts(sentence: Sentence) -> dict[str, Any]:
    """The arguments of a sentence's messages: its gaps, as Fluent chooses by them."""
    found: dict[str, Any] = {"nights": "every", "since": 1, "times": 0, "again": "any"}
    for name in sentence.__struct_fields__:
        value = getattr(sentence, name)
        found[name] = ("yes" if value else "no") if isinstance(value, bool) else value
    for gap, name in (("past_shields", "past"), ("half_votes", "votes"), ("like", "camp")):
        if gap in found:
            found[name] = found.pop(gap)
    return found


def said(role: OwnRole, language: str, catalogue: Catalogue) -> tuple[str, ...]:
    """What the card says, sentence by sentence, to whoever holds it."""
    told = [
        catalogue.say(language, message_id("own-card", verb(sentence)), **facts(sentence)).strip()
        for sentence in role.sentence
    ]
    if role.team == "wolves" and not role.says(Hunts):
        told.append(catalogue.say(language, "own-card-wolf"))
    return tuple(told) or (catalogue.say(language, "own-card-sleeps"),)


def composed_card(role: OwnRole, language: str, catalogue: Catalogue) -> str:
    """What the card says where nobody has written anything."""
    return LANGUAGES[language].space.join(said(role, language, catalogue))


def texts(role: OwnRole, language: str, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of every message about a role.

    Args:
        role: whose name the catalogue knows already.
    """
    name, own = message_id("role", role.id), role.named(language)
    card = composed_card(role, language, catalogue)
    page = catalogue.say(language, "own-page", team=role.team)
    yield f"{name}.card", role.card.of(language) or card
    yield f"{name}.more", role.handbook.of(language) or LANGUAGES[language].space.join((card, page))
    yield from _advice(role, language, catalogue)
    for part in ("wake", "sleep"):
        written = getattr(role, part).of(language)
        yield f"{name}.{part}", written or catalogue.composed(language, f"line-{part}", role=role.id)
    yield from _calls(role, language, catalogue, name)
    if role.team == "alone":
        when = next((one.when for one in role.sentence if isinstance(one, Wins)), "last")
        team = message_id("team", role.id)
        yield f"{team}.wins", catalogue.say(language, "own-wins", when=when)
        yield message_id("end", role.id), catalogue.say(language, "own-end", name=own)
        yield message_id("line-victory", role.id), catalogue.say(language, "own-victory", name=own)
    for sentence in role.sentence:
        yield from _questions(role, sentence, language, catalogue)


def _advice(role: OwnRole, language: str, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """What the handbook says beside the card: a tip, when they act, and what they cannot."""
    tip = message_id("handbook", role.id)
    first = next((sentence for sentence in role.sentence if isinstance(sentence, BY_NIGHT)), None)
    yield tip, catalogue.say(language, "own-tip")
    if first is None:
        yield f"{tip}.when", catalogue.say(language, "own-tip-by-day")
    else:
        yield f"{tip}.when", catalogue.say(language, "own-tip-when", **facts(first))
    yield f"{tip}.limits", catalogue.say(language, "own-limits")


def _calls(role: OwnRole, language: str, catalogue: Catalogue, name: str) -> Iterator[tuple[str, str]]:
    verbs = [verb(sentence) for sentence in role.sentence if isinstance(sentence, BY_NIGHT)]
    which = verbs[0] if len(verbs) == 1 else "several"
    written = role.ask.of(language)
    yield f"{name}.act", written or catalogue.composed(language, f"role-of-own-{which}.act")
    yield f"{name}.choose", written or catalogue.composed(language, "role-of-own-looks.choose")
    yield f"{name}.answer", catalogue.composed(language, "role-of-own-looks.answer")


def _questions(
    role: OwnRole, sentence: Sentence, language: str, catalogue: Catalogue
) -> Iterator[tuple[str, str]]:
    match sentence:
        case Shoots():
            yield message_id("ask", f"{role.id}.shoot"), catalogue.say(language, "own-ask-shoot")
        case Compares():
            for part in ("first", "second"):
                asked = message_id("ask", f"{power_of(role, sentence)}.{part}")
                yield asked, catalogue.say(language, f"own-ask-compares-{part}")
        case Looks() | Counts() | Guards() | Attacks() | Silences() | Enchants() | Aims():
            asked = power_of(role, sentence)
            written = role.ask.of(language)
            default = catalogue.say(language, message_id("own-ask", verb(sentence)))
            yield message_id("ask", asked), written or default
            if isinstance(sentence, Counts):
                for word in ("use", "keep"):
                    yield (
                        message_id("choice", f"{asked}.{word}"),
                        catalogue.say(language, f"own-choice-{word}"),
                    )
        case _:
            return
