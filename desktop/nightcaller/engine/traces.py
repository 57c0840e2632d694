"""What a declared death has changed by itself, so that it can be taken back with the death.

rulings, All books: "Declared dead and taken back in the same window: as if nothing had been [...]; what the
declared death left in anybody's memory goes with it." Whatever was decided meanwhile stands: only what is
still as the death has left it becomes again what it was.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nightcaller.engine.death import ACTING
from nightcaller.engine.kinds import HELD, LOST, MARKED, OFFICE, UNMARKED
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat, Window

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

NOTHING: Final = object()
"""Stands for a key that is not there."""
Drawer = dict[Any, Any]
Hands = tuple[tuple[Holding, ...], ...]


class Imprint(NamedTuple):
    """The state as it was at one moment, as far as a death may change it."""

    drawers: list[tuple[Drawer, Drawer]]
    """Each dictionary, and what was in it."""
    hands: Hands
    """What everybody held, by seat."""
    calm_since: int


class Trace(NamedTuple):
    """A declared death: what was before it, and what it has left before anybody was asked."""

    window: Window
    """In which it was declared."""
    dead: tuple[Seat, ...]
    """Who died of it, whoever followed included."""
    before: Imprint
    after: Imprint


def imprint(game: Game) -> Imprint:
    """Take down the state."""
    drawers = [(drawer, _contents(drawer)) for drawer in _drawers(game)]
    return Imprint(drawers, tuple(tuple(player.holdings) for player in game.players), game.calm_since)


def _drawers(game: Game) -> Iterator[Drawer]:
    yield game.bearers
    yield game.disguises
    yield game.gone
    yield game.houses
    yield game.offices
    yield game.hits
    yield game.noted
    for board in game.boards.values():
        yield board.kept
    for player in game.players:
        yield player.statuses
        for held in player.holdings:
            yield held.memory


def _contents(drawer: Drawer) -> Drawer:
    """What is in it now; what may be written into is copied."""
    return {key: _apart(value) for key, value in drawer.items()}


def _apart(value: Any) -> Any:
    return copy(value) if isinstance(value, (list, dict, set)) else value


def leave(game: Game, window: Window, dead: tuple[Seat, ...], before: Imprint) -> None:
    """Remember a declared death as long as its window is open."""
    game.traces.append(Trace(window, dead, before, imprint(game)))


def erase(game: Game, open_windows: Collection[Window]) -> bool:
    """Take back what those deaths have left of which everybody lives again; forget those of other windows.

    Returns:
        whether that was any.
    """
    traces, game.traces = game.traces, []
    erased = False
    for trace in traces:
        if not any(trace.window is window for window in open_windows):
            continue
        if all(map(game.lives, trace.dead)):
            _undo(game, trace)
            erased = True
        else:
            game.traces.append(trace)
    return erased


def _undo(game: Game, trace: Trace) -> None:
    before, after = trace.before, trace.after
    offices = dict(game.offices)
    marks = [_public_marks(game, seat) for seat in range(game.seats)]
    left = {id(drawer): contents for drawer, contents in after.drawers}
    for drawer, was in before.drawers:
        became = left.get(id(drawer), _contents(drawer))
        for key in {**was, **became}:
            old, new = was.get(key, NOTHING), became.get(key, NOTHING)
            if old == new or drawer.get(key, NOTHING) != new or key == ACTING:
                continue
            if old is NOTHING:
                del drawer[key]
            else:
                drawer[key] = _apart(old)
    if game.calm_since == after.calm_since:
        game.calm_since = before.calm_since
    for player, held, became_held in zip(game.players, before.hands, after.hands, strict=True):
        if held != became_held and tuple(player.holdings) == became_held:
            game.put_back(player.seat, held)
            _tell_hand(game, player.seat, held, became_held)
    for office in {**offices, **game.offices}:
        if offices.get(office) != game.offices.get(office):
            game.tell(OFFICE, office=office, seat=game.offices.get(office))
    for seat, had in enumerate(marks):
        has = _public_marks(game, seat)
        for mark in sorted(had - has):
            game.tell(UNMARKED, seat=seat, mark=mark)
        for mark in sorted(has - had):
            game.tell(MARKED, seat=seat, mark=mark)


def _public_marks(game: Game, seat: Seat) -> set[str]:
    return {mark for mark in game.players[seat].statuses if game.book.marks.get(mark)}


def _tell_hand(game: Game, seat: Seat, held: tuple[Holding, ...], became: tuple[Holding, ...]) -> None:
    """Somebody hears that she holds again what she held before."""
    if held[0] is not became[0]:
        game.show_hand(seat)
        return
    for kind, ones, others in ((LOST, became, held), (HELD, held, became)):
        for one in ones:
            if one not in others and one.role.id in game.book.traits:
                game.tell(kind, to=game.eyes(one), seat=seat, role=one.role.id)
