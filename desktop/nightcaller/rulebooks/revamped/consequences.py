"""What the book does at its own moments because of single roles: they say it, the course of a day calls it.

It happens whoever holds the role by then, or nobody: what a hook of the holder could not do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.coming import may_come
from nightcaller.rulebooks.revamped.teams import PACKAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


class Moment(Enum):
    """When something follows, and what it is told."""

    __hash__ = object.__hash__  # each is one object; they are looked up at every burial

    HANDED_IN = "(game): all have answered in a private window"
    BURYING = "(game): everybody dies who has to in one moment"
    FALLEN = "(game, dead): they have died, and not because the table has declared it"
    BURIED = "(game, dead): they are dead, however it came"
    SEEN = "(game, dead): everybody has been told of deaths by day"
    DAWN = "(game): the night is told"
    LYNCHES = "(game) -> how often more the town lynches today, asked again before each vote"
    PLACES = "(game) -> number, by a conversation: how many the first vote lynches, said before the ballots"
    BALLOTS = "(game, result): a vote to lynch is counted"
    DAY_CLOSES = "(game): the votes are over; what was chosen in the morning has not landed"
    EVENING = "(game): it has landed; whoever has to dies next"
    DAY_OVER = "(game): everything has come about"
    CORRECTED = "(game): the table has brought somebody back"
    STILL_ASKED = "(game) -> turns: whoever is asked by night as before, for others do not know better"


@dataclass(frozen=True, slots=True, eq=False)
class Consequence:
    """What follows at a moment.

    Attributes:
        place: among what follows at that moment.
        do: its arguments are those of the moment.
        role: only at tables where somebody may come to hold it; empty: at every table.
    """

    moment: Moment
    place: int
    do: Callable[..., Any]
    role: str = ""


@cache
def in_order(moment: Moment) -> tuple[Consequence, ...]:
    """What the book's modules declare for a moment, by place."""
    found = (one for one in entries.every(PACKAGE, Consequence) if one.moment is moment)
    return tuple(sorted(found, key=lambda one: one.place))


def follow(game: Game, moment: Moment, *facts: Any) -> list[Any]:
    """Let everything follow that does at this table; return what each has said."""
    here = game.at_this_table(moment, FINDING[moment])
    return [do(game, *facts) for do in here] if here else []


def _here(moment: Moment, game: Game) -> tuple[Callable[..., Any], ...]:
    return tuple(one.do for one in in_order(moment) if not one.role or may_come(game, one.role))


FINDING: Final = {moment: partial(_here, moment) for moment in Moment}
