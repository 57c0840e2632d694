"""The recommended decks by numbers: the command, the table in the docs, the bounds that it has to keep."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import pytest

from nightcaller.lab.__main__ import main
from nightcaller.lab.decks import SIZES, beginning, listed, measure, sizes_of
from nightcaller.lab.lore import LORE
from nightcaller.lab.statistics import CONFIDENT
from nightcaller.lab.words import LabWords
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.measured import MEASURED, Measured, Measurements
from nightcaller.rulebooks.rulebook import Recommendation
from nightcaller.rulebooks.written import decoded, written

PAGE = Path(__file__).parents[2] / "docs" / "decks.md"
ENOUGH = 1000
"""Games of each deck: an error of three in a hundred."""
MOST = 65.0
"""No camp wins more of a hundred games of a recommended deck, as measured."""
FIRST_NIGHT = 5.0
"""Nor do more of them end before anybody could speak."""
BOOKS = MEASURED.decks
"""Book -> number of people -> deck's id -> what was measured."""
BIG = "revamped"
"""The big book has evenings instead of easy and wild decks: tests/lab/test_lab_evenings.py."""
LEVELLED = [name for name in BOOKS if name != BIG]
LEVELS = ("easy", "classic", "wild")


def level_of(deck: Recommendation) -> str:
    """How demanding a deck made to measure is; empty for a board or an evening with a name of its own."""
    level = deck.id.rpartition("-")[2]
    return level if level in LEVELS and deck.id.count("-") == 2 else ""


# --- the decks, without a game ------------------------------------------------------------------------


def test_the_bots_have_read_every_book():
    assert set(LORE) == set(books())
    assert set(BOOKS) == set(books())


@pytest.mark.parametrize("name", LEVELLED)
@pytest.mark.parametrize("seats", SIZES)
def test_every_table_has_an_easy_and_a_classic_deck_without_a_problem(name: str, seats: int):
    rules = book(name)
    own = {level_of(one): one.deck for one in rules.recommended(seats) if level_of(one)}
    assert {"easy", "classic"} <= set(own) <= {"easy", "classic", "wild"}
    assert len({tuple(sorted(deck.items())) for deck in own.values()}) == len(own)
    for deck in own.values():
        assert rules.check(deck, seats) == []
        assert min(deck.values()) > 0


@pytest.mark.parametrize("name", LEVELLED)
@pytest.mark.parametrize("seats", SIZES)
def test_easy_is_told_most_quickly_and_wild_takes_longest(name: str, seats: int):
    """Nobody has to explain more different cards in an easy deck than in a wild one, give or take one."""
    own = {level_of(one): len(one.deck) for one in book(name).recommended(seats) if level_of(one)}
    assert own["easy"] <= own["classic"] + 1
    assert own["easy"] <= own.get("wild", own["easy"])
    assert own["classic"] <= own.get("wild", own["classic"]) + 1


# --- the table of the docs ----------------------------------------------------------------------------


class Kept(NamedTuple):
    """A row of docs/decks.md."""

    book: str
    beginning: str
    measured: Measured


