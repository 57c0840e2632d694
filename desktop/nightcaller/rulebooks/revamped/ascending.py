"""Ascending (5.1): somebody wins alone and stops playing, and the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat
from nightcaller.engine.winning import leave
from nightcaller.rulebooks.revamped.revelations import reveal

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ASCENDED: Final = Kind("revamped.ascended", news="moment", mark="ring", feat="ascended")


def ascend(game: Game, seat: Seat, cause: str) -> None:
    """5.1: "even though they have won, the game continues, and a team can still win".

    Edges 6: "at once, announced with role, no death powers, dead for lists".

    Args:
        cause: why, for instance ``revamped.list_done``.
    """
    if game.lives(seat):
        reveal(game, ASCENDED, seat=seat, role=game.role(seat).id)  # before whoever leaves because of it
        leave(game, seat, cause)


def only_by_ascending(_game: Game, _me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
    """No team's victory is theirs (5.1): whoever has not left the game has not won."""
    return False
