"""What own roles tell: the same few kinds of events for all of them, with the role as a fact (`card`).

So every line of a role that somebody makes up tonight exists in both languages already.
"""

from collections.abc import Mapping
from typing import Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind

LOOKED: Final = Kind("own.looked", "answer", mark="eye", feat="looked")
READ: Final = Kind("own.read", "answer", mark="eye", feat="looked")
CURSED: Final = Kind("own.cursed", mark="eye")
COMPARED: Final = Kind("own.compared", mark="eye")
COUNTED: Final = Kind("own.counted", mark="eye")
GUARDED: Final = Kind("own.guarded", discloses=False, mark="shield", feat="guarded")
ATTACKED: Final = Kind("own.attacked", discloses=False, mark="cross")
HUSHED: Final = Kind("own.hushed", discloses=False, mark="diamond")
ENCHANTED: Final = Kind("own.enchanted", discloses=False, mark="heart", feat="enchanted")
AIMED: Final = Kind("own.aimed", discloses=False, mark="ring")
SHOWN: Final = Kind("own.shown", news="news", mark="eye")
SPARED: Final = Kind("own.spared", news="news", mark="diamond", feat="spared")
WITHSTOOD: Final = Kind("own.withstood", mark="shield")

STRUCK: Final = Cause("own.struck")
"""Attacked by night by an own role."""
TAKEN: Final = Cause("own.taken")
"""Taken along by somebody who died."""

KINDS: Final[Mapping[str, Kind]] = {
    kind.id: kind
    for kind in (
        LOOKED, READ, CURSED, COMPARED, COUNTED, GUARDED, ATTACKED, HUSHED, ENCHANTED, AIMED, SHOWN, SPARED,
        WITHSTOOD,
    )
}  # fmt: skip
"""What every book with own roles may tell beside its own."""

AIM: Final = "aim"
"""Whom somebody has chosen to share their fate, as the holding remembers it."""

SHIELDED: Final = "own.guarded"
"""Layer, and status of whoever is guarded where a shield is no book's own status."""
WITHSTANDS: Final = "own.withstands"
"""Layer of those who survive attacks."""
FLIPS: Final = "own.flips"
"""Layer of those who outlive a vote."""
FLIPPED: Final = "own.flipped"
"""Public mark of whoever has outlived one."""
