"""What falls back on whoever looks at somebody cursed, or pours poison there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.vocabulary import Act, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CURSE: Final = Cause("judge.curse")
"""Cause of the death of a Witch or a Seer who touched a Wraith Rider."""
CURSED: Final = "cursed"
"""What a Seer gets instead of an answer."""


def strike_back(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The act of a Seer who looked at it: it falls back on the Seer."""
    attack(game, CURSE, bodies[0], act.by, "true")
