"""The recommended decks by numbers: the command, the table in the docs, the bounds that it has to keep."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import hypot, sqrt
from pathlib import Path
from typing import NamedTuple

import pytest

from nightcaller.lab.__main__ import main
from nightcaller.lab.decks import SIZES, Row, beginning, level_of, listed, measure
from nightcaller.lab.lore import LORE
from nightcaller.lab.words import Words
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.measured import MEASURED

PAGE = Path(__file__).parents[2] / "docs" / "decks.md"
MOST = 0.70
"""No camp wins more of a recommended deck's games."""
FIRST_NIGHT = 0.05
"""Nor do more of them end before anybody could speak."""
SIGMAS = 3
"""How many standard errors a measurement of fewer games may lie beyond a bound."""


def spread(share: float, games: int) -> float:
    """The standard error of a share after so many games, and of a share of almost nothing."""
    return sqrt(max(share * (1 - share), 1 / games) / games)


# --- the decks, without a game ------------------------------------------------------------------------


def test_the_bots_have_read_every_book():
    assert set(LORE) == set(books())


@pytest.mark.parametrize("name", LORE)
@pytest.mark.parametrize("seats", SIZES)
def test_every_table_has_an_easy_and_a_classic_deck_without_a_problem(name: str, seats: int):
    rules = book(name)
    own = {level_of(one): one.deck for one in rules.recommended(seats) if level_of(one)}
    assert {"easy", "classic"} <= set(own) <= {"easy", "classic", "wild"}
    assert len({tuple(sorted(deck.items())) for deck in own.values()}) == len(own)
    for deck in own.values():
        assert rules.check(deck, seats) == []
        assert min(deck.values()) > 0


@pytest.mark.parametrize("name", LORE)
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
    seats: int
    beginning: str
    village: float
    error: float
    """Half of the village's 95 % interval."""
    wolves: float
    others: float
    first_night: float
    days: float


def kept() -> Iterator[Kept]:
    """Read the table that the docs keep."""
    name = ""
    for line in PAGE.read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"### .* \(`(\w+)`\)", line):
            name = heading[1]
        elif re.match(r"\| \d", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            village, error = (float(part) / 100 for part in cells[3].split(" ± "))
            wolves, others, first_night = (float(cell.split()[0]) / 100 for cell in cells[4:7])
            start = f"| {' | '.join(cells[:3])} |"
            days = float(cells[7])
            yield Kept(name, int(cells[0]), start, village, error, wolves, others, first_night, days)


KEPT = tuple(kept())
PLAYED = int(re.search(r"(?m)^([0-9]+) games of each deck", PAGE.read_text("utf-8"))[1])  # type: ignore[index]
"""Games of each deck on the page: what they cannot tell apart, no test asks of them."""


def test_the_docs_list_exactly_the_decks_that_are_recommended():
    say = Words("en")
    today = [(rules.id, beginning(say, seats, deck)) for rules, seats, deck in listed(LORE, SIZES)]
    assert [(row.book, row.beginning) for row in KEPT] == today


def test_the_set_up_screens_know_the_same_numbers():
    decks = list(listed(LORE, SIZES))
    for row, (rules, seats, deck) in zip(KEPT, decks, strict=True):
        measured = MEASURED[rules.id][seats][deck.id]
        assert measured.village == pytest.approx(100 * row.village, abs=0.6)
        assert measured.wolves == pytest.approx(100 * row.wolves, abs=0.6)


OWN = [row for row in KEPT if "(a board)" not in row.beginning]


@pytest.mark.parametrize("row", OWN, ids=lambda row: f"{row.book}{row.beginning.rpartition('|')[0][:24]}")
def test_no_recommended_deck_is_one_sided(row: Kept):
    assert max(row.village, row.wolves, row.others) <= MOST + 2 * spread(MOST, PLAYED)
    assert row.first_night <= FIRST_NIGHT + 2 * spread(FIRST_NIGHT, PLAYED)


@pytest.mark.parametrize("name", LORE)
def test_no_level_is_one_sided_on_the_whole(name: str):
    """What fifteen tables of one level say together is known much better: the bounds without any margin."""
    for level in ("easy", "classic", "wild"):
        decks = {
            beginning(Words("en"), seats, one)
            for _rules, seats, one in listed([name], SIZES)
            if level_of(one) == level
        }
        rows = [row for row in OWN if row.book == name and row.beginning in decks]
        for share in ("village", "wolves", "others"):
            assert sum(getattr(row, share) for row in rows) / len(rows) <= MOST
        assert sum(row.first_night for row in rows) / len(rows) <= FIRST_NIGHT


@pytest.mark.parametrize("name", LORE)
def test_most_recommended_decks_are_near_even(name: str):
    """Neither the village nor the wolves win more than three games of five of most decks."""
    rows = [row for row in OWN if row.book == name]
    assert sum(max(row.village, row.wolves) <= 0.6 for row in rows) > len(rows) / 2


@pytest.mark.parametrize("name", LORE)
@pytest.mark.parametrize("seats", SIZES)
def test_easy_is_the_villages_easiest(name: str, seats: int):
    say = Words("en")
    names = {beginning(say, seats, one): one.id for one in book(name).recommended(seats) if level_of(one)}
    rows = {names[row.beginning]: row for row in OWN if (row.book, row.seats) == (name, seats)}
    easy = rows[f"deck-{name}-easy"]
    for row in rows.values():
        assert easy.village >= row.village - hypot(row.error, easy.error)


# --- the games themselves -----------------------------------------------------------------------------

GAMES = 30
"""Of each deck: enough for a deck that is broken, and together for a level that has drifted."""


@pytest.mark.slow
@pytest.mark.parametrize("name", LORE)
def test_the_numbers_of_the_docs_are_still_true(name: str):
    """A change of rules or bots that moves the decks has to be measured again: `nightcaller-lab decks`."""
    decks = [found for found in listed([name], SIZES) if level_of(found[2])]
    rows: list[Row] = list(measure(decks, GAMES, seed=2))
    recorded = {(row.seats, row.beginning): row for row in OWN if row.book == name}
    say = Words("en")
    drift = 0.0
    for row in rows:
        told = recorded[row.seats, beginning(say, row.seats, row.deck)]
        # A village without powers and a pack that sleeps may face each other for ever.
        assert row.tally.unfinished <= GAMES // 10
        assert row.most <= MOST + SIGMAS * spread(MOST, GAMES)
        assert row.first_night <= FIRST_NIGHT + SIGMAS * spread(FIRST_NIGHT, GAMES)
        assert abs(row.village - told.village) <= (SIGMAS + 1) * hypot(
            spread(0.5, GAMES), spread(0.5, PLAYED)
        )
        drift += row.village - told.village
    fewest = min(GAMES, PLAYED) * len(rows)
    assert abs(drift / len(rows)) <= SIGMAS * 1.5 * spread(0.5, fewest) + 0.02


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


@pytest.mark.parametrize(("language", "words"), [("en", "First night"), ("zh-CN", "首夜")])
def test_the_page_is_a_table_in_both_languages(language: str, words: str, capsys: pytest.CaptureFixture[str]):
    assert main(["decks", "--book", "chat", "--seats", "6", "--games", "4", "--language", language]) == 0
    page = capsys.readouterr().out
    rows = [line for line in page.splitlines() if line.startswith("| 6 |")]
    assert words in page
    assert len(rows) == len(book("chat").recommended(6))
    assert {row.count("|") for row in rows} == {9}


def test_a_number_of_people_without_decks_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["decks", "--book", "forum", "--seats", "5", "--language", "en"]) == 2
    assert "5" in capsys.readouterr().err
