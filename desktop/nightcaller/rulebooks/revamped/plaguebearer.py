"""Plaguebearer: "an alternative version of the vampire": taints, and has Zombies."""

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks.revamped.marking import circle, maker, powers
from nightcaller.rulebooks.revamped.recruiting import Mark
from nightcaller.rulebooks.revamped.teams import GRAVEYARD, LIMITED

MARKED: Final = Kind("revamped.tainted", discloses=False, mark="drop")
FAILED: Final = Kind("revamped.tainting_failed")
ROSE: Final = Kind("revamped.rose_zombie", mark="diamond", feat="raised", escapes=("tainted",))

TAINTED: Final = Mark("tainted", "revamped.zombie", ROSE)
RISING: Final = TAINTED.layer(51)
SHOWN: Final = TAINTED.shown(11)

CIRCLE: Final = circle(
    "revamped.plaguebearer", GRAVEYARD, "revamped.plaguebearer.taint", 57, TAINTED, MARKED, FAILED
)

ROLE = maker("revamped.plaguebearer", TAINTED, GRAVEYARD, powers(CIRCLE), 84, LIMITED)
