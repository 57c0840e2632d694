"""Infected Wolf: one bite in the first night, and somebody is a wolf."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped import baker, pack
from nightcaller.rulebooks.revamped.teams import LYCAN, NEWS, WOLF_POWER, WOLVES
from nightcaller.rulebooks.stock import ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CUPID: Final = "revamped.cupid"
"""Whose love "overrides any other mechanic"."""
BITE: Final = Kind("revamped.infecting_bite", discloses=False, mark="diamond")
NOTHING: Final = Kind("revamped.bite_nothing")
BACKFIRED: Final = Kind("revamped.bite_backfired", mark="diamond")
BACKFIRES: Final = {
    "revamped.devil": "revamped.demon",
    "revamped.demon": "revamped.demon",
    "revamped.archangel": "revamped.saint",
    "revamped.saint": "revamped.saint",
}
"""Whom the bite makes one like itself."""
BAKERS_TURNED: Final = Kind("revamped.bakers_turned")


def bite(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "During the first night, the Infected Wolf must choose one player to convert": at once."""
    game.tell(BITE, to=1 << me.seat, by=me.seat, seat=chosen[0])
    return (Act(Tier.CHANGE, me.seat, chosen, infect, me.role.id, verb="turn"),)


def infect(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "Members of the wolfpack can't be infected." A Baker becomes the Bloody Butcher of all the others
    (2.2); everybody else a Wolf."""
    (whom,) = bodies
    if pack.in_pack(game, whom) or game.role(whom).id == CUPID:
        game.tell(NOTHING, to=1 << act.by, by=act.by, seat=act.targets[0])
    elif game.role(whom).id == baker.ROLE.id:
        turn_the_bakery(game, whom)
    elif game.role(whom).id in BACKFIRES:
        backfire(game, act.by, BACKFIRES[game.role(whom).id])
    else:
        pack.recruit(game, whom)


def backfire(game: Game, infector: Seat, role: str) -> None:
    """ "If a devil, demon, archangel, or saint is picked the power backfires and the infected wolf becomes a
    demon or saint." """
    turn(game, infector, role)
    game.tell(BACKFIRED, to=1 << infector, by=infector, role=role)


def turn_the_bakery(game: Game, bitten: Seat) -> None:
    """2.2, Baker: "their role changes to bloody butcher, instead of wolf [...] all other Bakers become
    butchers and are notified of this change"; of whom it was they are not told (rulings)."""
    bakery = [seat for seat in range(game.seats) if game.role(seat).id == baker.ROLE.id]
    for seat in bakery:
        turn(game, seat, "revamped.bloody_butcher" if seat == bitten else "revamped.butcher")
    for seat in bakery:
        others = tuple((other, "revamped.butcher") for other in bakery if other != seat)
        game.tell(MATES, to=1 << seat, mates=others)
        game.tell(BAKERS_TURNED, to=1 << seat)
    pack.welcome(game, bitten)


INFECT: Final = ability(
    "revamped.infected_wolf.infect", choose(others, or_nobody=False), bite, until=1, hour=30
)

ROLE = Role(
    "revamped.infected_wolf",
    WOLVES,
    frozenset({WOLF_POWER, LYCAN, pack.IN_PACK, NEWS}),
    (*pack.POWERS, INFECT),
    pack.HOOKS,
    listed=43,
    worth=-8,
)
