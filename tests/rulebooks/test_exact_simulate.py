"""The simulate command against exact results: commoners and wolves only, everybody at random, within 0.5 %.

The lab's random people are a Markov chain that can be worked out. By night the pack takes one of the others,
all alike. By day a wolf may blow himself up; otherwise everybody votes for one of the living, the voter
included, or for nobody, all alike; whoever has most votes leaves, and a tie spares all (house rule `tie`).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, exp, log

import pytest

from nightcaller.engine import Setup
from nightcaller.lab.simulation import SimulationPlan, play_batch
from rulebooks.test_exact import Living, wolves_have_won

TOLERANCE = 0.005
"""Half a percent."""
HONEST_MISS = 0.01
"""An honest simulation of so many games misses the tolerance this rarely; the seed is fixed all the same."""
EXPLODES = Fraction(1, 39)
"""`RandomBot` closes the floor 95 times of 100, else a wolf is asked, who may explode: 1 : 38."""

HOUSE = {
    "sheriff": "no",
    "tie": "nobody",
    "last_words": "nobody",
    "wolves_may_pass": "no",
    "wolves_may_target_pack": "no",
}


@cache
def votes_out(living: int) -> Fraction:
    """The probability that one of so many people has more votes than each other one."""
    ways = 0
    for most in range(1, living + 1):
        # One has `most` of the votes, every other one fewer, nobody the rest.
        ways += living * comb(living, most) * _fewer(living - 1, most, living - most)
    return Fraction(ways, (living + 1) ** living)


@cache
def _fewer(candidates: int, bound: int, votes: int) -> int:
    """In how many ways so many votes fall on candidates, each with fewer than `bound`, and on nobody."""
    if candidates == 0:
        return 1
    return sum(
        comb(votes, mine) * _fewer(candidates - 1, bound, votes - mine)
        for mine in range(min(bound - 1, votes) + 1)
    )


def wolves_win_at_random(start: Living, rule: str) -> Fraction:
    """The exact probability that the wolves win among the lab's random people."""

    def settled(living: Living, next_night: bool) -> Fraction:
        if wolves_have_won(living, rule, had_guardian=False):
            return Fraction(1)
        if not living.wolves:
            return Fraction(0)
        return night(living) if next_night else day(living)

    @cache
    def night(living: Living) -> Fraction:
        return settled(living._replace(commoners=living.commoners - 1), next_night=False)

    @cache
    def day(living: Living) -> Fraction:
        one_wolf_less = settled(living._replace(wolves=living.wolves - 1), next_night=True)
        one_commoner_less = settled(living._replace(commoners=living.commoners - 1), next_night=True)
        out = votes_out(living.everybody)
        voted = (living.wolves * one_wolf_less + living.commoners * one_commoner_less) / living.everybody
        # A vote without a result leaves everybody alive, and night falls.
        return EXPLODES * one_wolf_less + (1 - EXPLODES) * (out * voted + (1 - out) * night(living))

    return night(start)


@pytest.mark.parametrize("living", range(1, 6))
def test_who_is_voted_out_by_counting_all_ballots(living: int):
    """The formula against every ballot that so many people can cast."""
    decided = 0
    for ballots in product(range(living + 1), repeat=living):
        counts = sorted((ballots.count(seat) for seat in range(living)), reverse=True)
        decided += counts[0] > (counts[1] if living > 1 else 0)
    assert votes_out(living) == Fraction(decided, (living + 1) ** living)


def test_small_tables_by_hand():
    """One wolf and three commoners: a night leaves 1 v 2, the day decides."""
    out = votes_out(3)
    gone = EXPLODES + (1 - EXPLODES) * out / 3
    assert wolves_win_at_random(Living(1, 3), "parity") == 1 - gone, (
        "a commoner less or another night is 1 v 1"
    )
    assert wolves_win_at_random(Living(2, 3), "parity") == 1, "two against two after the first night"


def miss(exact: float, games: int) -> float:
    """How likely an honest share of so many games is further off than the tolerance (Chernoff)."""

    def far(other: float) -> float:
        if not 0 < other < 1:
            return 0.0
        divergence = other * log(other / exact) + (1 - other) * log((1 - other) / (1 - exact))
        return exp(-games * divergence)

    return far(exact + TOLERANCE) + far(exact - TOLERANCE)


def enough(exact: float) -> Iterator[int]:
    """Numbers of games, in thousands, from the first for which the bound is good enough."""
    yield from (1000 * n for n in range(1, 200) if miss(exact, 1000 * n) <= HONEST_MISS)


def share(start: Living, rule: str, games: int) -> float:
    """The wolves' share as `nightcaller-lab simulate` counts it."""
    deck = {"werewolf": start.wolves, "commoner": start.commoners}
    plan = SimulationPlan("judge", Setup(deck, start.everybody, 1, {**HOUSE, "wolves_win": rule}), games)
    tally = play_batch(plan, range(games))
    assert (tally.played, tally.unfinished, tally.draws) == (games, 0, 0)
    return tally.wins["judge.wolves"] / games


TABLES = [
    (Living(1, 3), "parity"),
    (Living(2, 5), "parity"),
    (Living(1, 3), "side"),
    (Living(2, 4), "side"),
]


@pytest.mark.parametrize(("start", "rule"), TABLES)
def test_simulate_is_about_right(start: Living, rule: str):
    """A few games: within what chance allows one time in a million (Hoeffding)."""
    exact = float(wolves_win_at_random(start, rule))
    allowed = (log(2e6) / (2 * 400)) ** 0.5
    assert abs(share(start, rule, 400) - exact) < allowed


@pytest.mark.slow
@pytest.mark.parametrize(("start", "rule"), [(Living(2, 4), "parity"), (Living(3, 5), "side")])
def test_simulate_agrees_within_half_a_percent(start: Living, rule: str):
    """As many games as it takes for an honest simulation to miss it less than once in a hundred."""
    exact = float(wolves_win_at_random(start, rule))
    games = next(enough(exact))
    simulated = share(start, rule, games)
    assert abs(simulated - exact) < TOLERANCE, f"{simulated:.4f} simulated, {exact:.4f} exact, {games} games"
