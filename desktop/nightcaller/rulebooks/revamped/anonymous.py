"""Anonymous lines (edges 7): somebody without a name writes to a guest, for one phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nightcaller.engine.board import Board, Right, has
from nightcaller.engine.vocabulary import Post, Seat, Status

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


@dataclass(slots=True)
class AliasBoard(Board):
    """A board of whoever holds a role, who writes under an alias, and of guests.

    A guest reads what has been written since the night in which the line was opened, and neither who writes
    nor who else is there.
    """

    def shown(self, game: Game, seat: Seat) -> tuple[Post, ...]:
        posts = Board.shown(self, game, seat)
        guest = game.marked(seat, guest_of(self.id))
        if guest is None or has(self.rights(game, seat), Right.VOTE):
            return posts
        return tuple(post for post in posts if post.day >= guest.data)


def guest_of(board: str) -> str:
    """The status of a guest: its data is the number of the night in which the line was opened."""
    return f"{board}.guest"


def line(board: str, role: str) -> AliasBoard:
    """A line for whoever holds a role.

    Args:
        board: its id.
        role: of the holder; ``alias-<book>-<role>`` is what the guests read in place of a number.
    """

    def rights(game: Game, seat: Seat) -> Right:
        if game.role(seat).id == role:
            here.aliases.setdefault(seat, role)
            return Right.READ | Right.VOTE | (Right.WRITE if game.lives(seat) else Right.NONE)
        if game.marked(seat, guest_of(board)) is None:
            return Right.NONE
        return Right.READ | (Right.WRITE if game.lives(seat) else Right.NONE)

    here = AliasBoard(board, rights, by_card=True)
    return here


def open_line(game: Game, board: str, host: Seat, guest: Seat) -> None:
    """Let somebody be a guest to the end of the next night or day."""
    game.mark(guest, Status(guest_of(board), host, game.moment + 1, game.day))
