"""Villager: "everyone in the village even the wolves". Every other role is held on top of this one."""

from nightcaller.engine.roles import STATE, Role
from nightcaller.rulebooks.chat.dealing import also_a_villager
from nightcaller.rulebooks.chat.factions import VILLAGE, VILLAGER

ROLE = Role(VILLAGER, VILLAGE, frozenset({STATE}), hooks={"dealt": also_a_villager}, several=True, listed=2)
