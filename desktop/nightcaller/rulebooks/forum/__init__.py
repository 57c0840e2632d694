"""The rules of a forum's Werewolf games: packs, chances, protections in layers, and traits beside roles."""

from nightcaller.rulebooks.forum.book import BOOK
from nightcaller.rulebooks.forum.guide import GUIDE

__all__ = ["BOOK", "GUIDE"]
