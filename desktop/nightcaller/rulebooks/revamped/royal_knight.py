"""Royal Knight: once in a game the next lynch is called off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Ask, Option, Question, Seat, Status
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.declaring import declared
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

KEY: Final = "revamped.royal_knight.cancel"
REPRIEVE: Final = "revamped-reprieve"
SWORD: Final = "revamped.reprieve"
"""Status of whoever has called the next lynch off, and whether the name is told."""
CONDITION: Final = marked("reprieve", 31, SWORD, own=True, dead=True)
CALLS_OFF: Final = Kind("revamped.reprieve", discloses=False, mark="square")
CALLED_OFF: Final = Kind("revamped.called_off", news="news")
NAMED: Final = Kind("revamped.knight_named", news="news")
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


def called_off(game: Game) -> list[tuple[Seat, str]]:
    """Who has called this vote off, and whether by name: "nobody dying from the lynch". The sword is used
    up, even where nobody would have been lynched (edges 5); 2.1, Child: "each royal knight can only cancel
    one lynch"."""
    drawn = seats_of(game.bearing(SWORD))
    swords = [(seat, str(sword.data)) for seat in drawn if (sword := game.marked(seat, SWORD))]
    for seat, _word in swords:
        game.unmark(seat, SWORD)
    return swords


def reveal(game: Game, swords: list[tuple[Seat, str]]) -> None:
    """ "The fact that the lynch has been canceled will only be revealed at the end of the day": after the
    last vote."""
    if swords:
        game.tell(CALLED_OFF)
    for seat, word in swords:
        if word == "shown":
            game.tell(NAMED, by=seat)


ROLE = Role(
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
)
