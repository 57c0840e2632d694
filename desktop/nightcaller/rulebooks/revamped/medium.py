"""Medium: asks the dead, who answer by day, yes or no."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Tier
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

MEDIUM: Final = "revamped.medium"
BOARD: Final = "revamped.question"
ASKED: Final = Kind("revamped.asked", discloses=False, mark="letter")
DEAD_ASKED: Final = Kind("revamped.dead_asked", story=False)
ANSWERED: Final = Kind("revamped.answered", mark="letter")
KEY: Final = "revamped.ghost.answer"
WORDS: Final = ("yes", "no", NOBODY)
QUESTION: Final = "question"
ANSWERS: Final = "answers"
"""Where a Medium remembers what the dead are asked today, and who of them has said what."""


def second_channel() -> Board:
    """ "During each night the Medium has access to a second secret channel. Once the day starts, the channel
    is locked": what was written there last is the question."""

    def rights(game: Game, seat: Seat) -> Right:
        if game.role(seat).id != MEDIUM:
            return Right.NONE
        open_now = game.phase == "night" and game.lives(seat)
        return Right.READ | Right.WRITE if open_now else Right.READ

    return Board(BOARD, rights, by_card=True)


def the_dead(game: Game) -> tuple[Seat, ...]:
    """ "All dead participants can vote on it": whoever has left the game alive is none of them."""
    return tuple(seat for seat in range(game.seats) if not game.lives(seat) and seat not in game.gone)


def turn_of_the_day(game: Game, me: Holding) -> None:
    """ "Once the day starts [...] a Yes/No poll is created"; "once the day ends, the poll is closed", and the
    Medium reads the count."""
    if game.phase == "day":
        notes = [post for post in game.boards[BOARD].posts if post.seat == me.seat and post.day == game.day]
        if notes and game.lives(me.seat):
            me.memory[QUESTION] = notes[-1].text
            me.memory[ANSWERS] = ()
            game.tell(ASKED, to=1 << me.seat, by=me.seat, question=notes[-1].text)
            if dead := mask_of(the_dead(game)):
                game.tell(DEAD_ASKED, to=dead, question=notes[-1].text)
    elif QUESTION in me.memory:
        said = [word for _seat, word in me.memory.pop(ANSWERS)]
        del me.memory[QUESTION]
        if game.lives(me.seat):
            game.tell(ANSWERED, to=1 << me.seat, by=me.seat, yes=said.count("yes"), no=said.count("no"))


def questions_to_the_dead(game: Game, me: Holding) -> list[tuple[Seat, Power]]:
    """Whom the morning asks. Of several Mediums one asks on each day: the first who has a question."""
    asking = [one for one in game.holders(MEDIUM) if QUESTION in one.memory]
    return [(seat, ANSWER) for seat in the_dead(game)] if asking and asking[0] is me else []


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

ROLE = Role(
    MEDIUM,
    TOWN,
    frozenset({TOWN_POWER}),
    (ANSWER,),
    {"phase": turn_of_the_day, "owed": questions_to_the_dead},
    listed=18,
    worth=1,
)
