"""Factions of the chat book, and what sets its cards apart."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
"""Where the book's entries are (`rulebooks.entries`)."""

WOLVES: Final = "chat.wolves"
VILLAGE: Final = "chat.village"
AMOROUS: Final = "chat.amorous"
"""The two amorous, "only if [they] belong to different fractions"."""

WOLF: Final = "wolf"
"""Tag of the Werewolf."""
