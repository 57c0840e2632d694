"""Two roles of one table never read alike: no own role is called like one of the book's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest
from msgspec.structs import replace

from nightcaller.resources import shipped
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import (
    DIALECTS,
    OwnRole,
    OwnRoleError,
    against,
    read,
    skeleton,
    with_roles,
    write,
)
from nightcaller.rulebooks.own.lookalikes import IDEOGRAPHS, LATIN
from nightcaller.rulebooks.own.sentences import MOST_NAME, NameInBoth, Weighs
from nightcaller.table.shelf.books import every_book, playable
from nightcaller.table.shelf.own_names import refuse_taken, refused_name, taken
from nightcaller.table.shelf.own_roles import OwnRoles
from nightcaller.text import LANGUAGES, Catalogue, message_id

CATALOGUE = Catalogue(shipped("i18n"))
DOCS = Path(__file__).resolve().parents[2] / "docs"


def wide(name: str) -> str:
    """The same in letters of full width."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in name)


FOREIGN = {**LATIN, **IDEOGRAPHS, "l": f"{LATIN['l']}I1", "i": f"{LATIN['i']}l1", "o": f"{LATIN['o']}0"}


def mixed(name: str) -> Iterator[str]:
    """The name with one letter after the other as each alphabet writes it, and with all of them."""
    every = {letter: many[0] for letter, many in (*LATIN.items(), *IDEOGRAPHS.items())}
    yield "".join(every.get(letter.lower(), letter) for letter in name)
    for at, letter in enumerate(name):
        for other in FOREIGN.get(letter.lower(), ""):
            yield name[:at] + other + name[at + 1 :]
    yield name.replace("m", "rn").replace("w", "vv")


def disguises(name: str) -> list[str]:
    """A name as people might write it to be told apart by nobody."""
    return [
        name,
        name.upper(),
        name.lower(),
        f" {name} ",
        "\N{IDEOGRAPHIC SPACE}".join(name),
        wide(name),
        f"{name}.",
    ]


def named(name: str, language: str) -> OwnRole:
    return OwnRole("own.x", NameInBoth().saying(language, name), sentence=(Weighs(),))


@pytest.mark.parametrize("book_id", DIALECTS)
def test_no_name_of_a_book_can_be_taken_in_either_language(book_id: str):
    names = taken(book_id, CATALOGUE)
    rules = book(book_id)
    assert set(names.values()) >= set(rules.roles)
    for role in rules.roles:
        for shown, language in permutations(LANGUAGES):
            for text in disguises(CATALOGUE.say(shown, message_id("role", role))):
                made = named(text, language)
                assert playable((made,), book_id, names) == (), text
                refusal = refused_name(made, names)
                assert refusal is not None and refusal.instead is not None
                free = refusal.instead.name.of(language)
                assert skeleton(free) not in names and len(free) <= MOST_NAME
    for language in LANGUAGES:
        said = CATALOGUE.say(language, refusal.message, **refusal.arguments)
        assert str(refusal.arguments["name"]) in said
        nearest = CATALOGUE.say(language, f"{refusal.message}.instead", **refusal.arguments)
        assert str(refusal.arguments["free"]) in nearest


@pytest.mark.parametrize("book_id", DIALECTS)
def test_a_name_in_letters_that_only_look_like_its_own_is_no_other_name(book_id: str):
    """Unicode's look-alikes of every letter, by UTS #39; traditional signs for simplified ones."""
    names = taken(book_id, CATALOGUE)
    wrong = [
        text
        for role in book(book_id).roles
        for language in LANGUAGES
        for text in mixed(CATALOGUE.say(language, message_id("role", role)))
        if names.get(skeleton(text)) is None
    ]
    assert wrong == []


HONEST = (
    *("Séer", "Wérewolf", "Wölfin", "Señor Lobo", "Hexe", "Ведьма", "Мирный житель", "Μάγισσα", "L'Étranger"),
    *(
        "瞌睡预言家",
        "小狼人",
        "狼外婆",
        "月下老人",
        "點燈人",
        "夜行侠客",
        "女巫的猫",
        "Ｏ型血",
        "007",
        "Millner",
    ),
)
"""Names of their own, of people who write as they do."""


@pytest.mark.parametrize("book_id", DIALECTS)
def test_honest_names_are_free_and_no_two_shipped_roles_look_alike(book_id: str):
    names = taken(book_id, CATALOGUE)
    assert [name for name in HONEST if skeleton(name) in names] == []
    assert len({skeleton(name) for name in HONEST}) == len(HONEST)
    rules = book(book_id)
    for language in LANGUAGES:
        said = {CATALOGUE.say(language, message_id("role", role)).casefold() for role in rules.roles}
        assert len({skeleton(name) for name in said}) == len(said), language


def test_the_name_of_another_books_role_is_free():
    made = named("Bartender", "en")
    by_book = {one: taken(one, CATALOGUE) for one in DIALECTS}
    shelf = every_book((made,), lambda one: by_book[one])
    assert [one.id for one in shelf if made.id not in {role.id for role in one.roles}] == [
        one for one, names in by_book.items() if "bartender" in names
    ]
    assert any(made.id in {role.id for role in one.roles} for one in shelf)


def test_what_comes_from_elsewhere_is_refused_with_line_and_field(tmp_path: Path):
    kept, away, names = OwnRoles(tmp_path), tmp_path / "away.toml", taken("judge", CATALOGUE)
    made = OwnRole("own.x", NameInBoth("Clear", "预言家"))
    away.write_text(write(made), encoding="utf-8")
    with pytest.raises(OwnRoleError) as said:
        kept.take_in(away, names)
    lines = away.read_text(encoding="utf-8").splitlines()
    assert lines[int(said.value.arguments["line"]) - 1] == 'zh-CN = "预言家"'
    assert said.value.arguments["field"] == "name.zh-CN"
    assert kept.found().roles == ()
    assert (
        kept.take_in(away, taken("hollow", CATALOGUE) if "预言家" not in taken("hollow", CATALOGUE) else {})
        == made
    )
    inline = 'name = { en = "seer" }\nid = "own.x"\n'
    with pytest.raises(OwnRoleError) as said:
        refuse_taken(read(inline.encode()), inline.encode(), names)
    assert said.value.arguments["line"] == 1


def test_two_own_roles_that_read_alike_are_not_dealt_together():
    one, other = named("Moon child", "en"), replace(named("MOONCHILD", "zh-CN"), id="own.y")
    judge = with_roles(book("judge"), (one, other))
    deck = {"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3, one.id: 1, other.id: 1}
    (problem,) = (found for found in judge.check(deck, 8) if found.fatal)
    assert (problem.id, problem.arguments) == ("problem-own-alike", {"role": other.id})
    assert problem.fixes == (
        {**{card: n for card, n in deck.items() if card != other.id}, "judge.commoner": 4},
    )
    assert not [found for found in judge.check(problem.fixes[0], 8) if found.fatal]


@pytest.mark.parametrize("file", sorted((DOCS / "own-roles").glob("*.toml")), ids=lambda file: file.stem)
def test_the_examples_can_be_played_beside_every_shipped_role(file: Path):
    role = read(file.read_bytes())
    for book_id in DIALECTS:
        if not against(role, book_id):
            assert refused_name(role, taken(book_id, CATALOGUE)) is None, book_id
