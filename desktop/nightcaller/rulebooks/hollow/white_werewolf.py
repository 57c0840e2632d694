"""White Werewolf: a werewolf who, every other night, may kill one of his own."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import TRAITOR, WOLF, WOLVES
from nightcaller.rulebooks.hollow.house import ALTERNATE_NIGHTS
from nightcaller.rulebooks.hollow.pack import HUNT, WOLVES_EAT_WOLVES, meet_at_the_deal
from nightcaller.rulebooks.stock import ability, attack, choose, every_second, only, others, tell

BETRAYAL: Final = Cause("hollow.betrayal")
"""Cause of the death of a companion."""

BETRAYED: Final = Kind("hollow.betrayed", discloses=False, mark="cross")

BETRAY: Final = ability(
    "hollow.white_werewolf.betray",
    choose(others, only(WOLF, "blocked-hollow-no-companion")),
    tell(BETRAYED),
    attack(BETRAYAL),
    nights=every_second("alternate_nights", always_if=("white_wolf_nights", "every")),
    hour=7,
    writes=frozenset({"companion"}),
)
"""Turns, Night 7: he "wakes up again and chooses whether to kill one of his companion werewolves".

House rule `white_wolf_nights`: every night. "The same rules defined in Werewolves apply": protection and the
Witch, who is told of this victim too, stop this attack.
"""

ROLE = Role(
    "hollow.white_werewolf",
    WOLVES,
    frozenset({WOLF, TRAITOR}),
    (HUNT.power, BETRAY),
    {"dealt": meet_at_the_deal},
    listed=2,
    house_rules=(
        ALTERNATE_NIGHTS,
        WOLVES_EAT_WOLVES,
        HouseRule("white_wolf_alone", ("yes", "no"), group="wolves"),
        HouseRule("white_wolf_nights", ("every-two", "every"), group="night"),
    ),
)
