"""Vampire: marks people by night; whoever of them is attacked gets up again as an Undead."""

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks.revamped.marking import circle, maker, powers
from nightcaller.rulebooks.revamped.recruiting import Mark
from nightcaller.rulebooks.revamped.teams import UNDERWORLD

MARKED: Final = Kind("revamped.marked", discloses=False, mark="drop")
FAILED: Final = Kind("revamped.marking_failed")
ROSE: Final = Kind("revamped.rose_undead", mark="diamond", feat="raised", escapes=("demonized",))

DEMONIZED: Final = Mark("demonized", "revamped.undead", ROSE)
RISING: Final = DEMONIZED.layer(50)
SHOWN: Final = DEMONIZED.shown(10)

CIRCLE: Final = circle("revamped.vampire", UNDERWORLD, "revamped.vampire.mark", 56, DEMONIZED, MARKED, FAILED)
"""4.5: "if there are several Vampires, they work together"; demonizing "is an immediate ability"."""

ROLE = maker("revamped.vampire", DEMONIZED, UNDERWORLD, powers(CIRCLE), 57)
