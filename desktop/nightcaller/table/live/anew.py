"""The evening played anew after a correction: which of its old records stand, and who has to be asked.

The game's part is `engine.correction`; here are the pages, calls and notes around it. A page stands or falls
whole, a call is over when whoever owes an answer in it has given one, and new secrets count as not seen yet.
Why: docs/decisions/correction.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from nightcaller.engine import AMEND, CLOSE, EVERYBODY, POST, TABLE, Decision, Session
from nightcaller.engine.correction import Again, CorrectedSession, Name, OldStep, given_in, here
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.rulebooks.acts import CORRECTED, DAY_AGAIN, NIGHT_AGAIN
from nightcaller.table.live.own_cards import CARDS
from nightcaller.table.live.page import Visitor, due
from nightcaller.table.live.progress import DECOY, PAGE, PART, place_of
from nightcaller.table.live.told_alone import Fact, Where, said, unsaid
from nightcaller.table.shelf.journal import Decisions, Note, Record

if TYPE_CHECKING:
    from nightcaller.table.live.standing import Standing

KEPT: frozenset[str] = frozenset(
    {"seen", "wrong_pin", "right_pin", "forgotten", "halted", "tampered", "cards", "identified", "woken"}
    | {"remark", "language"}
)
"""Notes of what a correction leaves as it is: who has seen her card, wrong tries, which cards there are, who
reads which language."""
HEARD_ANEW: frozenset[str] = frozenset({"told", "overruled", "knows"})
"""Notes that follow from what everybody is told now, and has been told."""


CORRECTIONS: frozenset[str] = frozenset(kind.id for kind in (CORRECTED, NIGHT_AGAIN, DAY_AGAIN))
"""Kinds of events by which the table hears of a correction."""


class RecordInEffect(NamedTuple):
    """A record in effect, and where it was made."""

    number: int
    """Its own in the journal."""
    brought: int
    """The record by which it came into effect: a later one where a correction has let it stand."""
    record: Record
    place: tuple[int, str, str]
    """The open window: moment, kind and label."""
    call: int
    """How many calls of the window were over."""
    done: int
    """How many questions of its page or call had been answered."""
    seats: tuple[Seat, ...]
    """Who was visited, voted or spoke there."""


class Anew:
    """An evening that goes on with its old records.

    Args:
        standing: the table, as it stands where the correction was made.
        memory: what everybody had heard and seen.
        steps: the old records from there on (`steps_of`).
        laps: everybody is asked once more from there on: as before, or anew.
        secret: votes are by secret ballot, visit by visit.
        play: called as ``play(old, record)``: let a record take effect once more; None for a closing.
        may_close: whether nobody is left to be visited, called or asked in the open window.
        rule: by which the old records stand (`engine.correction.RULE`).

    Attributes:
        again: the game's part.
        memory: as above.
    """

    def __init__(
        self,
        standing: Standing,
        memory: Memory,
        steps: Iterable[OldStep],
        *,
        laps: bool,
        secret: bool,
        play: Callable[[RecordInEffect | None, Record], object],
        may_close: Callable[[], bool],
        rule: int,
    ) -> None:
        self._standing, self.memory, self._secret = standing, memory, secret
        self._made = standing.records[-1][0]
        steps = list(steps)
        private = (
            step for step in steps if step.place[1] != "floor" and isinstance(step.of.record, Decisions)
        )
        self._laps = laps
        self._rounds = {(step.place, step.of.seats) for step in private}
        self._play = play
        self._as_before: Where | None = None
        self.again = Again(
            CorrectedSession(standing.session),
            steps,
            play=self._stands,
            ready=self._ready,
            may_close=may_close,
            rule=rule,
        )

    def go_on(self, as_before: Where | None = None) -> None:
        """Let what stands stand, till somebody has to be asked.

        Args:
            as_before: the page or call that its giver has just left as it was.
        """
        self._as_before = as_before
        self.again.go_on()
        self._as_before = None

    # --- everybody once more ----------------------------------------------------------------------------

    def asks_each(self) -> bool:
        """Whether everybody who is visited or called now says first: as before, or anew.

        In every secret round from the corrected one on: whoever was asked again alone would be known. Where
        other people are visited than before nothing is as before, for nobody: that window is gone through as
        if it had not been yet.
        """
        session = self._standing.session
        return self._each() and (here(session), session.window.seats) in self._rounds

    def _each(self) -> bool:
        """Whether everybody is asked in the open window, whether or not her answer could stand."""
        window = self._standing.session.window
        visited = window.private or window.kind == "poll"
        narrated = self._standing.progress.style.moderated  # he asks those alone whose answers fall
        return self._laps and visited and not narrated

    def stands(self, where: Where) -> bool:
        """Whether a page, or what was answered in a call, can be left as it was: whole, or not at all.

        Not if something before it waits for a later page or call: after a correction of a correction the old
        answers are not in the order of the calls.
        """
        place = here(self._standing.session)
        coming = [step for step in self.again.rest if step.place == place]
        before = list(takewhile(lambda step: where not in _asked_in(step), coming))
        steps = [step for step in coming if where in _asked_in(step)]
        named = {given.name for step in steps for given in step.givens}
        return (
            bool(steps)
            and all(name in named for name in self._owed(where))
            and all(self.again.fits(step) for step in steps[:1])
            and not any(self._ready(step) is False for step in before)
        )

    def left(self, where: Where) -> tuple[tuple[str, Option], ...]:
        """Return what stood there: for each blank the key of its question, and what was picked."""
        place = here(self._standing.session)
        found: list[tuple[str, Option]] = []
        for step in self.again.rest:
            if step.place == place and where in _asked_in(step):
                bets = (picks for slot, picks in step.of.record.decided if slot == DECOY)
                found += [(str(picks[-2]), picks[-1]) for picks in bets if len(picks) > 2]
                found += [(given.name.key, pick) for given in step.givens for pick in given.picks]
        return tuple(found)

    def _owed(self, where: Where) -> Iterator[Name]:
        """The questions that have to be answered there now."""
        window = self._standing.session.window
        for slot, ask in window.asks.items():
            turn = window.turns.get(slot)
            called = turn is not None and turn.power == where
            visited = (
                not isinstance(where, str) and ask.seat == where[1] and (turn is None or turn.lap <= where[0])
            )
            if slot != CLOSE and not ask.optional and (called or visited):
                yield self.again.course.name(slot)

    # --- what is in the way -----------------------------------------------------------------------------

    def _ready(self, step: OldStep) -> bool | None:
        """As `Again` asks: True; None if it does not belong here any more; False if all waits for it."""
        one, progress, window = step.of, self._standing.progress, self._standing.session.window
        if self._each() and not self.asks_each() and not _of_the_table(step):
            return None  # other people are visited than were then
        match one.record:
            case Note("visited", where):
                lap, seat = map(int, where.split(":"))
                if (lap, seat) in progress.visited:
                    return None
                return not self.asks_each() and not self._owes(lap, seat)
            case Note("called"):
                if progress.called != one.call:
                    return None if progress.called > one.call else False
                return not self.asks_each() and not self._call_owes(one.call) and not self._shows(one.call)
            case Note("speaker"):
                return True if window.seats == one.seats else None
            case Decisions(decided):
                return self._may_stand(step, one, decided)
            case _:
                return True

    def _may_stand(
        self, step: OldStep, one: RecordInEffect, decided: Sequence[tuple[int, Picks]]
    ) -> bool | None:
        """The same of a page or an answer."""
        progress = self._standing.progress
        places = places_in(one.record)
        if not places:
            return self._may_be_called(step, one)
        (place,) = places
        if any(slot == PART for slot, _picks in decided):
            return None
        if isinstance(place, str):
            if progress.called != one.call:
                return None if progress.called > one.call else False
            if progress.answered.get(place, 0) > one.done:
                return None
            if self.asks_each() and place != self._as_before:
                return False
            return None if not step.givens and self._call_owes(one.call) else True
        if place in progress.pages:
            return None
        if self.asks_each() and place != self._as_before:
            return False
        return None if not step.givens and self._owes(*place) else True

    def _may_be_called(self, step: OldStep, one: RecordInEffect) -> bool | None:
        """The same of an answer in a call, which is found by the power that asks."""
        progress, powers = self._standing.progress, {given.name.power for given in step.givens}
        window = self._standing.session.window
        if not window.dark or progress.style.passes or not step.givens or step.closes:
            return True
        if powers <= {""}:
            return True
        if progress.called != one.call:
            return None if progress.called > one.call else False
        if any(progress.answered.get(power, 0) > one.done for power in powers):
            return None
        return not self.asks_each() or self._as_before in powers

    def _owes(self, lap: int, seat: Seat) -> bool:
        """Whether a visit would ask something that has to be answered; by day's boards nothing is."""
        if self._standing.session.window.kind == "poll" and not self._secret:
            return False
        visitor = Visitor(seat, lap, "", ())
        return any(not ask.optional for _slot, ask in due(self._standing.session.window, visitor))

    def _shows(self, index: int) -> bool:
        """Whether somebody has just been asked anew in a call that tells something in return: then the
        moderator ends it, when he has shown it."""
        standing = self._standing
        session, calls = standing.session, standing.session.window.calls
        place = here(session)
        fresh = any(
            one.number > self._made and one.call == index and isinstance(one.record, Decisions)
            for one in standing.played
            if one.place == place
        )
        called = standing.progress.style.voice_calls  # it lasts as long as any other
        return fresh and (called or standing.book.powers[calls[index].power][1].informs)

    def _call_owes(self, index: int) -> bool:
        window = self._standing.session.window
        if index >= len(window.calls):
            return False
        call = window.calls[index]
        return any(
            turn == call and slot in window.asks and not window.asks[slot].optional
            for slot, turn in window.turns.items()
        )

    # --- what stands ------------------------------------------------------------------------------------

    def _stands(self, step: OldStep, decided: Sequence[Decision]) -> None:
        one: RecordInEffect | None = step.of
        if one is None or not isinstance(one.record, Decisions):
            self._play(one, Decisions(tuple(decided)) if one is None else one.record)
            return
        anew, kept = iter(decided), []
        for slot, picks in one.record.decided:
            if slot <= DECOY and slot != CARDS:
                kept.append((slot, picks))
            elif slot > DECOY and (now := next(anew, None)) is not None:
                kept.append((now.slot, now.picks))
        self._play(one, Decisions(tuple(kept)))


