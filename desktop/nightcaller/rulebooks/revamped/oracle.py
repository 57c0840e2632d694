"""Oracle: whether two people are on one side; each of them once in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.parts import composite
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Part, Question, Seat, Together
from nightcaller.rulebooks.revamped.fooled import look
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

COMPARED: Final = Kind("revamped.compared", "answer", mark="eye", feat="looked")
KEY: Final = "revamped.oracle.compare"
SPENT: Final = "chosen"
"""Whom she has compared already, as the holding remembers it."""


def choose_two(game: Game, me: Holding) -> Script:
    """ "Each night, the Oracle can inspect two players"; it "can select itself as one of the two players, but
    can only select each player once throughout the game"."""
    spent = me.memory.get(SPENT, ())
    left = tuple(seat for seat in game.living if seat not in spent)
    if len(left) < 2:
        return None
    blocked = tuple((seat, "blocked-revamped-compared") for seat in game.living if seat in spent)
    one = Part(KEY, (*left, NOBODY), blocked)
    first, second = yield composite(me.seat, KEY, (one, one), differ=True, whole=True)
    if first == NOBODY:
        return None
    me.memory[SPENT] = (*spent, first, second)
    compare(game, me, int(first), int(second))
    return None


def compare(game: Game, me: Holding, first: Seat, second: Seat) -> None:
    """ "The Oracle will be told whether their roles have the same alignment or not"; "unaligned roles
    have the same alignment, solo roles do not", but those of one solo team do (edges 3)."""
    teams = [
        look(
            game,
            me.seat,
            seat,
            "revamped.side",
            lambda role: role.team,
            fooled_by=Fooled.STRONG,
            cause=me.role.id,
        )
        for seat in (first, second)
    ]
    same = "yes" if teams[0] == teams[1] else "no"
    game.tell(COMPARED, to=1 << me.seat, by=me.seat, seat=first, other=second, same=same)


COMPARE: Final = Power(
    KEY,
    choose_two,
    hour=46,
    informs=True,
    questions=(Question(), Question()),
    together=Together(differ=True, whole=True),
)

ROLE = Role("revamped.oracle", TOWN, frozenset({TOWN_INVESTIGATIVE}), (COMPARE,), listed=25, worth=3)
