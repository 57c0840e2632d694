"""Ancient: survives the werewolves once; executed, he takes everybody's powers with him."""

from typing import Final

from nightcaller.engine.book import HouseRule, Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.hollow.camps import REVERED, VILLAGE
from nightcaller.rulebooks.stock import house, survives

SKIN: Final = "skin"
"""What he survives one attack with, as the holding remembers it."""
WOUNDED: Final = Kind("hollow.wounded")
LAYER: Final = Layer("thick_skin", place=2)

ROLE = Role(
    "hollow.ancient",
    VILLAGE,
    frozenset({REVERED}),
    # Characters, Ancient: "can take two attacks from the Werewolves": the first only wounds him.
    hooks=survives("thick_skin", SKIN, WOUNDED, when=house("ancient_lives", "two"), private=False),
    charges=(Charge(SKIN, WOUNDED, "seat"),),
    listed=10,
    house_rules=(
        HouseRule("ancient_lives", ("two", "one"), group="night"),
        HouseRule("ancient_revenge", ("execution", "execution-shot-poison"), group="day"),
        HouseRule("curse", ("everybody", "village"), group="day"),
    ),
)
