"""Werewolves: every night they wake together and choose one victim, and only one."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import WOLF, WOLVES
from nightcaller.rulebooks.hollow.pack import HUNT, WOLVES_EAT_WOLVES, meet_at_the_deal

ROLE = Role(
    "hollow.werewolf",
    WOLVES,
    frozenset({WOLF}),
    (HUNT.power,),
    {"dealt": meet_at_the_deal},
    several=True,
    listed=1,
    house_rules=(WOLVES_EAT_WOLVES,),
)
