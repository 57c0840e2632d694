"""Private windows: every holder's script is asked once, sealed, and the acts come back together."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from nightcaller.engine.amend import condemned
from nightcaller.engine.roles import Power, Role, Turn
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    NOBODY,
    TABLE,
    Act,
    Ask,
    Call,
    Decision,
    Option,
    Picks,
    Question,
    Script,
    Seat,
    Window,
    empty_choice,
    without,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

_T = TypeVar("_T")

CLOSE_ASK = Ask(TABLE, "window.close", ("close",))

Settle = Callable[["Game"], None]


def by_slot(seats: int, asked: Iterable[tuple[Seat, _T]]) -> dict[int, _T]:
    """Number private questions by who is asked: a slot must not tell its holder how many others are asked.

    Args:
        seats: number of seats at the table.
        asked: seat and question; a seat's second question comes one table further, and so on.
    """
    slots: dict[int, _T] = {}
    for seat, question in asked:
        slot = 1 + seat
        while slot in slots:
            slot += seats
        slots[slot] = question
    return slots


def plan_laps(powers: Sequence[Power]) -> Mapping[str, int]:
    """Return the lap in which each power is asked, from 0: a reader comes after every writer.

    Depends on the published deck alone, so the number of laps gives nothing away.
    """

    def level(power: Power) -> int:
        return max(
            (1 + level(other) for other in powers if other is not power and other.writes & power.reads),
            default=0,
        )

    return {power.id: level(power) for power in powers}


def plan_steps(
    powers: Sequence[Power], laps: Mapping[str, int], roles: Iterable[Role] = ()
) -> tuple[int, ...]:
    """Return how many questions each lap needs at most; every seat gets that many, decoys included.

    Args:
        roles: those of the published deck: the powers that one of them has in a lap are asked one by one.
    """
    steps = [1] * (max(laps.values(), default=0) + 1)
    for together in ([power] for power in powers):
        _deepen(steps, laps, together)
    for role in roles:
        _deepen(steps, laps, [power for power in powers if power in role.powers])
    return tuple(steps)


def _deepen(steps: list[int], laps: Mapping[str, int], powers: Sequence[Power]) -> None:
    """Make room in every lap for one player who has all these powers."""
    needed: dict[int, int] = {}
    for power in powers:
        needed[laps[power.id]] = needed.get(laps[power.id], 0) + len(power.questions)
    for lap_number, questions in needed.items():
        steps[lap_number] = max(steps[lap_number], questions)


class Plan(NamedTuple):
    """The public shape of a private window: questions per lap, and the roles to call."""

    steps: tuple[int, ...]
    calls: tuple[Call, ...]


@cache
def plan(published: tuple[tuple[str, Power], ...], roles: tuple[Role, ...] = ()) -> Plan:
    """Plan a private window from the published powers (role id, power); the same powers are planned once."""
    powers = [power for _role, power in published]
    laps = plan_laps(powers)
    calls = (
        Call(role, laps[power.id], forms(power), power.group, power.id, power.spoken)
        for role, power in published
    )
    return Plan(plan_steps(powers, laps, roles), tuple(calls))


def forms(power: Power) -> tuple[Question, ...]:
    """Return the forms of a power's questions, each with its key."""
    return tuple(form if form.key else form._replace(key=power.id) for form in power.questions)


def private_window(
    kind: str,
    label: str,
    seats: tuple[Seat, ...],
    published: Sequence[tuple[str, Power]],
    roles: Sequence[Role] = (),
    *,
    visits: bool = False,
) -> Window:
    """Return an empty private window planned from the published powers (role id, power).

    Args:
        roles: those of the published deck, if one of them may have several of the powers.
        visits: see `Window.visits`.
    """
    steps, calls = plan(tuple(published), tuple(roles))
    return Window(kind, label, {}, seats, steps=steps, calls=calls, visits=visits)


