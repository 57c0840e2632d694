"""Fox: scouts a player and both neighbours every night, until he finds no werewolf among the three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Ask, Seat
from nightcaller.rulebooks.hollow.camps import VILLAGE, WOLF

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

LEARNED: Final = Kind("hollow.fox.learned", "answer", mark="eye")


def scout(game: Game, me: Holding) -> Script:
    """Turns, Night 5: a werewolf among them, and he keeps his power; none, and it is lost for good.

    House rule `fox_declines`: he may stay at home.
    """
    if "lost" in me.memory:
        return None
    at_home = (NOBODY,) if game.house["fox_declines"] == "yes" else ()
    (target,) = yield Ask(me.seat, "hollow.fox.scout", (*game.living, *at_home))
    if target == NOBODY:
        return None
    found = any(WOLF in game.role(seat).tags for seat in surroundings(game, int(target)))
    if not found:
        me.memory["lost"] = True
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=target, scent="wolf" if found else "nothing")
    return None


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


ROLE = Role("hollow.fox", VILLAGE, powers=(Power("hollow.fox.scout", scout, informs=True),))
