"""Private windows: every holder's script is asked once, sealed, and the acts come back together.

Long because asking, sealing and landing are one act that nobody may come between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol, TypeVar

from nightcaller.engine.amend import condemned
from nightcaller.engine.places import Places
from nightcaller.engine.plans import NOTHING_MORE, Cast, Plan, plan
from nightcaller.engine.roles import Power, Powers, Role, Turn
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    PICKING,
    TABLE,
    Act,
    Answerer,
    Ask,
    Blank,
    Call,
    Calls,
    Decision,
    Picks,
    Script,
    Seat,
    Window,
    decided,
    empty_choice,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


class _Seated(Protocol):
    """Somebody who is asked something: a turn, a way to interrupt."""

    @property
    def seat(self) -> Seat:
        """Who that is."""


_Asked = TypeVar("_Asked", bound=_Seated)

CLOSE_ASK = Ask(TABLE, "window.close", ("close",))

Settle = Callable[["Game"], None]


def by_slot(seats: int, asked: Iterable[_Asked]) -> dict[int, _Asked]:
    """Number private questions by who is asked: a slot must not tell its holder how many others are asked.

    Args:
        seats: number of seats at the table.
        asked: the questions; a seat's second question comes one table further, and so on.
    """
    slots: dict[int, _Asked] = {}
    for question in asked:
        slot = question.seat + 1
        while slot in slots:
            slot += seats
        slots[slot] = question
    return slots


def private_window(
    kind: str,
    label: str,
    seats: tuple[Seat, ...],
    published: Sequence[tuple[str, Power]],
    roles: Sequence[Role] = (),
    *,
    visits: bool = False,
    dark: bool = True,
    cast: Cast = NOTHING_MORE,
) -> Window:
    """Return an empty private window planned from the published powers (role id, power).

    Args:
        roles: those of the published deck, if one of them may have several of the powers.
        visits: see `Window.visits`.
        dark: whether everybody's eyes are closed, see `Window.dark`.
        cast: what the forms of the questions depend on beside that.
    """
    window = _PrivateWindow(kind, label, seats, tuple(published), tuple(roles), cast)
    if not dark:
        window.dark = False
    if visits:
        window.visits = True
    if cast.names:
        window.names = cast.names
    return window


class _PrivateWindow(Window):
    """A window in which only the seats asked know that they are asked.

    Its laps, pages and calls are planned when somebody reads them: a simulation plays without.
    """

    private = True
    dark = True
    numbered: Mapping[int, Turn] = MappingProxyType({})
    """Slot -> who is asked there, and for what; where somebody is asked at all."""

    def __init__(
        self,
        kind: str,
        label: str,
        seats: tuple[Seat, ...],
        published: Powers,
        roles: tuple[Role, ...],
        cast: Cast,
    ) -> None:
        self.kind, self.label = kind, label
        self.seats = seats
        self.asks = {}
        self._published, self._roles, self._cast = published, roles, cast

    @cached_property
    def _plan(self) -> Plan:
        return plan(self._published, self._roles, self._cast)

    @cached_property
    def steps(self) -> tuple[int, ...]:  # type: ignore[override]  # it may be written, as every cached property
        """See `Window.steps`."""
        return self._plan.steps

    @cached_property
    def pages(self) -> tuple[tuple[Blank, ...], ...]:  # type: ignore[override]  # the same
        """See `Window.pages`."""
        return self._plan.pages

    @cached_property
    def calls(self) -> Calls:  # type: ignore[override]  # the same
        """See `Window.calls`."""
        return self._plan.calls

    @cached_property
    def turns(self) -> Mapping[int, Call]:  # type: ignore[override]  # found when delivery reads it
        """See `Window.turns`."""
        return {slot: self.calls.by_power[turn.power.id] for slot, turn in self.numbered.items()}


def lap(
    game: Game, window: Window, turns: Sequence[Turn], settle: Mapping[str, Settle] | None = None
) -> Generator[Window, Decision, list[Act]]:
    """Ask every turn's script until all have finished and the window is closed; return their acts.

    Scripts see the state frozen at the window's start, so the order of visits cannot matter. A script whose
    power reads a fact starts when every writer of that fact has finished and the fact is settled.

    Args:
        window: an empty window (`private_window`).
        turns: who is asked; a declared death that waits for daybreak keeps somebody away, unless it is taken
            back.
        settle: how a written fact is decided once its writers have spoken (a pack's tie, for instance).
    """
    if turns:
        away = [turn for turn in turns if condemned(game, turn.seat)] if game.doomed else ()
        return _asked(game, window, turns, settle or {}, away)
    for settled in settle.values() if settle else ():
        settled(game)
    return _nobody_asked(window)


def _asked(
    game: Game,
    window: Window,
    turns: Sequence[Turn],
    settle: Mapping[str, Settle],
    away: Collection[Turn],
) -> Generator[Window, Decision, list[Act]]:
    """A window in which somebody is asked."""
    round_ = _Round(game, window, turns, settle, away)
    places: Places | None = None
    asks = window.asks
    window.take, window.play = round_.take, round_.play  # type: ignore[method-assign]
    assert isinstance(window, _PrivateWindow)
    window.numbered = round_.numbered
    while True:
        if not asks and not round_.blocked:
            asks[CLOSE] = CLOSE_ASK
        decision = yield window
        if decision.slot == CLOSE:
            if round_.unsettled:
                round_.close()
            sealed = round_.acts
            acts = [act for slot in sorted(sealed) for act in sealed[slot]] if sealed else []
            if places is None:
                return acts
            return [act for act in acts if places.killed.isdisjoint((act.by, *act.targets))]
        slot, picks = decision
        if slot != AMEND:
            round_.take(slot, picks)
            continue
        places = places or Places(window)
        match picks:
            case ("kill", int(seat)):
                round_.leave([turn for turn in turns if turn.seat == seat], for_now=True)
                if not window.dark:
                    places.hear("kill", seat)
            case ("revive", int(seat)):
                if not window.dark:
                    if seat not in places.killed:
                        round_.leave([turn for turn in turns if turn.seat == seat])
                        round_.void(lambda act: act.by == seat or seat in act.targets)
                    places.hear("revive", seat)
                round_.come_back(seat)
                round_.leave(no_more_held(game, turns))
            case ("role", int(seat), _):
                gone = no_more_held(game, turns)
                round_.leave(gone)
                if not window.dark and any(turn.seat == seat for turn in gone):
                    round_.void(lambda act: act.by == seat)
            case ("spend" | "refill", int(seat), _):
                round_.ask_anew(seat)
                if not window.dark:
                    round_.void(lambda act: act.by == seat)
            case _:
                pass


def no_more_held(game: Game, turns: Sequence[Turn]) -> list[Turn]:
    """The turns of cards that are not in that hand any more."""
    return [turn for turn in turns if turn.holding not in game.players[turn.seat].holdings]


def _nobody_asked(window: Window) -> Generator[Window, Decision, list[Act]]:
    """A window in which there is nothing to answer: it waits to be closed, and hears who leaves it."""
    window.asks[CLOSE] = CLOSE_ASK
    places = None
    while True:
        decision = yield window
        if decision.slot == CLOSE:
            return []
        match decision.picks:
            case ("kill" | "revive" as kind, int(seat)) if not window.dark:
                places = places or Places(window)
                places.hear(kind, seat)
            case _:
                pass


@dataclass(frozen=True, slots=True)
class _Beginning:
    """How a private window begins, by the powers of those who are asked."""

    writers: dict[str, int]
    """Fact -> how many are to write it."""
    unwritten: tuple[str, ...]
    """Facts to be decided that nobody writes."""
    waiting: frozenset[Power]
    """The powers that wait for a fact."""


@lru_cache(4096)
def _beginning(powers: tuple[Power, ...], facts: tuple[str, ...]) -> _Beginning:
    """Find out who waits for whom; the same few roles sit at a table night after night.

    Args:
        powers: of those who are asked, turn by turn.
        facts: what is decided in this window, whoever writes it.
    """
    writers = dict.fromkeys(facts, 0)
    for power in powers:
        for fact in power.writes:
            writers[fact] = writers.get(fact, 0) + 1
    unwritten = tuple(fact for fact in facts if not writers[fact])
    waiting = frozenset(power for power in powers if any(map(writers.get, power.reads)))
    return _Beginning(writers, unwritten, waiting)


class _Round:
    """The scripts of a private window while it is open.

    Attributes:
        acts: slot -> what a script that is over has brought.
        answered: slots that have answered something and are asked more.
        away: slot -> who has left before answering, and would be asked again.
        blocked: who waits for a fact, with the slot.
        decided: facts whose writers have spoken.
        late: slot -> who was away when the window was opened.
        unsettled: facts that are decided when the window closes: whoever was to write them is away.
        writers: fact -> how many have still to write it.
    """

    __slots__ = (
        "acts", "answered", "asks", "away", "blocked", "decided", "game", "late", "numbered", "scripts",
        "settle", "unsettled", "writers",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        window: Window,
        turns: Sequence[Turn],
        settle: Mapping[str, Settle],
        away: Collection[Turn],
    ) -> None:
        self.game = game
        # Not the window itself: it knows us, and circles are work for the garbage collector.
        self.asks = window.asks
        self.settle = settle
        self.scripts: dict[int, Script] = {}
        self.acts: dict[int, list[Act]] = {}
        # Lists, not sets: they are short, and nearly always empty.
        self.answered: list[int] = []
        self.decided: list[str] = []
        self.unsettled: list[str] = []
        self.numbered = here = by_slot(game.seats, turns)
        self.away: dict[int, Turn] = {}
        self.late: dict[int, Turn] = {}
        if away:
            self.late = {slot: turn for slot, turn in here.items() if turn in away}
            here = {slot: turn for slot, turn in here.items() if slot not in self.late}
        beginning = _beginning(tuple([turn.power for turn in here.values()]), tuple(settle))
        self.writers = beginning.writers.copy()
        waiting = beginning.waiting
        self.blocked = [entry for entry in here.items() if entry[1].power in waiting] if waiting else []
        for fact in beginning.unwritten:
            settle[fact](game)
        for slot, turn in here.items():
            if turn.power not in waiting:
                self.scripts[slot] = turn.power.script(game, turn.holding)
                self._step(slot, None)

    def take(self, slot: int, picks: Picks) -> None:
        """Hear an answer; the window may be closed when nobody is left to be asked."""
        self._step(slot, picks)
        if not self.asks and not self.blocked:
            self.asks[CLOSE] = CLOSE_ASK

    def play(self, player: Answerer, check: Callable[[int, Picks], None], log: list[Decision]) -> bool:
        """See `Window.play`."""
        asks, choose = self.asks, player.choose
        while asks and CLOSE not in asks:
            for slot, ask in tuple(asks.items()):
                asked: Ask | None = ask
                while asked is not None:
                    picks = choose(asked)
                    # One option where no more are wanted, as nearly always; `check` has the whole law.
                    if len(picks) == 1 and picks[0] in asked.options and asked.lo <= 1:
                        log.append(PICKING[slot][picks[0]])
                    else:
                        check(slot, picks)
                        log.append(decided(slot, picks))
                    asked = self._step(slot, picks)
        if not self.blocked:
            asks[CLOSE] = CLOSE_ASK
        return True

    def leave(self, gone: Sequence[Turn], *, for_now: bool = False) -> None:
        """Ask some turns no more. What was decided stands if the rest can be left empty.

        Args:
            for_now: whoever has decided nothing yet may still come back.
        """
        away = {slot: turn for slot, turn in self.blocked if turn in gone}
        self.blocked = [entry for entry in self.blocked if entry[0] not in away]
        asks = self.asks
        for slot in [slot for slot in asks if slot != CLOSE and self.numbered[slot] in gone]:
            turn = self.numbered[slot]
            if slot not in self.answered:
                self.scripts[slot].close()
                del asks[slot]
                away[slot] = turn
            while slot in asks:
                empty = empty_choice(asks[slot])
                if empty is None:
                    self.scripts[slot].close()
                    del asks[slot]
                    self._over(turn)
                else:
                    self._step(slot, empty)
        if for_now:
            self.away |= away
        for turn in away.values():
            self._over(turn)

    def come_back(self, seat: Seat) -> None:
        """Ask somebody again who has left for now; not for a card that is hers no more.

        What was settled without her is settled again, and told again to those who have not answered yet; but
        not what the others have decided before she was there at all.
        """
        held = self.game.players[seat].holdings
        for slot, turn in [entry for entry in self.late.items() if entry[1].seat == seat]:
            if turn.power.writes.isdisjoint(self.decided):
                self.away[slot] = self.late.pop(slot)
        for slot, turn in [entry for entry in self.away.items() if entry[1].seat == seat]:
            del self.away[slot]
            if turn.holding not in held:
                continue
            for fact in turn.power.writes:
                self.writers[fact] = self.writers.get(fact, 0) + 1
                if fact in self.unsettled:
                    self.unsettled.remove(fact)
            for reader in [one for one in self.scripts if one in self.asks and one not in self.answered]:
                if self._waits(self.numbered[reader]):
                    self.scripts[reader].close()
                    del self.asks[reader]
                    self.blocked.append((reader, self.numbered[reader]))
            if self._waits(turn):
                self.blocked.append((slot, turn))
            else:
                self._start(slot, turn)
        if self.blocked or len(self.asks) > 1:
            self.asks.pop(CLOSE, None)

    def close(self) -> None:
        """Decide what nobody was left to decide."""
        for fact in sorted(self.unsettled):
            self._written(fact)

    def void(self, ghost: Callable[[Act], bool]) -> None:
        """Forget some acts that have not landed: their owner lives again, or whom they aimed at is dead.

        Not by night: what was decided there stands, and falls together at daybreak.
        """
        self.acts = {slot: [act for act in acts if not ghost(act)] for slot, acts in self.acts.items()}

    def ask_anew(self, seat: Seat) -> None:
        """Ask anew what a seat has not answered yet: its card has more or less to offer."""
        for slot in [slot for slot in self.scripts if slot in self.asks and slot not in self.answered]:
            if self.numbered[slot].seat == seat:
                self.scripts[slot].close()
                self._start(slot, self.numbered[slot])

    def _waits(self, turn: Turn) -> bool:
        """Whether somebody has still to write what this turn reads."""
        return any(map(self.writers.get, turn.power.reads))

    def _start(self, slot: int, turn: Turn) -> None:
        self.scripts[slot] = turn.power.script(self.game, turn.holding)
        self._step(slot, None)

    def _step(self, slot: int, picks: Picks | None) -> Ask | None:
        """Let a script go on with an answer, or begin without one; return what it asks now, if it goes on."""
        try:
            ask = self.scripts[slot].send(picks)  # type: ignore[arg-type]  # a script begins with None
        except StopIteration as finished:
            acts: list[Act] | None = finished.value
            if acts:
                self.acts[slot] = acts
        else:
            if ask[2]:  # its options
                self.asks[slot] = ask
                if picks is not None and slot not in self.answered:
                    self.answered.append(slot)
                return ask
            # The game was played on, and there is nobody left to choose.
            self.scripts[slot].close()
        self.asks.pop(slot, None)
        turn = self.numbered[slot]
        if turn.power.writes:
            self._over(turn)
        return None

    def _over(self, turn: Turn) -> None:
        """Count down what somebody was to write."""
        writers = self.writers
        for fact in turn.power.writes:
            left = writers[fact] = writers[fact] - 1
            if left:
                continue
            missing = self.away and any(fact in absent.power.writes for absent in self.away.values())
            if missing and not any(fact in waiting.power.reads for _slot, waiting in self.blocked):
                self.unsettled.append(fact)
            else:
                self._written(fact)

    def _written(self, fact: str) -> None:
        self.decided.append(fact)
        if fact in self.settle:
            self.settle[fact](self.game)
        if self.blocked:
            for entry in [entry for entry in self.blocked if not self._waits(entry[1])]:
                self.blocked.remove(entry)
                self._start(*entry)
