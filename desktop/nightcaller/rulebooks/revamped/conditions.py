"""What a moderator's page says of a seat beside its card: marks, protections, disguises, standing targets.

For a moderator alone: players learn of it what the rules tell them, when they tell it. Whoever brings
something that lasts says what the page calls it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import TABLE, Seat
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.teams import PACKAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Facts = Mapping[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Condition:
    """Something that may hold of a seat.

    Attributes:
        name: what the page calls it: message ``condition-revamped-<name>``.
        place: on the page.
        of: ``of(game, seat)``: its facts, once for each time that it holds now.
        status: the status that it is, if it is one.
    """

    name: str
    place: int
    of: Callable[[Game, Seat], Iterable[Facts]]
    status: str = ""


def marked(
    name: str, place: int, status: str, *, own: bool = False, dead: bool = False, data: str = ""
) -> Condition:
    """A status: by whom it is.

    Args:
        own: said of whoever has put it on herself as well; of others her card tells it.
        dead: said of the dead as well.
        data: the fact that is kept with it; empty if that is not for the page.
    """

    def of(game: Game, seat: Seat) -> Iterator[Facts]:
        mark = game.marked(seat, status)
        if mark is not None and (own or mark.source not in {seat, TABLE}) and (dead or game.lives(seat)):
            yield {"by": mark.source} | ({data: mark.data} if data else {})

    return Condition(name, place, of, status)


def remembered(name: str, place: int, facts: Callable[[Game, Holding], Facts | None]) -> Condition:
    """What somebody's holdings remember.

    Args:
        facts: those of a holding; None where there is nothing to say.
    """

    def of(game: Game, seat: Seat) -> Iterator[Facts]:
        held = (one for one in game.players[seat].holdings if one.until >= game.moment)
        return (found for one in held if (found := facts(game, one)) is not None)

    return Condition(name, place, of)


def worn(game: Game, seat: Seat) -> Iterator[Facts]:
    """How somebody looks, what was put on last first."""
    for one in reversed(game.disguises.get(seat, ())):
        if one.until >= game.moment:
            strength = "strong" if one.strength & Fooled.STRONG else "weak"
            yield {"role": one.role, "strength": strength}


DISGUISE: Final = Condition("disguise", 50, worn)


@cache
def page() -> tuple[Condition, ...]:
    """Everything that may be said, in its order."""
    return tuple(sorted(entries.every(PACKAGE, Condition), key=lambda one: one.place))


def conditions(game: Game, seat: Seat) -> Iterator[tuple[str, Facts]]:
    """Yield what holds of a seat now, the dead included: what it is, and its facts."""
    return ((one.name, facts) for one in page() for facts in one.of(game, seat))
