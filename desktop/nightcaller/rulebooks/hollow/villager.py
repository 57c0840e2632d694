"""Villager: no powers, but one vote for executions and elections."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import VILLAGE

ROLE = Role("hollow.villager", VILLAGE, several=True, listed=11)
