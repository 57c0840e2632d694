"""Factions of the chat book, and what sets its cards apart."""

from __future__ import annotations

from typing import Final

WOLVES: Final = "chat.wolves"
VILLAGE: Final = "chat.village"
AMOROUS: Final = "chat.amorous"
"""The two amorous, "only if [they] belong to different fractions"."""

WOLF: Final = "wolf"
"""Tag of the Werewolf."""
