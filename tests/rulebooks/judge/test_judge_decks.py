"""Section VI: role combinations; what a deck must and should have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcaller.engine import IllegalSetup, Session, Setup
from nightcaller.rulebooks import book
from nightcaller.rulebooks.judge.decks import BOARDS

JUDGE = book("judge")
SEATS = range(4, 41)
W, C = "judge.werewolf", "judge.commoner"
MANUAL = {6: 2, 7: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 4, 13: 4, 14: 4, 15: 4, 16: 5, 17: 5, 18: 5, 19: 5, 20: 5}
"""Seats -> werewolves, as section VI lists them."""


@pytest.mark.parametrize("seats", SEATS)
def test_recommended_decks_can_be_played(seats: int):
    """Every number of people that the app allows has at least one deck."""
    found = JUDGE.recommended(seats)
    assert found
    assert len({recommendation.id for recommendation in found}) == len(found)
    for recommendation in found:
        assert sum(recommendation.deck.values()) == seats
        assert min(recommendation.deck.values()) >= 0
        assert not [problem for problem in JUDGE.check(recommendation.deck, seats) if problem.fatal]
        Session(JUDGE, Setup(recommendation.deck, seats, 1))


@pytest.mark.parametrize(("seats", "wolves"), MANUAL.items())
def test_the_classic_deck_has_the_manuals_wolves(seats: int, wolves: int):
    """ "6-8 player game: 2 werewolves", "9-11: 3", "12-15: 4", "16+: 5"."""
    classic = next(r for r in JUDGE.recommended(seats) if r.id == "deck-judge-classic")
    assert classic.deck["judge.werewolf"] == wolves


@pytest.mark.parametrize("seats", range(6, 41))
def test_the_classic_deck_has_the_manuals_divine(seats: int):
    """ "Seer, Witch, Hunter required"; from nine people on the Guardian too."""
    classic = next(r for r in JUDGE.recommended(seats) if r.id == "deck-judge-classic")
    wanted = ["seer", "witch", "hunter", *(["guardian"] if seats >= 9 else [])]
    assert all(classic.deck.get(f"judge.{role}") == 1 for role in wanted)
    assert not JUDGE.check(classic.deck, seats), "the manual's own deck needs no advice"


CARDS = ("werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner")
RECOMMENDED = {
    4: {"classic": (1, 1, 1, 0, 0, 0, 1)},
    5: {"classic": (1, 1, 1, 1, 0, 0, 1), "easy": (1, 1, 1, 0, 0, 0, 2)},
    6: {"classic": (2, 1, 1, 1, 0, 0, 1)},
    8: {"classic": (2, 1, 1, 1, 0, 0, 3), "wild": (2, 1, 1, 1, 1, 1, 1)},
    9: {"classic": (3, 1, 1, 1, 1, 0, 2), "easy": (3, 1, 1, 1, 0, 0, 3)},
    10: {
        "classic": (3, 1, 1, 1, 1, 0, 3),
        "easy": (3, 1, 1, 1, 0, 0, 4),
        "wild": (3, 1, 1, 1, 1, 1, 2),
    },
    12: {
        "classic": (4, 1, 1, 1, 1, 0, 4),
        "easy": (3, 1, 1, 1, 0, 0, 6),
        "wild": (2, 1, 1, 1, 1, 0, 3),
    },
    40: {
        "classic": (10, 1, 1, 1, 1, 0, 26),
        "easy": (9, 1, 1, 1, 0, 0, 28),
        "wild": (4, 1, 1, 1, 1, 1, 19),
    },
}


@pytest.mark.parametrize(("seats", "decks"), RECOMMENDED.items())
def test_what_is_recommended(seats: int, decks: dict[str, tuple[int, ...]]):
    """The decks as people see them, for tables that somebody has looked at."""
    found = {
        r.id.removeprefix("deck-judge-"): tuple(r.deck.get(f"judge.{card}", 0) for card in CARDS)
        for r in JUDGE.recommended(seats)
        if r not in BOARDS
    }
    assert found == decks


@pytest.mark.parametrize(("seats", "missing"), [(5, 0), (6, 3), (8, 3), (9, 4), (12, 4)])
def test_what_is_missed(seats: int, missing: int):
    """Section VI: from six people on Seer, Witch and Hunter, from nine on the Guardian too."""
    wolves = MANUAL.get(seats, 1)
    problems = JUDGE.check({W: wolves, C: seats - wolves}, seats)
    missed = [problem.arguments["role"] for problem in problems if problem.id == "advice-judge-missing"]
    assert missed == [f"judge.{role}" for role in ("seer", "witch", "hunter", "guardian")[:missing]]


def ids(deck: dict[str, int], seats: int) -> set[str]:
    return {problem.id for problem in JUDGE.check(deck, seats)}


CLASSIC = {W: 3, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "judge.guardian": 1, C: 2}


@pytest.mark.parametrize(
    ("deck", "seats", "problem"),
    [
        ({**CLASSIC, C: 1}, 9, "problem-judge-cards"),
        ({**CLASSIC, C: 3}, 9, "problem-judge-cards"),
        ({}, 9, "problem-judge-cards"),
        ({C: 9}, 9, "problem-judge-no-wolf"),
        ({W: 9}, 9, "problem-judge-no-good"),
        ({W: 5, C: 4}, 9, "problem-judge-too-many-wolves"),
        ({W: 4, C: 4}, 8, "problem-judge-too-many-wolves"),
        ({W: 3, "judge.seer": 2, C: 4}, 9, "problem-judge-unique"),
        ({W: 3, "judge.idiot": 3, C: 3}, 9, "problem-judge-unique"),
    ],
)
def test_what_a_deck_must_not_be(deck: dict[str, int], seats: int, problem: str):
    """Decks that do not add up, miss a camp or are over before they begin are refused, with the reason."""
    assert problem in ids(deck, seats)
    with pytest.raises(IllegalSetup):
        Session(JUDGE, Setup(deck, seats, 1))


@pytest.mark.parametrize(
    ("deck", "seats", "advice"),
    [
        ({**CLASSIC, "judge.seer": 0, C: 3}, 9, "advice-judge-missing"),
        ({**CLASSIC, "judge.guardian": 0, C: 3}, 9, "advice-judge-missing"),
        ({**CLASSIC, W: 2, C: 3}, 9, "advice-judge-wolves"),
        ({W: 2, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "judge.guardian": 1}, 6,
         "advice-judge-no-commoner"),
    ],
)  # fmt: skip
def test_what_a_deck_should_not_be(deck: dict[str, int], seats: int, advice: str):
    """Unusual decks may be played; the manual's opinion is given."""
    assert advice in ids(deck, seats)
    assert not [problem for problem in JUDGE.check(deck, seats) if problem.fatal]
    Session(JUDGE, Setup(deck, seats, 1))


