"""Hunter: "can kill any player if the hunter itself was killed"."""

from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.chat.dealing import also_a_villager
from nightcaller.rulebooks.chat.factions import VILLAGE
from nightcaller.rulebooks.chat.guns import GUN, HUNTER, SHOOT, SHOT_TOLD

ROLE = Role(
    HUNTER,
    VILLAGE,
    powers=(SHOOT,),
    hooks={"dealt": also_a_villager},
    charges=(Charge(GUN, SHOT_TOLD),),
    listed=4,
)
