"""The rules of a game of chat rooms: everybody is a Villager, and holds everything else on top of that."""

from nightcaller.rulebooks.chat.book import BOOK
from nightcaller.rulebooks.chat.guide import GUIDE

__all__ = ["BOOK", "GUIDE"]
