"""Werewolf: "the main enemy in this game"; every night the pack votes in its room for one target."""

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.chat.dealing import and_known_to_each_other
from nightcaller.rulebooks.chat.factions import WOLF, WOLVES
from nightcaller.rulebooks.chat.flags import FLAGGED
from nightcaller.rulebooks.chat.hunting import HUNT, WEREWOLF

ROLE = Role(
    WEREWOLF,
    WOLVES,
    frozenset({WOLF}),
    HUNT.powers,
    {"dealt": and_known_to_each_other},
    several=True,
    listed=1,
    house_rules=(HouseRule("pack_targets", ("anybody", "no-wolf"), group="wolves"),),
    marks={FLAGGED: False},
)
