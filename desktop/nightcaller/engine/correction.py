"""An answer corrected in the middle of a log: what still fits stands, what does not is asked again, in order.

Questions get names under which they are found again in every other course of the same game. `Again` plays a
game on from the correction with the steps of before, as far as they stand, and stops wherever somebody has
to be asked. What it leaves is a plain session with a plain log: nothing in it knows of a correction. Why the
rule is as it is: docs/decisions/correction.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from nightcaller.engine.errors import IllegalDecision
from nightcaller.engine.session import POST, Session
from nightcaller.engine.vocabulary import AMEND, CLOSE, EVERYBODY, TABLE, Decision, Picks, Seat, Window

RULE: Final = 3
"""The number, in journals, of the rule by which an old answer stands.

The question is the same: its options, what is barred and why, the facts shown with it; and for a private one
what the asked seat has been told in private in this night or day is the same, but for echoes of its own
answers. For what is asked before everybody no news counts: a voter who is asked again alone would tell that
her secret news has changed.

What the table has declared stands as well, also behind an answer that nobody is asked for any more.
"""
BEFORE: Final = 2
"""The rule of older journals: in a window that closes by itself, what was declared behind such an answer was
lost with it."""


class Name(NamedTuple):
    """What a question is called in every course of the same game: no slot, no options, no window's number."""

    moment: int
    kind: str
    label: str
    seat: Seat
    power: str
    """The power that asks, in private windows: a seat may hold two cards with the same question. On a floor,
    which of a seat's ways to interrupt: who holds two offices may resign either."""
    key: str
    nth: int
    """How often this seat has answered just this before, in windows of this label and moment: last acts are a
    window for each of the dead, a Flute Player is asked twice."""

    @property
    def place(self) -> tuple[int, str, str]:
        """The windows in which it can be asked."""
        return self[:3]


class Given(NamedTuple):
    """One decision of the old course."""

    name: Name
    picks: Picks
    known: tuple[object, ...]
    """What its giver knew: the question, and her news."""


class OldStep(NamedTuple):
    """Decisions that were made together and stand or fall together: a page, a call's, a vote by hands."""

    place: tuple[int, str, str]
    """The window in which it was made: moment, kind and label."""
    givens: tuple[Given, ...]
    of: Any = None
    """Whatever the caller keeps with it."""

    @property
    def is_act(self) -> bool:
        """Whether it is an act of the table, which nothing takes back."""
        return any(one.name.key == _AMENDS and one.picks[:1] == ("act",) for one in self.givens)

    @property
    def closes(self) -> bool:
        """Whether it does nothing but close a window that closes when all have answered."""
        return bool(self.givens) and all(_closes_itself(one.name) for one in self.givens)


_AMENDS: Final = f"slot{AMEND}"
_ANY_TIME: Final = frozenset({_AMENDS, f"slot{POST}"})
_CLOSES: Final = f"slot{CLOSE}"


def here(session: Session) -> tuple[int, str, str]:
    """Return the place of a step that would be made now."""
    return session.moment, session.window.kind, session.window.label


def closes_itself(window: Window) -> bool:
    """Whether a window closes when everybody has answered; the table closes a floor."""
    return window.private or window.kind in {"poll", "race"}


def _closes_itself(name: Name) -> bool:
    return name.key == _CLOSES and name.kind != "floor"


