"""How the acts of a night land (edges 1, Landing): what is immediate, then the night's strikes, then its end.

Moves, shields, role changes, marks and copies come first. Whoever falls to an immediate strike dies at once:
"killed by a strike, or role lost [...]: own end-night acts and group ballots lapse, immediate acts stand".
Everything that lands at the end of the night does so in one moment, and dying of it stops nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Power, Turn
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped import (
    cult,
    disease,
    flute_player,
    pack,
    plaguebearer,
    pyromancer,
    vampire,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GROUPS = (cult.GROUP, pack.GROUP)
"""Who attacks by a vote, in the order of edges 2."""
CIRCLES = (pyromancer.CIRCLE, vampire.CIRCLE, plaguebearer.CIRCLE)
"""Who has one choice together."""
SETTLED: Final = {one.id: one.agree for one in (*GROUPS, *CIRCLES)}
"""What is decided when all of a group have spoken."""


def together(game: Game) -> list[Act]:
    """What the circles do."""
    return [act for circle in CIRCLES for act in circle.acts(game)]


def turns_of_the_turned(game: Game, powers: Iterable[tuple[str, Power]]) -> list[Turn]:
    """Who got up again, and goes on as before among those who do not know.

    Args:
        powers: what is used tonight.
    """
    found = flute_player.turns(game)
    for circle in CIRCLES:
        for _role, power in powers:
            if circle.id in power.writes:
                found += circle.turns(game, power)
    return found


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
    disease.spread(game)
    disease.night_ends(game)
