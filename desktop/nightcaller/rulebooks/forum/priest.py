"""Priest: Seer, cultist, apprentice, or a villager as far as one can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import appearance
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.forum import learning
from nightcaller.rulebooks.forum.camps import CULTIST, MASTER, SEEING, VILLAGE
from nightcaller.rulebooks.forum.nightly import order
from nightcaller.rulebooks.stock import ability, choose, inspect, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LEARNED: Final = Kind("forum.priest.learned", "answer", mark="eye")


def seen(game: Game, bodies: tuple[Seat, ...]) -> str:
    """Order of night 3: "to see if he is a Seer, a cultist or an apprentice"."""
    role = appearance(game, bodies[0])
    if learning.state(game, bodies[0]):
        return "apprentice"
    if CULTIST in role.tags:
        return "cultist"
    return "seer" if SEEING in role.tags else "villager"


SCAN: Final = ability(
    "forum.priest.scan",
    choose(others),
    order,
    inspect(LEARNED, "camp", seen, "forum.identity"),
    learning.claimed,
    hour=3,
    informs=True,
)
"""Whose apprentice it is the Priest does not learn, "unlike the Seer"; an unclaimed one is his from now."""

ROLE = Role("forum.priest", VILLAGE, frozenset({MASTER}), powers=(SCAN,), listed=6)
