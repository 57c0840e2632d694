"""Protector: shields one player every night, never the same one twice in a row."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.hollow.saving import PROTECTED
from nightcaller.rulebooks.stock import ability, anybody, choose, house, not_twice_running, protect, tell

PROTECTED_TOLD: Final = Kind("hollow.protected", discloses=False, mark="shield", feat="guarded")
PROTECT: Final = ability(
    "hollow.protector.protect",
    choose(anybody, not_twice_running(house("protector_repeats", "no")), or_nobody=False),
    tell(PROTECTED_TOLD),
    protect(PROTECTED, moments=None),
    hour=3,
)
"""Turns, Night 3: "every night"; he may choose himself (rulings, hollow), but nobody twice in a row.

Statuses, Protected: until the night's status cleanse.
"""

ROLE = Role(
    "hollow.protector",
    VILLAGE,
    powers=(PROTECT,),
    listed=5,
    house_rules=(HouseRule("protector_repeats", ("no", "yes"), group="night"),),
    marks={PROTECTED: False},
)
