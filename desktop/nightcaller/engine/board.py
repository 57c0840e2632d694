"""Boards: a group's private notes, with rights by phase and aliases where a rule says "anonymous"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntFlag
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.kinds import NOTE
from nightcaller.engine.vocabulary import Notes, Post, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


class Right(IntFlag):
    """What a seat may do on a board now."""

    NONE = 0
    READ = 1
    WRITE = 2
    LISTED = 4
    """Others see that the seat is a member."""
    VOTE = 8


FULL = Right.READ | Right.WRITE | Right.LISTED | Right.VOTE

LONGEST_POST: Final = 200
"""Letters that a post may have: it is read on one screen, by somebody for whom others wait."""


def has(rights: Right, wanted: Right) -> bool:
    """Whether these rights hold the wanted one: a table's every view asks it of every board, and the
    arithmetic of flags is slow."""
    return int.__and__(rights, wanted) != 0


class Written(NamedTuple):
    """A post as it is kept: who really wrote it, and from when on newcomers may read it."""

    day: int
    phase: str
    seat: Seat
    text: str


@dataclass(slots=True)
class Board:
    """A board.

    Attributes:
        rights: ``rights(game, seat) -> Right`` for the present phase; the rulebook's table of rights.
        aliases: name shown instead of the seat's number; whoever has one has it before the first post.
        diary: it is one person's own; the story does not tell it afterwards.
        owner: who alone can ever have a right here; None if others can.
        by_card: it goes with the card that brings it: whoever turns into something else has it no more.
        kept: rights of single seats beside the table's: former members, and whoever has joined.
    """

    id: str
    rights: Callable[[Game, Seat], Right]
    aliases: dict[Seat, str] = field(default_factory=dict)
    diary: bool = False
    owner: Seat | None = None
    by_card: bool = False
    posts: list[Written] = field(default_factory=list)
    kept: dict[Seat, Right] = field(default_factory=dict)
    _shown: tuple[Post, ...] = ()
    """The posts as they are read: all of them are looked at again whenever a window opens."""

    def may(self, game: Game, seat: Seat) -> Right:
        """What a seat may do here now, by the table of rights and by what was given to it alone; of that the
        dead do not write any more."""
        rights = self.rights(game, seat)
        if seat not in self.kept:
            return rights
        kept = self.kept[seat] if game.lives(seat) else self.kept[seat] & ~Right.WRITE
        return Right(int(rights) | int(kept))

    def having(self, game: Game, right: Right) -> int:
        """Who has a right now: a bit mask."""
        mask = 0
        for player in game.players:
            if has(self.may(game, player.seat), right):
                mask |= 1 << player.seat
        return mask

    def members(self, game: Game) -> tuple[Seat, ...]:
        """Who is listed now."""
        listed = self.having(game, Right.LISTED)
        return tuple(player.seat for player in game.players if listed >> player.seat & 1)

    def write(self, game: Game, seat: Seat, text: str) -> bool:
        """Add a post if the seat has the right now; return whether it was added."""
        if not has(self.may(game, seat), Right.WRITE):
            return False
        self.posts.append(Written(game.day, game.phase, seat, text))
        if not self.diary:
            game.record(NOTE, seat=seat, board=self.id, text=text)
        return True

    def shown(self, game: Game, seat: Seat) -> tuple[Post, ...]:
        """The posts as a seat that may read here sees them, authors behind their aliases."""
        del game, seat  # for boards that do not show everybody the same
        if fresh := len(self.posts) - len(self._shown):
            self._shown += tuple(
                Post(number, post.day, post.phase, self.aliases.get(post.seat, str(post.seat + 1)), post.text)
                for number, post in enumerate(self.posts[-fresh:], len(self._shown))
            )
        return self._shown

    def seen_by(self, game: Game, seat: Seat) -> Notes | None:
        """The board as the seat sees it now; None if it may not read it.

        Who is listed is for those who are listed themselves: whoever listens at the door sees no faces.
        """
        rights = self.may(game, seat)
        if not has(rights, Right.READ):
            return None
        listed = self.members(game) if has(rights, Right.LISTED) else ()
        return Notes(self.shown(game, seat), listed, has(rights, Right.WRITE))


def notebook(seat: Seat) -> Board:
    """A board of one's own, always open: whoever is in no room has something to read and write as well."""

    def rights(_game: Game, reader: Seat) -> Right:
        return OWN if reader == seat else Right.NONE

    return Board(f"{NOTEBOOK}{seat}", rights, diary=True, owner=seat)


OWN: Final = Right.READ | Right.WRITE
NOTEBOOK: Final = "notebook."
"""How the ids of notebooks begin."""


def kind_of(board: str) -> str:
    """Return what kind of board this is: its id without the seat of whom it belongs to (``notebook.3``)."""
    return board.rstrip("0123456789").removesuffix(".")
