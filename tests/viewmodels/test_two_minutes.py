"""The rules in two minutes: every book, every page, read from page to page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from nightcaller.collection import CollectionFile
from nightcaller.settings import SettingsFile
from nightcaller.table.live.narration import Line
from nightcaller.table.shelf.books import book_info, every_book
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.two_minutes import PAGES, TwoMinutesViewModel

BOOKS = [book.id for book in every_book()]


class Reader:
    """A voice that has said a line when the test says so."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.then: Callable[[], None] | None = None

    def __call__(self, lines: Iterable[Line], then: Callable[[], None] | None) -> None:
        self.said, self.then = [line.id for line in lines], then

    def end(self) -> None:
        assert self.then is not None
        self.then()


@pytest.fixture
def told(catalogue: Catalogue, tmp_path: Path) -> tuple[TwoMinutesViewModel, Reader, Gathering]:
    words = Phrasebook()
    words.open(catalogue, ("en",))
    gathering = Gathering(SettingsFile(tmp_path / "s.json"), CollectionFile(tmp_path / "c.json"))
    app, reader = AppViewModel(words), Reader()
    words.setParent(app)
    pages = TwoMinutesViewModel(app, words, gathering, reader)
    app.add("TwoMinutes", pages)
    return pages, reader, gathering


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_two_minutes_are_enough(catalogue: Catalogue, book: str, language: str) -> None:
    """170 English words a minute, 240 Chinese signs: what is said for a noisy room."""
    text = "".join(catalogue.say(language, f"minutes-{book}-{page}") + " " for page in PAGES)
    minutes = len(text.split()) / 170 if language == "en" else len(text) / 240
    assert minutes <= 2


@pytest.mark.parametrize("book", BOOKS)
def test_all_read_it_leads_on_to_a_table_of_as_few_and_as_many_as_the_book_takes(
    told: tuple[TwoMinutesViewModel, Reader, Gathering], book: str
) -> None:
    pages, _reader, gathering = told
    fewest, most = book_info(book).seats
    for people in (fewest - 1, fewest, most, most + 1):
        gathering.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(people))
        for to_a_table in (True, False):
            pages.show_book(book, to_a_table=to_a_table)
            for page in range(len(PAGES)):
                assert (pages.page, pages.leadsOn) == (
                    page, to_a_table and page == len(PAGES) - 1 and fewest <= people <= most
                )  # fmt: skip
                pages.turn(1)


@pytest.mark.parametrize("book", BOOKS)
def test_every_page_shows_what_the_first_deck_has(
    told: tuple[TwoMinutesViewModel, Reader, Gathering], book: str
) -> None:
    pages, _reader, _gathering = told
    pages.show_book(book)
    shown = []
    for _page in PAGES:
        shown.append([one["kind"] for one in pages.emblems])
        pages.turn(1)
    assert pages.page == len(PAGES) - 1, "after the last page there is none"
    goal, night, *_rest = shown
    assert set(night) <= set(goal)
    assert all(shown)


def test_the_night_says_what_those_do_who_have_nothing_to_do(
    told: tuple[TwoMinutesViewModel, Reader, Gathering],
) -> None:
    """To be read: the voice says no more than it has recorded."""
    pages, reader, _gathering = told
    pages.show_book("judge")
    asides = []
    for _page in PAGES:
        asides.append(pages.property("aside"))
        pages.turn(1)
    assert asides == ["minutes-judge-goal.aside", "ui-minutes-bets", "", "ui-minutes-out-hidden"]
    pages.show_book("judge")
    pages.read()
    assert reader.said == ["minutes-judge-goal"]


def test_the_deck_that_was_chosen_is_shown(told: tuple[TwoMinutesViewModel, Reader, Gathering]) -> None:
    pages, _reader, gathering = told
    gathering.take({"judge.werewolf": 2, "judge.guardian": 1, "judge.commoner": 3})
    pages.show_book("judge")
    assert [one["kind"] for one in pages.emblems] == ["werewolf", "guardian", "commoner"]
    pages.turn(1)
    assert {one["kind"] for one in pages.emblems} == {"werewolf", "guardian"}


def test_the_voice_turns_the_pages_and_stops_at_a_word(
    told: tuple[TwoMinutesViewModel, Reader, Gathering],
) -> None:
    pages, reader, _gathering = told
    pages.show_book("hollow")
    pages.read()
    for page in PAGES:
        assert reader.said == [f"minutes-hollow-{page}"]
        assert pages.reading
        reader.end()
    assert not pages.reading
    pages.turn(-1)
    assert reader.said == ["minutes-hollow-vote"], "whoever only looks is not read to"
    pages.read()
    pages.read()
    assert (reader.said, pages.reading) == ([], False)
    pages.read()
    pages.exited()
    assert not pages.reading


@pytest.mark.parametrize("book", BOOKS)
def test_the_last_page_says_what_becomes_of_whoever_is_out_by_the_rules_of_this_table(
    told: tuple[TwoMinutesViewModel, Reader, Gathering], book: str
) -> None:
    """Whether a card is shown, and that the dead keep silent; of another book as it has it."""
    pages, _reader, gathering = told
    gathering.open_book(book_info(book))
    rule = next((one for one in gathering.book.every_house_rule() if one.id == "dead_revealed"), None)
    for option in rule.options if rule else ("no",):
        if rule:
            gathering.house[rule.id] = option
        pages.show_book(book)
        pages.turn(len(PAGES))
        assert pages.property("aside") == f"ui-minutes-out-{'shown' if option == 'yes' else 'hidden'}"
    gathering.open_book(book_info(next(one for one in BOOKS if one != book)))
    pages.show_book(book)
    pages.turn(len(PAGES))
    assert pages.property("aside").endswith("shown" if rule and rule.default == "yes" else "hidden")


def test_the_last_page_leads_on_to_the_deck_on_the_way_to_a_table(
    told: tuple[TwoMinutesViewModel, Reader, Gathering],
) -> None:
    pages, _reader, gathering = told
    gathering.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    leads = {}
    for to_a_table in (False, True):
        pages.show_book("judge", to_a_table=to_a_table)
        leads[to_a_table] = [pages.property("leadsOn") or pages.turn(1) for _page in PAGES]
    assert leads == {False: [None] * 4, True: [None, None, None, True]}
