"""Crow: every other night, or every night, he puts somebody under suspicion for the next trial."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.hollow.house import ALTERNATE_NIGHTS
from nightcaller.rulebooks.hollow.suspicion import SUSPECT
from nightcaller.rulebooks.stock import (
    ability,
    anybody,
    choose,
    every_second,
    house,
    mark,
    others,
    tell,
    where,
)

CHOSE: Final = Kind("hollow.crow.chose", discloses=False, mark="ring")


ACCUSE: Final = ability(
    "hollow.crow.suspect",
    choose(where(house("crow_himself", "yes"), anybody, others), or_nobody=house("crow_nights", "every")),
    tell(CHOSE),
    mark(SUSPECT),
    nights=every_second("alternate_nights", always_if=("crow_nights", "every")),
    hour=9,
)
"""Turns, Night 9: "chooses one player to apply the status of Suspect"; it "gets cleansed after the day turn".

House rules `crow_nights`: every night, and then he may let one pass; `crow_himself`: whether it may be he.
The village hears of it in the morning.
"""

ROLE = Role(
    "hollow.crow",
    VILLAGE,
    powers=(ACCUSE,),
    listed=8,
    house_rules=(
        ALTERNATE_NIGHTS,
        HouseRule("crow_nights", ("every-two", "every"), group="night"),
        HouseRule("crow_votes", ("2", "1", "3"), group="day"),
        HouseRule("crow_himself", ("no", "yes"), group="night"),
    ),
    marks={SUSPECT: False},
)
