"""Saboteur Wolf: each night somebody is kept from being elected the next day."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.elections import BARRED
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_POWER, WOLVES
from nightcaller.rulebooks.stock import ability, anybody, choose, mark, not_twice_running, tell

SABOTAGED: Final = Kind("revamped.barred", discloses=False, mark="diamond")
"""Of the choice nobody else hears before an election fails."""

SABOTAGE: Final = ability(
    "revamped.saboteur_wolf.bar",
    choose(anybody, not_twice_running()),
    tell(SABOTAGED, own=True),
    mark(BARRED, 1, verb="sabotage"),
    hour=55,
)
""" "That player cannot be elected Mayor, Reporter, or Guardian in the following day phase": anybody,
"themself or others in the wolfpack" too, but not "the same player two nights in a row"."""

ROLE = Role(
    "revamped.saboteur_wolf",
    WOLVES,
    frozenset({WOLF_POWER, LYCAN, pack.IN_PACK}),
    (*pack.POWERS, SABOTAGE),
    pack.HOOKS,
    listed=45,
    worth=-5,
    house_rules=(HouseRule("sabotage", ("fails-then", "not-listed"), group="day"),),
)
