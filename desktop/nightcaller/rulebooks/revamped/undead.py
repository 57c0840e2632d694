"""Undead: the Vampire's secret army: was marked, was attacked, got up again."""

from nightcaller.rulebooks.revamped.marking import recruit
from nightcaller.rulebooks.revamped.teams import UNDERWORLD

ROLE = recruit("revamped.undead", UNDERWORLD, 56)
""" "They lose their previous role, but if they were part of a group like the wolfpack, they will remain in
the channel and be able to vote [...] their vote will internally count for 0" (`recruiting`, `groups`)."""
