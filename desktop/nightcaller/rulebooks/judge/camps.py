"""Camps and kinds of the judge manual, and how a role of it looks to an inspection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Seat

WOLVES: Final = "judge.wolves"
GOOD: Final = "judge.good"

WOLF: Final = "wolf"
"""Tag of every werewolf, special ones included."""
PACK: Final = "pack"
"""Tag of every werewolf that hunts with the others."""
DIVINE: Final = "divine"
"""Tag of the good people with a power (神职)."""
COMMONER: Final = "commoner"
"""Tag of the good people without one (平民)."""


def living(game: Game, tag: str) -> tuple[Seat, ...]:
    """Living seats whose role has the tag."""
    return seats_of(game.alive & game.tagged(tag))
