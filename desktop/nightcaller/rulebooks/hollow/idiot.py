"""Idiot: executed in a trial, he is revealed instead of dying, and never votes again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Holding, Role
from nightcaller.engine.vocabulary import Attack, Status
from nightcaller.rulebooks.hollow.camps import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

REVEALED: Final = "hollow.revealed"
"""Statuses, "Idiot!"."""

REVEALED_TOLD: Final = Kind("hollow.idiot.revealed", news="news", mark="diamond", feat="spared")


def laugh(game: Game, me: Holding, attempt: Attack) -> bool:
    """Characters, Idiot: "executed in trial, he won't die nor will he be able to vote any more"."""
    if attempt.kind != "lynch":
        return False
    if not game.marked(me.seat, REVEALED):
        game.mark(me.seat, Status(REVEALED, me.seat, FOREVER), public=True)
    game.tell(REVEALED_TOLD, seat=me.seat)
    return True


def turn_back(game: Game, me: Holding) -> None:
    """The table has given him another card: it is not the one that was revealed."""
    game.unmark(me.seat, REVEALED, public=True)


ROLE = Role("hollow.idiot", VILLAGE, hooks={"revealed": laugh, "role_lost": turn_back})
