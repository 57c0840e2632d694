"""Death powers: those who have just died act one after the other, each knowing what the one before did."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from nightcaller.engine.death import ACTING, announce, bury_apart
from nightcaller.engine.lap import lap, private_window
from nightcaller.engine.roles import LAST_ACTS, Power, Turn
from nightcaller.engine.vocabulary import Decision, Seat, Window

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def amid_last_acts(game: Game) -> bool:
    """Whether somebody is acting last just now: whoever is declared dead dies in that same moment, and the
    end is checked when all have acted."""
    return bool(game.noted.get(ACTING) and game.alive)


def last_acts(
    game: Game,
    label: str,
    dead: Sequence[Seat],
    published: Callable[[Seat], Sequence[tuple[str, Power]] | None],
    able: Callable[[Game, Turn], bool],
    told: Callable[[Game, tuple[Seat, ...]], None] = announce,
) -> Generator[Window, Decision, tuple[Seat, ...]]:
    """Visit each of the dead in a window of its own, by seat; what somebody does lands before the next visit.

    rulings, All books: "one after the other in seat order, each knowing what the one before did; nobody is
    asked when nobody is left to be chosen". Whether there is a visit follows from public facts alone; whether
    it is more than a decoy, `able` decides.

    Args:
        label: what the windows are about.
        dead: who is visited, by seat; whom the table brings back meanwhile is passed over, though she may die
            again: that death is of another moment.
        published: the powers that may follow now as far as everybody knows, with their roles; None if there
            is no reason to visit this one.
        able: whether somebody may really use a power of hers.
        told: lets everybody see who died of it.

    Returns:
        who died of what was done, by seat.
    """
    if not dead:
        return ()
    fallen: tuple[Seat, ...] = ()
    deaths = game.deaths.copy()
    for seat in dead:
        if not game.alive:
            break
        same = not game.alive >> seat & 1 and game.deaths.get(seat) is deaths.get(seat)
        powers = published(seat) if same else None
        if powers is None:
            continue
        window = private_window(LAST_ACTS, label, (seat,), powers, dark=False)
        mine = []
        for turn in game.wielding(LAST_ACTS):
            if turn.seat == seat and able(game, turn):
                mine.append(turn)
        outer = game.noted.get(ACTING, ())
        game.noted[ACTING] = (*outer, label)
        acts = yield from lap(game, window, mine)
        game.noted[ACTING] = outer
        if acts or game.unsung:
            victims = bury_apart(game, partial(game.land, acts))
            if victims:
                told(game, victims)
                fallen += victims
    return tuple(sorted(set(fallen))) if fallen else ()
