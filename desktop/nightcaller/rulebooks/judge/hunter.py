"""Hunter (猎人): shoots one player on his own death, unless voted out."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.causes import EXILE, POISON
from nightcaller.rulebooks.judge.guns import GUN, NO_CAUSE, SHOT_TOLD, by_rule, gun

SHOOT: Final = gun(
    "judge.hunter",
    unless=by_rule(
        "hunter_shoots",
        {
            "unless-voted-out": frozenset({EXILE}),
            "unless-poisoned": frozenset({POISON}),
            "always": NO_CAUSE,
        },
    ),
)
"""Section II: shoot and take a person when not voted out; once."""

ROLE = Role(
    "judge.hunter",
    GOOD,
    frozenset({DIVINE}),
    (SHOOT,),
    charges=(Charge(GUN, SHOT_TOLD),),
    listed=10,
    worth=3,
    house_rules=(HouseRule("hunter_shoots", ("unless-voted-out", "unless-poisoned", "always"), group="day"),),
)
