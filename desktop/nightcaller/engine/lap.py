"""Private windows: every holder's script is asked once, sealed, and the acts come back together.

Long because asking, sealing and landing are one act that nobody may come between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from nightcaller.engine.amend import condemned
from nightcaller.engine.errors import IllegalSetup
from nightcaller.engine.places import Places
from nightcaller.engine.roles import Power, Role, Turn
from nightcaller.engine.vocabulary import (
    AMEND,
    CLOSE,
    EMPTY_CHOICES,
    FIRST,
    NOBODY,
    TABLE,
    Act,
    Answerer,
    Ask,
    Blank,
    Call,
    Calls,
    Decision,
    Option,
    Picks,
    Question,
    Script,
    Seat,
    Window,
    decided,
    empty_choice,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

_T = TypeVar("_T")

CLOSE_ASK = Ask(TABLE, "window.close", ("close",))

Settle = Callable[["Game"], None]


def by_slot(seats: int, asked: Collection[_T], seat_of: Callable[[_T], Seat]) -> dict[int, _T]:
    """Number private questions by who is asked: a slot must not tell its holder how many others are asked.

    Args:
        seats: number of seats at the table.
        asked: the questions; a seat's second question comes one table further, and so on.
        seat_of: who is asked in one of them.
    """
    slots = {1 + seat_of(question): question for question in asked}
    if len(slots) == len(asked):
        return slots  # nobody is asked twice
    slots = {}
    for question in asked:
        slot = 1 + seat_of(question)
        while slot in slots:
            slot += seats
        slots[slot] = question
    return slots


TURN_SEAT: Callable[[Turn], Seat] = attrgetter("holding.seat")
"""Who is asked in a turn."""
POWER: Callable[[Turn], Power] = itemgetter(1)
"""For what."""


def plan_laps(powers: Sequence[Power]) -> Mapping[str, int]:
    """Return the lap in which each power is asked, from 0: a reader comes after every writer.

    Depends on the published deck alone, so the number of laps gives nothing away.

    Raises:
        IllegalSetup: some of the powers read one another in a circle, so that nobody could be asked first.
    """
    levels: dict[str, int] = {}
    way: list[str] = []

    def level(power: Power) -> int:
        if power.id in levels:
            return levels[power.id]
        if power.id in way:
            circle = way[way.index(power.id) :]
            raise IllegalSetup("error-setup-circle", powers=", ".join(circle))
        way.append(power.id)
        heard = (other for other in powers if other is not power and other.writes & power.reads)
        levels[power.id] = max((1 + level(other) for other in heard), default=0)
        way.pop()
        return levels[power.id]

    return {power.id: level(power) for power in powers}


class Cast(NamedTuple):
    """What forms of questions depend on beside the powers, known to everybody."""

    people: int = 0
    """How many sit at the table, dead or alive."""
    names: tuple[str, ...] = ()
    """The roles that may be named."""


NOTHING_MORE: Final = Cast()
"""Of powers whose questions are always the same."""


def plan_steps(
    powers: Sequence[Power], laps: Mapping[str, int], roles: Iterable[Role] = (), cast: Cast = NOTHING_MORE
) -> tuple[int, ...]:
    """Return how many questions each lap needs at most; every seat gets that many, decoys included.

    Args:
        roles: those of the published deck: the powers that one of them has in a lap are asked one by one.
    """
    steps = [1] * (max(laps.values(), default=0) + 1)
    for together in ([power] for power in powers):
        _deepen(steps, laps, together, cast)
    for role in roles:
        _deepen(steps, laps, [power for power in powers if power in role.powers], cast)
    return tuple(steps)


def _deepen(steps: list[int], laps: Mapping[str, int], powers: Sequence[Power], cast: Cast) -> None:
    """Make room in every lap for one player who has all these powers."""
    needed: dict[int, int] = {}
    for power in powers:
        needed[laps[power.id]] = needed.get(laps[power.id], 0) + len(forms(power, cast))
    for lap_number, questions in needed.items():
        steps[lap_number] = max(steps[lap_number], questions)


def plan_pages(
    powers: Sequence[Power], laps: Mapping[str, int], roles: Iterable[Role] = (), cast: Cast = NOTHING_MORE
) -> tuple[tuple[Blank, ...], ...]:
    """Return the page of each lap: room for whatever one player may be asked in it, the same for every seat.

    Args:
        roles: as for `plan_steps`.
    """
    together = [[power] for power in powers]
    together += [[power for power in powers if power in role.powers] for role in roles]
    return tuple(
        page(
            [form for power in group if laps[power.id] == lap for form in forms(power, cast)]
            for group in together
        )
        for lap in range(max(laps.values(), default=0) + 1)
    )


def page(askings: Iterable[Sequence[Question]]) -> tuple[Blank, ...]:
    """Return the blanks that carry each of some lists of questions: rows of words, then seats; behind each of
    the first seats a role, where players and their roles are named."""
    rows: list[Blank] = []
    named: list[Blank] = []
    seats, picked = 0, set[int]()
    for asked in askings:
        people = [form for form in asked if not form.words and not form.roles]
        seats = max(seats, len(people))
        picked |= {at for at, form in enumerate(people) if not form.rests}
        _widen(rows, [form.words for form in asked if form.words and not form.roles], roles=False)
        _widen(named, [form.words for form in asked if form.roles], roles=True)
    blanks = list(rows)
    for at in range(max(seats, len(named))):
        blanks += [Blank(rests=at not in picked)] if at < seats else []
        blanks += named[at : at + 1]
    return tuple(blanks) or (Blank(),)


def _widen(rows: list[Blank], asked: Sequence[tuple[str, ...]], *, roles: bool) -> None:
    """Make room in rows of words for some more."""
    for at, row in enumerate(asked):
        rests = any(word in EMPTY_CHOICES for word in row)
        if at == len(rows):
            rows.append(Blank(len(row), rests, roles))
        else:
            rows[at] = Blank(max(rows[at].words, len(row)), rows[at].rests and rests, roles)


class Plan(NamedTuple):
    """The public shape of a private window: questions per lap, its pages, and the roles to call."""

    steps: tuple[int, ...]
    pages: tuple[tuple[Blank, ...], ...]
    calls: Calls


@lru_cache(256)  # a few tables are played again and again; a lab that plays thousands keeps none of them
def plan(
    published: tuple[tuple[str, Power], ...], roles: tuple[Role, ...] = (), cast: Cast = NOTHING_MORE
) -> Plan:
    """Plan a private window from the published powers (role id, power); the same powers are planned once."""
    powers = [power for _role, power in published]
    laps = plan_laps(powers)
    calls = (
        Call(role, laps[power.id], forms(power, cast), power.group, power.id, power.spoken, power.together)
        for role, power in published
    )
    return Plan(plan_steps(powers, laps, roles, cast), plan_pages(powers, laps, roles, cast), Calls(calls))


def forms(power: Power, cast: Cast = NOTHING_MORE) -> tuple[Question, ...]:
    """Return the forms of a power's questions, each with its key, and with the roles that may be named."""
    asked = power.questions if power.asked is None else power.asked(cast.people)
    return tuple(
        form._replace(
            key=form.key or power.id, words=(*cast.names, *form.words) if form.roles else form.words
        )
        if form.roles or not form.key
        else form
        for form in asked
    )


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
    window = Window(kind, label, {}, seats)
    window.steps, window.pages, window.calls = plan(tuple(published), tuple(roles), cast)
    window.private, window.dark = True, dark
    if visits:
        window.visits = True
    if cast.names:
        window.names = cast.names
    return window


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
    if game.doomed:
        turns = [turn for turn in turns if not condemned(game, turn.holding.seat)]
    if turns:
        return _asked(game, window, turns, settle or {})
    for settled in settle.values() if settle else ():
        settled(game)
    return _nobody_asked(window)


