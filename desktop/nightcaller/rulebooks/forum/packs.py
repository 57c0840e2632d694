"""The packs: werewolves who hunt together, each pack for itself, and a cultist who knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of, seats_or_nobody
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import TABLE, Ask, Attack, Seat
from nightcaller.rulebooks.forum import doctor
from nightcaller.rulebooks.forum.camps import CULTIST, WOLF
from nightcaller.rulebooks.forum.cultist import follow, scanning
from nightcaller.rulebooks.forum.nightly import EATEN, SICK, are_out, order
from nightcaller.rulebooks.stock import hooks, knows
from nightcaller.rulebooks.stock.limits import each

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PROPOSAL: Final = Kind("forum.pack.proposal", "proposal", discloses=False)
AGREED: Final = Kind("forum.pack.agreed", "agreement", mark="cross", feat="hunted")
JOINED: Final = Kind("forum.joined", mark="diamond")

ORDERS: Final = {team: f"{team}.orders" for team in EATEN}
"""Pack -> the fact of a night that has what each of its wolves has ordered."""
LAST: Final = {team: f"{team}.last" for team in EATEN}
"""Pack -> the fact of a night that has what was ordered last."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One pack: its team, its two roles and the names of what it does."""

    team: str
    """Also the tag of its members."""
    name: str
    """What tells it from the other pack: ``grey`` or ``red``."""
    cause: str
    """Cause of the death of its victims."""
    wolf: Role
    cultist: Role

    def members(self, game: Game) -> int:
        """Bit mask of its wolves and its cultist, living and dead."""
        return game.tagged(self.team)

    def wolves(self, game: Game) -> int:
        """Bit mask of its living wolves."""
        return game.tagged(self.team) & game.tagged(WOLF) & game.alive


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


def decided(game: Game, pack: Pack) -> Seat:
    """Order of night 8: "the last order submitted will be used". House rule `pack_order`: or most of them."""
    if game.house["pack_order"] == "last":
        last: Seat = game.noted[LAST[pack.team]]
        return last
    heard: list[Seat] = list(game.noted[ORDERS[pack.team]].values())
    most = max(heard.count(seat) for seat in heard)
    tied = sorted({seat for seat in heard if heard.count(seat) == most})
    settled: Seat = game.pick(f"{pack.team}.tie", tied)
    return settled


def strike(game: Game) -> None:
    """Every pack attacks whom it has chosen; which of them comes first is drawn."""
    hunted = [(pack, decided(game, pack)) for pack in PACKS if ORDERS[pack.team] in game.noted]
    if len(hunted) > 1 and game.roll("forum.packs") % 2 == 0:
        hunted.reverse()
    for pack, prey in hunted:
        game.tell(AGREED, to=pack.members(game), seat=prey, pack=pack.name)
        doctor.assault(game, pack.cause, TABLE, prey)


def of(role: Role) -> Pack | None:
    """The pack to which a role belongs."""
    return next((pack for pack in PACKS if pack.team == role.team), None)


def behind(attempt: Attack) -> Pack | None:
    """The pack that made an attack, if one did."""
    return next((pack for pack in PACKS if pack.cause == attempt.cause), None)


def on_the_prowl(game: Game, pack: Pack) -> tuple[Seat, ...]:
    """Its wolves that were not out tonight."""
    return seats_of(pack.wolves(game) & ~are_out(game))


def join(game: Game, seat: Seat, pack: Pack) -> None:
    """Somebody becomes a wolf of a pack, and all of it knows: traits stay, the old role is gone."""
    holding = game.change_role(seat, pack.wolf)
    game.tell(JOINED, to=pack.members(game), seat=seat, pack=pack.name)
    pack.wolf.hooks["dealt"](game, holding)
    for mate in seats_of(pack.members(game) & ~(1 << seat)):
        game.tell(MATES, to=1 << mate, mates=((seat, pack.wolf.id),))


def wolf(role: str, team: str, listed: int) -> Role:
    """The werewolf of one pack."""
    powers = (Power(f"{team}.hunt", hunt, group=True, hour=8),)
    return Role(role, team, frozenset({WOLF, team}), powers, knows(team), several=True, listed=listed)


def cultist(role: str, team: str, listed: int) -> Role:
    """The cultist of one pack: "informed of all pack-members", and they of him."""
    traits = hooks(knows(team), {"died": follow})
    return Role(role, team, frozenset({CULTIST, team}), (scanning(f"{role}.scan"),), traits, listed=listed)


GREY: Final = Pack(
    "forum.grey_pack",
    "grey",
    EATEN["forum.grey_pack"],
    wolf("forum.werewolf", "forum.grey_pack", 1),
    cultist("forum.cultist", "forum.grey_pack", 2),
)
RED: Final = Pack(
    "forum.red_pack",
    "red",
    EATEN["forum.red_pack"],
    wolf("forum.red_werewolf", "forum.red_pack", 3),
    cultist("forum.red_cultist", "forum.red_pack", 4),
)
PACKS: Final = (GREY, RED)
ROLES: Final = tuple(role for pack in PACKS for role in (pack.wolf, pack.cultist))
