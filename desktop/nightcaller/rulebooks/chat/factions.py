"""Factions of the chat book, and what sets its cards apart."""

from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
"""Where the book's entries are (`rulebooks.entries`)."""

WOLVES: Final = "chat.wolves"
VILLAGE: Final = "chat.village"
AMOROUS: Final = "chat.amorous"
"""The two amorous, "only if [they] belong to different fractions"."""

VILLAGER: Final = "chat.villager"
"""The card that everybody holds, whatever lies on top of it."""

WOLF: Final = "wolf"
"""Tag of the Werewolf."""
WATCHES: Final = "watches"
"""Tag of those who see the pack's round and are not of it."""
