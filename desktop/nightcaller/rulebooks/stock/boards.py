"""Boards that people belong to by their card, by a mark, or because somebody has let them in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nightcaller.engine.board import Board, Right
from nightcaller.engine.roles import FOREVER, Holding
from nightcaller.engine.vocabulary import Seat, Status, Tier
from nightcaller.rulebooks.stock.asking import Effect
from nightcaller.rulebooks.stock.effects import seal
from nightcaller.rulebooks.stock.words import stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def pass_to(board: str) -> str:
    """The mark of whoever was let in to a board."""
    return f"{board}.member"


@stock("trait", "board-{board}")
def room(
    board: str,
    tag: str = "",
    phases: frozenset[str] = frozenset({"night", "day"}),
    aliases: dict[Seat, str] | None = None,
) -> Board:
    """A board for those whose card has a tag, and for whoever was let in (`join`); it stays theirs.

    The living alone write. A book puts it up when its program begins: ``game.boards[id] = room(id, ...)``.

    Args:
        board: its id.
        tag: of those who belong to it from the start; nobody if empty.
        phases: in which it is open to be written on.
        aliases: names shown instead of the numbers of those who write without a face.
    """
    member = pass_to(board)

    def rights(game: Game, seat: Seat) -> Right:
        if not (tag and tag in game.role(seat).tags) and not game.marked(seat, member):
            return Right.NONE
        writes = game.lives(seat) and game.phase in phases
        return Right.READ | Right.LISTED | (Right.WRITE if writes else Right.NONE)

    return Board(board, rights, aliases=aliases or {})


@stock("effect", "board-{board}", moments=(0, 4))
def join(board: str, moments: int | None = None) -> Effect:
    """Whoever was chosen belongs to a board.

    Args:
        board: its id (`room`).
        moments: for how many nights and days after this one; None for good.
    """

    def let_in(game: Game, me: Holding, bodies: Iterable[Seat]) -> None:
        until = FOREVER if moments is None else game.moment + moments
        for body in bodies:
            game.mark(body, Status(pass_to(board), me.seat, until))

    return seal(Tier.MARK, let_in, "invite")


def leave(game: Game, me: Holding, board: str) -> None:
    """Somebody belongs to a board no more."""
    game.unmark(me.seat, pass_to(board))
