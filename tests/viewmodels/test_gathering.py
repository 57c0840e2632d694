"""What a table that is being set up is told about its deck."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import msgspec
import pytest

from nightcaller.collection import CollectionFile
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import books
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth
from nightcaller.settings import Group, Member, SettingsFile
from nightcaller.table.shelf.books import BookInfo, every_book
from nightcaller.table.shelf.own_roles import OwnRoles
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue
from nightcaller.viewmodels.gathering import Gathering
from table.bots import sitting

BOOKS = {book.id: book for book in every_book()}
GENTLE = re.compile(
    "newcomer|[Ff]irst evening|gentle|first thread|explained twice|新手|头一回|练练手|先学会|说一遍就能玩"
)
"""How the line of a deck says that it is the one for newcomers."""


@pytest.fixture
def table(tmp_path: Path) -> Gathering:
    """Nine people who play by the hollow book."""
    table = Gathering(SettingsFile(tmp_path / "settings"), CollectionFile(tmp_path / "collection"))
    table.players = tuple(SeatedPlayer(name) for name in "ABCDEFGHI")
    table.book = next(book for book in table.books if book.id == "hollow")
    return table


@pytest.mark.parametrize(
    ("role", "crow_nights", "shown"),
    [
        ("crow", "every-two", True),
        ("crow", "every", False),
        ("white_werewolf", "every-two", True),
        ("fox", "every-two", False),
    ],
)
def test_which_nights_alternate_is_asked_where_somebody_waits_for_them(
    table: Gathering, role: str, crow_nights: str, shown: bool
) -> None:
    """Hollow: a Crow who flies every night does not; a White Werewolf always does."""
    table.take({"hollow.werewolf": 2, f"hollow.{role}": 1, "hollow.villager": 6})
    table.house["crow_nights"] = crow_nights
    assert ("alternate_nights" in {rule.id for rule in table.rules()}) is shown
    table.take({**table.deck, "hollow.white_werewolf": 1})
    assert "alternate_nights" in {rule.id for rule in table.rules()}


def test_advice_follows_the_house_rules(table: Gathering) -> None:
    """Hollow: two to one ends the first morning, unless the wolves have to eat everybody (`wolves_win`)."""
    table.players = table.players[:5]
    table.take({"hollow.werewolf": 4, "hollow.villager": 1})
    assert [problem.id for problem in table.problems()] == ["advice-hollow-two-to-one"]
    table.house["wolves_win"] = "no-villager"
    assert [problem.id for problem in table.problems()] == ["advice-hollow-wolves"]


# --- the first evening ------------------------------------------------------------------------------


def sat_down(tmp_path: Path, book: str, seats: int, *, played: bool) -> Gathering:
    """So many people before their decks, on a computer on which somebody has played, or nobody yet."""
    table = Gathering(SettingsFile(tmp_path / "s"), CollectionFile(tmp_path / "c"), played=lambda: played)
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    table.book = next(one for one in table.books if one.id == book)
    table.fit()
    return table


@pytest.mark.parametrize("book", BOOKS)
def test_before_the_first_evening_the_deck_for_newcomers_comes_first_and_is_taken(
    tmp_path: Path, catalogue: Catalogue, book: str
) -> None:
    """It is the one of which its own line says so, in both languages, and no other line does."""
    fewest, most = BOOKS[book].seats
    for seats in range(fewest, most + 1):
        table = sat_down(tmp_path, book, seats, played=False)
        decks = table.offered()
        assert table.deck == decks[0].deck
        assert table.chosen == decks[0].id
        gentle = [
            deck.id
            for deck in decks
            if all(GENTLE.search(catalogue.say(language, f"{deck.id}.idea")) for language in LANGUAGES)
        ]
        assert gentle in ([], [decks[0].id]), seats
        assert gentle or seats < 6 or (book == "revamped" and seats > 12), seats


@pytest.mark.parametrize("book", BOOKS)
def test_whoever_has_played_here_finds_the_decks_as_the_book_has_them(tmp_path: Path, book: str) -> None:
    table = sat_down(tmp_path, book, 9, played=True)
    assert table.first_evening(), "others have played here, not these people"
    table._settings.remember(Group(date(2026, 11, 1), (Member("P3"), Member("Somebody"))))
    assert not table.first_evening()
    assert table.offered() == table.book.recommended(9)
    assert sat_down(tmp_path, book, 9, played=False).first_evening(), "it was begun and is not over"


def back_again(tmp_path: Path, book: str, deck: dict[str, int], seats: int) -> Gathering:
    """People who have played here sit down once more; the last game was this deck's."""
    settings = SettingsFile(tmp_path / "settings")
    settings.remember(Group(date(2026, 11, 1), tuple(Member(f"P{seat}") for seat in range(seats))))
    settings.change(habits=msgspec.structs.replace(settings.current.habits, book=book, deck=deck))
    table = Gathering(settings, CollectionFile(tmp_path / "collection"), played=lambda: True)
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    return table


