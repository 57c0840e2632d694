"""What speeches and votes have in common: who begins, what is told of a result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.vocabulary import Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.poll import Poll


def spoken_from(seats: tuple[Seat, ...], roll: int) -> tuple[Seat, ...]:
    """The seats in order, beginning with a drawn one."""
    if not seats:
        return ()
    first = roll % len(seats)
    return seats[first:] + seats[:first]


def tell_result(game: Game, kind: str, result: Poll) -> None:
    """Let everybody see who voted for whom and what it came to, in half-votes."""
    if game.quiet:
        return
    game.tell(
        kind,
        label=result.label,
        ballots=tuple(result.ballots.items()),
        weights=tuple(result.weights.items()),
        totals=tuple(result.totals.items()),
        seats=result.top,
    )
