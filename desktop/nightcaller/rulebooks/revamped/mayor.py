"""Mayor: an extra vote in a small town, one lynch or two in a big one, and a line for everybody each day."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right
from nightcaller.engine.floor import choice, still
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Ask, Decision, Seat, Window
from nightcaller.engine.weights import HALF_VOTES, Weights
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.elections import ELECTED_TAG, HOOKS, MAYOR, SMALL_TOWN
from nightcaller.rulebooks.revamped.rooms import Opens

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

STORY_TIME: Final = "revamped.story"
"""Where the Mayor writes what everybody will read."""
COUNTED: Final = Kind("revamped.mayor_counted", news="news")
WROTE: Final = Kind("revamped.mayor_wrote", news="news")


def extra_vote(game: Game, me: Holding, weights: Weights) -> None:
    """ "An extra vote in polls": in all public ones."""
    if game.alive.bit_count() <= SMALL_TOWN:
        weights.add(me.seat, HALF_VOTES)


def places(game: Game) -> Generator[Window, Decision, int]:
    """How many the first vote of the day lynches: the Mayor of a big town says so before the ballots are
    cast (edges 5). "If there is no mayor, the lynch vote always only kills the top voted player."

    Should the table overrule who is Mayor meanwhile, it is one.
    """
    seat = game.offices.get(MAYOR)
    if seat is None or game.alive.bit_count() <= SMALL_TOWN:
        return 1

    def moot() -> bool:
        return game.offices.get(MAYOR) != seat

    ask = Ask(seat, "revamped.mayor.count", ("one", "two"))
    word = yield from choice(game, "revamped.mayor_counts", partial(still, ask), moot)
    if moot():
        return 1
    count = 2 if word == "two" else 1
    game.tell(COUNTED, by=seat, count=count)
    return count


@dataclass(slots=True)
class StoryTime(Board):
    """The board on which the Mayor alone writes, one line a day; what stands there is told to everybody."""

    told: int = 0
    """How many lines have been told."""


def story_time() -> StoryTime:
    """Rulings: "the right to write one public message a day"."""
    board: StoryTime

    def rights(game: Game, seat: Seat) -> Right:
        if game.offices.get(MAYOR) != seat:
            return Right.NONE
        written = any(post.day == game.day for post in board.posts)
        return Right.READ if written else Right.READ | Right.WRITE

    board = StoryTime(STORY_TIME, rights, diary=True)
    return board


def read_aloud(game: Game) -> None:
    """Everybody hears what the Mayor has written since the last time."""
    board = game.boards[STORY_TIME]
    assert isinstance(board, StoryTime)
    for post in board.posts[board.told :]:
        game.tell(WROTE, by=post.seat, text=post.text)
    board.told = len(board.posts)


STORY: Final = Opens(50, "", story_time)
COUNTS: Final = Consequence(Moment.PLACES, 10, places)
READ_ALOUD: Final = Consequence(Moment.HANDED_IN, 10, read_aloud)

OFFICE = Role(MAYOR, "", frozenset({ELECTED_TAG}), hooks={**HOOKS, "weight_office": extra_vote}, listed=68)
