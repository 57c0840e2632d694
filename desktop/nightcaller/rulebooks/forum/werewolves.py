"""The roles of the packs: of each a werewolf, who hunts, and a cultist, who knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask
from nightcaller.rulebooks.forum.camps import CULTIST, WOLF
from nightcaller.rulebooks.forum.cultist import follow, scanning
from nightcaller.rulebooks.forum.nightly import SICK, are_out, order
from nightcaller.rulebooks.forum.packs import GREY, LAST, ORDERS, RED
from nightcaller.rulebooks.stock import hooks, knows
from nightcaller.rulebooks.stock.limits import each

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PROPOSAL: Final = Kind("forum.pack.proposal", "proposal", discloses=False)


def hunt(game: Game, me: Holding) -> Script:
    """Roles, Werewolves: "choose a victim to eat each night": none of their own, and no patient.

    Nobody is no order at all.
    """
    team, asked = me.role.team, me.role.powers[0].id
    others = game.alive & ~(1 << me.seat)
    mates = others & game.tagged(team)
    patients = others & ~mates & are_out(game)
    blocked = each(mates, "blocked-forum-packmate")
    if patients:
        blocked += each(patients, SICK)
    (prey,) = yield Ask(me.seat, asked, seats_or_nobody(others & ~mates & ~patients), blocked=blocked)
    game.tell(PROPOSAL, to=game.tagged(team), by=me.seat, seat=prey, asked=asked)
    if isinstance(prey, int):
        order(game, me, (prey,))
        game.noted.setdefault(ORDERS[team], {})[me.seat] = prey
        facts = game.noted if game.house["pack_order"] == "last" else game.unread
        facts[LAST[team]] = prey
    return None


def wolf(role: str, team: str, listed: int) -> Role:
    """The werewolf of one pack."""
    powers = (Power(f"{team}.hunt", hunt, group=True, hour=8),)
    return Role(role, team, frozenset({WOLF, team}), powers, knows(team), several=True, listed=listed)


def cultist(role: str, team: str, listed: int) -> Role:
    """The cultist of one pack: "informed of all pack-members", and they of him."""
    traits = hooks(knows(team), {"died": follow})
    return Role(role, team, frozenset({CULTIST, team}), (scanning(f"{role}.scan"),), traits, listed=listed)


GREY_WOLF: Final = wolf("forum.werewolf", GREY.team, 1)
ROLES: Final = (
    GREY_WOLF,
    cultist("forum.cultist", GREY.team, 2),
    wolf("forum.red_werewolf", RED.team, 3),
    cultist("forum.red_cultist", RED.team, 4),
)
