"""Guardian (守卫): shields one player from the pack every night, not the same one twice running."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.saving import SHIELD
from nightcaller.rulebooks.stock import ability, anybody, choose, house, not_twice_running, protect, tell

GUARDED: Final = Kind("judge.guarded", discloses=False, mark="shield", feat="guarded")
PROTECT: Final = ability(
    "judge.guardian.protect",
    choose(anybody, not_twice_running(house("guard_repeat", "no"))),
    tell(GUARDED),
    protect(SHIELD),
    hour=2,
)
"""Night 2: the Guardian chooses whom to protect; himself and nobody are allowed."""

ROLE = Role(
    "judge.guardian",
    GOOD,
    frozenset({DIVINE}),
    (PROTECT,),
    listed=11,
    worth=3,
    house_rules=(HouseRule("guard_repeat", ("no", "yes"), group="night"),),
)