@pytest.mark.parametrize("book", BOOKS)
def test_people_who_come_back_find_the_deck_they_played_if_they_are_as_many(
    tmp_path: Path, book: str
) -> None:
    """Whichever deck it was; if they are more, or take another book, the first one of that number."""
    fewest, most = BOOKS[book].seats
    for seats in range(max(fewest, 6), min(most, 12)):
        for last in BOOKS[book].recommended(seats):
            table = back_again(tmp_path, book, dict(last.deck), seats)
            table.fit()
            assert (table.deck, table.chosen) == (dict(last.deck), last.id)
            other = next(one for one in table.books if one.id != book and one.recommended(seats))
            table.open_book(other)
            assert table.chosen == other.recommended(seats)[0].id
            table = back_again(tmp_path, book, dict(last.deck), seats)
            table.players = (*table.players, SeatedPlayer("one more"))
            table.fit()
            assert table.chosen == BOOKS[book].recommended(seats + 1)[0].id


@pytest.mark.parametrize("book", BOOKS)
def test_strangers_are_not_given_the_deck_of_others(tmp_path: Path, book: str) -> None:
    last = BOOKS[book].recommended(8)[-1]
    table = back_again(tmp_path, book, dict(last.deck), 8)
    table.players = tuple(SeatedPlayer(f"Stranger {seat}") for seat in range(8))
    table.fit()
    assert table.chosen == table.offered()[0].id


@pytest.mark.parametrize("book_id", BOOKS)
def test_who_sits_down_again_as_before_plays_by_the_same_book_with_the_same_deck(
    table: Gathering, book_id: str
) -> None:
    deck = dict(books()[book_id].recommended(9)[0].deck)
    before = sitting(9, book=book_id, deck=deck, ballots="secret")
    table.regroup(before)
    assert (table.book.id, dict(table.deck), table.ballots) == (book_id, deck, "secret")
    assert [one.name for one in table.sitting().players] == [one.name for one in before.players]


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_a_tables_own_rules_are_those_of_the_book_that_it_plays_otherwise(
    table: Gathering, book: BookInfo
) -> None:
    table.open_book(book)
    for rule in book.every_house_rule():
        for option in (*rule.options, "no-such-option"):
            table.house = {"no_such_rule": "yes", rule.id: option}
            own = option in rule.options and option != rule.default
            assert table.own_rules() == ({rule.id: option} if own else {})
            assert table.option(rule) == (option if option in rule.options else rule.default)
            assert table.complete_house()[rule.id] == table.option(rule)


def test_another_book_brings_its_first_deck_and_the_same_book_changes_nothing(table: Gathering) -> None:
    for book in (*BOOKS.values(), *BOOKS.values()):
        table.open_book(next(one for one in table.books if one.id == book.id))
        assert table.deck == dict(table.offered()[0].deck)
        by_hand = {**table.deck, next(iter(table.deck)): 0}
        table.take(by_hand, "mine")
        table.open_book(table.book)
        assert (table.deck, table.chosen) == ({role: n for role, n in by_hand.items() if n}, "mine")


@pytest.mark.parametrize("book", BOOKS)
def test_last_time_is_offered_to_so_many_people_if_the_book_still_allows_it(
    tmp_path: Path, book: str
) -> None:
    settings = SettingsFile(tmp_path / "settings")
    table = Gathering(settings, CollectionFile(tmp_path / "collection"))
    table.players = tuple(SeatedPlayer(name) for name in "ABCDEFGHI")
    deck = dict(BOOKS[book].recommended(9)[0].deck)
    house = {rule.id: rule.options[-1] for rule in BOOKS[book].every_house_rule()}

    def remember(cards: dict[str, int], name: str = book) -> None:
        now = settings.current
        habits = msgspec.structs.replace(now.habits, book=name, deck=cards, house=house)
        settings.change(habits=habits)

    remember(deck)
    found = table.last_time()
    assert found is not None
    assert (found[0].id, found[1]) == (book, deck)
    assert table.repeat()
    assert (table.book.id, table.deck, table.house) == (book, deck, house)
    first = next(iter(deck))
    for cards, name in (
        ({}, book),
        (deck, "no-such-book"),
        ({**deck, "no.such.role": 1}, book),
        ({**deck, first: deck[first] + 1}, book),
    ):
        remember(cards, name)
        assert table.last_time() is None
        table.take({first: 1})
        assert not table.repeat()
        assert table.deck == {first: 1}
    remember(deck)
    table.players = table.players[1:]
    assert table.last_time() is None


def test_own_roles_are_met_once_and_forgotten_ones_leave_the_deck(tmp_path: Path) -> None:
    kept, learned = OwnRoles(tmp_path / "roles"), list[list[str]]()
    table = Gathering(
        SettingsFile(tmp_path / "settings"),
        CollectionFile(tmp_path / "collection"),
        own_roles=kept,
        learn=lambda roles: learned.append([role.id for role in roles]),
    )
    bell = OwnRole("own.bell", NameInBoth("Bellringer", "敲钟人"), emblem="piper", sentence=(Looks(),))
    assert not table.meet_own_roles()
    kept.save(bell)
    assert table.meet_own_roles()
    assert not table.meet_own_roles(), "nothing has changed"
    assert learned == [[bell.id]]
    assert any(role.id == bell.id for role in table.book.roles)
    table.take({bell.id: 1, table.book.roles[0].id: 1})
    assert [role.id for role in table.own_in(table.deck)] == [bell.id]
    kept.file_of(bell.id).unlink()
    assert table.meet_own_roles()
    assert table.deck == {table.book.roles[0].id: 1}
    assert learned == [[bell.id], []]