class CorrectedSession:
    """A session that names what is asked in it, and knows what everybody knows. It never decides.

    Args:
        session: it goes on through `submit` alone.
    """

    def __init__(self, session: Session) -> None:
        fresh = Session(session.book, session.setup)
        self.session = fresh
        self._answered = Counter[tuple[object, ...]]()
        """How often a question was answered, by its name without the number."""
        self._read, self._moment, self._news = 0, fresh.moment, Counter[Seat]()
        self._listen()
        for decision in session.decisions:
            self.submit(*decision)
        self.session = session

    def name(self, slot: int) -> Name:
        """Name an open question, or what the table itself does here (closing, amendments, posts)."""
        session, window = self.session, self.session.window
        ask = window.asks.get(slot)
        seat, key = (TABLE, f"slot{slot}") if ask is None or slot <= CLOSE else (ask.seat, ask.key)
        if window.private:
            power = window.turns[slot].power if slot in window.turns else ""
        else:
            door = (slot - 1) // session.setup.seats
            power = f"door{door}" if window.kind == "floor" and slot > CLOSE else ""
        asked = *here(session), seat, power, key
        return Name(*asked, self._answered[asked])

    def known(self, slot: int) -> tuple[object, ...]:
        """Fingerprints of a question and of its seat's news: sums, so that order is no matter."""
        window, ask = self.session.window, self.session.window.asks.get(slot)
        if ask is None or slot <= CLOSE:
            return (tuple(window.seats),)
        form = ask.parts, ask.differ, ask.pairs, ask.most, ask.whole
        question = ask.options, ask.lo, ask.hi, ask.blocked, ask.shown, form
        return question, self._news[ask.seat] if window.private else 0

    def open(self) -> dict[Name, int]:
        """Every open question by its name."""
        return {self.name(slot): slot for slot in self.session.window.asks}

    def submit(self, slot: int, picks: Picks) -> None:
        """Let the session go on, and count.

        Raises:
            IllegalDecision: nothing has changed.
        """
        name = self.name(slot)
        self.session.submit(slot, picks)
        self._answered[name[:-1]] += 1
        self._listen()  # at once: "tonight" is over when the session says so

    def _listen(self) -> None:
        session = self.session
        if self._moment != session.moment:
            self._moment, self._news = session.moment, Counter()
        for event in session.events[self._read :]:
            private = event.audience and event.audience != EVERYBODY
            tonight = (event.day, event.phase) == (session.day, session.phase)
            if private and tonight and session.book.kinds[event.kind].discloses:
                said = hash((event.kind, repr(sorted(event.facts.items()))))
                for seat in range(session.setup.seats):
                    if event.audience >> seat & 1:
                        self._news[seat] += said
        self._read = len(session.events)


def given_in(course: CorrectedSession, decided: Iterable[Decision]) -> tuple[Given, ...]:
    """Play decisions that were made together, and return them under their names.

    What is open when they begin is known as it stands then: one of them teaches nothing that counts for the
    next.
    """
    found: list[Given] = []
    before = {slot: course.known(slot) for slot in course.session.window.asks}
    for slot, picks in decided:
        name, known = course.name(slot), before.get(slot) or course.known(slot)
        found.append(Given(name, picks, known))
        course.submit(slot, picks)
    return tuple(found)


