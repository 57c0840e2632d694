"""Shares with their intervals, and where whole numbers lie."""

from __future__ import annotations

import pytest

from nightcaller.lab.statistics import share_of, spread_of


class TestShare:
    @pytest.mark.parametrize(
        ("games", "played", "low", "high"),
        [
            # Newcombe (1998), table I: Wilson without continuity correction.
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ],
    )
    def test_is_the_published_wilson_interval(self, games: int, played: int, low: float, high: float):
        share = share_of(games, played)
        assert share.share == games / played
        assert (round(share.low, 4), round(share.high, 4)) == (low, high)

    def test_reaches_certainty_only_at_the_ends(self):
        assert share_of(0, 7).low == 0.0
        assert share_of(7, 7).high == 1.0
        assert share_of(7, 7).low < 1.0

    def test_knows_nothing_without_games(self):
        assert share_of(0, 0) == (0, 0.0, 0.0, 1.0)


class TestSpread:
    def test_finds_the_middle_and_the_ends(self):
        spread = spread_of({3: 10, 4: 70, 9: 20})
        assert spread is not None
        assert spread.mean == pytest.approx(4.9)
        assert (spread.least, spread.tenth, spread.median, spread.ninetieth, spread.most) == (3, 3, 4, 9, 9)

    def test_of_nothing_is_nothing(self):
        assert spread_of({}) is None
