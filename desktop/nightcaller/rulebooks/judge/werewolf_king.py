"""Werewolf King (狼王): shoots when he is voted out, shot or dueled to death."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.causes import ALONE, DOUBLE_SAVE, DUEL, EATEN, EXILE, SHOT
from nightcaller.rulebooks.judge.guns import GUN, SHOT_TOLD, by_rule, gun
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK

SHOOTS: Final = frozenset({EXILE, SHOT, DUEL})
"""Section II: "when voted out/gunned down/dueled to death"."""
HUNTED: Final = frozenset({EATEN, DOUBLE_SAVE, ALONE, "night"})
"""What wolves do; by night nobody sees more than that it was by ``night``."""
SHOOT: Final = gun(
    "judge.werewolf_king",
    after=by_rule("wolf_king_shoots_when_hunted", {"no": SHOOTS, "yes": SHOOTS | HUNTED}),
)
"""Not when poisoned, not when exploding, and once."""

ROLE = Role(
    "judge.werewolf_king",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, EXPLODE, SHOOT),
    KNOWS_THE_PACK,
    charges=(Charge(GUN, SHOT_TOLD),),
    listed=5,
    worth=-7,
    house_rules=(HouseRule("wolf_king_shoots_when_hunted", ("no", "yes"), group="wolves"),),
)
