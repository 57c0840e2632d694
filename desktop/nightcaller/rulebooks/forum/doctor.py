"""Doctor: saves two victims in three; whoever is saved is out for a day and a night."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.forum.camps import HEALER, VILLAGE
from nightcaller.rulebooks.forum.hospital import TREATED, TREATED_TOLD
from nightcaller.rulebooks.forum.nightly import order
from nightcaller.rulebooks.stock import ability, choose, others, protect, tell

PROTECT: Final = ability(
    "forum.doctor.protect", choose(others), order, tell(TREATED_TOLD), protect(TREATED), hour=4
)
"""Order of night 4: "may protect one person each night", and "can never protect himself"."""

ROLE = Role(
    "forum.doctor",
    VILLAGE,
    frozenset({HEALER}),
    powers=(PROTECT,),
    listed=7,
    house_rules=(HouseRule("patients_lynched", ("no", "yes"), group="day"),),
)
