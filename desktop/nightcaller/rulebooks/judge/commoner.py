"""Commoner (平民): no power but speech and vote."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import COMMONER, GOOD

ROLE = Role("judge.commoner", GOOD, frozenset({COMMONER}))