def _asked(
    game: Game, window: Window, turns: Sequence[Turn], settle: Mapping[str, Settle]
) -> Generator[Window, Decision, list[Act]]:
    """A window in which somebody is asked."""
    round_ = _Round(game, window, turns, settle)
    places: Places | None = None
    asks = window.asks
    window.take, window.play = round_.take, round_.play  # type: ignore[method-assign]
    while True:
        if not asks and not round_.blocked:
            asks[CLOSE] = CLOSE_ASK
        slot, picks = yield window
        if slot == CLOSE:
            if round_.unsettled:
                round_.close()
            sealed = round_.acts
            acts = [act for slot in sorted(sealed) for act in sealed[slot]] if sealed else []
            if places is None:
                return acts
            return [act for act in acts if places.killed.isdisjoint((act.by, *act.targets))]
        if slot != AMEND:
            round_.take(slot, picks)
            continue
        places = places or Places(window)
        match picks:
            case ("kill", int(seat)):
                round_.leave([turn for turn in turns if turn.holding.seat == seat], for_now=True)
                if not window.dark:
                    places.hear("kill", seat)
            case ("revive", int(seat)):
                if not window.dark:
                    if seat not in places.killed:
                        round_.leave([turn for turn in turns if turn.holding.seat == seat])
                        round_.void(lambda act: act.by == seat or seat in act.targets)
                    places.hear("revive", seat)
                round_.come_back(seat)
                round_.leave(no_more_held(game, turns))
            case ("role", int(seat), _):
                gone = no_more_held(game, turns)
                round_.leave(gone)
                if not window.dark and any(turn.holding.seat == seat for turn in gone):
                    round_.void(lambda act: act.by == seat)
            case ("spend" | "refill", int(seat), _):
                round_.ask_anew(seat)
                if not window.dark:
                    round_.void(lambda act: act.by == seat)
            case _:
                pass


