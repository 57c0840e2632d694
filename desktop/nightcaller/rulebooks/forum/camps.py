"""Sides of the forum book: the village, and packs that are enemies of each other too."""

from __future__ import annotations

from typing import Final

from nightcaller.engine.roles import Role

PACKAGE: Final = __name__.rpartition(".")[0]
"""Where the book's entries are (`rulebooks.entries`)."""

VILLAGE: Final = "forum.village"
TRAITS: Final = "forum.traits"
"""Heading of the traits: they are nobody's side."""

WOLF: Final = "wolf"
CULTIST: Final = "cultist"
BADDIES: Final = frozenset({WOLF, CULTIST})


def anybodys(_role: Role) -> bool:
    """Beside which roles a trait may lie: beside all of them."""
    return True


def good_peoples(role: Role) -> bool:
    """A curse or a blessing is for whoever is no baddie."""
    return not BADDIES & role.tags
