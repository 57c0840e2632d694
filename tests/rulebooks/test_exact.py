"""Simulated win shares against probabilities worked out exactly, by dynamic programming.

People here do one thing at random together: the village votes out one living player, the pack attacks one
living player who is no wolf, the Guardian shields one living player. Such games are small Markov chains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from math import log, sqrt
from random import Random
from typing import NamedTuple

import pytest

from nightcaller.engine import CLOSE, Session, Setup
from nightcaller.rulebooks import book

JUDGE = book("judge")
SURE = 1e-6
"""A sound bound may be missed this often (Hoeffding)."""


class Living(NamedTuple):
    """Who is left."""

    wolves: int
    commoners: int
    guardian: int = 0

    @property
    def good(self) -> int:
        return self.commoners + self.guardian

    @property
    def everybody(self) -> int:
        return self.wolves + self.good


Chance = Callable[[Living], Fraction]


def without_one(living: Living, *, wolves_too: bool) -> Iterator[tuple[Fraction, Living]]:
    """Everybody who may be the next to go, equally likely: probability and who is left."""
    pool = living.everybody if wolves_too else living.good
    for place, count in enumerate(living):
        if count and (wolves_too or place):
            left = list(living)
            left[place] -= 1
            yield Fraction(count, pool), Living(*left)


def wolves_have_won(living: Living, rule: str, had_guardian: bool) -> bool:
    """Section V under each reading of "eliminate"."""
    match rule:
        case "parity":
            return bool(living.wolves) and living.wolves >= living.good
        case "everyone":
            return living.good == 0
        case _:
            return living.commoners == 0 or (had_guardian and not living.guardian)


def wolves_win(start: Living, rule: str) -> Fraction:
    """The exact probability that the wolves win a game that begins with a night."""
    had_guardian = bool(start.guardian)

    def settled(living: Living, otherwise: Chance) -> Fraction:
        if wolves_have_won(living, rule, had_guardian):
            return Fraction(1)
        if not living.wolves:
            return Fraction(0)
        return otherwise(living)

    @cache
    def night(living: Living) -> Fraction:
        # The Guardian meets the victim with probability 1 / everybody, whoever the victim is.
        saved = Fraction(living.guardian, living.everybody)
        total = Fraction(0)
        for probability, left in without_one(living, wolves_too=False):
            total += (1 - saved) * probability * settled(left, day)
        # Nights without a death lead to the same day, unless the game is over already.
        return total + (saved * settled(living, day) if saved else 0)

    @cache
    def day(living: Living) -> Fraction:
        return sum(
            (
                probability * settled(left, night)
                for probability, left in without_one(living, wolves_too=True)
            ),
            Fraction(0),
        )

    return night(start)


def test_small_cases_by_hand():
    """One wolf against two commoners: after the night it is one against one."""
    assert wolves_win(Living(1, 2), "parity") == 1
    assert wolves_win(Living(1, 2), "everyone") == Fraction(1, 2)
    # 1 v 3: a night, then two thirds of the lynchings miss and leave 1 v 1; with parity that is lost.
    assert wolves_win(Living(1, 3), "parity") == Fraction(2, 3)
    # Otherwise the next night kills the last commoner.
    assert wolves_win(Living(1, 3), "everyone") == Fraction(2, 3)


@pytest.mark.parametrize("commoners", range(2, 30))
def test_one_wolf_has_the_known_closed_form(commoners: int):
    """One wolf wins if every lynching misses him: a product of (n - 1) / n over the tables that vote."""
    expected, living = Fraction(1), commoners
    while True:
        living -= 1
        if living <= 1:
            break
        expected *= Fraction(living, living + 1)
        living -= 1
        if living <= 1:
            break
    assert wolves_win(Living(1, commoners), "parity") == expected


def play(start: Living, rule: str, seed: int) -> bool:
    """One game; whether the wolves won it."""
    rng = Random(seed)
    deck = {"werewolf": start.wolves, "commoner": start.commoners, "guardian": start.guardian}
    house = {
        "sheriff": "no",
        "wolves_win": rule,
        "wolves_may_pass": "no",
        "wolves_may_target_pack": "no",
        "guard_repeat": "yes",
    }
    session = Session(JUDGE, Setup(deck, start.everybody, seed, house), quiet=True)
    while session.outcome is None:
        window = session.window
        chosen: dict[str, int | str] = {}
        for slot in sorted(slot for slot in window.asks if slot != CLOSE):
            ask = window.asks[slot]
            if ask.optional:
                continue
            if ask.key not in chosen:
                chosen[ask.key] = rng.choice([option for option in ask.options if isinstance(option, int)])
            session.submit(slot, (chosen[ask.key],))
        session.submit(CLOSE, ("close",))
    return session.outcome.winners == ("judge.wolves",)


def compare(start: Living, rule: str, games: int) -> None:
    exact = float(wolves_win(start, rule))
    share = sum(play(start, rule, seed) for seed in range(games)) / games
    bound = sqrt(log(2 / SURE) / (2 * games))
    assert abs(share - exact) < bound, f"{share:.4f} simulated, {exact:.4f} exact, {bound:.4f} allowed"


TABLES = [
    (Living(2, 6), "parity"),
    (Living(2, 6), "side"),
    (Living(2, 6), "everyone"),
    (Living(3, 9), "parity"),
    (Living(1, 5, 1), "side"),
    (Living(2, 6, 1), "parity"),
    (Living(2, 6, 1), "everyone"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("start", "rule"), TABLES)
def test_simulated_shares_are_the_exact_ones(start: Living, rule: str):
    compare(start, rule, 800)


def test_with_commoners_alone_a_side_is_everybody():
    """rulings, judge: wolves_win: a side absent from the deck never counts."""
    for wolves in range(1, 4):
        for commoners in range(wolves + 1, 12):
            start = Living(wolves, commoners)
            assert wolves_win(start, "side") == wolves_win(start, "everyone")


def test_parity_helps_the_wolves():
    """Winning earlier is never worse."""
    for wolves in range(1, 4):
        for commoners in range(wolves + 1, 12):
            start = Living(wolves, commoners)
            assert wolves_win(start, "parity") >= wolves_win(start, "everyone")
