"""Assassin: three daggers, from the second night on."""

from typing import Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.striking import strikes
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING
from nightcaller.rulebooks.stock import ability, choose, others, times

DAGGER: Final = "revamped-dagger"
CAUSE: Final = Cause("revamped.dagger", aimed=True)

ATTACK: Final = ability(
    "revamped.assassin.attack", choose(others, times(3, DAGGER)), strikes(CAUSE), since=2, hour=62
)
""" "After night 1", "a total of 3 players throughout a game", "an end-night ability"; a dagger that is
stopped is spent."""

ROLE = Role("revamped.assassin", TOWN, frozenset({TOWN_KILLING}), (ATTACK,), listed=27, worth=5)
