"""Despot: wins with the first election as Mayor, and silences whoever helped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import Poll
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.revamped.ascending import ascend, only_by_ascending
from nightcaller.rulebooks.revamped.ballots import MUTE, follow
from nightcaller.rulebooks.revamped.elections import MAYOR
from nightcaller.rulebooks.revamped.teams import UNALIGNED, UNALIGNED_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CAUSE: Final = "revamped.crowned"
SILENCED: Final = Kind("revamped.silenced")


def seizes(game: Game, me: Holding, office: str, result: Poll) -> bool:
    """ "If the Despot is elected Mayor, they win [...] ascends and stops playing. The game continues": and
    the Mayor's office is vacant again.

    "The votes of all players whose votes contributed to the Despot's victory will be nullified the next
    day phase": of those whose ballots brought him votes (edges 5).
    """
    if office != MAYOR:
        return False
    seat = me.seat
    helpers = tuple(voter for voter in result.contributors(seat) if voter != seat)
    for voter in helpers:
        follow(game, voter, MUTE, seat, moments=2)
    if helpers:
        game.record(SILENCED, by=seat, seats=helpers)
    ascend(game, seat, CAUSE)
    return True


ROLE = Role(
    "revamped.despot",
    UNALIGNED,
    frozenset({UNALIGNED_MISCELLANEOUS}),
    hooks={"wins": only_by_ascending, "elected": seizes},
    listed=61,
)
