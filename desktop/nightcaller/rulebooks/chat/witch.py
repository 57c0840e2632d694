"""Witch: two potions, each once in the game; several witches lose them together or one by one."""

from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.chat.dealing import and_known_to_each_other
from nightcaller.rulebooks.chat.factions import VILLAGE
from nightcaller.rulebooks.chat.potions import HEAL_SPENT, KILL_SPENT, POTIONS, WITCH

ROLE = Role(
    WITCH,
    VILLAGE,
    powers=(POTIONS,),
    hooks={"dealt": and_known_to_each_other},
    charges=(Charge("heal", HEAL_SPENT), Charge("kill", KILL_SPENT)),
    several=True,
    listed=6,
)
