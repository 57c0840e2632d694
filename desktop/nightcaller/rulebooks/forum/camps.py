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
MASTER: Final = "master"
"""Tag of a "role able to get apprentices"."""
SEEING: Final = "seeing"
"""Tag of whom a cultist or a Priest finds to be a Seer."""
HEALER: Final = "healer"
"""Tag of those whose patients are attacked with them."""
ARMED: Final = "armed"
"""Tag of a trait that a Spy alone may find: who has it is armed."""
TURNING: Final = "turning"
"""Tag of those who may become a wolf of the pack that hunts them."""
PLAIN: Final = "plain"
"""Tag of the villager beside whom an apprenticeship lies."""
BADDIES: Final = frozenset({WOLF, CULTIST})


def anybodys(_role: Role) -> bool:
    """Beside which roles a trait may lie: beside all of them."""
    return True


def saints(role: Role) -> bool:
    """An apprentice "will be assigned a Villager role"."""
    return PLAIN in role.tags


def good_peoples(role: Role) -> bool:
    """A curse or a blessing is for whoever is no baddie."""
    return not BADDIES & role.tags
