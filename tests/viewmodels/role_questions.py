"""A toy table at which somebody names a player and a role: the longest list of answers there is."""

from __future__ import annotations

from typing import Any, Final

from engine import toy
from nightcaller.engine import Book
from nightcaller.engine.game import Game
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.parts import composite
from nightcaller.engine.plans import Cast
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Outcome, Part, Question, Together
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

NAMES: Final = tuple(book("judge").roles)[:10] + tuple(book("hollow").roles)[:14]
"""As many roles as a big deck has, with names of every length."""
WHO, WHAT = "judge.seer.check", "decoy.role"
SEER = "judge.seer"


def guess(game: Game, me: Holding) -> Any:
    who = Part(WHO, (*game.others(me.seat), NOBODY))
    what = Part(WHAT, (*NAMES, NOBODY))
    picks = yield composite(me.seat, SEER, (who, what), pairs=True)
    game.noted["guessed"] = picks


GUESSER = Role(
    SEER,
    "judge.good",
    powers=(
        Power(
            SEER,
            guess,
            questions=(Question(WHO), Question(WHAT, (NOBODY,), roles=True)),
            together=Together(pairs=True),
        ),
    ),
)


def one_night(game: Game) -> Any:
    game.begin("night")
    powers = game.published_powers("night")
    window = private_window("night", "judge.night", game.living, powers, cast=Cast(game.seats, NAMES))
    yield from lap(game, window, game.wielding("night"))
    yield from lap(game, private_window("night", "judge.night", (), ()), ())
    return Outcome(("judge.good",), (0,), "end-judge-wolves-gone")


RULES = toy.book(GUESSER, Role("judge.commoner", "judge.good"), program=one_night)


class Naming(Sitting, frozen=True):
    """Everybody but the first is a villager."""

    def rules(self) -> Book:
        return RULES


def table(style: str, seats: int = 9) -> Evening:
    people = ("Ann", "阿泽", "Cleo", "Dan", "Eve", "Finn", "Grace", "Hal", "若曦", "Ida", "Jon", "Kim")[
        :seats
    ]
    return Evening(
        Naming(
            tuple(SeatedPlayer(name) for name in people),
            {SEER: 1, "judge.commoner": seats - 1},
            1,
            style=style,  # type: ignore[arg-type]
            deal=(SEER, *["judge.commoner"] * (seats - 1)),
        )
    )
