"""The screen of the deck, without its window: in every book it adds up to the cards that lie there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from driver import unglued
from nightcaller.collection import CollectionFile
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.books import BookInfo, every_book
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.deck import DeckViewModel
from nightcaller.viewmodels.deck_rows import KINDS, kind_of, side_of
from nightcaller.viewmodels.evenings import EveningsViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.home import HomeViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook

BOOKS = [book.id for book in every_book()]


def screen(catalogue: Catalogue, folder: Path, book: str) -> tuple[Gathering, DeckViewModel]:
    """Nine people before the decks of a book."""
    table = Gathering(SettingsFile(folder / "settings"), CollectionFile(folder / "collection"))
    table.book = next(one for one in table.books if one.id == book)
    table.players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(9))
    words = Phrasebook(catalogue, ("en",))
    model = DeckViewModel(AppViewModel(words), words, table)
    model.entered()
    return table, model


@pytest.mark.parametrize("book", BOOKS)
def test_every_offered_deck_is_laid_out_card_by_card(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    for deck in table.offered():
        model.choose(deck.id)
        counts = {row.role: row.count for kind in model.kinds.rows for row in kind.roles.rows}
        assert {role: count for role, count in counts.items() if count} == dict(deck.deck)
        assert counts.keys() == {role.id for role in table.book.roles}
        for kind in model.kinds.rows:
            assert kind.count == sum(row.count for row in kind.roles.rows)
            assert kind.share == pytest.approx(kind.count / sum(deck.deck.values()))
        traits = sum(deck.deck.get(role, 0) for role in table.book.traits)
        assert (model.traits, model.cards, model.wanted) == (traits, model.wanted, model.cards)
        assert model.cards + model.traits == sum(deck.deck.values())
        assert model.minutes == table.book.estimate(deck.deck, table.seats) > 0
        assert model.ready
        assert model.leanText == "" or catalogue.has("en", model.leanText)
        assert (model.lean == 0) or model.leanText
        listed = [*model.recommended.rows, *model.boards.rows]
        assert [row.current for row in listed].count(True) >= 1
        assert not model.byHand
        chosen = next(row for row in listed if row.deck == deck.id)
        assert chosen.current
        assert sum(chosen.counts) == sum(deck.deck.values())
        assert len(chosen.counts) == len(chosen.sides) == len(chosen.emblems)
    assert {row.deck for row in listed} == {deck.id for deck in table.offered()}
    assert model.boardCount == len(model.boards.rows)
    assert (model.boardSizes == "") is bool(model.boards.rows or not table.book.board_sizes())


@pytest.mark.parametrize("book", BOOKS)
def test_what_a_button_under_a_problem_says_is_what_it_does(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    named = {role.id: catalogue.say("en", message_id("role", role.id)) for role in table.book.roles}
    first = dict(table.deck)
    mended = 0
    for role, cards in first.items():
        for by in (-1, 1):
            table.take(first)
            model.step(role, by)
            assert model.byHand
            assert table.deck.get(role, 0) == cards + by
            spoilt = dict(table.deck)
            for at, problem in enumerate(model.problems.rows):
                for fix, words in enumerate(problem.fixes):
                    table.take(spoilt)
                    model.mend(at, fix)
                    said = set(words.split("  "))
                    changed = {
                        role: more
                        for role in {*spoilt, *table.deck}
                        if (more := table.deck.get(role, 0) - spoilt.get(role, 0))
                    }
                    assert len(said) == len(changed), words
                    for one, more in changed.items():
                        assert any(
                            part.startswith(f"{'+' if more > 0 else '–'}{abs(more)} ")
                            and named[one] in part.replace("\u2060", "")
                            for part in said
                        ), (words, one, more)
                    mended += 1
                table.take(spoilt)
                model.mend(at, len(problem.fixes))
                assert table.deck == spoilt, "no such button"
    assert mended


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_at_the_table_has_no_deck_and_no_minutes(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    table.players = ()
    assert model.minutes == 0
    model.refresh()
    assert model.minutes == 0


@pytest.mark.parametrize("book", BOOKS)
def test_a_card_in_the_hand_is_the_one_that_was_picked_up(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    told: list[str] = []
    model.changed.connect(lambda: told.append(model.peeked))
    for role in table.book.roles:
        model.peek(role.id)
        model.peek(role.id)
        assert (model.peekedCount, model.peekedMost) == (table.deck.get(role.id, 0), role.most)
        assert catalogue.has("en", model.peekedMessage)
        assert model.peekedTeam
    model.peek("")
    assert (model.peekedMessage, model.peekedTeam, model.peekedMost, model.peekedCount) == ("", "", 0, 0)
    assert told == [*(role.id for role in table.book.roles), ""], "told once of each"


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_is_done_to_the_deck_every_part_of_the_screen_is_told(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    told: list[int] = []
    parts = (model.changed, model.finder.changed, model.kept.changed)
    role = next(iter(table.deck))
    for act in (
        lambda: model.step(role, 1),
        lambda: model.choose(table.offered()[0].id),
        lambda: model.chooseBook((BOOKS.index(book) + 1) % len(BOOKS)),
        model.entered,
    ):
        told.clear()
        for at, part in enumerate(parts):
            part.connect(lambda at=at: told.append(at))
        act()
        assert set(told) == set(range(len(parts)))
    assert table.book.id == BOOKS[(BOOKS.index(book) + 1) % len(BOOKS)]
    assert {row.role for kind in model.kinds.rows for row in kind.roles.rows} == {
        role.id for role in table.book.roles
    }


@pytest.mark.parametrize("book", BOOKS)
def test_a_kept_deck_is_listed_for_its_book_and_so_many_people(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    role, other = list(table.deck)[:2]
    model.step(role, 1)
    model.step(other, -1)
    own = dict(table.deck)
    assert model.byHand
    assert model.kept.keep("Thursday")
    assert [(row.name, row.current) for row in model.kept.listed] == [("Thursday", True)]
    assert not model.byHand
    model.choose(table.offered()[0].id)
    assert [row.current for row in model.kept.listed] == [False]
    model.kept.take(0)
    assert table.deck == own
    table.players = table.players[:-1]
    model.refresh()
    assert model.kept.listed == ()
    table.players = (*table.players, table.players[0])
    model.chooseBook((BOOKS.index(book) + 1) % len(BOOKS))
    assert model.kept.listed == ()


@pytest.mark.parametrize("book", BOOKS)
def test_from_the_deck_there_are_ways_to_every_screen_about_it(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, book: str
) -> None:
    table, model = screen(catalogue, tmp_path, book)
    for name in ("Deck", "Handbook", "Workshop", "Paper", "HouseRules"):
        model.app.add(name, QObject(model))
    role = next(iter(table.deck))
    looked_up: list[str] = []
    model.lookUpRequested.connect(looked_up.append)
    for way, name in {
        model.openWorkshop: "Workshop",
        model.openPaper: "Paper",
        lambda: model.lookUp(role): "Handbook",
        model.goOn: "HouseRules",
    }.items():
        model.app.restart("Deck")
        way()
        assert model.app.screen == name
    assert looked_up == [role]
    model.app.restart("Deck")
    table.take({})
    model.refresh()
    model.goOn()
    assert model.app.screen == "Deck", "nobody begins without cards"
    assert model.leanText == ""


def test_a_board_tells_the_rules_that_it_brings_as_long_as_they_hold(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path
) -> None:
    bringing = 0
    for book in BOOKS:
        table, model = screen(catalogue, tmp_path, book)
        table.players = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(12))
        for deck in [one for one in table.offered() if one.house]:
            bringing += 1
            model.choose(deck.id)
            assert deck.house.items() <= table.house.items()
            for rule, option in deck.house.items():
                for name in (rule, f"{rule}-{option}"):
                    assert catalogue.say("en", message_id(f"house-{book}", name)) in unglued(model.boardRules)
            table.house[next(iter(deck.house))] = "otherwise"
            assert model.boardRules == ""
    assert bringing


@pytest.mark.parametrize("book", every_book(), ids=lambda book: book.id)
def test_a_card_stands_with_its_kind_or_with_whom_it_fights(book: BookInfo) -> None:
    for role in book.roles:
        kinds = [kind for kind in KINDS if kind in role.tags]
        assert side_of(role) == (kinds[0] if kinds else role.side or role.team)
        assert kind_of(role) == (kinds[0] if kinds else role.team)


@pytest.mark.parametrize("screen", [HomeViewModel, EveningsViewModel])
def test_a_shelf_that_cannot_be_read_is_told_wherever_it_is_looked_at(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, screen: type[QObject]
) -> None:
    words = Phrasebook(catalogue, ("en",))
    app, shelf = AppViewModel(words), Shelf(tmp_path / "data", tmp_path / "state")
    settings = (SettingsFile(tmp_path / "settings"),) if screen is HomeViewModel else ()
    model: Any = screen(app, words, *settings, shelf)
    running = tmp_path / "data" / "evenings" / "running"
    running.parent.mkdir(parents=True)
    running.write_bytes(b"no folder")
    model.entered()
    assert app.notice
    app.heard()
    running.unlink()
    model.entered()
    assert not app.notice
    running.mkdir()
    (running / f"{0:032x}.journal").write_bytes(b"no journal")
    model.entered()
    assert bool(app.notice) is (screen is HomeViewModel), "a list has a row for it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_found_before_cards_and_of_names_the_nearest_first(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, language: str
) -> None:
    """Whatever piece of a name somebody has typed: the name itself, those that begin so, those in which it
    stands, and only then roles of whom their cards alone say it."""
    table, model = screen(catalogue, tmp_path, "revamped")
    names = {
        role.id: [catalogue.say(one, message_id("role", role.id)).casefold() for one in LANGUAGES]
        for role in table.book.roles
    }

    def away(role: str, piece: str) -> int:
        if piece in names[role]:
            return 0
        if any(one.startswith(piece) for one in names[role]):
            return 1
        return 2 if piece in " ".join(names[role]) else 3

    at = [*LANGUAGES].index(language)
    pieces = {said[at][since:][:2] for said in names.values() for since in (0, 1)}
    crossed = 0
    for piece in (one for one in pieces if " " not in one and not one.endswith("s")):
        model.finder.search(piece)
        found = {row.role: away(row.role, piece) for row in model.finder.rows.rows}
        assert {role for role in names if away(role, piece) < 3} <= found.keys(), piece
        assert [*found.values()] == sorted(found.values()), piece
        crossed += {2, 3} <= {*found.values()}
    assert crossed
