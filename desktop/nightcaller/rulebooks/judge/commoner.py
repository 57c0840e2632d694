"""Commoner (平民): no power; a vote and a voice."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import COMMONER, GOOD

ROLE = Role("judge.commoner", GOOD, frozenset({COMMONER}), several=True, listed=16, worth=1)
