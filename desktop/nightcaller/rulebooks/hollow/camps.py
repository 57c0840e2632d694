"""Teams and kinds of the hollow book."""

from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
"""Where the book's entries are (`rulebooks.entries`)."""

WOLVES: Final = "hollow.wolves"
VILLAGE: Final = "hollow.village"
WHITE: Final = "hollow.white"
"""The White Werewolf, if he alone is left."""
LOVERS: Final = "hollow.lovers"
"""The two in love, if they alone are left and the house lets them win together."""

WOLF: Final = "wolf"
"""Tag of both kinds of werewolf."""
TRAITOR: Final = "traitor"
"""Tag of a werewolf who wins alone, if nobody else is left."""
REVERED: Final = "revered"
"""Tag of those whose execution costs powers."""
STEADY: Final = "steady"
"""Tag of those who may keep theirs even then."""

REVEALED: Final = "hollow.revealed"
"""Statuses, "Idiot!": whoever has it never votes again."""