def lap(
    game: Game, window: Window, turns: Sequence[Turn], settle: Mapping[str, Settle] | None = None
) -> Generator[Window, Decision, list[Act]]:
    """Ask every turn's script until all have finished and the window is closed; return their acts.

    Scripts see the state frozen at the window's start, so the order of visits cannot matter. A script whose
    power reads a fact starts when every writer of that fact has finished and the fact is settled.

    Args:
        window: an empty window (`private_window`).
        turns: who is asked.
        settle: how a written fact is decided once its writers have spoken (a pack's tie, for instance).
    """
    turns = [turn for turn in turns if not condemned(game, turn.holding.seat)]
    settle = settle or {}
    asks, slots = window.asks, window.turns
    calls = {call.power: call for call in window.calls}
    scripts: dict[int, Script] = {}
    acts: dict[int, list[Act]] = {}
    answered: set[int] = set()
    writers: dict[str, int] = dict.fromkeys(settle, 0)
    blocked: list[tuple[int, Turn]] = []

    def start(slot: int, turn: Turn) -> None:
        scripts[slot] = turn.power.script(game, turn.holding)
        slots[slot] = calls[turn.power.id]
        step(slot, turn, None)

    def step(slot: int, turn: Turn, picks: tuple[int | str, ...] | None) -> None:
        try:
            asks[slot] = next(scripts[slot]) if picks is None else scripts[slot].send(picks)
        except StopIteration as finished:
            asks.pop(slot, None)
            if finished.value:
                acts[slot] = finished.value
            over(turn)

    def over(turn: Turn) -> None:
        for fact in turn.power.writes:
            writers[fact] -= 1
            if not writers[fact]:
                written(fact)

    def written(fact: str) -> None:
        if fact in settle:
            settle[fact](game)
        for entry in [b for b in blocked if not any(writers.get(f, 0) for f in b[1].power.reads)]:
            blocked.remove(entry)
            start(*entry)

    def leave(gone: Sequence[Turn]) -> None:
        """Ask some turns no more. What was decided stands if the rest can be left empty."""
        for entry in [b for b in blocked if b[1] in gone]:
            blocked.remove(entry)
            over(entry[1])
        for slot in [slot for slot in asks if slot != CLOSE and numbered[slot] in gone]:
            turn = numbered[slot]
            while slot in asks:
                empty = empty_choice(asks[slot]) if slot in answered else None
                if empty is None:
                    scripts[slot].close()
                    del asks[slot]
                    over(turn)
                else:
                    step(slot, turn, empty)

    for turn in turns:
        for fact in turn.power.writes:
            writers[fact] = writers.get(fact, 0) + 1
    for fact in [f for f, count in writers.items() if not count]:
        settle[fact](game)
    numbered = by_slot(game.seats, [(turn.holding.seat, turn) for turn in turns])
    for slot, turn in numbered.items():
        if turn.power.reads and any(writers.get(f, 0) for f in turn.power.reads):
            blocked.append((slot, turn))
    waiting = {slot for slot, _turn in blocked}
    for slot, turn in numbered.items():
        if slot not in waiting:
            start(slot, turn)
    while True:
        if not asks and not blocked:
            asks[CLOSE] = CLOSE_ASK
        slot, picks = yield window
        if slot == CLOSE:
            return [act for slot in sorted(acts) for act in acts[slot]]
        if slot != AMEND:
            answered.add(slot)
            step(slot, numbered[slot], picks)
            continue
        match picks:
            case ("kill" | "revive" as kind, int(seat)):
                leave([turn for turn in turns if turn.holding.seat == seat])
                if window.kind != "night":
                    leave_window(window, kind, seat)
            case ("role", int(seat), _):
                held = game.players[seat].holdings
                leave([turn for turn in turns if turn.holding.seat == seat and turn.holding not in held])
            case ("spend" | "refill", int(seat), _):
                # What has not been answered yet is asked anew, of a card that has more or less to offer.
                for again in [slot for slot in scripts if slot in asks and slot not in answered]:
                    if numbered[again].holding.seat == seat:
                        scripts[again].close()
                        start(again, numbered[again])
            case _:
                pass


