"""The recommended decks by numbers: the command, and the bounds that every deck has to keep."""

from __future__ import annotations

import json
from math import sqrt

import pytest

from nightcaller.lab.__main__ import main
from nightcaller.lab.decks import SIZES, listed, measure
from nightcaller.lab.lore import LORE
from nightcaller.rulebooks import book, books

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
    own = {one.id.rpartition("-")[2]: one.deck for one in rules.recommended(seats) if not one.known}
    assert {"easy", "classic"} <= set(own) <= {"easy", "classic", "wild"}
    assert len({tuple(sorted(deck.items())) for deck in own.values()}) == len(own)
    for deck in own.values():
        assert rules.check(deck, seats) == []
        assert min(deck.values()) > 0


@pytest.mark.parametrize("name", LORE)
@pytest.mark.parametrize("seats", SIZES)
def test_easy_is_told_most_quickly_and_wild_takes_longest(name: str, seats: int):
    """Nobody has to explain more different cards in an easy deck than in a wild one, give or take one."""
    own = {one.id.rpartition("-")[2]: len(one.deck) for one in book(name).recommended(seats) if not one.known}
    assert own["easy"] <= own["classic"] + 1
    assert own["easy"] <= own.get("wild", own["easy"])
    assert own["classic"] <= own.get("wild", own["classic"]) + 1


# --- the games themselves -----------------------------------------------------------------------------

GAMES = 40
"""Of each deck: enough to notice one that is broken."""


@pytest.mark.slow
@pytest.mark.parametrize("name", LORE)
def test_no_recommended_deck_is_one_sided(name: str):
    decks = [found for found in listed([name], SIZES) if not found[2].known]
    for row in measure(decks, GAMES, seed=2):
        assert row.tally.unfinished <= 1
        assert row.most <= MOST + SIGMAS * spread(MOST, GAMES)
        assert row.first_night <= FIRST_NIGHT + SIGMAS * spread(FIRST_NIGHT, GAMES)


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
