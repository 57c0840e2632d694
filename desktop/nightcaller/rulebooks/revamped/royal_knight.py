"""Royal Knight: once in a game the next lynch is called off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power
from nightcaller.engine.vocabulary import Act, Ask, Option, Question, Status
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.lynching import SWORD
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

KEY: Final = "revamped.royal_knight.cancel"
REPRIEVE: Final = "revamped-reprieve"
CALLS_OFF: Final = Kind("revamped.reprieve", discloses=False, mark="square")
SHOWN: Final = ("hidden", "shown")
""" "The Royal Knight also chooses whether they want to be revealed or not": part of the choice (edges 5)."""


def ask(game: Game, me: Holding) -> Script:
    """ "May cancel the lynch at any time of day or night, and it will apply to the next lynch": by night."""
    if REPRIEVE in me.memory:
        return None
    (word,) = yield Ask(me.seat, KEY, (*SHOWN, "keep"))
    if word != "keep":
        call_off(game, me, str(word))
    return None


def declare(game: Game, me: Holding, word: str, _seat: Option, _role: Option) -> list[Act] | None:
    """The same while people talk; nobody hears of it before the day's last vote is over."""
    if REPRIEVE not in me.memory:
        call_off(game, me, word.rpartition("-")[2])
    return None


def call_off(game: Game, me: Holding, word: str) -> None:
    """An immediate ability: it stands whatever becomes of the Knight."""
    me.memory[REPRIEVE] = game.day
    game.mark(me.seat, Status(SWORD, me.seat, data=word))
    game.tell(CALLS_OFF, to=1 << me.seat, by=me.seat)


ROLE = DescribedRole(
    "revamped.royal_knight",
    TOWN,
    frozenset({TOWN_POWER}),
    (
        Power(KEY, ask, hour=14, questions=(Question(KEY, (*SHOWN, "keep")),)),
        declared("revamped.royal_knight.declare", "knight-hidden", "knight-shown", use=declare),
    ),
    charges=(Charge(REPRIEVE, CALLS_OFF),),
    listed=19,
    worth=3,
    misfit="misfit-revamped-day",
)
