"""Private windows: every holder's script is asked once, sealed, and the acts come back together.

Long because asking, sealing and landing are one act that nobody may come between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from nightcaller.engine.amend import condemned
from nightcaller.engine.places import Places
from nightcaller.engine.plans import NOTHING_MORE, Cast, Plan, plan
from nightcaller.engine.roles import OneQuestion, Power, Role, Turn
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
UNWRITTEN: Final = Ask(TABLE, "", ())
"""Stands for the question to one of a pack (`Power.ballot`), or for the only one that somebody is asked
(`OneQuestion`), until somebody reads the questions."""


def _no_conversation() -> Script:
    yield from ()
    return None


NO_CONVERSATION: Final = _no_conversation()
"""Stands for the script of somebody who is asked one question (`OneQuestion`)."""

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
    window = _PrivateWindow(kind, label, seats, published, roles, cast)
    if not dark:
        window.dark = False
    if visits:
        window.visits = True
    if cast.names:
        window.names = cast.names
    return window


class _PrivateWindow(Window):
    """A window in which only the seats asked know that they are asked; it conducts their scripts.

    Its laps, pages and calls are planned, and the plainest questions written out, when somebody reads them: a
    simulation plays without.
    """

    private = True
    dark = True
    numbered: Mapping[int, Turn] = MappingProxyType({})
    """Slot -> who is asked there, and for what; where somebody is asked at all."""
    house: Mapping[str, str] = MappingProxyType({})
    """How the house rules stand."""
    unsettled: tuple[str, ...] = ()
    """Facts that are decided when the window closes: whoever was to write them is away."""
    _answered: tuple[int, ...] = ()
    """Slots that have answered something and are asked more."""

    def __init__(
        self,
        kind: str,
        label: str,
        seats: tuple[Seat, ...],
        published: Sequence[tuple[str, Power]],
        roles: Sequence[Role],
        cast: Cast,
    ) -> None:
        self.kind, self.label = kind, label
        self.seats = seats
        self._published, self._roles, self._cast = published, roles, cast
        self._open: dict[int, Ask] = {}
        """The questions; `UNWRITTEN` stands for some as long as nobody has read them."""
        self._blocked: dict[int, Turn] = {}
        """Slot -> who waits for a fact."""

    @cached_property
    def _plan(self) -> Plan:
        cast = self._cast._replace(house=tuple(self.house.items()))
        return plan(tuple(self._published), tuple(self._roles), cast)

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

    @cached_property
    def asks(self) -> dict[int, Ask]:  # type: ignore[override]  # written out when somebody reads it
        """See `Window.asks`."""
        for slot in [slot for slot, ask in self._open.items() if ask is UNWRITTEN]:
            self._start(slot, self.numbered[slot])
        self.may_close()
        return self._open

    # --- the scripts of those who are asked ------------------------------------------------------------

    def begin(
        self, game: Game, turns: Sequence[Turn], settle: Mapping[str, Settle], away: Collection[Turn]
    ) -> None:
        """Ask some turns.

        Args:
            settle: see `lap`.
            away: those of them who are not here, unless they come back.
        """
        self._game = game
        self._settle = settle
        self._scripts: dict[int, Script] = {}
        self.acts: dict[int, list[Act]] = {}
        """Slot -> what a script that is over has brought."""
        self.numbered = here = by_slot(game.seats, turns)
        self._decided: list[str] = []
        """Facts whose writers have spoken."""
        self._away: dict[int, Turn] = {}
        """Slot -> who has left before the last answer, and would be asked again."""
        self._halfway: dict[int, Ask] = {}
        """Slot -> the question before which somebody has left who had answered others."""
        self._idle: dict[int, Turn] = {}
        """Slot -> who had nothing to be asked, and may have if the table gives back what is used up."""
        self._taken_from: set[int] = set()
        """Those of them who were asked something until the table took it away."""
        self._late: dict[int, Turn] = {}
        """Slot -> who was away when the window was opened."""
        if away:
            self._late = {slot: turn for slot, turn in here.items() if turn in away}
            here = {slot: turn for slot, turn in here.items() if slot not in self._late}
        self._writers: dict[str, int] = {}
        """Fact -> how many have still to write it, as long as it is anybody."""
        writers = self._writers
        for turn in here.values():
            if turn.power.writes:
                for fact in turn.power.writes:
                    writers[fact] = writers.get(fact, 0) + 1
        for fact in settle:
            if fact not in writers:
                settle[fact](game)
        asks = self._open
        for slot, turn in here.items():
            power = turn.power
            if power.reads and self._waits(turn):
                self._blocked[slot] = turn
            elif power.ballot is not None or (not power.writes and isinstance(power.script, OneQuestion)):
                asks[slot] = UNWRITTEN
            else:
                self._start(slot, turn)

    def may_close(self) -> None:
        """Let the window be closed if nobody is left to be asked."""
        if not self._open and not self._blocked:
            self._open[CLOSE] = CLOSE_ASK

    def take(self, slot: int, picks: Picks) -> None:
        """Hear an answer; the window may be closed when nobody is left to be asked."""
        self._step(slot, picks)
        self.may_close()

    def play(self, player: Answerer, check: Callable[[int, Picks], None], log: list[Decision]) -> bool:
        """See `Window.play`."""
        asks, choose = self._open, player.choose
        while asks and CLOSE not in asks:
            for slot in tuple(asks):
                asked = asks.get(slot)  # none if her pack has answered meanwhile
                if asked is UNWRITTEN:
                    turn = self.numbered[slot]
                    if turn.power.ballot is None:
                        self._play_one(slot, turn, player, check, log)
                    else:
                        self._play_pack(turn, player, check, log)
                    continue
                while asked is not None:
                    picks = choose(asked)
                    # One option where no more are wanted, as nearly always; `check` has the whole law.
                    if len(picks) == 1 and picks[0] in asked.options and asked.lo <= 1:
                        log.append(PICKING[slot][picks[0]])
                    else:
                        check(slot, picks)
                        log.append(decided(slot, picks))
                    asked = self._step(slot, picks)
        return True

    def _play_one(
        self,
        slot: int,
        turn: Turn,
        player: Answerer,
        check: Callable[[int, Picks], None],
        log: list[Decision],
    ) -> None:
        """Let somebody answer the only question of a turn; nobody else in the window waits for it."""
        script = turn.power.script
        assert isinstance(script, OneQuestion)
        options = script.offered(self._game, turn.holding)
        if options:
            (picked,) = player.vote(options, 1)
            if picked not in options:
                check(slot, (picked,))
            log.append(PICKING[slot][picked])
            acts = script.answered(self._game, turn.holding, (picked,))
            if acts:
                self.acts[slot] = acts
        del self._open[slot]

    def _play_pack(
        self, turn: Turn, player: Answerer, check: Callable[[int, Picks], None], log: list[Decision]
    ) -> None:
        """Let somebody answer at once for a whole pack, of which this is a turn."""
        power, ballot = turn.power, turn.power.ballot
        assert ballot is not None
        asks, numbered = self._open, self.numbered
        slots, seats = [], []
        for slot, ask in asks.items():
            if ask is UNWRITTEN and (mate := numbered[slot]).power is power:
                slots.append(slot)
                seats.append(mate.seat)
        options = ballot.offered(self._game, turn.holding)
        if not options:
            for slot in slots:
                self._start(slot, numbered[slot])
            return
        picked = player.vote(options, len(slots))
        for option in picked:
            if option not in options:
                check(slots[picked.index(option)], (option,))
        for nth, slot in enumerate(slots):
            log.append(PICKING[slot][picked[nth]])
            del asks[slot]
        ballot.heard(self._game, seats, picked)
        if power.writes:
            self._over(turn, len(slots))

    def leave(self, gone: Sequence[Turn], *, for_now: bool = False) -> None:
        """Ask some turns no more. What was decided stands if the rest can be left empty.

        Args:
            for_now: whoever has decided nothing yet may still come back.
        """
        away = {slot: turn for slot, turn in self._blocked.items() if turn in gone}
        for slot in away:
            del self._blocked[slot]
        asks = self._open
        for slot in [slot for slot in asks if slot != CLOSE and self.numbered[slot] in gone]:
            if slot in self._answered:
                if not for_now:
                    self._finish_empty(slot)
                    continue
                self._halfway[slot] = asks[slot]
            del asks[slot]
            away[slot] = self.numbered[slot]
        if for_now:
            self._away |= away
        for turn in away.values():
            self._over(turn)

    def _finish_empty(self, slot: int) -> None:
        """Lead a script to its end that has been answered before: what was decided stands."""
        while slot in self._open:
            empty = empty_choice(self._open[slot])
            if empty is not None:
                self._step(slot, empty)
                continue
            self._finish(slot, self.numbered[slot])

    def come_back(self, seat: Seat) -> None:
        """Ask somebody again who has left for now: what she has not answered yet, from the question on before
        which she left; not for a card that is hers no more.

        What was settled without her is settled again, and told again to those who have not answered yet; but
        not what the others have decided before she was there at all.
        """
        held = self._game.players[seat].holdings
        for slot, turn in [entry for entry in self._late.items() if entry[1].seat == seat]:
            if turn.power.writes.isdisjoint(self._decided):
                self._away[slot] = self._late.pop(slot)
        for slot, turn in [entry for entry in self._away.items() if entry[1].seat == seat]:
            del self._away[slot]
            if turn.holding not in held:
                continue
            self._has_to_write(turn)
            if slot in self._halfway:
                self._open[slot] = self._halfway.pop(slot)
            elif self._waits(turn):
                self._blocked[slot] = turn
            else:
                self._start(slot, turn)
        self._reopen()

    def _has_to_write(self, turn: Turn) -> None:
        """Wait for what somebody writes after all; tell it again to those who have not answered yet."""
        for fact in turn.power.writes:
            self._writers[fact] = self._writers.get(fact, 0) + 1
            self.unsettled = tuple([one for one in self.unsettled if one != fact])
        for reader in [one for one in self._scripts if one in self._open and one not in self._answered]:
            if self._waits(self.numbered[reader]):
                del self._open[reader]
                self._blocked[reader] = self.numbered[reader]

    def _reopen(self) -> None:
        """Do not let the window be closed while somebody is asked."""
        if self._blocked or len(self._open) > 1:
            self._open.pop(CLOSE, None)

    def close(self) -> None:
        """Decide what nobody was left to decide; who has left halfway has decided what she had answered."""
        for slot in sorted(self._halfway):
            turn = self.numbered[slot]
            self._away.pop(slot, None)
            self._has_to_write(turn)
            self._open[slot] = self._halfway.pop(slot)
            self._finish_empty(slot)
        for fact in sorted(self.unsettled):
            self._written(fact)

    def void(self, ghost: Callable[[Act], bool]) -> None:
        """Forget some acts that have not landed: their owner lives again, or whom they aimed at is dead.

        Not by night: what was decided there stands, and falls together at daybreak.
        """
        self.acts = {slot: [act for act in acts if not ghost(act)] for slot, acts in self.acts.items()}

    def ask_anew(self, seat: Seat | None = None, gone: Collection[Seat] = ()) -> None:
        """Ask anew what a seat has not answered yet: its card has more or less to offer.

        Args:
            seat: None for everybody who is asked: somebody has come back.
            gone: who has died since the window was opened, and is asked nothing new.
        """
        for slot in [slot for slot in self._scripts if slot in self._open and slot not in self._answered]:
            if seat is None or self.numbered[slot].seat == seat:
                self._taken_from.add(slot)
                self._start(slot, self.numbered[slot])
        for slot, turn in [entry for entry in self._idle.items() if seat in {None, entry[1].seat}]:
            if turn.seat in gone:
                continue
            del self._idle[slot]
            self._has_to_write(turn)
            self._start(slot, turn)
        self._reopen()

    def _waits(self, turn: Turn) -> bool:
        """Whether somebody has still to write what this turn reads."""
        return not turn.power.reads.isdisjoint(self._writers)

    def _start(self, slot: int, turn: Turn) -> None:
        script = turn.power.script
        if not isinstance(script, OneQuestion):
            self._scripts[slot] = script(self._game, turn.holding)
            self._step(slot, None)
            return
        self._scripts[slot] = NO_CONVERSATION
        ask = script.ask(self._game, turn.holding)
        if ask is not None and ask.options:
            self._open[slot] = ask
        else:
            self._idle[slot] = turn
            self._finish(slot, turn)

    def _step(self, slot: int, picks: Picks | None) -> Ask | None:
        """Let a script go on with an answer, or begin without one; return what it asks now, if it goes on."""
        turn = self.numbered[slot]
        script = turn.power.script
        if picks is not None and isinstance(script, OneQuestion):
            acts = script.answered(self._game, turn.holding, picks)
            if acts:
                self.acts[slot] = acts
            self._finish(slot, turn)
            return None
        try:
            ask = self._scripts[slot].send(picks)  # type: ignore[arg-type]  # a script begins with None
        except StopIteration as finished:
            acts = finished.value
            if acts:
                self.acts[slot] = acts
        else:
            if ask.options:
                self._open[slot] = ask
                if picks is not None and slot not in self._answered:
                    self._answered += (slot,)
                return ask
            # Else the game was played on, and there is nobody left to choose.
        if picks is None:
            self._idle[slot] = turn
        self._finish(slot, turn)
        return None

    def _finish(self, slot: int, turn: Turn) -> None:
        """Ask somebody nothing more."""
        self._open.pop(slot, None)
        if turn.power.writes:
            self._over(turn)

    def _over(self, turn: Turn, of_them: int = 1) -> None:
        """Count down what somebody was to write, or so many like her."""
        writers = self._writers
        for fact in turn.power.writes:
            left = writers[fact] - of_them
            if left:
                writers[fact] = left
                continue
            del writers[fact]
            missing = any(fact in absent.power.writes for absent in self._absent())
            if missing and not any(fact in waiting.power.reads for waiting in self._blocked.values()):
                self.unsettled += (fact,)
            else:
                self._written(fact)

    def _absent(self) -> Iterator[Turn]:
        """Whoever would be asked if the table took back what it has declared in this window."""
        yield from self._away.values()
        for slot in self._taken_from:
            if slot in self._idle:
                yield self._idle[slot]

    def _written(self, fact: str) -> None:
        self._decided.append(fact)
        if fact in self._settle:
            self._settle[fact](self._game)
        for slot in tuple(self._blocked):
            turn = self._blocked.get(slot)  # none if one of those before her had nothing to write
            if turn is not None and not self._waits(turn):
                del self._blocked[slot]
                self._start(slot, turn)


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
    assert isinstance(window, _PrivateWindow)
    window.house = game.house
    if turns:
        away = [turn for turn in turns if condemned(game, turn.seat)] if game.doomed else ()
        return _asked(game, window, turns, settle or {}, away)
    for settled in settle.values() if settle else ():
        settled(game)
    return _nobody_asked(window)


def _asked(
    game: Game,
    window: _PrivateWindow,
    turns: Sequence[Turn],
    settle: Mapping[str, Settle],
    away: Collection[Turn],
) -> Generator[Window, Decision, list[Act]]:
    """A window in which somebody is asked."""
    window.begin(game, turns, settle, away)
    places: Places | None = None
    while True:
        decision = yield window
        if decision.slot == CLOSE:
            if places is not None:
                window.close()
            sealed = window.acts
            acts = [act for slot in sorted(sealed) for act in sealed[slot]] if sealed else []
            if places is None:
                return acts
            return [act for act in acts if places.killed.isdisjoint((act.by, *act.targets))]
        slot, picks = decision
        if slot != AMEND:
            window.take(slot, picks)
            continue
        places = places or Places(window)
        match picks:
            case ("kill", int(seat)):
                window.leave([turn for turn in turns if turn.seat == seat], for_now=True)
                if not window.dark:
                    places.hear("kill", seat)
            case ("revive", int(seat)):
                if not window.dark and seat not in places.killed:
                    window.leave([turn for turn in turns if turn.seat == seat])
                    window.void(lambda act: act.by == seat or seat in act.targets)
                window.come_back(seat)
                if not window.dark:
                    window.ask_anew(gone=places.killed - {seat})
                    places.hear("revive", seat)
                window.leave(no_more_held(game, turns))
            case ("role", int(seat), _):
                gone = no_more_held(game, turns)
                window.leave(gone)
                if not window.dark and any(turn.seat == seat for turn in gone):
                    window.void(lambda act: act.by == seat)
            case ("spend" | "refill", int(seat), _):
                window.ask_anew(seat)
                if not window.dark:
                    window.void(lambda act: act.by == seat)
            case _:
                pass
        window.may_close()


def no_more_held(game: Game, turns: Sequence[Turn]) -> list[Turn]:
    """The turns of cards that are not in that hand any more."""
    return [turn for turn in turns if turn.holding not in game.players[turn.seat].holdings]


def _nobody_asked(window: Window) -> Generator[Window, Decision, list[Act]]:
    """A window in which there is nothing to answer: it waits to be closed, and hears who leaves it."""
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