def leave_window(window: Window, kind: str, seat: Seat) -> None:
    """Let everybody see that a seat has no part in the window any more: it died, or it lives again.

    Whoever died cannot be picked any more either; a question without an option is not asked.
    """
    window.seats = tuple(other for other in window.seats if other != seat)
    if kind == "kill":
        window.options = tuple(option for option in window.options if option != seat)
        for slot, ask in list(window.asks.items()):
            if seat in ask.options:
                window.asks[slot] = without(ask, seat)


class Interruption(NamedTuple):
    """Somebody's interrupt ended the speeches: the acts it brought, sealed no longer."""

    by: Seat
    acts: list[Act]


def floor(
    game: Game,
    label: str,
    speakers: tuple[Seat, ...],
    interrupts: Sequence[tuple[Seat, Callable[[], Script]]] = (),
    declarations: tuple[Question, ...] = (),
) -> Generator[Window, Decision, Interruption | None]:
    """Open the floor: people speak in order; interrupts may come at any moment until it is closed.

    A script that returns no acts stood down and may be used again. Returns the first interruption, or None
    when the table has closed the floor.

    Args:
        label: ``judge.speech``, for instance.
        speakers: public order of speech.
        interrupts: who may interrupt and with what; each of its questions must be optional.
        declarations: the form of what is declared in private, from public facts alone.
    """
    window = Window("floor", label, {CLOSE: CLOSE_ASK}, speakers, declarations=declarations)
    scripts: dict[int, Script] = {}
    numbered = by_slot(game.seats, [(interrupt[0], interrupt) for interrupt in interrupts])
    for slot, (_seat, begin) in numbered.items():
        scripts[slot] = begin()
        window.asks[slot] = next(scripts[slot])
    while True:
        slot, picks = yield window
        if slot == CLOSE:
            return None
        if slot == AMEND:
            _hear(game, window, picks)
            continue
        seat, begin = numbered[slot]
        try:
            window.asks[slot] = scripts[slot].send(picks)
        except StopIteration as finished:
            if finished.value:
                return Interruption(seat, finished.value)
            scripts[slot] = begin()
            window.asks[slot] = next(scripts[slot])


def _hear(game: Game, window: Window, amendment: Picks) -> None:
    """Take what a floor's seat had to say, if an amendment has changed who it is."""
    match amendment:
        case ("kill" | "revive" as kind, int(seat)):
            leave_window(window, kind, seat)
            mute = [slot for slot, ask in window.asks.items() if ask.seat == seat or not ask.options]
        case ("role", int(seat), _):
            # What everybody may do, a new card does not take away.
            openly = game.book.public_interrupts
            mute = [slot for slot, ask in window.asks.items() if ask.seat == seat and ask.key not in openly]
        case _:
            mute = []
    for slot in mute:
        del window.asks[slot]


def choice(
    label: str, ask: Ask, moot: Callable[[], bool] = lambda: False
) -> Generator[Window, Decision, Option]:
    """Ask one public question that has exactly one answer, and return it.

    Args:
        moot: whether the question has become pointless, asked after every amendment. Then, and when whoever
            is asked has died or come back, nothing is asked and the empty choice stands, or else the first.
    """
    window = Window("choice", label, {1: ask}, (ask.seat,), options=ask.options)
    while True:
        slot, picks = yield window
        if slot != AMEND:
            return picks[0]
        gone = picks[0] in {"kill", "revive"} and picks[1] == ask.seat
        if picks[0] == "kill":
            leave_window(window, "kill", int(picks[1]))
        asked = window.asks[1]
        if gone or not asked.options or moot():
            return (empty_choice(asked) or asked.options or (NOBODY,))[0]
