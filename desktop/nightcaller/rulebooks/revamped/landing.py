"""How the acts of a night land (edges 1, Landing): what is immediate, then the night's strikes, then its end.

Moves, shields, role changes, marks and copies come first. Whoever falls to an immediate strike dies at once:
"killed by a strike, or role lost [...]: own end-night acts and group ballots lapse, immediate acts stand".
Everything that lands at the end of the night does so in one moment, and dying of it stops nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from nightcaller.engine.lap import Settle
from nightcaller.engine.roles import Turn
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped import coming, cult, disease, pack
from nightcaller.rulebooks.revamped.circle import Circle, circles
from nightcaller.rulebooks.revamped.consequences import Moment, follow
from nightcaller.rulebooks.revamped.groups import VotingGroup
from nightcaller.rulebooks.revamped.lending import original

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GROUPS = (cult.GROUP, pack.GROUP)
"""Who attacks by a vote, in the order of edges 2."""


def settled(game: Game) -> Mapping[str, Settle]:
    """What is decided when all of a group have spoken: of the groups that there may be at this table."""
    return game.at_this_table("landing.settled", _settled)


def _settled(game: Game) -> Mapping[str, Settle]:
    written = {fact for role in coming.coming(game) for power in role.powers for fact in power.writes}
    deciding: tuple[VotingGroup | Circle, ...] = (*GROUPS, *circles())
    return {one.id: one.agree for one in deciding if one.id in written}


def together(game: Game) -> list[Act]:
    """What the circles do."""
    return [act for circle in circles() if circle.id in game.noted for act in circle.acts(game)]


def turns_of_the_turned(game: Game) -> list[Turn]:
    """Who got up again, and goes on as before among those who do not know."""
    found = [turn for turns in follow(game, Moment.STILL_ASKED) for turn in turns]
    for circle in circles():
        if circle.turned(game):
            for _role, power in coming.powers(game, "night"):
                if circle.id in power.writes:
                    found += circle.turns(game, power)
    return found


def seal(game: Game, acts: Iterable[Act]) -> list[Act]:
    """Write on the acts of a lap whose power each of them is, before anything lands."""
    found = list(acts)
    for act in found:
        held = game.players[act.by].holdings
        act.card = next((one for one in held if act.role in {one.role.id, original(one.role.id)}), None)
    return found


def lapsed(game: Game, act: Act) -> bool:
    """Whether nothing comes of an act: its owner has lost the role before it could land, immediate or not, or
    the night's end finds her dead (edges 1, Landing; 10). What several do together another one does."""
    card = act.card
    if card is None or (
        card in game.players[act.by].holdings and (act.tier < Tier.END or game.lives(act.by))
    ):
        return False
    others = next((circle.left(game, act) for circle in circles() if circle.role == card.role.id), ())
    if not others:
        return True
    act.by = others[0]
    return False


def at_once(game: Game, acts: Iterable[Act], bury: Callable[[Game], tuple[Seat, ...]]) -> tuple[Seat, ...]:
    """Let everything land that is immediate, the strikes last; return who died of those, by seat.

    Args:
        bury: lets the struck die together, with all that follows.
    """
    game.land([act for act in acts if act.tier < Tier.END], lapsed)
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
    game.land([act for act in acts if act.tier >= Tier.END], lapsed)
    if not cult.leaderless(game):
        cult.GROUP.strike(game)
    pack.GROUP.strike(game)
    disease.spread(game)
    disease.night_ends(game)
