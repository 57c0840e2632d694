"""What a death brings to light: told to everybody once the dead of that moment are announced (story time)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine.kinds import Kind

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Revelation = tuple[Kind, dict[str, Any]]

UNTOLD: Final = "revamped.untold"
"""Fact of the phase: what is still to be told, in its order."""


def reveal(game: Game, kind: Kind, **facts: Any) -> None:
    """Tell everybody something as soon as the dead are announced: at daybreak, if it is night."""
    game.noted.setdefault(UNTOLD, []).append((kind, facts))


def untold(game: Game) -> list[Revelation]:
    """Take what is still to be told: a night's end gives it to the morning."""
    taken: list[Revelation] = game.noted.pop(UNTOLD, [])
    return taken


def tell(game: Game, revelations: Sequence[Revelation]) -> None:
    """Let everybody hear it."""
    for kind, facts in revelations:
        game.tell(kind, **facts)
