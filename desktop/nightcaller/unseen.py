"""Characters that nobody sees: a name of them is none, for a guest and for a role."""

from typing import Final

JOINERS: Final = frozenset("\u200c\u200d")
"""Invisible, yet part of words in Persian and of emoji."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs to Unicode, and nothing to the eye."""
