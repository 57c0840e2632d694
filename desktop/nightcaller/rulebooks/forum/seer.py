"""Seer: werewolf, apprentice, or a villager as far as one can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY
from nightcaller.rulebooks.forum import apprentice
from nightcaller.rulebooks.forum.camps import VILLAGE, WOLF
from nightcaller.rulebooks.forum.nightly import ask, note_order

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

APPRENTICE_LEARNED: Final = Kind("forum.seer.apprentice.learned", "answer", mark="eye")
LEARNED: Final = Kind("forum.seer.learned", "answer", mark="eye", feat="looked")


def scan(game: Game, me: Holding) -> Script:
    """Order of night 2: "to see if he is a Werewolf or an apprentice"; the others "appear as a Villager".

    Of a claimed apprentice the Seer learns whose; an unclaimed one is his from now on.
    """
    (target,) = yield ask(game, me, "forum.seer.scan")
    if target == NOBODY:
        return None
    seat = note_order(game, me, target)
    state = apprentice.state(game, seat)
    if state:
        master = apprentice.master(game, seat) or "nobody"
        game.tell(
            APPRENTICE_LEARNED,
            to=1 << me.seat, by=me.seat, seat=seat, camp="apprentice", master=master,
        )  # fmt: skip
        return [apprentice.claim(me, seat)]
    camp = "wolf" if WOLF in game.role(seat).tags else "villager"
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=seat, camp=camp)
    return None


ROLE = Role("forum.seer", VILLAGE, powers=(Power("forum.seer.scan", scan, informs=True),))
