"""Little Girl: she "can watch the round of the wolves (but cannot vote)", and they cannot see her."""

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.chat.dealing import also_a_villager
from nightcaller.rulebooks.chat.factions import VILLAGE, WATCHES

ROLE = Role(
    "chat.little_girl",
    VILLAGE,
    frozenset({WATCHES}),
    hooks={"dealt": also_a_villager},
    listed=7,
    house_rules=(HouseRule("girl_watches", ("votes", "notes"), group="night"),),
)
