"""Saint: the villager; a vote every day, and nothing else."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.forum.camps import VILLAGE

ROLE = Role("forum.saint", VILLAGE, several=True, listed=8)
