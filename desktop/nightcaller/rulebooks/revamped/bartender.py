"""Bartender: writes in the tavern without a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right, Written
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.rooms import Opens
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BARTENDER: Final = "revamped.bartender"
TAVERN: Final = "revamped.tavern"
BAR: Final = "revamped.bar"
BEHIND_THE_BAR: Final[Seat] = -2
"""Who has written what comes from the bar, as far as the tavern knows."""


@dataclass(slots=True)
class Bar(Board):
    """ "The Bartender has a secret channel where they can talk. Every message in that channel will be sent
    anonymously in the tavern chat." """

    def write(self, game: Game, seat: Seat, text: str) -> bool:
        if not Board.write(self, game, seat, text):
            return False
        game.boards[TAVERN].posts.append(Written(game.day, game.phase, BEHIND_THE_BAR, text))
        return True


def tavern() -> Board:
    """Edges 7: in the tavern "living write, all read". The Bartender may do that too, with a number: one who
    never did would be known by it."""

    def rights(game: Game, seat: Seat) -> Right:
        return Right.READ | Right.WRITE if game.lives(seat) else Right.READ

    return Board(TAVERN, rights, aliases={BEHIND_THE_BAR: BARTENDER}, by_card=True)


def bar() -> Board:
    """ "If the Bartender loses their role, they lose their ability to anonymously talk"; with the life
    too."""

    def rights(game: Game, seat: Seat) -> Right:
        if game.role(seat).id != BARTENDER or not game.lives(seat):
            return Right.NONE
        return Right.READ | Right.WRITE

    return Bar(BAR, rights, by_card=True)


TAVERN_DOOR: Final = Opens(30, BARTENDER, tavern)
BEHIND: Final = Opens(31, BARTENDER, bar)

ROLE = DescribedRole(
    BARTENDER,
    TOWN,
    frozenset({TOWN_MISCELLANEOUS}),
    listed=2,
    worth=1,
    misfit="misfit-revamped-aliases",
)