class Memory:
    """What everybody had heard, and each seat had been shown in private, before a correction.

    Args:
        told: as `Progress.told`.
        shown: seat -> the number of the first event it had not been shown.
        remembered: as `Knowledge.remembered`.
    """

    def __init__(
        self, session: Session, told: int, shown: dict[Seat, int], remembered: Mapping[Seat, Sequence[Fact]]
    ) -> None:
        self._public = [said(event) for event in session.view(TABLE).events if event.number < told]
        self._private = {
            seat: Counter(
                said(event)
                for event in session.news(seat, 0)
                if event.audience != EVERYBODY and event.number < shown.get(seat, 0)
            )
            | Counter(fact.said for fact in remembered.get(seat, ()))
            for seat in range(session.setup.seats)
        }

    def heard_of(self, session: Session) -> int:
        """Return the number of the first public event that differs from what the table has heard.

        What a correction itself says comes in between and is passed over.
        """
        events = session.view(TABLE).events
        before = iter(self._public)
        expected = next(before, None)
        for event in events:
            if said(event) == expected:
                expected = next(before, None)
            elif event.kind not in CORRECTIONS:
                return event.number
        return len(events)

    def seen_by(self, session: Session, seat: Seat, since: int) -> int:
        """Return the number of the first event, from `since` on, that a seat has not been shown before."""
        alone = (event for event in session.news(seat, 0) if event.audience != EVERYBODY)
        fresh = unsaid(alone, self._private.get(seat, Counter()).elements(), said)
        return next((event.number for event in fresh if event.number >= since), session.told(seat))


