"""Priest: holy water; it burns lycans, and on a good head it costs the Priest's life."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine import death
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.visits import NO_VISIT, reach, strike, visit
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.revamped.love import aligned
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING, is_lycan
from nightcaller.rulebooks.stock import ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

WATER: Final = Cause("revamped.holy_water", aimed=True)
LOST_FAITH: Final = "revamped.lost_faith"
"""Causes of death: the lycan's, and the Priest's own."""
BLESSING: Final = Kind("revamped.blessing", discloses=False, mark="cross")


def sprinkle(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "If the targeted player is a lycan, they are attacked. If they are townsfolk, the Priest dies. If
    they are not lycan and not townsfolk, both [...] live." The truth counts, at home or not (edges 2), at the
    night's end."""

    def land(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
        (plate,) = act.targets
        whom = reach(game, act.by, plate, "attack", WATER)
        if is_lycan(game, whom):
            strike(game, WATER, act.by, plate, house=True)
            return
        visit(game, act.by, plate, "bless", WATER)
        if aligned(game, whom) == TOWN:
            death.attack(game, LOST_FAITH, act.by, act.by, "true")

    game.tell(BLESSING, to=1 << me.seat, by=me.seat, seat=chosen[0])
    return (Act(Tier.END, me.seat, chosen, land, me.role.id, NO_VISIT),)


BLESS: Final = ability("revamped.priest.bless", choose(others), sprinkle, hour=64)

ROLE = Role("revamped.priest", TOWN, frozenset({TOWN_KILLING}), (BLESS,), listed=33, worth=3)
