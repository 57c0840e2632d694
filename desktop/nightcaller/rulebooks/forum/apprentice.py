"""Apprentice: claimed by a master or not yet; when the master dies, the master's role is his."""

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.forum.camps import TRAITS, saints
from nightcaller.rulebooks.forum.learning import APPRENTICE, begin, inherit

ROLE = Role(
    APPRENTICE,
    TRAITS,
    hooks={"dealt": begin, "died": inherit},
    beside=saints,
    several=True,
    listed=9,
    house_rules=(HouseRule("apprentice_starts", ("drawn", "unclaimed", "claimed"), group="night"),),
)
