"""Public windows in which people speak, and in which one of them chooses before everybody."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property, partial
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from nightcaller.engine.lap import CLOSE_ASK, by_slot
from nightcaller.engine.places import Places
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    NOBODY,
    TABLE,
    Act,
    Answerer,
    Ask,
    Decision,
    Option,
    Picks,
    Question,
    Script,
    Seat,
    Window,
    empty_choice,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


class Interrupt(Protocol):
    """A way to interrupt: a turn at a power of the window ``floor``, or a `Way` that no card brings."""

    @property
    def seat(self) -> Seat:
        """Who may interrupt."""

    def begin(self, game: Game, /) -> Script:
        """What begins the conversation."""


class Way(NamedTuple):
    """A way to interrupt that no card brings: a candidate's out of a race, for instance."""

    seat: Seat
    begin: Callable[[Game], Script]


Speakers = tuple[Seat, ...] | Callable[[], tuple[Seat, ...]]
"""Who speaks, in order, or what finds that out."""


Interrupts = Sequence[Interrupt] | Callable[[], Sequence[Interrupt]]
"""Who may interrupt and with what; or, if somebody may, what finds out who when the questions are read."""


LAPTOP: Final = "floor.laptop"
"""Key of the question whether somebody takes the laptop: everybody sees who does, and nobody what for."""
TAKE: Final = "take-laptop"


def takers(seats: Sequence[Seat]) -> list[Way]:
    """The ways of those who may take the laptop while people talk: it ends the speeches for a moment, and
    what is asked of whoever has it is the program's affair (`Interruption.takes`)."""
    return [Way(seat, partial(_may_take, seat)) for seat in seats]


def _may_take(seat: Seat, _game: Game) -> Script:
    yield _asked_to_take(seat)
    return None


def _asked_to_take(seat: Seat) -> Ask:
    return Ask(seat, LAPTOP, (TAKE, "stay"), optional=True)


class Interruption(NamedTuple):
    """Somebody's interrupt ended the speeches: the acts it brought, sealed no longer."""

    by: Seat
    acts: Sequence[Act]
    takes: bool = False
    """Somebody only takes the laptop."""


class _FloorWindow(Window):
    """The window in which people speak.

    Nearly every floor is closed without an interruption, so that those who may interrupt are asked when
    somebody reads the questions, as a table does at once and before it overrules anything. Who begins is
    found when somebody reads the order.
    """

    def __init__(
        self, game: Game, label: str, speakers: Speakers, first: str, interrupts: Interrupts
    ) -> None:
        self.kind, self.label = "floor", label
        self._game, self._speakers, self._first = game, speakers, first
        self._interrupts = interrupts
        self._asked = False  # whether somebody has read the questions
        self._scripts: dict[int, Script] = {}

    @cached_property
    def seats(self) -> tuple[Seat, ...]:  # type: ignore[override]  # it may be written, as every cached property
        """Who speaks, in order."""
        speakers = self._speakers() if callable(self._speakers) else self._speakers
        return self._game.in_turn(self._first, speakers) if self._first else speakers

    @cached_property
    def interrupts(self) -> Mapping[int, Interrupt]:
        """Slot -> a way to interrupt."""
        found = self._interrupts() if callable(self._interrupts) else self._interrupts
        return by_slot(self._game.seats, found)

    @cached_property
    def asks(self) -> dict[int, Ask]:  # type: ignore[override]  # it may be written, as every cached property
        """Slot -> question."""
        self._asked = True
        asks = {CLOSE: CLOSE_ASK}
        for slot in self.interrupts:
            asks[slot] = self._begin(slot)
        return asks

    def closes(self) -> bool:
        return True

    def open(self) -> int:
        if self._asked:
            return super().open()
        # Somebody may interrupt: how many, nobody has found out yet.
        return 1 if callable(self._interrupts) else len(self._interrupts)

    def play(self, player: Answerer, _check: Callable[[int, Picks], None], _log: list[Decision], /) -> bool:
        return not (self._asked or self._interrupts) or player.content(self)

    def _begin(self, slot: int) -> Ask:
        script = self._scripts[slot] = self.interrupts[slot].begin(self._game)
        return next(script)

    def hear(self, slot: int, picks: Picks) -> list[Act] | None:
        """Take an answer; return what an interruption brings, if that is one.

        Who stands down may interrupt later.
        """
        asks = self.asks
        try:
            asks[slot] = self._scripts[slot].send(picks)
        except StopIteration as finished:
            acts: list[Act] | None = finished.value
            if not acts:
                asks[slot] = self._begin(slot)
            return acts
        return None


