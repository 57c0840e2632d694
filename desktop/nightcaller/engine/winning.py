"""Who wins with whom: teams, those beside them, those with conditions, and those who left alive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import GONE
from nightcaller.engine.vocabulary import Attack, Outcome, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ALONE: Final = "alone"
"""Tag of those who are on nobody's side, in books whose sides are told by their tags."""
LEFT: Final = "left"
"""Kind of the `Attack` that stands where a death would: nothing has stopped or killed whoever left alive."""


def leave(game: Game, seat: Seat, cause: str) -> None:
    """Let somebody leave the game alive, having won for herself (ascending), before everybody's eyes.

    She counts as dead for every list and has no last acts: nothing of what follows a death is called, only
    ``left`` hooks, so that whoever is bound to her may follow.

    Args:
        cause: why, for instance ``toy.list_done``.
    """
    if not game.lives(seat):
        return
    game.alive &= ~(1 << seat)
    game.gone[seat] = cause
    game.deaths[seat] = Attack(cause, seat, seat, LEFT, seat)
    # Whatever was on its way to her comes too late.
    game.pending = [attempt for attempt in game.pending if attempt.target != seat]
    game.doomed = [attempt for attempt in game.doomed if attempt.target != seat]
    game.calm_since = game.moment + 1
    game.tell(GONE, seats=(seat,), role=game.role(seat).id)
    game.call_hooks("left", seat)


def winners(game: Game, teams: Iterable[str]) -> tuple[Seat, ...]:
    """Return everybody who wins when these teams do, dead or alive, by seat.

    A seat wins with its side (`Game.camp`, which may follow another's). Then everything it holds is asked by
    a ``wins`` hook, which may add it (a survivor), or refuse it (a condition that is not met). Whoever has
    left the game alive has won already.
    """
    won = tuple(teams)
    found = {player.seat: game.camp(player.seat) in won for player in game.players}
    for holding, hook in game.hearing("wins"):
        found[holding.seat] = hook(game, holding, won, found[holding.seat])
    return tuple(seat for seat, wins in found.items() if wins or seat in game.gone)


def end_of(team: str) -> str:
    """The reason of the victory of somebody on nobody's side, as a message id."""
    return f"end-{team.replace('.', '-')}"


def claims(game: Game) -> tuple[str, ...]:
    """The teams of people on nobody's side that have won, by order of dealing: their cards know when.

    Whoever is on another side by now has no claim of their own any more. What the table has overruled ends
    nothing.
    """
    if "claims" not in game.hooks:
        return ()
    said = ((hook(game, holding), holding.seat) for holding, hook in game.hearing("claims"))
    won = dict.fromkeys(team for team, seat in said if team and game.camp(seat) == team)
    return tuple(team for team in won if end_of(team) not in game.waived)


def claimed(game: Game) -> Outcome | None:
    """The end, if people on nobody's side have won: each with their whole team, dead or alive."""
    teams = claims(game)
    return Outcome(teams, _on(game, teams), end_of(teams[0])) if teams else None


def _on(game: Game, teams: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(player.seat for player in game.players if game.camp(player.seat) in teams)


def ending(game: Game, teams: Iterable[str], reason: str) -> Outcome:
    """Return the outcome: these teams have won, and whoever wins with them."""
    won = tuple(teams)
    return Outcome(won, winners(game, won), reason)
