"""Citizen: no special abilities; a vote by day."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, TOWN, TOWN_MISCELLANEOUS

ROLE = Role(CITIZEN_ROLE, TOWN, frozenset({TOWN_MISCELLANEOUS}), listed=4, several=True, worth=1)
