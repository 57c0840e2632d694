"""Infected Wolf: one bite in the first night, and somebody is a wolf."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import BITES, DescribedRole
from nightcaller.rulebooks.revamped.teams import LYCAN, NEWS, WOLF_POWER, WOLF_ROLE, WOLVES
from nightcaller.rulebooks.stock import ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BITE: Final = Kind("revamped.infecting_bite", discloses=False, mark="diamond")
NOTHING: Final = Kind("revamped.bite_nothing")


def bite(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "During the first night, the Infected Wolf must choose one player to convert": at once."""
    game.tell(BITE, to=1 << me.seat, by=me.seat, seat=chosen[0])
    return (Act(Tier.CHANGE, me.seat, chosen, infect, me.role.id, verb="turn"),)


def infect(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "Members of the wolfpack can't be infected"; what else comes of the bite than a Wolf says the hook
    ``bitten`` of whose card it is: ``hook(game, me, by) -> bool``, False if nothing does."""
    (whom,) = bodies
    other = game.role(whom).hooks.get("bitten")
    if pack.in_pack(game, whom) or (other and not other(game, game.players[whom].holdings[0], act.by)):
        game.tell(NOTHING, to=1 << act.by, by=act.by, seat=act.targets[0])
    elif not other:
        pack.recruit(game, whom)


INFECT: Final = ability(
    "revamped.infected_wolf.infect", choose(others, or_nobody=False), bite, until=1, hour=30
)

ROLE = DescribedRole(
    "revamped.infected_wolf",
    WOLVES,
    frozenset({WOLF_POWER, LYCAN, pack.IN_PACK, NEWS, BITES}),
    (*pack.POWERS, INFECT),
    pack.HOOKS,
    listed=43,
    worth=-8,
    becomes=(WOLF_ROLE,),
)
