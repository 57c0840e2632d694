"""Sides of the forum book: the village, and packs that are enemies of each other too."""

from __future__ import annotations

from typing import Final

VILLAGE: Final = "forum.village"
TRAITS: Final = "forum.traits"
"""Heading of the traits: they are nobody's side."""

WOLF: Final = "wolf"
CULTIST: Final = "cultist"
BADDIES: Final = frozenset({WOLF, CULTIST})