def _of_the_table(step: OldStep) -> bool:
    """Whether it is a ruling, or a note on a board: no answer to what the window asks."""
    return any(given.name.key in {f"slot{AMEND}", f"slot{POST}"} for given in step.givens)


def _asked_in(step: OldStep) -> frozenset[Where]:
    """The page or the power to which an old step belongs."""
    if not isinstance(step.of.record, Decisions):
        return frozenset()
    return places_in(step.of.record) or frozenset(given.name.power for given in step.givens)


def places_in(record: Record) -> frozenset[Where]:
    """Return the page of a record, or the power for which idle hands were asked in it."""
    if not isinstance(record, Decisions):
        return frozenset()
    return frozenset(place_of(slot, picks) for slot, picks in record.decided if slot in {PAGE, DECOY, PART})


def steps_of(session: Session, records: Iterable[RecordInEffect]) -> Iterator[OldStep]:
    """Yield old records as steps, playing them.

    Args:
        session: where the first of them was made; it goes on through all of them.
    """
    course = CorrectedSession(session)
    for one in records:
        if isinstance(one.record, Note):
            if one.record.key not in KEPT | HEARD_ANEW:
                yield OldStep(here(session), (), one)
        elif isinstance(one.record, Decisions):
            for part in _parts(one.record.decided):
                place = here(session)
                decided = [Decision(slot, picks) for slot, picks in part if slot > DECOY]
                if decided or not any(slot == CARDS for slot, _picks in part):
                    yield OldStep(
                        place, given_in(course, decided), one._replace(record=Decisions(tuple(part)))
                    )


def _parts(decided: Sequence[tuple[int, Picks]]) -> Iterator[Sequence[tuple[int, Picks]]]:
    """Yield what stands or falls together: all of a record but its closing, and each decision of one in which
    the table has overruled something."""
    if not any(slot in {AMEND, POST} for slot, _picks in decided):
        closed = len(decided) > 1 and decided[-1][0] == CLOSE
        yield decided[:-1] if closed else decided
        if closed:
            yield decided[-1:]
        return
    begun: list[tuple[int, Picks]] = []
    for slot, picks in decided:
        begun.append((slot, picks))
        if slot > DECOY:
            yield begun
            begun = []
    if begun:
        yield begun
