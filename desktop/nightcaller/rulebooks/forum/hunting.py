"""How a pack of the forum book hunts: the same for every wolf of either."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask
from nightcaller.rulebooks.forum.camps import WOLF
from nightcaller.rulebooks.forum.nightly import SICK, are_out, order
from nightcaller.rulebooks.forum.packs import LAST, ORDERS
from nightcaller.rulebooks.stock import knows
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


def settled(_deck: Mapping[str, int], house: Mapping[str, str]) -> str:
    """See `Power.settled`, and `packs.decided`."""
    return "last" if house["pack_order"] == "last" else "votes"


def wolf(role: str, team: str, listed: int) -> Role:
    """The werewolf of one pack."""
    powers = (Power(f"{team}.hunt", hunt, group=True, settled=settled, hour=8),)
    return Role(role, team, frozenset({WOLF, team}), powers, knows(team), several=True, listed=listed)