def no_more_held(game: Game, turns: Sequence[Turn]) -> list[Turn]:
    """The turns of cards that are not in that hand any more."""
    return [turn for turn in turns if turn.holding not in game.players[turn.holding.seat].holdings]


def _nobody_asked(window: Window) -> Generator[Window, Decision, list[Act]]:
    """A window in which there is nothing to answer: it waits to be closed, and hears who leaves it."""
    window.asks[CLOSE] = CLOSE_ASK
    places = None
    while True:
        slot, picks = yield window
        if slot == CLOSE:
            return []
        match picks:
            case ("kill" | "revive" as kind, int(seat)) if not window.dark:
                places = places or Places(window)
                places.hear(kind, seat)
            case _:
                pass


class _Beginning(NamedTuple):
    """How a private window begins, by the powers of those who are asked."""

    writers: Mapping[str, int]
    """Fact -> how many are to write it."""
    unwritten: tuple[str, ...]
    """Facts to be decided that nobody writes."""
    waiting: tuple[bool, ...]
    """Who waits for a fact, turn by turn; empty if nobody does."""


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
    waiting = tuple(any(map(writers.get, power.reads)) for power in powers)
    unwritten = tuple(fact for fact in facts if not writers[fact])
    return _Beginning(writers, unwritten, waiting if any(waiting) else ())


