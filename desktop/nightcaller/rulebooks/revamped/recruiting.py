"""Recruiting (1.5; edges 2, layer 5): whoever is marked and attacked at night gets up again on another side.

Underworld (4.5) and graveyard (7, Plaguebearer) are one engine with two marks. It is the last line of
defence, and at night only; one attack uses the mark up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from nightcaller.engine.board import Right
from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import Attack, Seat, Status
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.conditions import Condition, marked
from nightcaller.rulebooks.revamped.groups import belongs
from nightcaller.rulebooks.revamped.teams import PACKAGE, RISEN, UNMARKABLE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


@dataclass(frozen=True)
class Mark:
    """What is put on people so that they get up again.

    Attributes:
        id: the status, and the line of defence.
        becomes: the role of whoever gets up.
        rose: the event by which that one hears of it: `seat`, `by`.
    """

    id: str
    becomes: str
    rose: Kind

    @property
    def status(self) -> str:
        """The status of whoever has the mark; its source is whoever has put it."""
        return f"revamped.{self.id}"

    def put(self, game: Game, by: Seat, seat: Seat) -> bool:
        """Mark somebody; return whether it stays on.

        7, Plaguebearer: "a demonized player can't be tainted, and a tainted player can't be demonized"; 4.5,
        Vampire: neither can members of Hell, nor the makers themselves (edges 4: nor Heaven, nor the risen).
        """
        others = (other for other in marks() if other is not self)
        if UNMARKABLE in game.role(seat).tags or any(game.marked(seat, other.status) for other in others):
            return False
        if not game.marked(seat, self.status):
            game.mark(seat, Status(self.status, by))
        return True

    def stops(self, game: Game, attempt: Attack) -> bool:
        """ "When a demonized player is attacked during the night": in place of dying, the role is lost."""
        if attempt.kind != "attack" or game.phase != "night":
            return False
        mark = game.marked(attempt.target, self.status)
        if mark is None or UNMARKABLE in game.role(attempt.target).tags:  # by what she is now
            return False
        game.unmark(attempt.target, self.status)
        turn(game, attempt.target, self.becomes)
        game.tell(self.rose, to=1 << attempt.target, seat=attempt.target, by=mark.source)
        return True

    def shown(self, place: int) -> Condition:
        """What a moderator reads of whoever has the mark."""
        return marked(self.id, place, self.status)

    def layer(self, place: int) -> Layer:
        """The line of defence of whoever has the mark."""
        return Layer(self.id, self.stops, frozenset({self.status}), place)


@cache
def marks() -> tuple[Mark, ...]:
    """Every mark of the book: nobody has two (7, Plaguebearer)."""
    return entries.every(PACKAGE, Mark)


def got_up(game: Game, seat: Seat) -> bool:
    """Whether somebody has been marked and attacked, and got up again."""
    return RISEN in game.role(seat).tags


def voters(game: Game, board: str) -> int:
    """Who lives and still decides with a group: a bit mask."""
    return game.boards[board].having(game, Right.VOTE) & game.alive


def disband(game: Game, board: str) -> None:
    """4.5, Undead: "if all members of a group are dead or turned, the group is disbanded": nobody writes
    there any more, until somebody joins it anew (a fox, a Packless Wolf)."""
    if board not in game.boards or not game.boards[board].kept:
        return
    kept = game.boards[board].kept
    meets = voters(game, board) != 0
    for seat in kept:
        if game.lives(seat) and belongs(game, board, seat):
            kept[seat] = kept[seat] | Right.WRITE if meets else kept[seat] & ~Right.WRITE
