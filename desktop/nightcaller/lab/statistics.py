"""What can be said about a rate after so many games, and where the middle of them lies."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

CONFIDENT: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A part of the games with its 95 % interval, all from 0 to 1."""

    games: int
    share: float
    low: float
    high: float

    def rounded(self, digits: int) -> dict[str, float]:
        """Return the share and its interval by name, to so many decimal places."""
        return {name: round(getattr(self, name), digits) for name in ("share", "low", "high")}


def share_of(games: int, played: int) -> Share:
    """Return how often something happened, with the Wilson score interval.

    Args:
        games: how many games it happened in.
        played: how many games there were; 0 leaves everything open.
    """
    if not played:
        return Share(0, 0.0, 0.0, 1.0)
    rate = games / played
    square = CONFIDENT * CONFIDENT
    middle = (rate + square / (2 * played)) / (1 + square / played)
    reach = CONFIDENT * sqrt(rate * (1 - rate) / played + square / (4 * played * played))
    reach /= 1 + square / played
    return Share(
        games,
        rate,
        0.0 if games == 0 else middle - reach,
        1.0 if games == played else middle + reach,
    )


class Spread(NamedTuple):
    """Where whole numbers lie: mean, ends, and the values below which 10, 50 and 90 % of them are."""

    mean: float
    least: int
    tenth: int
    median: int
    ninetieth: int
    most: int


def spread_of(counts: Mapping[int, int]) -> Spread | None:
    """Return the spread of values that were seen so and so often; None if nothing was seen."""
    total = sum(counts.values())
    if not total:
        return None
    values = sorted(counts)

    def value_at(part: float) -> int:
        below = 0
        for value in values:
            below += counts[value]
            if below >= part * total:
                return value
        return values[-1]

    mean = sum(value * times for value, times in counts.items()) / total
    return Spread(mean, values[0], value_at(0.1), value_at(0.5), value_at(0.9), values[-1])
