"""Teams and kinds of the hollow book."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
"""Where the book's entries are (`rulebooks.entries`)."""

WOLVES: Final = "hollow.wolves"
VILLAGE: Final = "hollow.village"
WHITE: Final = "hollow.white"
"""The White Werewolf, if he alone is left."""
LOVERS: Final = "hollow.lovers"
"""The two in love, if they alone are left and the house lets them win together."""

WOLF: Final = "wolf"
"""Tag of both kinds of werewolf."""
