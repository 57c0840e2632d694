"""The decoy guesses: what counts as right, and that few or easy guesses are no advantage."""

from __future__ import annotations

from nightcaller.engine import AFTERWARDS, Event
from nightcaller.rulebooks import book
from nightcaller.table.guesses import Score, scores
from nightcaller.table.progress import Guess

JUDGE = book("judge")
CARDS = ("judge.werewolf", "judge.seer", "judge.commoner", "judge.commoner", "judge.commoner")
STORY = [
    Event(0, 1, "day", "judge.dawn", AFTERWARDS, {"seats": (3,)}),
    Event(1, 1, "day", "died", AFTERWARDS, {"seats": (3,)}),
    Event(2, 2, "day", "judge.dawn", AFTERWARDS, {"seats": ()}),
]


def scored(*guesses: Guess) -> tuple[Score, ...]:
    return scores(JUDGE, CARDS, STORY, guesses)


def test_a_suspect_is_right_if_it_is_a_wolf_and_a_trusted_one_if_it_is_none() -> None:
    (score,) = scored(
        Guess(1, 2, "decoy.suspect", 0),
        Guess(1, 2, "decoy.suspect", 1),
        Guess(1, 2, "decoy.trust", 1),
        Guess(1, 2, "decoy.trust", 0),
    )
    assert (score.right, score.of) == (2, 4)
    assert score.expected == 0.25 + 0.25 + 0.75 + 0.75


def test_who_leaves_and_what_dawn_brings_is_guessed_for_its_own_day() -> None:
    (score,) = scored(
        Guess(1, 2, "decoy.predict", 3),
        Guess(2, 2, "decoy.predict", 3),
        Guess(1, 2, "decoy.dawn", "mourning"),
        Guess(2, 2, "decoy.dawn", "mourning"),
    )
    assert (score.right, score.of) == (2, 4)


def test_no_idea_is_no_guess() -> None:
    assert scored(Guess(1, 2, "decoy.suspect", "nobody"), Guess(3, 2, "decoy.dawn", "peace")) == ()


def test_a_hard_question_counts_more_than_an_easy_one() -> None:
    """One wolf of four others is harder to find than one of three innocents."""
    hunter, truster = scored(Guess(1, 2, "decoy.trust", 1), Guess(1, 4, "decoy.suspect", 0))
    assert (hunter.seat, truster.seat) == (4, 2)


def test_few_guesses_are_neither_an_advantage_nor_a_handicap() -> None:
    assert Score(0, 8, 10, 4).flair > Score(1, 1, 1, 0.4).flair
    assert Score(0, 2, 2, 0.8).flair > Score(1, 6, 12, 4.8).flair
