"""What each seat was shown alone, and what of it holds no more after a correction or a step back.

A correction changes what the game tells, and nobody's head. Why: docs/decisions/correction.md.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from nightcaller.engine import CLOSE, EVERYBODY, TABLE, Event, Session
from nightcaller.engine.correction import here
from nightcaller.engine.view import visible
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.told_alone import Fact, Place, Source, Where, is_told, joined, said, unsaid

if TYPE_CHECKING:
    from nightcaller.table.live.standing import Standing


class Knowledge:
    """What everybody has in her head: the table tells it what happens, and reads what holds no more.

    Args:
        standing: the table, read only, but for what has to be shown once more.

    Attributes:
        remembered: for each seat, what it has been shown in private before a correction or a step back, or in
            a call with closed eyes; what of it holds no more has still to be said (`withdrawn`).
        again: seats that are to be shown once more what they were told does not count.
    """

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        self.remembered: dict[Seat, list[Fact]] = {}
        self.again: set[Seat] = set()
        self._sources: list[Source] = []
        """Where each event of the game was told."""
        self._closed: set[Place] = set()

    # --- reading ----------------------------------------------------------------------------------------

    @property
    def known(self) -> dict[Seat, list[Fact]]:
        """What each seat has been shown in private and knows now, whether or not it holds."""
        session = self._standing.session
        self._told_at(Source(here(session)))
        found: dict[Seat, list[Fact]] = {}
        for seat in range(session.setup.seats):
            bits = EVERYBODY | 1 << seat
            sources = [
                source
                for event, source in zip(session.events, self._sources, strict=True)
                if event.audience & bits
            ]
            facts = [Fact(event, sources[event.number]) for event in self._shown(seat)]
            if facts := joined(facts, self.remembered.get(seat, ())):
                found[seat] = facts
        return found

    def withdrawn(self, seat: Seat, powers: Collection[str] | None = None) -> tuple[Fact, ...]:
        """What somebody living was shown in private and holds no more, and she has not been told so yet.

        Args:
            seat: hers.
            powers: only of what she was told in their calls.
        """
        facts, session = self.remembered.get(seat), self._standing.session
        if not facts or session.outcome or seat not in session.view(TABLE).alive:
            return ()
        told = {said(event)[2:] for event in session.news(seat, 0)}
        told |= {fact.told for fact in facts if not self._is_settled(fact)}
        gone = {fact.told: fact for fact in facts if fact.told not in told}
        return tuple(fact for fact in gone.values() if powers is None or fact.source.where in powers)

    def withdrawn_from(
        self, seats: Iterable[Seat], powers: Collection[str] | None = None
    ) -> dict[Seat, tuple[Fact, ...]]:
        """The same of several, without whoever knows nothing of the kind."""
        return {seat: facts for seat in seats if (facts := self.withdrawn(seat, powers))}

    def _is_settled(self, fact: Fact) -> bool:
        """Whether what is not told by now is not going to be told again where it was."""
        standing, (place, where) = self._standing, fact.source
        return (
            place[0] < standing.session.moment
            or place in self._closed
            or (
                place == here(standing.session)
                and where is not None
                and bool(standing.progress.answered.get(where))
            )
            or (fact.played_on and standing.anew is None)
        )

    def _shown(self, seat: Seat) -> list[Event]:
        """What a seat has been told in private that she did not choose, as far as it was shown."""
        progress = self._standing.progress
        shown = progress.shown.get(seat, progress.since.get(seat, 0))
        return self._told(self._standing.session.news(seat, 0)[:shown])

    def _told(self, news: Iterable[Event]) -> list[Event]:
        return [event for event in news if is_told(event, self._standing.book.kinds)]

    # --- what happens -----------------------------------------------------------------------------------

    def asked(self, slot: int) -> Source:
        """Return where somebody is told what is told for the answer that she is about to give."""
        standing = self._standing
        window, place = standing.session.window, here(standing.session)
        self._told_at(Source(place))
        where: Where | None = None
        if slot in window.asks and slot > CLOSE:
            turn = window.turns.get(slot)
            if turn is not None and window.dark and not standing.progress.style.passes:
                where = turn.power
            else:
                where = (turn.lap if turn else 0, window.asks[slot].seat)
        return Source(place, where)

    def answered(self, source: Source, *, closed: bool) -> None:
        """Everything that the game has told since the answer was told there.

        Args:
            source: as `asked` returned it.
            closed: the answer has closed its window.
        """
        if closed:
            self._closed.add(source.place)
        self._told_at(source)

    def dealt_anew(self) -> None:
        """The game was played with other cards from its beginning: all of it is told now."""
        self._sources = []
        self._told_at(Source(here(self._standing.session)))

    def _told_at(self, source: Source) -> None:
        """Everything that the game has told since was told there."""
        self._sources += [source] * (len(self._standing.session.events) - len(self._sources))

    def heard(self, seats: Iterable[Seat], powers: Collection[str] | None = None) -> None:
        """Somebody has been told what holds no more of what she was shown.

        Args:
            seats: whoever was.
            powers: only of what she was told in their calls.
        """
        if self._standing.stands or self._standing.memory is not None:
            return  # what was shown before it did not hold
        for seat in seats:
            heard = {fact.told for fact in self.withdrawn(seat, powers)}
            if powers is None:
                self.again.discard(seat)
            if heard:
                left = [fact for fact in self.remembered[seat] if fact.told not in heard]
                self.remembered[seat] = left

    def heard_in_a_call(self, role: str) -> None:
        """A called role is about to close its eyes: what it was told, and what holds no more of it."""
        standing = self._standing
        window, progress = standing.session.window, standing.progress
        calls = window.calls[progress.called : progress.called + 1]
        if not any(call.role == role for call in calls):
            calls = tuple(call for call in window.calls if call.role == role)
        for call in calls:
            power = standing.book.powers[call.power][1]
            if not power.informs and call.steps:
                continue
            seats = holding(standing.session, standing.book.bringers[call.power])
            self.heard(seats, {call.power})
            if progress.style.voice_calls and not standing.stands:
                self._remember(seats, progress.asked if call.steps else progress.opened, call.power)

    def _remember(self, seats: Iterable[Seat], since: int, power: str) -> None:
        """Everything that was told since a call with closed eyes began has been seen there."""
        session = self._standing.session
        source = Source(here(session), power)
        for seat in seats:
            number = len(visible(session.events[:since], seat))
            facts = [Fact(event, source) for event in self._told(session.news(seat, number))]
            if facts := joined(facts, self.remembered.get(seat, ())):
                self.remembered[seat] = facts

    def stepped_back(self, known: Mapping[Seat, Sequence[Fact]]) -> None:
        """After a step back: this is what seats have been shown before it, whatever is taken back.

        What counts again and they were told does not is shown once more.
        """
        if self._standing.memory is not None:
            return
        progress = self._standing.progress
        for seat, facts in known.items():
            self.remembered[seat] = list(facts)
            fresh = unsaid(self._shown(seat), (fact.said for fact in facts), said)
            if (event := next(fresh, None)) is not None:
                progress.shown[seat] = event.number
                if seat in progress.since:
                    progress.since[seat] = min(progress.since[seat], event.number)
                self.again.add(seat)


def holding(session: Session, roles: Iterable[str]) -> tuple[Seat, ...]:
    """Return the living who hold one of these roles, beside another or alone."""
    wanted = set(roles)
    return tuple(
        seat
        for seat in session.view(TABLE).alive
        if (card := session.view(seat, boards=False).card) is not None and wanted & set(card.held)
    )