def kept() -> Iterator[Kept]:
    """Read the table that the docs keep."""
    name = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"### .* \(`(\w+)`\)", line):
            name = heading[1]
        elif re.match(r"\| \d", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            shares = Measured(*(float(cell.split()[0]) for cell in cells[3:7]))
            yield Kept(name, f"| {' | '.join(cells[:3])} |", shares)


KEPT = tuple(kept())
PLAYED = re.search(r"(?m)^([0-9,]+) games of each deck", PAGE.read_text("utf-8"))[1]  # type: ignore[index]


def test_the_docs_list_exactly_the_decks_that_are_recommended():
    say = LabWords("en")
    today = [(rules.id, beginning(say, rules, seats, deck)) for rules, seats, deck in listed(books())]
    assert [(row.book, row.beginning) for row in KEPT] == today


def test_the_app_knows_the_numbers_of_the_page():
    assert f"{MEASURED.games:,}" == PLAYED
    for row, (rules, seats, deck) in zip(KEPT, listed(books()), strict=True):
        assert row.measured == BOOKS[rules.id][seats][deck.id], row.beginning


# --- what was measured, without a game ----------------------------------------------------------------

TABLES = [pytest.param(BOOKS[name][seats], id=f"{name}-{seats}") for name in BOOKS for seats in BOOKS[name]]
LEVELLED_TABLES = [
    pytest.param(BOOKS[name][seats], id=f"{name}-{seats}") for name in LEVELLED for seats in SIZES
]


def levels(table: Mapping[str, Measured]) -> dict[str, Measured]:
    """The decks made to measure, by how demanding they are."""
    return {level: found for one, found in table.items() if (level := one.rpartition("-")[2]) in LEVELS}


def test_every_deck_was_measured_often_enough():
    assert MEASURED.games >= ENOUGH
    assert all(set(BOOKS[name]) == set(sizes_of(book(name))) for name in BOOKS)


@pytest.mark.parametrize("table", TABLES)
def test_no_camp_wins_more_than_sixty_five_games_of_a_hundred(table: Mapping[str, Measured]):
    for deck, found in table.items():
        assert max(found.village, found.wolves, found.others) <= MOST, deck


@pytest.mark.parametrize("table", TABLES)
def test_hardly_any_game_is_over_before_anybody_could_speak(table: Mapping[str, Measured]):
    for deck, found in table.items():
        assert found.first_night <= FIRST_NIGHT, deck


@pytest.mark.parametrize("table", LEVELLED_TABLES)
def test_easy_is_the_villages_easiest(table: Mapping[str, Measured]):
    """By more than chance explains: the lead is outside the 95 % interval of the difference of two shares."""
    own = {level: found.village / 100 for level, found in levels(table).items()}
    easy = own.pop("easy")
    for level, share in own.items():
        chance = CONFIDENT * sqrt((easy * (1 - easy) + share * (1 - share)) / MEASURED.games)
        assert easy - share > chance, level


@pytest.mark.parametrize("name", BOOKS)
def test_most_recommended_decks_are_near_even(name: str):
    """Neither the village nor the wolves win more than three games of five of most decks."""
    found = [one for table in BOOKS[name].values() for one in (levels(table) or table).values()]
    assert sum(max(one.village, one.wolves) <= 60 for one in found) > len(found) / 2


# --- the games themselves -----------------------------------------------------------------------------

SAMPLE = 10
"""Games of each deck of the sample: together enough for rules or bots that have changed."""


@pytest.mark.slow
@pytest.mark.parametrize("name", LEVELLED)
def test_the_numbers_are_still_true(name: str):
    """A change of rules or bots that moves the decks has to be measured again: `nightcaller-lab decks`.

    One deck of each size, another level each time, and all their games as one sample.
    """
    decks = [found for found in listed([name], SIZES) if level_of(found[2]) == LEVELS[found[1] % 3]]
    rows = list(measure(decks, SAMPLE, seed=2))
    played = SAMPLE * len(rows)
    told = [BOOKS[name][row.seats][row.deck.id].village / 100 for row in rows]
    drift = sum(row.village for row in rows) / len(rows) - sum(told) / len(rows)
    assert abs(drift) <= 3.5 * sqrt(0.25 / played)
    # A village without powers and a pack that sleeps may face each other for ever.
    assert sum(row.tally.unfinished for row in rows) <= played // 50
    assert sum(row.tally.first_night for row in rows) <= played * FIRST_NIGHT / 100


# --- the command --------------------------------------------------------------------------------------


def test_the_command_measures_one_table(capsys: pytest.CaptureFixture[str]):
    arguments = ["decks", "--book", "hollow", "--seats", "6", "--games", "12", "--jobs", "1", "--json"]
    assert main(arguments) == 0
    first = capsys.readouterr()
    assert first.err == ""
    found = json.loads(first.out)
    assert [entry["id"] for entry in found["decks"]] == [one.id for one in book("hollow").recommended(6)]
    for entry in found["decks"]:
        shares = [entry[camp] for camp in ("village", "wolves", "others", "nobody")]
        assert sum(shares) == pytest.approx(1, abs=0.01)
        assert 0 <= entry["first_night"] <= 1 <= entry["days"]
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == found


@pytest.mark.slow
@pytest.mark.parametrize(("language", "words"), [("en", "First night"), ("zh-CN", "首夜")])
def test_the_page_is_a_table_in_both_languages(language: str, words: str, capsys: pytest.CaptureFixture[str]):
    assert main(["decks", "--book", "chat", "--seats", "6", "--games", "4", "--language", language]) == 0
    page = capsys.readouterr().out
    rows = [line for line in page.splitlines() if line.startswith("| 6 |")]
    assert words in page
    assert len(rows) == len(book("chat").recommended(6))
    assert {row.count("|") for row in rows} == {9}


def test_the_program_is_what_the_app_reads(capsys: pytest.CaptureFixture[str]):
    assert main(["decks", "--book", "judge", "--games", "1", "--jobs", "1", "--program"]) == 0
    printed = capsys.readouterr().out
    found = decoded(printed.encode(), "measured", Measurements)
    assert written(found) == printed
    assert found.games == 1
    assert set(found.days) == set(found.decks) == {"judge"}
    assert set(found.decks["judge"]) == set(SIZES)
    assert all(
        0 <= sum(one[:3]) <= 100.1 for table in found.decks["judge"].values() for one in table.values()
    )


def test_a_number_of_people_without_decks_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["decks", "--book", "forum", "--seats", "5", "--language", "en"]) == 2
    assert "5" in capsys.readouterr().err
