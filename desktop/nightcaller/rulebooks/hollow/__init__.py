"""The rules of the wiki "Werewolves", after the Miller's Hollow family: statuses, a Mayor, a trial by day."""

from nightcaller.rulebooks.hollow.book import BOOK
from nightcaller.rulebooks.hollow.guide import GUIDE

__all__ = ["BOOK", "GUIDE"]