class Again:
    """A game played on with the steps of an older course.

    Args:
        course: where it goes on.
        rest: the older course from there on, in order, without what was corrected.
        play: called as ``play(step, decided)``: let a step that stands happen; it goes through `course`.
        ready: called before a step: True if nothing is in its way, None if it does not belong here any more,
            False if all has to wait for it.
        may_close: whether a window that asks nobody any more may be closed without an old step that did so.
        rule: `RULE`, or `BEFORE` in an older journal.

    Attributes:
        course: as above; another one of the same game may take its place.
        rest: what may still stand.
        again: what stood once and has to be answered anew.
        asks: somebody has to be asked before it can go on; False when it is over.
    """

    def __init__(
        self,
        course: CorrectedSession,
        rest: Iterable[OldStep],
        *,
        play: Callable[[OldStep, Sequence[Decision]], object] | None = None,
        ready: Callable[[OldStep], bool | None] = lambda _step: True,
        may_close: Callable[[], bool] = lambda: True,
        rule: int = RULE,
    ) -> None:
        self.course = course
        self._rule = rule
        self._play = play or self._submit
        self._ready, self._may_close = ready, may_close
        self.rest = list(rest)
        self.again: list[OldStep] = []
        self.asks = False
        self._fallen: set[Name] = set()

    def go_on(self) -> None:
        """Let steps stand, one after the other, until somebody has to be asked or none is left."""
        # Nobody behind it is looked at before what has fallen is answered anew.
        self.asks = not self._fallen.isdisjoint(self.course.open())
        while not self.asks and self._session.outcome is None and self._coming():
            if not self._step(patient=True) and (
                set(self.required()) - {CLOSE} or not self._step(patient=False)
            ):
                self.asks = True
        if not self.asks:
            for act in [one for one in self.rest if one.is_act and self._session.outcome is None]:
                self._stands(act, [Decision(AMEND, one.picks) for one in act.givens])
            self.rest = []

    def required(self) -> tuple[int, ...]:
        """The open questions that have to be answered, in their order; CLOSE is the last of them."""
        asks = self._session.window.asks
        return tuple(sorted((s for s, ask in asks.items() if not ask.optional), key=lambda s: s == CLOSE))

    def fits(self, step: OldStep) -> bool:
        """Whether the answers of an old step could be given now just as they were."""
        return self._fitting(step, self.course.open()) is not None

    # --- one step ---------------------------------------------------------------------------------------

    @property
    def _session(self) -> Session:
        return self.course.session

    def _coming(self) -> bool:
        """Whether a step is left to which this course may still come."""
        return any(one.place[0] >= self._session.moment for one in self.rest)

    def _step(self, *, patient: bool) -> bool:
        """Use or drop one old step, or close the window; False if nothing fits, or somebody has to be asked.

        Args:
            patient: amendments, posts and the end of a floor wait for all that came before them.
        """
        window, place = self._session.window, here(self._session)
        waiting = False  # an answer before it is not there yet: its question is not open
        declared: OldStep | None = None  # what waits for that answer, and has to happen before all is closed
        names = self.course.open()
        for step in [one for one in self.rest if one.place == place]:
            ready = self._ready(step)
            if ready is None:
                self.rest.remove(step)
                return True
            if not ready:
                self.asks = True
                return True
            if not step.givens:
                return self._stands(step, ())
            first = step.givens[0].name
            if step.closes:
                if declared is not None:
                    break
                self.rest.remove(step)
                return self._close(window, even_so=True)
            if first.key in _ANY_TIME or first.key == _CLOSES:
                if not waiting:
                    return self._of_the_table(step, int(first.key.removeprefix("slot")))
                declared = declared or (step if self._rule > BEFORE else None)
            elif any(one.name in names for one in step.givens):
                return self._answered(step, names)
            elif patient:
                waiting = waiting or window.kind != "floor"
        if declared is not None and CLOSE in window.asks:
            return self._of_the_table(declared, int(declared.givens[0].name.key.removeprefix("slot")))
        return self._close(window, even_so=False)

    def _close(self, window: Window, *, even_so: bool) -> bool:
        """Close a window in which everybody has answered.

        Args:
            even_so: it was closed here before.
        """
        closes = closes_itself(window) and CLOSE in window.asks and self._may_close()
        if closes:
            self._play(OldStep(here(self._session), ()), (Decision(CLOSE, ("close",)),))
        return closes or even_so

    def _of_the_table(self, step: OldStep, slot: int) -> bool:
        """The end of a floor, an amendment, a post on a board."""
        decided = [Decision(slot, one.picks) for one in step.givens]
        try:
            for one in decided:
                self._session.check(*one)
        except IllegalDecision:
            return self._falls(step)
        if slot == CLOSE and step.givens[0].known != self.course.known(CLOSE):
            return self._falls(step)
        return self._stands(step, decided)

    def _answered(self, step: OldStep, names: Mapping[Name, int]) -> bool:
        """Answers of people: all of them stand, or none."""
        decided = self._fitting(step, names)
        return self._falls(step) if decided is None else self._stands(step, decided)

    def _stands(self, step: OldStep, decided: Sequence[Decision]) -> bool:
        self.rest.remove(step)
        self._play(step, decided)
        return True

    def _falls(self, step: OldStep) -> bool:
        """Its questions have to be answered anew; an interrupt, a ruling, a post: nobody has to."""
        self.rest.remove(step)
        self.again.append(step)
        names = self.course.open()
        asks = self._session.window.asks
        self._fallen = {
            one.name for one in step.givens if one.name in names and not asks[names[one.name]].optional
        }
        self.asks = bool(self._fallen)
        return True

    def _fitting(self, step: OldStep, names: Mapping[Name, int]) -> list[Decision] | None:
        """Return the answers of a step as they may be given now; None if it falls."""
        # A question that comes with the answer to another one is looked for on a copy.
        later = any(one.name not in names for one in step.givens)
        old = self._session
        course = CorrectedSession(Session(old.book, old.setup, old.decisions)) if later else self.course
        known = {one: course.known(slot) for one, slot in names.items()}
        decided: list[Decision] = []
        for one in step.givens:
            slot = names.get(one.name)
            if slot is None:
                slot = course.open().get(one.name)
            if slot is None:
                return None
            asked = known.get(one.name) or course.known(slot)
            try:
                if asked != one.known:
                    return None
                course.session.check(slot, one.picks)
                if later:
                    course.submit(slot, one.picks)
            except IllegalDecision:
                return None
            decided.append(Decision(slot, one.picks))
        return decided

    def _submit(self, _step: OldStep, decided: Sequence[Decision]) -> None:
        for one in decided:
            self.course.submit(*one)
