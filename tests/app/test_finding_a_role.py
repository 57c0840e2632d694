"""One role among eighty-eight: typed in either language, sieved, put into the deck, all from the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from nightcaller.text import LANGUAGES, Catalogue, message_id

Opened = Callable[..., tuple[Any, Any]]


@pytest.fixture
def big(open_stage: Opened) -> Callable[..., tuple[Any, Any]]:
    """The deck screen of the big book."""

    def opened(people: int = 10, **arguments: Any) -> tuple[Any, Any]:
        stage, screen = open_stage(screen="Players", **arguments)
        for number in range(people):
            stage.app.property("model").add(f"P{number + 1}")
        table = stage.gathering
        table.open_book(next(one for one in table.books if one.id == "revamped"))
        stage.app.open("Deck")
        screen.window.grabWindow()
        return stage, screen

    return opened


def listed(stage: Any) -> list[str]:
    return [row.emblem for row in stage.app.property("model").finder.rows.rows]


def test_every_card_is_the_first_find_of_its_name_in_both_languages(
    big: Opened, catalogue: Catalogue
) -> None:
    stage, _screen = big()
    finder = stage.app.property("model").finder
    stage.app.back()  # nothing has to be drawn for it
    for role in stage.gathering.book.roles:
        for language in LANGUAGES:
            finder.search(catalogue.say(language, message_id("role", role.id)))
            assert finder.meant().role == role.id, (role.id, language)


def test_whoever_types_is_searching_and_enter_adds_a_card(big: Opened) -> None:
    stage, screen = big()
    before = stage.gathering.deck.get("revamped.huntsman", 0)
    screen.type("hunts")
    assert screen.text("findField") == "hunts"
    assert listed(stage)[0] == "huntsman"
    screen.key(Qt.Key.Key_Return)
    assert stage.gathering.deck["revamped.huntsman"] == before + 1
    screen.key(Qt.Key.Key_Return)  # there is one Huntsman at most
    assert stage.gathering.deck["revamped.huntsman"] == 1
    screen.key(Qt.Key.Key_Escape)
    assert len(listed(stage)) == len(stage.gathering.book.roles)


def test_the_list_is_reached_from_the_search_with_the_arrow(big: Opened) -> None:
    _stage, screen = big()
    screen.type("priest")
    screen.key(Qt.Key.Key_Down)
    screen.key(Qt.Key.Key_Return)
    screen.wait("peekName")
    assert screen.text("peekName") == "Priest"


def test_an_empty_search_says_so_and_offers_the_way_back(big: Opened) -> None:
    stage, screen = big(language="zh-CN")
    screen.type("xyzzy")
    assert "没找到" in screen.text("findNothing")
    screen.tap("findEverything")
    assert len(listed(stage)) == len(stage.gathering.book.roles)
    assert screen.text("findField") == ""


def test_sieves_are_added_up_and_the_deck_is_one_of_them(big: Opened) -> None:
    stage, screen = big()
    known = {role.id.rpartition(".")[2]: role for role in stage.gathering.book.roles}
    screen.tap("sieve-side-wolf")
    assert set(listed(stage)) == {name for name, role in known.items() if role.side == "wolf"}
    screen.tap("sieve-kind-investigative")
    assert {"warlock", "lone_warlock"} <= set(listed(stage))
    assert "wolf" not in listed(stage)
    screen.tap("sieve-hard-1")
    assert all(known[name].hard == 1 for name in listed(stage))
    screen.tap("sieve-side-wolf")
    screen.tap("sieve-kind-investigative")
    screen.tap("sieve-hard-1")
    screen.tap("sieve-side-deck")
    assert {f"revamped.{name}" for name in listed(stage)} == set(stage.gathering.deck)


def test_a_search_looks_behind_every_sieve(big: Opened) -> None:
    stage, screen = big()
    screen.tap("sieve-side-town")
    screen.type("alpha")
    assert listed(stage)[0] == "alpha_wolf"


def test_a_small_book_has_no_search(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    for number in range(9):
        stage.app.property("model").add(f"P{number + 1}")
    stage.app.open("Deck")
    screen.window.grabWindow()
    assert not screen.has("findField")
