"""Seer: werewolf, apprentice, or a villager as far as one can see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.forum import learning
from nightcaller.rulebooks.forum.camps import MASTER, SEEING, VILLAGE, WOLF
from nightcaller.rulebooks.forum.nightly import order
from nightcaller.rulebooks.stock import ability, choose, inspect, others, with_tag

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

APPRENTICE_LEARNED: Final = Kind("forum.seer.apprentice.learned", "answer", mark="eye")
LEARNED: Final = Kind("forum.seer.learned", "answer", mark="eye", feat="looked")
CAMP: Final = inspect(LEARNED, "camp", with_tag(WOLF, "wolf", "villager"), "forum.camp")


def look(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """Order of night 2: "to see if he is a Werewolf or an apprentice"; the others "appear as a Villager".

    Of a claimed apprentice the Seer learns whose; an unclaimed one is his from now on.
    """
    (seat,) = chosen
    if not learning.state(game, seat):
        return CAMP(game, me, chosen)
    master = learning.master(game, seat) or "nobody"
    facts = {"seat": seat, "camp": "apprentice", "master": master}
    game.tell(APPRENTICE_LEARNED, to=1 << me.seat, by=me.seat, **facts)
    return [learning.claim(me, seat)]


SCAN: Final = ability("forum.seer.scan", choose(others), order, look, hour=2, informs=True)

ROLE = Role("forum.seer", VILLAGE, frozenset({MASTER, SEEING}), powers=(SCAN,), listed=5)
