"""Saint: the villager; a vote every day, and nothing else."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.forum.camps import PLAIN, VILLAGE

ROLE = Role("forum.saint", VILLAGE, frozenset({PLAIN}), several=True, listed=8)
