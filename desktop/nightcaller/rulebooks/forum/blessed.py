"""Blessed: survives one attack of wolves, and knows nothing of it before."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import HIDDEN, Charge, Role
from nightcaller.rulebooks.forum.camps import TRAITS, good_peoples
from nightcaller.rulebooks.forum.nightly import rescued
from nightcaller.rulebooks.stock import survives

BLESSING: Final = Kind("forum.blessing")

ROLE = Role(
    "forum.blessed",
    TRAITS,
    frozenset({HIDDEN}),
    # Layer 3: "will survive one wolf attack"; "only known to the player after" it.
    hooks=survives("blessed", "blessing", BLESSING, also=rescued),
    charges=(Charge("blessing", BLESSING, "seat"),),
    beside=good_peoples,
    several=True,
    listed=11,
)

LAYER: Final = Layer("blessed", place=3, sign=ROLE)
