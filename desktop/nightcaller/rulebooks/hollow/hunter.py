"""Hunter: whatever kills him, he may kill somebody in return."""

from typing import Final

from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.hollow.causes import SHOT
from nightcaller.rulebooks.hollow.guns import FIRED, GUN, SHOT_TOLD
from nightcaller.rulebooks.stock import anybody, choose, last_shot, while_left

SHOOT: Final = last_shot(
    "hollow.hunter.shoot",
    choose(anybody, while_left(GUN)),
    cause=SHOT,
    charge=GUN,
    fired=FIRED,
    told=SHOT_TOLD,
)
"""Dead resolutions 1: "if the hunter gets killed, he can kill a player of his choosing"."""

ROLE = Role("hollow.hunter", VILLAGE, powers=(SHOOT,), charges=(Charge(GUN, SHOT_TOLD),), listed=6)
