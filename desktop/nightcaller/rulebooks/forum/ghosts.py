"""The ghosts' board: what the dead write is for the dead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right
from nightcaller.engine.vocabulary import Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GHOSTS: Final = "forum.ghosts"
INSIDE: Final = Right.READ | Right.WRITE | Right.LISTED


def rights(game: Game, seat: Seat) -> Right:
    """Rules: ghosts may "haunt, taunt and flaunt", but not reveal anything: the living do not read it."""
    return Right.NONE if game.lives(seat) else INSIDE


def open_board(game: Game) -> None:
    """Newcomers may read what the others wrote before."""
    game.boards[GHOSTS] = Board(GHOSTS, rights)
