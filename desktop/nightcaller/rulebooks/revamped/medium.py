"""Medium: asks the dead, who answer by day, yes or no."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right, Written
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Post, Question, Seat, Tier
from nightcaller.rulebooks.revamped.cards import ASKS_THE_DEAD, NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.rooms import Opens
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

MEDIUM: Final = "revamped.medium"
BOARD: Final = "revamped.question"
ASKED: Final = Kind("revamped.asked", discloses=False, mark="letter")
DEAD_ASKED: Final = Kind("revamped.dead_asked", story=False)
WAITS: Final = Kind("revamped.question_waits", mark="letter", story=False)
ANSWERED: Final = Kind("revamped.answered", mark="letter")
KEY: Final = "revamped.ghost.answer"
WORDS: Final = ("yes", "no", NOBODY)
QUESTION: Final = "question"
ANSWERS: Final = "answers"
"""Where a Medium remembers what the dead are asked today, and who of them has said what."""
PUT: Final = "put"
LAST: Final = "last"
"""How many of her notes she has put to them or left for a better one, and on which day she asked last."""


@dataclass(slots=True)
class Questions(Board):
    """The questions of all Mediums on one board: each reads her own, and knows of no other."""

    def shown(self, game: Game, seat: Seat) -> tuple[Post, ...]:
        del game
        return tuple(
            Post(number, post.day, post.phase, str(seat + 1), post.text)
            for number, post in enumerate(self.own(seat))
        )

    def own(self, seat: Seat) -> list[Written]:
        """What one of them has written, in order."""
        return [post for post in self.posts if post.seat == seat]


def second_channel() -> Board:
    """ "During each night the Medium has access to a second secret channel. Once the day starts, the channel
    is locked": what was written there last is the question."""

    def rights(game: Game, seat: Seat) -> Right:
        if game.role(seat).id != MEDIUM:
            return Right.NONE
        open_now = game.phase == "night" and game.lives(seat)
        return Right.READ | Right.WRITE if open_now else Right.READ

    return Questions(BOARD, rights, by_card=True)


def the_dead(game: Game) -> tuple[Seat, ...]:
    """ "All dead participants can vote on it": whoever has left the game alive is none of them."""
    return tuple(seat for seat in range(game.seats) if not game.lives(seat) and seat not in game.gone)


def turn_of_the_day(game: Game, me: Holding) -> None:
    """ "Once the day starts [...] a Yes/No poll is created"; "once the day ends, the poll is closed", and the
    Medium reads the count. Of several Mediums one asks on each day, and the others' questions wait."""
    if game.phase == "day":
        if me in (line := waiting(game)):
            if me is line[0] and not any(QUESTION in one.memory for one in game.holders(MEDIUM)):
                put(game, me)
            else:
                game.tell(WAITS, to=1 << me.seat, by=me.seat)
    elif QUESTION in me.memory:
        said = [word for _seat, word in me.memory.pop(ANSWERS)]
        del me.memory[QUESTION]
        if game.lives(me.seat):
            game.tell(ANSWERED, to=1 << me.seat, by=me.seat, yes=said.count("yes"), no=said.count("no"))


def waiting(game: Game) -> list[Holding]:
    """Living Mediums with something to ask: who has asked longest ago comes first."""
    board = game.boards[BOARD]
    assert isinstance(board, Questions)
    found = [
        one
        for one in game.holders(MEDIUM)
        if game.lives(one.seat) and len(board.own(one.seat)) > one.memory.get(PUT, 0)
    ]
    return sorted(found, key=lambda one: (one.memory.get(LAST, 0), one.seat))


def put(game: Game, me: Holding) -> None:
    """The dead are asked what she has written last."""
    board = game.boards[BOARD]
    assert isinstance(board, Questions)
    own = board.own(me.seat)
    me.memory.update({PUT: len(own), LAST: game.day, QUESTION: own[-1].text, ANSWERS: ()})
    game.tell(ASKED, to=1 << me.seat, by=me.seat, question=own[-1].text)
    if dead := mask_of(the_dead(game)):
        game.tell(DEAD_ASKED, to=dead, question=own[-1].text)


def questions_to_the_dead(game: Game, me: Holding) -> list[tuple[Seat, Power]]:
    """Whom the morning asks."""
    return [(seat, ANSWER) for seat in the_dead(game)] if QUESTION in me.memory else []


def answer(_game: Game, ghost: Holding) -> Script:
    """Nobody among the dead has to answer, or to be honest."""
    (word,) = yield Ask(ghost.seat, KEY, WORDS)
    return [Act(Tier.MARK, ghost.seat, (), partial(count, word=str(word)))]


def count(game: Game, act: Act, _bodies: tuple[Seat, ...], word: str) -> None:
    """The Medium sees how many, and never who."""
    for medium in game.holders(MEDIUM):
        if QUESTION in medium.memory:
            medium.memory[ANSWERS] = (*medium.memory[ANSWERS], (act.by, word))
            return


ANSWER: Final = Power(KEY, answer, window="morning.ghosts", questions=(Question(KEY, WORDS),))
CHANNEL: Final = Opens(34, MEDIUM, second_channel)

ROLE = DescribedRole(
    MEDIUM,
    TOWN,
    frozenset({TOWN_POWER, ASKS_THE_DEAD, NOT_LENT}),
    (ANSWER,),
    {"phase": turn_of_the_day, "owed": questions_to_the_dead},
    listed=18,
    worth=1,
    misfit="misfit-revamped-dead",
)
