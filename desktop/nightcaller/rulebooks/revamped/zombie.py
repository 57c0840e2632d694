"""Zombie: "an alternative version of the undead", whose master is the Plaguebearer."""

from nightcaller.rulebooks.revamped.marking import recruit
from nightcaller.rulebooks.revamped.teams import GRAVEYARD, LIMITED

ROLE = recruit("revamped.zombie", GRAVEYARD, 88, LIMITED)