def floor(
    game: Game,
    label: str,
    speakers: Speakers,
    interrupts: Interrupts = (),
    declarations: tuple[Question, ...] = (),
    names: tuple[str, ...] = (),
    *,
    first: str = "",
) -> Generator[Window, Decision, Interruption | None]:
    """Open the floor: people speak in order; interrupts may come at any moment until it is closed.

    A script that returns no acts stood down and may be used again. Returns the first interruption, or None
    when the table has closed the floor.

    Args:
        label: ``judge.speech``, for instance.
        speakers: public order of speech, or what finds it when somebody reads it: it must not depend on what
            has happened since the floor was opened.
        interrupts: who may interrupt and with what; each of their questions must be optional.
        declarations: the form of what is declared in private, from public facts alone.
        names: the roles that may be named in it.
        first: what the draw is called that decides with which of them the order begins; none if empty.
    """
    window = _FloorWindow(game, label, speakers, first, interrupts)
    if declarations:
        window.declarations, window.names = declarations, names
    places: Places | None = None
    while True:
        decision = yield window
        if decision.slot == CLOSE:
            return None
        slot, picks = decision
        if slot == AMEND:
            places = places or Places(window)
            _hear(game, window, places, picks)
            continue
        if (asked := window.asks[slot]).key == LAPTOP:
            if picks == (TAKE,):
                return Interruption(asked.seat, (), takes=True)
            continue
        acts = window.hear(slot, picks)
        if acts:
            return Interruption(window.interrupts[slot].seat, acts)


def _let_take(game: Game, window: Window, seat: Seat) -> None:
    """Whoever is brought back while people talk may take the laptop like all the others."""
    takers = {ask.seat for ask in window.asks.values() if ask.key == LAPTOP}
    if takers and seat not in takers:
        slot = next(one for one in count(seat + 1, game.seats) if one not in window.asks)
        window.asks[slot] = _asked_to_take(seat)


def _hear(game: Game, window: Window, places: Places, amendment: Picks) -> None:
    """Take what a floor's seat had to say, if an amendment has changed who it is."""
    match amendment:
        case ("kill" | "revive" as kind, int(seat)):
            places.hear(kind, seat)
            if kind == "revive":
                _let_take(game, window, seat)
        case ("role", int(seat), _):
            # What everybody may do, a new card does not take away.
            openly = game.book.public_interrupts
            places.mute(seat, {LAPTOP, *openly})
        case _:
            pass


def still(ask: Ask) -> Ask:
    """A question that nobody's death or return changes."""
    return ask


def choice(
    game: Game,
    label: str,
    asked: Callable[[], Ask],
    moot: Callable[[], bool] = lambda: False,
    *,
    by_the_dead: bool = False,
) -> Generator[Window, Decision, Option]:
    """Ask one public question that has exactly one answer, and return it.

    Args:
        asked: the question; put anew whenever somebody was declared dead or brought back.
        moot: whether it has become pointless, asked after every amendment. Then nothing is asked, and the
            empty choice stands, or else the first.
        by_the_dead: whether somebody dead answers it as well: the last word of whoever held an office. Else
            the same stands when whoever is asked has died.
    """
    ask = asked()
    window = Window("choice", label, {1: ask}, (ask.seat,), ask.options)
    others = game.choosing
    game.choosing = (*others, label)
    while True:
        decision = yield window
        if decision.slot != AMEND:
            answer = decision.picks[0]
            break
        if decision.picks[0] in {"kill", "revive"}:
            ask = window.asks[1] = asked()
            window.options = ask.options
        gone = not by_the_dead and ask.seat != TABLE and not game.lives(ask.seat)
        if gone or not window.options or moot():
            answer = (empty_choice(ask) or window.options or (NOBODY,))[0]
            break
    game.choosing = others
    return answer
