"""Werewolves Revamped: eighty-eight roles and offices, by night, by day and at any time.

The book is being built and stands in no list (`rulebooks.books`) before all of it is there: a table that
chose it would miss half of its cards. What is there is whole, role by role; `NOT_YET` names the rest, and a
test compares both with the text. Sections and roles in docstrings are those of the text.
"""

from typing import Final

from nightcaller.rulebooks.revamped.book import BOOK
from nightcaller.rulebooks.revamped.guide import GUIDE

__all__ = ["BOOK", "GUIDE", "NOT_YET"]

NOT_YET: Final = frozenset(
    """
    """.split()  # noqa: SIM905 - reads like the text's own sections
)
"""Roles and offices of the text that the book has not yet, by short id."""
