"""Guardian Angel: wards off every attack of the night, never from the same person twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule, Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.forum.camps import TRAITS, anybodys
from nightcaller.rulebooks.forum.nightly import BY_NIGHT, GUARDED, SAVED, order, rescued
from nightcaller.rulebooks.stock import ability, choose, house, not_twice_running, others, protect, tell

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GUARDED_TOLD: Final = Kind("forum.guarded", discloses=False, mark="shield", feat="guarded")


def warded(game: Game, attempt: Attack) -> bool:
    """Layer 1: "against a nightly attack"."""
    if attempt.kind not in BY_NIGHT or not game.marked(attempt.target, GUARDED):
        return False
    rescued(game, attempt.target)
    game.record(SAVED, seat=attempt.target, by_card="angel")
    return True


LAYER: Final = Layer("angel", warded, frozenset({GUARDED}), place=1, sign=GUARDED_TOLD)

PROTECT: Final = ability(
    "forum.guardian_angel.protect",
    choose(others, not_twice_running(house("angel_repeat", "no"))),
    order,
    tell(GUARDED_TOLD),
    protect(GUARDED),
    hour=5,
)
"""Order of night 5: not "the same person two nights in a row", never oneself."""

ROLE = Role(
    "forum.guardian_angel",
    TRAITS,
    powers=(PROTECT,),
    beside=anybodys,
    several=True,
    listed=12,
    house_rules=(HouseRule("angel_repeat", ("no", "yes"), group="night"),),
    marks={GUARDED: False},
)
