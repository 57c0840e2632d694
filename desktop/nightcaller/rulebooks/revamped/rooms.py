"""The rooms of the book (edges 7): which boards a table has; who brings a board says so.

Which rooms there are follows from the published deck alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from nightcaller.engine.board import Board, notebook
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped import recruiting
from nightcaller.rulebooks.revamped.anonymous import line
from nightcaller.rulebooks.revamped.coming import coming
from nightcaller.rulebooks.revamped.groups import room
from nightcaller.rulebooks.revamped.teams import PACKAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


@dataclass(frozen=True, slots=True, eq=False)
class Opens:
    """A board that comes with a role.

    Attributes:
        place: among the boards on a page.
        by: the role, or a tag of roles, of which somebody may come to hold one; empty: always.
        begin: makes the board.
        group: its id if it is the room of a group, which disbands.
    """

    place: int
    by: str
    begin: Callable[[], Board]
    group: str = ""


def meeting(place: int, board: str, tag: str, *, always: bool = False) -> Opens:
    """The room of a group.

    Args:
        tag: of those who belong to it.
        always: whether every table has it.
    """
    return Opens(place, "" if always else tag, partial(room, board, tag), board)


def writing(place: int, board: str, role: str) -> Opens:
    """A board on which the holder of a role writes without a name."""
    return Opens(place, role, partial(line, board, role))


@cache
def boards() -> tuple[Opens, ...]:
    """Every board of the book, in the order in which people find them."""
    return tuple(sorted(entries.every(PACKAGE, Opens), key=lambda one: one.place))


def open_rooms(game: Game) -> None:
    """A board for everything that the published deck may bring, and a notebook for everybody, so that all
    visits look alike."""
    found = [one.begin() for one in game.at_this_table("rooms", _of_the_deck)]
    found += map(notebook, range(game.seats))
    game.boards.update({board.id: board for board in found})


def _of_the_deck(game: Game) -> tuple[Opens, ...]:
    there = {""}.union(*({role.id, *role.tags} for role in coming(game)))
    return tuple(one for one in boards() if one.by in there)


def disband(game: Game) -> None:
    """Edges 4: a group's board closes when all of it are dead or turned."""
    for group in game.at_this_table("rooms.groups", _groups):
        recruiting.disband(game, group)


def _groups(game: Game) -> tuple[str, ...]:
    return tuple(one.group for one in _of_the_deck(game) if one.group)
