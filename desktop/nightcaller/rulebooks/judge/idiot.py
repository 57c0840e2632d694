"""Idiot (白痴): voted out, he flips his card, lives on and has no vote any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack, Status
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

FLIPPED = "judge.flipped"

FLIPPED_TOLD: Final = Kind("judge.idiot.flipped", news="news", mark="diamond", feat="spared")


def flip(game: Game, me: Holding, attempt: Attack) -> bool:
    """Section II: only a vote triggers it, and only once; voted out again he dies (rulings)."""
    if attempt.kind != "lynch" or game.marked(me.seat, FLIPPED):
        return False
    game.mark(me.seat, Status(FLIPPED, me.seat, FOREVER), public=True)
    game.tell(FLIPPED_TOLD, seat=me.seat)
    return True


def turn_back(game: Game, me: Holding) -> None:
    """The table has given him another card: it is not the one that was flipped."""
    game.unmark(me.seat, FLIPPED, public=True)


ROLE = Role(
    "judge.idiot",
    GOOD,
    frozenset({DIVINE}),
    hooks={"flip": flip, "role_lost": turn_back},
    charges=(Charge("flip", FLIPPED_TOLD, "seat"),),
)