class _Round:
    """The scripts of a private window while it is open.

    Attributes:
        acts: slot -> what a script that is over has brought.
        answered: slots that have answered something.
        away: slot -> who has left before answering, and would be asked again.
        blocked: who waits for a fact, with the slot.
        unsettled: facts that are decided when the window closes: whoever was to write them is away.
        writers: fact -> how many have still to write it.
    """

    __slots__ = (
        "acts", "answered", "asks", "away", "blocked", "calls", "game", "numbered", "scripts", "settle",
        "turns", "unsettled", "writers",
    )  # fmt: skip

    def __init__(
        self, game: Game, window: Window, turns: Sequence[Turn], settle: Mapping[str, Settle]
    ) -> None:
        self.game = game
        # Not the window itself: it knows us, and circles are work for the garbage collector.
        self.asks, self.calls = window.asks, window.calls.by_power
        self.turns: dict[int, Call] = {}
        window.turns = self.turns
        self.settle = settle
        self.scripts: dict[int, Script] = {}
        self.acts: dict[int, list[Act]] = {}
        self.answered: set[int] = set()
        self.away: dict[int, Turn] = {}
        self.unsettled: set[str] = set()
        self.numbered = numbered = by_slot(game.seats, turns, TURN_SEAT)
        writers, unwritten, waiting = _beginning(tuple(map(POWER, turns)), tuple(settle))
        self.writers = dict(writers)
        self.blocked: list[tuple[int, Turn]] = []
        for fact in unwritten:
            settle[fact](game)
        if not waiting:
            for slot, turn in numbered.items():
                self._start(slot, turn)
            return
        asked = list(zip(numbered.items(), waiting, strict=True))
        self.blocked = [entry for entry, waits in asked if waits]
        for entry, waits in asked:
            if not waits:
                self._start(*entry)

    def take(self, slot: int, picks: Picks) -> None:
        """Hear an answer; the window may be closed when nobody is left to be asked."""
        self.answered.add(slot)
        self._step(slot, picks)
        if not self.asks and not self.blocked:
            self.asks[CLOSE] = CLOSE_ASK

    def play(self, player: Answerer, check: Callable[[int, Picks], None], log: list[Decision]) -> None:
        """See `Window.play`."""
        asks, answered, choose, step = self.asks, self.answered, player.choose, self._step
        while asks and CLOSE not in asks:
            for slot in tuple(asks):
                while slot in asks:
                    ask = asks[slot]
                    picks = choose(ask)
                    # One of the options, as nearly always; `check` has the whole law.
                    if len(picks) != 1 or picks[0] not in ask[2] or ask[3:5] != (1, 1):
                        check(slot, picks)
                    log.append(decided(slot, picks))
                    answered.add(slot)
                    step(slot, picks)
        if not self.blocked:
            asks[CLOSE] = CLOSE_ASK

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

        What was settled without her is settled again, and told again to those who have not answered yet.
        """
        held = self.game.players[seat].holdings
        for slot, turn in [entry for entry in self.away.items() if entry[1].holding.seat == seat]:
            del self.away[slot]
            if turn.holding not in held:
                continue
            for fact in turn.power.writes:
                self.writers[fact] += 1
                self.unsettled.discard(fact)
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
            if self.numbered[slot].holding.seat == seat:
                self.scripts[slot].close()
                self._start(slot, self.numbered[slot])

    def _waits(self, turn: Turn) -> bool:
        """Whether somebody has still to write what this turn reads."""
        return any(map(self.writers.get, turn.power.reads))

    def _start(self, slot: int, turn: Turn) -> None:
        holding, power = turn
        self.scripts[slot] = power.script(self.game, holding)
        self.turns[slot] = self.calls[power.id]
        self._step(slot, None)

    def _step(self, slot: int, picks: Picks | None) -> None:
        """Let a script go on with an answer, or begin without one."""
        script = self.scripts[slot]
        try:
            ask = script.send(picks)  # type: ignore[arg-type]  # a script begins with None
        except StopIteration as finished:
            self.asks.pop(slot, None)
            if finished.value:
                self.acts[slot] = finished.value
        else:
            if ask[2]:  # its options
                self.asks[slot] = ask
                return
            # The game was played on, and there is nobody left to choose.
            script.close()
            self.asks.pop(slot, None)
        turn = self.numbered[slot]
        if turn[1].writes:
            self._over(turn)

    def _over(self, turn: Turn) -> None:
        """Count down what somebody was to write."""
        writers = self.writers
        for fact in turn[1].writes:
            writers[fact] -= 1
            if writers[fact]:
                continue
            missing = self.away and any(fact in absent.power.writes for absent in self.away.values())
            if missing and not any(fact in waiting.power.reads for _slot, waiting in self.blocked):
                self.unsettled.add(fact)
            else:
                self._written(fact)

    def _written(self, fact: str) -> None:
        if fact in self.settle:
            self.settle[fact](self.game)
        if self.blocked:
            for entry in [entry for entry in self.blocked if not self._waits(entry[1])]:
                self.blocked.remove(entry)
                self._start(*entry)


Interrupt = tuple[Seat, Callable[[], Script]]
"""Who may interrupt, and what begins the conversation."""


class Interruption(NamedTuple):
    """Somebody's interrupt ended the speeches: the acts it brought, sealed no longer."""

    by: Seat
    acts: list[Act]


