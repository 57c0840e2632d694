"""The rules of a game played in chat rooms: everybody is a Villager, everything else is held on top of that."""

from nightcaller.rulebooks.chat.book import BOOK
from nightcaller.rulebooks.chat.guide import GUIDE

__all__ = ["BOOK", "GUIDE"]
