"""Disguises: what an inspection sees of somebody, and what fools it.

Disguises lie on top of one another: those for good below, those that pass above, the latest on top. Each is
weak or strong, and each inspection says itself which of them fool it (``fooled_by``): whoever sees through
the topmost one sees the next below. A disguise replaces the whole role, team and tags included, since it *is*
a role. What the inspector suffers from comes last: an obstruction garbles what was seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntFlag
from typing import TYPE_CHECKING, NamedTuple

from nightcaller.engine.roles import FOREVER, Role
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import TABLE, Option, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


class Fooled(IntFlag):
    """What an inspection falls for."""

    NOTHING = 0
    WEAK = 1
    STRONG = 2
    OBSTRUCTION = 4
    EVERYTHING = 7


class Disguise(NamedTuple):
    """One layer of what somebody looks like."""

    role: str
    """What it shows: the id of a role of the book."""
    by: Seat
    """Who put it on; TABLE if it belongs to the card."""
    strength: int
    """`Fooled.WEAK` or `Fooled.STRONG`: whom it fools."""
    until: int = FOREVER
    """The last moment (`Game.moment`) at which it is worn."""
    permanent: bool = False
    """It lies below all others, and goes with the role that brought it."""


def disguise(
    game: Game,
    seat: Seat,
    role: str,
    strength: Fooled,
    *,
    by: Seat = TABLE,
    until: int = FOREVER,
    permanent: bool = False,
) -> None:
    """Put a disguise on somebody: above all others, unless it is a permanent one."""
    layers = game.disguises.setdefault(seat, [])
    worn = Disguise(game.book.role(role).id, by, int(strength), until, permanent)
    if permanent:
        layers.insert(sum(other.permanent for other in layers), worn)
    else:
        layers.append(worn)


def undress(game: Game, seat: Seat, which: Callable[[Disguise], bool] = lambda _worn: True) -> None:
    """Take off somebody's disguises, or some of them.

    The dead lose the weak ones at once (`death.bury`) and the strong ones when all death powers have been
    used: that is the book's to call, with everything.
    """
    left = [worn for worn in game.disguises.pop(seat, ()) if not which(worn)]
    if left:
        game.disguises[seat] = left


def dress_again(seat: Seat, taken: Sequence[Disguise], game: Game) -> None:
    """Put on again what a death has taken off, if its time is not over: it was never off."""
    layers = game.disguises.get(seat, [])
    missing = [one for one in taken if one not in layers and one.until >= game.moment]
    if missing:
        game.disguises[seat] = sorted([*missing, *layers], key=lambda one: not one.permanent)


def appearance(game: Game, seat: Seat, fooled_by: int = Fooled.EVERYTHING) -> Role:
    """Return the role that somebody seems to have to whoever falls for these disguises."""
    for worn in reversed(game.disguises.get(seat, ())):
        if worn.strength & fooled_by:
            return game.book.roles[worn.role]
    return game.role(seat)


def look(
    game: Game,
    by: Seat,
    plate: Seat,
    question: str,
    of: Callable[[Role], Option] = lambda role: role.id,
    *,
    fooled_by: int,
    cause: str,
) -> Option:
    """Inspect somebody: a visit that may meet another, through disguises and the inspector's own eyes.

    Made to be used in a sealed script: it reads the state as the lap found it.

    Args:
        by: who looks; the answer is hers to name the seat that she chose (`plate`).
        question: what is looked at, for instance ``toy.aura``; the hooks see it.
        of: what the inspector reads in a role: its id, its team, whether it is a threat.
        fooled_by: what she falls for.
        cause: the inspecting role's id.
    """
    obstructed = int.__and__(fooled_by, Fooled.OBSTRUCTION) != 0  # the arithmetic of flags is slow
    whom = visit(game, by, plate, "inspect", cause)
    truth = of(appearance(game, whom, fooled_by))
    return game.inspect(by, whom, question, truth, plate, obstructed=obstructed)
