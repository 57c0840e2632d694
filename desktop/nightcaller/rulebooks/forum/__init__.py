"""The rules of a forum's Werewolf games: packs, chances, protections in layers, and traits beside roles."""

from nightcaller.rulebooks.forum.book import BOOK

__all__ = ["BOOK"]
