"""Fox: scouts a player and both neighbours every night, until he finds no werewolf among the three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.hollow.camps import VILLAGE, WOLF
from nightcaller.rulebooks.stock import ability, anybody, choose, house, while_left, with_tag

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LEARNED: Final = Kind("hollow.fox.learned", "answer", mark="eye")
NOSE: Final = "lost"
"""What he has no more, as the holding remembers it."""
SMELLS: Final = with_tag(WOLF, "wolf", "nothing")


def scent(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
    """Turns, Night 5: a werewolf among them, and he keeps his power; none, and it is lost for good.

    House rule `fox_keeps_nose`: or it is never lost.
    """
    (seat,) = chosen
    near = surroundings(game, visit(game, me.seat, seat, "inspect", me.role.id))
    smelt = {game.inspect(me.seat, one, "hollow.scent", SMELLS(game, (one,))) for one in near}
    scent = "wolf" if "wolf" in smelt else "nothing"
    if scent == "nothing" and game.house["fox_keeps_nose"] == "no":
        me.memory[NOSE] = True
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=seat, scent=scent)
    return ()


def surroundings(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """ "The selected player or his adjacent players". House rule `fox_neighbours`.

    Living: the nearest people alive on both sides. By seat: the chairs beside him, as far as somebody living
    sits there.
    """
    if game.house["fox_neighbours"] == "by-seat":
        beside = ((seat - 1) % game.seats, seat, (seat + 1) % game.seats)
        return tuple(one for one in beside if game.lives(one))
    living = game.living
    at = living.index(seat)
    return living[at - 1], seat, living[(at + 1) % len(living)]


SCOUT: Final = ability(
    "hollow.fox.scout",
    choose(anybody, while_left(NOSE), or_nobody=house("fox_declines", "yes")),
    scent,
    hour=5,
    informs=True,
)
"""House rule `fox_declines`: he may stay at home."""

ROLE = Role(
    "hollow.fox",
    VILLAGE,
    powers=(SCOUT,),
    listed=7,
    house_rules=(
        HouseRule("fox_neighbours", ("living", "by-seat"), group="night"),
        HouseRule("fox_declines", ("no", "yes"), group="night"),
        HouseRule("fox_keeps_nose", ("no", "yes"), group="night"),
    ),
)
