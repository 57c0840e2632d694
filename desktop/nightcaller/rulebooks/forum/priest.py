"""Priest: Seer, cultist, apprentice, or a villager as far as one can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Seat
from nightcaller.rulebooks.forum import apprentice
from nightcaller.rulebooks.forum.camps import CULTIST, VILLAGE
from nightcaller.rulebooks.forum.nightly import ask, note_order

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

LEARNED: Final = Kind("forum.priest.learned", "answer", mark="eye")


def scan(game: Game, me: Holding) -> Script:
    """Order of night 3: "to see if he is a Seer, a cultist or an apprentice".

    Whose apprentice it is the Priest does not learn, "unlike the Seer"; an unclaimed one is his from now on.
    """
    (target,) = yield ask(game, me, "forum.priest.scan")
    if target == NOBODY:
        return None
    seat = note_order(game, me, target)
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=seat, camp=seen(game, seat))
    return [apprentice.claim(me, seat)]


def seen(game: Game, seat: Seat) -> str:
    """What a Priest sees in somebody."""
    role = game.role(seat)
    if apprentice.state(game, seat):
        return "apprentice"
    if CULTIST in role.tags:
        return "cultist"
    return "seer" if role.id == "forum.seer" else "villager"


ROLE = Role("forum.priest", VILLAGE, powers=(Power("forum.priest.scan", scan, informs=True),))