def test_a_small_table_is_not_told_to_be_bigger():
    """Section VI begins at six people: below, nothing is missing."""
    assert ids({W: 1, "judge.seer": 1, C: 3}, 5) == set()


ANY_DECK = st.dictionaries(st.sampled_from(sorted(JUDGE.roles)), st.integers(0, 9))


@given(ANY_DECK, st.integers(4, 40))
def test_every_fix_mends_its_problem(deck: dict[str, int], seats: int):
    """ "Each problem with a one-tap fix": after the tap this problem is gone and the deck adds up."""
    for problem in JUDGE.check(deck, seats):
        for fix in problem.fixes:
            assert sum(fix.values()) == seats
            assert min(fix.values()) >= 0
            again = [
                p for p in JUDGE.check(fix, seats) if (p.id, p.arguments) == (problem.id, problem.arguments)
            ]
            assert not again


@given(ANY_DECK, st.integers(4, 40))
def test_a_few_taps_lead_to_a_deck_that_can_be_played(deck: dict[str, int], seats: int):
    """Whoever follows the first fix of the first fatal problem arrives."""
    for _tap in range(8):
        fatal = [problem for problem in JUDGE.check(deck, seats) if problem.fatal]
        if not fatal:
            break
        assert fatal[0].fixes, "a deck that cannot be played and cannot be mended by a tap"
        deck = dict(fatal[0].fixes[0])
    assert not [problem for problem in JUDGE.check(deck, seats) if problem.fatal]
    Session(JUDGE, Setup(deck, seats, 1))


@pytest.mark.parametrize("seats", SEATS)
def test_the_estimate_is_an_evening(seats: int):
    """Minutes: longer with more people, never nothing and never a weekend."""
    minutes = JUDGE.estimate(JUDGE.recommended(seats)[0].deck, seats)
    assert 10 <= minutes <= 24 * 60