class _FloorWindow(Window):
    """The window in which people speak.

    Nearly every floor is closed without an interruption, so that those who may interrupt are asked when
    somebody reads the questions, as a table does at once and before it overrules anything.
    """

    def __init__(
        self, label: str, speakers: tuple[Seat, ...], interrupts: Sequence[Interrupt], seats: int
    ) -> None:
        self.kind, self.label = "floor", label
        self.seats = speakers
        self._interrupts, self._round_the_table = interrupts, seats
        self._scripts: dict[int, Script] = {}

    @cached_property
    def interrupts(self) -> Mapping[int, Interrupt]:
        """Slot -> who may interrupt, and what begins the conversation."""
        return by_slot(self._round_the_table, self._interrupts, FIRST)

    @cached_property
    def asks(self) -> dict[int, Ask]:  # type: ignore[override]  # it may be written, as every cached property
        """Slot -> question."""
        asks = {CLOSE: CLOSE_ASK}
        for slot in self.interrupts:
            asks[slot] = self._begin(slot)
        return asks

    def closes(self) -> bool:
        return True

    def open(self) -> int:
        return super().open() if "asks" in self.__dict__ else len(self._interrupts)

    def _begin(self, slot: int) -> Ask:
        script = self._scripts[slot] = self.interrupts[slot][1]()
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
    speakers: tuple[Seat, ...],
    interrupts: Sequence[Interrupt] = (),
    declarations: tuple[Question, ...] = (),
    names: tuple[str, ...] = (),
) -> Generator[Window, Decision, Interruption | None]:
    """Open the floor: people speak in order; interrupts may come at any moment until it is closed.

    A script that returns no acts stood down and may be used again. Returns the first interruption, or None
    when the table has closed the floor.

    Args:
        label: ``judge.speech``, for instance.
        speakers: public order of speech.
        interrupts: who may interrupt and with what; each of its questions must be optional.
        declarations: the form of what is declared in private, from public facts alone.
        names: the roles that may be named in it.
    """
    window = _FloorWindow(label, speakers, interrupts, game.seats)
    if declarations:
        window.declarations, window.names = declarations, names
    places: Places | None = None
    while True:
        slot, picks = yield window
        if slot == CLOSE:
            return None
        if slot == AMEND:
            places = places or Places(window)
            _hear(game, places, picks)
            continue
        acts = window.hear(slot, picks)
        if acts:
            return Interruption(window.interrupts[slot][0], acts)


def _hear(game: Game, places: Places, amendment: Picks) -> None:
    """Take what a floor's seat had to say, if an amendment has changed who it is."""
    match amendment:
        case ("kill" | "revive" as kind, int(seat)):
            places.hear(kind, seat)
        case ("role", int(seat), _):
            # What everybody may do, a new card does not take away.
            openly = game.book.public_interrupts
            places.mute(seat, openly)
        case _:
            pass


def choice(
    label: str, ask: Ask, moot: Callable[[], bool] = lambda: False
) -> Generator[Window, Decision, Option]:
    """Ask one public question that has exactly one answer, and return it.

    Args:
        moot: whether the question has become pointless, asked after every amendment. Then, and when whoever
            is asked has died or come back, nothing is asked and the empty choice stands, or else the first.
    """
    window = Window("choice", label, {1: ask}, (ask.seat,), ask.options)
    places: Places | None = None
    while True:
        slot, picks = yield window
        if slot != AMEND:
            return picks[0]
        gone = picks[0] in {"kill", "revive"} and picks[1] == ask.seat
        if picks[0] in {"kill", "revive"}:
            places = places or Places(window)
            places.hear(str(picks[0]), int(picks[1]))
        if gone or not window.options or moot():
            return (empty_choice(ask) or window.options or (NOBODY,))[0]
