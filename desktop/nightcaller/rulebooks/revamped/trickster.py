"""Trickster: the vote looks like everybody's, and counts against."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.weights import Weights
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def turn_against(_game: Game, me: Holding, weights: Weights) -> None:
    """ "Internally it is counted with the value -1"; a Mayor's with -2, for the sign is put last."""
    weights.set(me.seat, -weights.each.get(me.seat, 0))


ROLE = Role(
    "revamped.trickster",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS}),
    hooks={"weight_sign": turn_against},
    listed=10,
)
