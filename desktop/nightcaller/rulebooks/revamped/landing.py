"""How the acts of a night land (edges 1, Landing): what is immediate, then the night's strikes, then its end.

Moves, shields, role changes, marks and copies come first. Whoever falls to an immediate strike dies at once:
"killed by a strike, or role lost [...]: own end-night acts and group ballots lapse, immediate acts stand".
Everything that lands at the end of the night does so in one moment, and dying of it stops nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped import cult, pack

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GROUPS = (cult.GROUP, pack.GROUP)
"""Who attacks by a vote, in the order of edges 2."""


def at_once(game: Game, acts: Iterable[Act], bury: Callable[[Game], tuple[Seat, ...]]) -> tuple[Seat, ...]:
    """Let everything land that is immediate, the strikes last; return who died of those, by seat.

    Args:
        bury: lets the struck die together, with all that follows.
    """
    game.land(act for act in acts if act.tier < Tier.END)
    if not game.pending:
        return ()
    # Whoever the table has declared dead by night acts to its end, and dies at daybreak.
    declared, game.doomed = game.doomed, []
    dead = bury(game)
    game.doomed = declared
    for group in GROUPS:
        for seat in dead:
            group.withdraw(game, seat)
    return dead


def at_nights_end(game: Game, acts: Iterable[Act]) -> None:
    """Let the acts of the night's end land together with what the groups have voted for."""
    game.land(act for act in acts if act.tier >= Tier.END)
    if not cult.leaderless(game):
        cult.GROUP.strike(game)
    pack.GROUP.strike(game)
