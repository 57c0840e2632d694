"""A book is chosen like a book, a deck like a hand of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from driver import unglued
from nightcaller.text import LANGUAGES, Catalogue

Opened = Callable[..., tuple[Any, Any]]
NINE = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Grace", "Hal", "Ida")


def shelf(open_stage: Opened, people: int = 9, **arguments: Any) -> tuple[Any, Any]:
    stage, screen = open_stage(screen="Players", **arguments)
    for name in NINE[:people]:
        stage.app.property("model").add(name)
    screen.tap("nextButton")
    return stage, screen


def test_every_book_stands_on_the_shelf_with_what_one_wants_to_know(open_stage: Opened) -> None:
    stage, screen = shelf(open_stage)
    books = stage.gathering.books
    assert stage.gathering.book.cover.hardness == min(book.cover.hardness for book in books), "a newcomer's"
    assert screen.names("book") == [f"book{at}" for at in range(len(books))]
    for at in range(len(books)):
        cover = screen.find(f"book{at}")
        told = [cover.property(what) for what in ("title", "about", "contents", "people", "minutes", "hard")]
        assert all(told), told
        assert all(unglued(text) in screen.texts() for text in told)
        assert " ·" not in cover.property("contents"), "a line may end with a dot, and none begins with one"
        assert not any(" " in entry for entry in cover.property("contents").split("· ")), "torn off"
    assert len({screen.find(f"book{at}").property("cloth") for at in range(len(books))}) == len(books)


def test_a_tap_draws_a_book_out_and_another_one_opens_it(open_stage: Opened) -> None:
    stage, screen = shelf(open_stage)
    screen.tap("book1")
    assert stage.gathering.book is stage.gathering.books[1]
    assert screen.find("book1").property("drawn")
    assert stage.app.property("screen") == "Books"
    screen.tap("book1")
    assert screen.text("pageTitle").startswith("The village in the hollow")


def test_the_shelf_is_walked_with_the_keyboard(open_stage: Opened, qtbot: Any) -> None:
    stage, screen = shelf(open_stage)
    qtbot.waitUntil(lambda: screen.focus() == "book0")
    screen.key(Qt.Key.Key_Right)
    screen.key(Qt.Key.Key_Right)
    screen.key(Qt.Key.Key_Left)
    assert screen.focus() == "book1"
    screen.key(Qt.Key.Key_Space)
    assert stage.gathering.book is stage.gathering.books[1]
    screen.key(Qt.Key.Key_Down)
    assert screen.focus() == "nextButton"


def test_a_book_for_other_numbers_says_so_and_stays_where_it_is(open_stage: Opened) -> None:
    stage, screen = shelf(open_stage, people=4)
    forum = [book.id for book in stage.gathering.books].index("forum")
    assert screen.find(f"book{forum}").property("people") == "Only for 6 to 40 players"
    screen.tap(f"book{forum}")
    assert stage.gathering.book.id != "forum"


def test_last_times_deck_is_one_tap_away(open_stage: Opened) -> None:
    stage, screen = shelf(open_stage)
    assert not screen.has("sameButton")
    stage.play = lambda evening: evening.close()
    screen.tap("book1")
    screen.tap("nextButton")
    screen.tap("recommended1")
    dealt = dict(stage.gathering.deck)
    screen.tap("nextButton")
    screen.tap("beginButton")
    stage.gathering.take({})
    stage.app.restart("Home", "Players", "Books")
    assert not screen.has("sameButton"), "no file tells what a running game is"
    stage.house_rules.remember()
    stage.app.restart("Home", "Players", "Books")
    screen.tap("book0")
    screen.tap("sameButton")
    assert stage.app.property("screen") == "HouseRules"
    assert (stage.gathering.book.id, stage.gathering.deck) == ("hollow", dealt)
    stage.app.back()
    assert stage.app.property("screen") == "Deck"
    stage.gathering.players = stage.gathering.players[:6]
    stage.app.restart("Home", "Players", "Books")
    assert not screen.has("sameButton"), "nine cards do not go round six people"


def test_a_deck_shows_who_is_in_it(open_stage: Opened) -> None:
    stage, screen = shelf(open_stage)
    screen.tap("nextButton")
    decks = stage.gathering.offered()
    for at, deck in enumerate(one for one in decks if not one.known):
        card = screen.find(f"recommended{at}")
        emblems, counts = card.property("emblems"), card.property("counts")
        assert dict(zip(emblems, counts, strict=True)) == {
            role.partition(".")[2]: count for role, count in deck.deck.items()
        }
        assert card.property("sides")[0] == "wolf", "the wolves first"
        cast = card.property("cast")
        assert unglued(cast) in screen.texts()
        assert len(cast.split(", ")) == len(deck.deck)


def test_the_summary_names_the_cards(open_stage: Opened) -> None:
    stage, screen = shelf(open_stage)
    screen.tap("nextButton")
    stage.app.property("model").step("judge.knight", 1)
    assert "Knight" in screen.text("named-divine")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("books", [5, 9])
def test_the_shelf_holds_more_books(
    open_stage: Opened, books: int, language: str, size: tuple[int, int]
) -> None:
    stage, screen = shelf(open_stage, size=size, language=language)
    table = stage.gathering
    table.books = (table.books * 3)[:books]
    stage.app.restart("Home")
    stage.app.restart("Home", "Players", "Books")
    screen.window.grabWindow()
    assert screen.cut_off() == []
    covers = [screen.rectangle(f"book{at}") for at in range(books)]
    assert all(cover.left() >= 0 and cover.right() <= size[0] for cover in covers)
    assert not any(one.intersects(other) for at, one in enumerate(covers) for other in covers[at + 1 :])
    assert len({(round(cover.width()), round(cover.height())) for cover in covers}) == 1


def test_a_cover_is_read_aloud_as_a_whole(open_stage: Opened) -> None:
    _stage, screen = shelf(open_stage)
    QAccessible.setActive(True)
    name = QAccessible.queryAccessibleInterface(screen.find("book1")).text(QAccessible.Text.Name)
    assert name.startswith("The village in the hollow. ")
    assert "minutes" in name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_says_what_kind_of_evening_it_is(catalogue: Catalogue, language: str) -> None:
    from nightcaller.table.shelf.books import every_book

    missing = [book.id for book in every_book() if not catalogue.has(language, f"book-{book.id}.about")]
    assert not missing
