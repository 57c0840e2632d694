"""The lab's sensible bots against an exact result: a Seer whose truth is public.

Nobody lies, no face gives anything away, all vote with the table, the pack hunts nobody in particular. What
is left is that the Seer tells what he has seen, and is believed. Such a game is a small Markov chain: who is
unknown, who is known to be good, whether the Seer lives. Whom the table drifts to may depend on who looked
bad for days, but looks say nothing about cards: among the unknown all are equally likely to be wolves.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import log, sqrt

import pytest

from nightcaller.engine import Setup
from nightcaller.lab import choices, sensible_bot, talk
from nightcaller.lab.simulation import SimulationPlan, play_batch
from rulebooks.test_exact import SURE, Living, wolves_have_won
from rulebooks.test_exact_simulate import HOUSE


def wolves_win(wolves: int, commoners: int, rule: str, *, told: bool = True) -> Fraction:
    """The exact probability that the wolves win against one Seer and so many commoners.

    Args:
        told: whether the Seer tells what he has seen; without it he is one more whom nobody suspects.
    """

    def settled(unknown_wolves: int, found: int, plain: int, cleared: int, seer: int) -> Fraction | None:
        if not unknown_wolves + found:
            return Fraction(0)
        living = Living(unknown_wolves + found, plain + cleared, seer)
        return Fraction(1) if wolves_have_won(living, rule, had_guardian=True) else None

    @cache
    def night(unknown: int, plain: int, cleared: int, seer: int, first: bool) -> Fraction:
        """The pack takes any good one; the Seer looks at anybody unknown."""
        good = plain + cleared + seer
        total = Fraction(0)
        victims = ((plain, (1, 0, 0)), (cleared, (0, 1, 0)), (seer, (0, 0, 1)))
        for count, (of_plain, of_cleared, of_seer) in victims:
            if not count:
                continue
            chance = Fraction(count, good)
            left = (plain - of_plain, cleared - of_cleared, seer - of_seer)
            # Last words are for the first night's dead: a Seer killed later takes his finding with him.
            if not seer or not told or (of_seer and not first):
                total += chance * day(unknown, 0, *left)
                continue
            looked_at = unknown + plain
            total += chance * Fraction(unknown, looked_at) * day(unknown - 1, 1, *left)
            # Of the plain ones whom he may look at, one is the victim: then nobody is cleared by it.
            if of_plain:
                total += chance * Fraction(1, looked_at) * day(unknown, 0, *left)
            if left[0]:
                seen = (left[0] - 1, left[1] + 1, left[2])
                total += chance * Fraction(left[0], looked_at) * day(unknown, 0, *seen)
        return total

    @cache
    def day(unknown: int, found: int, plain: int, cleared: int, seer: int) -> Fraction:
        """A wolf who was found leaves, else anybody unknown."""
        over = settled(unknown, found, plain, cleared, seer)
        if over is not None:
            return over
        if found:
            return dusk(unknown, plain, cleared, seer)
        total = unknown * dusk(unknown - 1, plain, cleared, seer)
        if plain:
            total += plain * dusk(unknown, plain - 1, cleared, seer)
        return total / (unknown + plain)

    def dusk(unknown: int, plain: int, cleared: int, seer: int) -> Fraction:
        over = settled(unknown, 0, plain, cleared, seer)
        return night(unknown, plain, cleared, seer, first=False) if over is None else over

    return night(wolves, commoners, 0, 1, first=True)


def test_small_tables_by_hand() -> None:
    """One wolf, two commoners and the Seer: a night, a vote among three, and one against one is lost."""
    # Found (one look of three), he leaves. Else a commoner is cleared: if the other one is the victim (one of
    # three), only the wolf is unknown; if the Seer or the cleared one is, a commoner is unknown beside him.
    assert wolves_win(1, 2, "parity") == Fraction(2, 3) * Fraction(2, 3) * Fraction(1, 2)
    # A god's death is enough where a side is: the Seer's (one of three), whatever he has found.
    gone, spared = Fraction(1, 3), Fraction(2, 3)
    missed = Fraction(2, 3) * Fraction(1, 2) * Fraction(1, 2)
    assert wolves_win(1, 2, "side") == gone + spared * missed


@pytest.mark.parametrize("rule", ["parity", "side"])
def test_truth_helps_the_village(rule: str) -> None:
    for wolves in range(1, 4):
        for commoners in range(wolves + 1, 10):
            assert wolves_win(wolves, commoners, rule) < wolves_win(wolves, commoners, rule, told=False)


@pytest.mark.parametrize(
    ("wolves", "commoners", "rule", "games"),
    [
        (1, 4, "parity", 400),
        (2, 6, "side", 400),
        pytest.param(2, 6, "parity", 3000, marks=pytest.mark.slow),
        pytest.param(3, 8, "side", 3000, marks=pytest.mark.slow),
    ],
)
def test_sensible_bots_meet_it(
    monkeypatch: pytest.MonkeyPatch, wolves: int, commoners: int, rule: str, games: int
) -> None:
    for module, name, value in (
        (sensible_bot, "LIES", {True: 0.0, False: 0.0}),
        (talk, "READABLE", 0.0),
        (choices, "HUNTS_LEADER", 0.0),
        (choices, "GUESS", 1e9),
        (choices, "BLENDS", 1.0),
        (choices, "BETRAYS", {True: 1.0, False: 1.0}),
        (choices, "FOLLOWS", 1.0),
    ):
        monkeypatch.setattr(module, name, value)
    deck = {"werewolf": wolves, "seer": 1, "commoner": commoners}
    setup = Setup(deck, wolves + 1 + commoners, 1, {**HOUSE, "wolves_win": rule})
    tally = play_batch(SimulationPlan("judge", setup, games, "sensible"), range(games))
    assert (tally.played, tally.unfinished, tally.draws) == (games, 0, 0)
    share, exact = tally.wins["judge.wolves"] / games, float(wolves_win(wolves, commoners, rule))
    allowed = sqrt(log(2 / SURE) / (2 * games))
    assert abs(share - exact) < allowed, f"{share:.4f} played, {exact:.4f} exact, {allowed:.4f} allowed"
