"""Blessed: survives one attack of wolves, and knows nothing of it before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import HIDDEN, Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.forum.camps import TRAITS, good_peoples
from nightcaller.rulebooks.stock import survives

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BLESSING: Final = Kind("forum.blessing")


def rescued(game: Game, me: Holding, _attempt: Attack) -> None:
    """A Spy may find out that something has happened."""
    game.noted.setdefault("rescued", {})[me.seat] = 1


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
