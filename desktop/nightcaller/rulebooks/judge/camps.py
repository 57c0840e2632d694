"""Camps and kinds of the judge manual."""

from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
"""Where the book's entries are (`rulebooks.entries`)."""

WOLVES: Final = "judge.wolves"
GOOD: Final = "judge.good"
LOVERS: Final = "judge.lovers"
"""A wolf and somebody else in love, with Cupid: section I, "human-wolf love"."""
PIPER: Final = "judge.piper"
BOMBER: Final = "judge.bomber"

WOLF: Final = "wolf"
"""Tag of every werewolf, special ones included."""
PACK: Final = "pack"
"""Tag of every werewolf that hunts with the others."""
DIVINE: Final = "divine"
"""Tag of the good people with a power (神职)."""
COMMONER: Final = "commoner"
"""Tag of the good people without one (平民)."""
THIRD: Final = "third"
"""Tag of those who belong to neither side (第三方)."""
UNSHIELDED: Final = "unshielded"
"""Tag of those for whom "Guardian protection [is] ineffective"."""
