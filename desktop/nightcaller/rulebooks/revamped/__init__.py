"""Werewolves Revamped: eighty-eight roles and offices, by night, by day and at any time.

Sections and roles in docstrings are those of the text; a test compares the whole list with it.
"""

from nightcaller.rulebooks.revamped.book import BOOK
from nightcaller.rulebooks.revamped.guide import GUIDE

__all__ = ["BOOK", "GUIDE"]
