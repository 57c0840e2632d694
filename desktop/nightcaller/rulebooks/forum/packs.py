"""The packs: werewolves who hunt together, each pack for itself, and a cultist who knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import TABLE, Attack, Seat
from nightcaller.rulebooks.forum import hospital
from nightcaller.rulebooks.forum.camps import WOLF
from nightcaller.rulebooks.forum.nightly import EATEN, are_out

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

AGREED: Final = Kind("forum.pack.agreed", "agreement", mark="cross", feat="hunted")
JOINED: Final = Kind("forum.joined", mark="diamond")

ORDERS: Final = {team: f"{team}.orders" for team in EATEN}
"""Pack -> the fact of a night that has what each of its wolves has ordered."""
LAST: Final = {team: f"{team}.last" for team in EATEN}
"""Pack -> the fact of a night that has what was ordered last."""


@dataclass(frozen=True, slots=True)
class Pack:
    """One pack: its team and the names of what it does."""

    team: str
    """Also the tag of its members."""
    name: str
    """What tells it from the other pack: ``grey`` or ``red``."""
    cause: str
    """Cause of the death of its victims."""

    def members(self, game: Game) -> int:
        """Bit mask of its wolves and its cultist, living and dead."""
        return game.tagged(self.team)

    def wolf(self, game: Game) -> Role:
        """The card of its wolves."""
        cards = game.book.roles.values()
        return next(card for card in cards if card.team == self.team and WOLF in card.tags)

    def wolves(self, game: Game) -> int:
        """Bit mask of its living wolves."""
        return game.tagged(self.team) & game.tagged(WOLF) & game.alive


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
        hospital.assault(game, pack.cause, TABLE, prey)


def behind(attempt: Attack) -> Pack | None:
    """The pack that made an attack, if one did."""
    return next((pack for pack in PACKS if pack.cause == attempt.cause), None)


def on_the_prowl(game: Game, pack: Pack) -> tuple[Seat, ...]:
    """Its wolves that were not out tonight."""
    return seats_of(pack.wolves(game) & ~are_out(game))


def join(game: Game, seat: Seat, pack: Pack) -> None:
    """Somebody becomes a wolf of a pack, and all of it knows: traits stay, the old role is gone."""
    wolf = pack.wolf(game)
    holding = game.change_role(seat, wolf)
    game.tell(JOINED, to=pack.members(game), seat=seat, pack=pack.name)
    wolf.hooks["dealt"](game, holding)
    for mate in seats_of(pack.members(game) & ~(1 << seat)):
        game.tell(MATES, to=1 << mate, mates=((seat, wolf.id),))


GREY: Final = Pack("forum.grey_pack", "grey", EATEN["forum.grey_pack"])
RED: Final = Pack("forum.red_pack", "red", EATEN["forum.red_pack"])
PACKS: Final = (GREY, RED)
