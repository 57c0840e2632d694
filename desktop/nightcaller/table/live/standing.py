"""Where the table stands: what all records in effect come to, the engine's game included.

A fold: the same records lead to the same standing, whether they were played just now or read from the disk.
What a record means for delivery is in `progress`, for whoever was told something alone in `knowledge`.
Long because it is the one place that knows what every kind of record does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from nightcaller.engine import AMEND, CLOSE, EVERYBODY, TABLE, Decision, IllegalDecision, Session, Window
from nightcaller.engine.amend import ACT
from nightcaller.engine.board import NOTEBOOK
from nightcaller.engine.correction import BEFORE, RULE, CorrectedSession, here
from nightcaller.engine.parts import single
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live import told_alone
from nightcaller.table.live.acts import acts_among, is_act
from nightcaller.table.live.anew import Anew, Memory, RecordInEffect, places_in, steps_of
from nightcaller.table.live.delivery import all_asked
from nightcaller.table.live.knowledge import Knowledge, holding
from nightcaller.table.live.looking_back import decided_since
from nightcaller.table.live.own_cards import AGAIN, CARDS, EVERYTHING, entered_at
from nightcaller.table.live.progress import DECOY, PAGE, PART, FilledIn, Progress, guess_of, place_of
from nightcaller.table.live.scene import READING
from nightcaller.table.live.seating import (
    LOT,
    NOTHING,
    TAKEN_OVER,
    UNSEEN,
    Seating,
    TakenOver,
    dealt_anew,
    exchanged,
)
from nightcaller.table.live.told_alone import Where
from nightcaller.table.shelf.journal import Corrected, Decisions, Digest, Note, Record
from nightcaller.table.shelf.sitting import SEATED

if TYPE_CHECKING:
    from nightcaller.table.shelf.sitting import Sitting

Numbered = tuple[int, Record]
"""A record with its number in the journal."""
Recorded = dict[tuple[str, str], tuple[tuple[str, Option], ...]]
"""What was answered in a window that calls its roles: (power, question) -> the pick for each part of it."""


class Standing:
    """The table as its records have left it.

    Args:
        records: what is in effect, in order.

    Attributes:
        book: the rulebook.
        records: the records that lead here, in the order of the journal, with `take` included.
        played: what is in effect of them, in the order of the game: without a correction the same.
        stands: an old record takes effect that a correction has let stand.
        memory: what everybody knew, while the evening up to a correction is played once more; else None.
        anew: what is played anew after a correction, and has still to ask somebody; None if nothing is.
        session: the engine's game.
        progress: how far delivery has come.
        knowledge: what everybody was shown alone, and what of it holds no more.
        seating: who plays which seat by now.
        sitting: what the table agreed on, with these people.
        own: what has been told about the table's own cards; None if the cards were dealt by the app.
        recorded: what was answered in the open window.
        past: this night's closed windows, each with what was answered in it, until the day's first is closed.

    Raises:
        IllegalDecision: a record does not fit what came before it.
    """

    def __init__(self, book: Rulebook, sitting: Sitting, records: Iterable[Numbered] = ()) -> None:
        self.book = book
        self._sitting = sitting
        self.records: list[Numbered] = []
        self.played: list[RecordInEffect] = []
        self.anew: Anew | None = None
        self._now = 0
        self.stands = False
        self.memory: Memory | None = None
        self._dealt: tuple[str, ...] | None = None
        self.session = Session(book, sitting.setup())
        self.progress = Progress(sitting.style, asked=len(self.session.events))
        self.knowledge = Knowledge(self)
        self.seating = Seating(sitting.players)
        self.sitting = sitting
        self.own = entered_at(book, sitting, self.session.setup)
        self.recorded: Recorded = {}
        self.past: list[tuple[Window, Recorded]] = []
        for number, record in records:
            self.take(number, record)

    # --- going on ---------------------------------------------------------------------------------------

    def take(self, number: int, record: Record) -> None:
        """Let a record take effect, and after a correction whatever stands of what came after it.

        Raises:
            IllegalDecision: it does not fit; the standing is not to be used any more.
        """
        self.records.append((number, record))
        self._now, self.stands = number, False
        as_before = None
        match record:
            case Corrected():
                self._correct(record)
            case Note("as_before", where):
                lap, _colon, seat = where.partition(":")
                as_before = (int(lap), int(seat)) if seat else where
            case _:
                self._take(number, record)
        if self.anew is not None and not isinstance(record, Digest):
            self.stands = True
            self.anew.go_on(as_before)
            self._hear_anew(self.anew.memory)
            if not self.anew.again.asks:
                self.anew = None

    def _take(self, number: int, record: Record) -> None:
        """Let one record take effect, a new one or an old one that stands."""
        if isinstance(record, Decisions | Note):
            self.played.append(self._in_place(number, record))
        self._take_effect(record)

    def _take_effect(self, record: Record) -> None:
        match record:
            case Decisions(decided):
                done: set[Where] = set()
                events = len(self.session.events)
                *kept, last = decided or ((CLOSE, ()),)
                if kept and all(map(is_act, decided)):
                    for slot, picks in kept:  # what an undo has left standing; the table has heard it before
                        self._play(slot, picks)
                    self._have_heard_acts()
                    decided = (last,)
                for slot, picks in decided:
                    if slot == PAGE and isinstance(place := place_of(slot, picks), tuple):
                        withdrawn = self.knowledge.withdrawn(place[1])
                        self.progress.pages[place] = FilledIn(self._now, events, withdrawn)
                    self.progress.count(self.session.window, slot, picks, done)
                    self._write_down(slot, picks)
                    self._play(slot, picks)
            case Digest(state, position):
                if position == len(self.session.decisions) and not self.session.is_at(state):
                    raise IllegalDecision("error-decision-digest")
            case Note(key, value):
                self._note(key, value)

    def _in_place(self, number: int, record: Record) -> RecordInEffect:
        progress, window = self.progress, self.session.window
        places = places_in(record)
        if isinstance(record, Decisions) and not places:
            turns = window.turns
            places = frozenset(turns[slot].power for slot, _picks in record.decided if slot in turns)
        done = max((progress.answered.get(place, 0) for place in places), default=0)
        return RecordInEffect(
            number, self._now, record, here(self.session), progress.called, done, window.seats
        )

    # --- a correction -----------------------------------------------------------------------------------

    @property
    def decided(self) -> tuple[tuple[int, Picks], ...]:
        """Everything decided that is in effect, in the order of the game."""
        return tuple(
            one for each in self.played if isinstance(each.record, Decisions) for one in each.record.decided
        )

    def find(self, number: int) -> int | None:
        """Return the place in `played` of a record in effect; None if it is in effect no more."""
        return next((at for at, one in enumerate(self.played) if one.number == number), None)

    def _correct(self, record: Corrected) -> None:
        """Go back to where a record was made, and on from there with what stands."""
        at = self.find(record.number)
        if at is None or record.rule not in {0, BEFORE, RULE}:
            raise IllegalDecision("error-decision-not-offered")
        before, rest = self.played[:at], self.played[at:]
        seating, old, left = self.seating, self.progress, self.anew.again.rest if self.anew else []
        known, again = self.knowledge.known, self.knowledge.again
        memory = Memory(self.session, old.told, {**old.since, **old.shown}, self.knowledge.remembered)
        self.memory = memory
        self._begin_anew(before, old)
        self.memory = None
        self.knowledge.again, self.knowledge.remembered = (
            again,
            {seat: [fact._replace(played_on=record.rule > 0) for fact in known[seat]] for seat in known},
        )
        self.progress.remarks = old.remarks
        night = self.session.day - 1 if self.session.window.dark and not record.rule else old.woken
        self.progress.woken = min(old.woken, night)
        if record.rule:
            self._sit(seating)  # whoever plays a seat by now is asked, whatever is put right
        steps = list(steps_of(Session(self.book, self.session.setup, self.session.decisions), rest))
        if record.act:
            self.progress.correction = self.session.told(TABLE)
            self._take(-1 - len(self.played), Decisions(((AMEND, record.act),)))
        if record.rule:
            stand = [step for step in steps if record.laps or step.of.number != record.number]
            self.anew = Anew(
                self, memory, [*stand, *left],
                laps=record.laps, secret=self._sitting.ballots == "secret",
                play=self._stand, may_close=self._all_asked, rule=record.rule,
            )  # fmt: skip
        if record.decided:
            self._take(self._now, Decisions(record.decided))
        self._hear_anew(memory, old)

    def _begin_anew(self, before: Iterable[RecordInEffect], old: Progress) -> None:
        """Let these have been all; who holds which card is known now, and wrong tries stay counted."""
        self._dealt = None
        self._sit(Seating(self._sitting.players))
        self.session = Session(self.book, self.session.setup if self.own else self._sitting.setup())
        self.progress = Progress(self._sitting.style, asked=len(self.session.events))
        self.recorded, self.past, self.played, self.anew = {}, [], [], None
        self.knowledge = Knowledge(self)
        now = self._now
        for one in before:
            self.played.append(one)
            self._now = one.brought
            match one.record:
                case Decisions(decided):
                    self._take_effect(Decisions(tuple(each for each in decided if each[0] != CARDS)))
                case Note(key) if key in {"cards", "identified"}:
                    pass
                case _:
                    self._take_effect(one.record)
        self._now = now
        self.progress.seen = set(old.seen)
        self.progress.wrong, self.progress.tampered = old.wrong, old.tampered

    def _stand(self, one: RecordInEffect | None, record: Record) -> None:
        """Let an old record take effect once more; None for a window that closes by itself."""
        self._take(-1 - len(self.played) if one is None else one.number, record)

    def _all_asked(self) -> bool:
        return all_asked(
            self.book, self._sitting, self.session.window, self.session.view(TABLE), self.progress
        )

    def _hear_anew(self, memory: Memory, old: Progress | None = None) -> None:
        """Find out where the public news begin to differ: from there on they are heard once more.

        Args:
            old: what had been heard before, if the correction has just been made.
        """
        progress = self.progress
        progress.resumes = memory.heard_of(self.session)
        said = progress.correction
        if old is not None:
            differs = progress.resumes if said is None else said
            progress.told = min(old.told, differs)
            # What the table had decided it may have heard before other news: that is no news again.
            progress.overruled = min(old.overruled, differs)
        elif said is None or progress.told > said:
            progress.told = max(progress.told, progress.resumes)

    def _play(self, slot: int, picks: Picks) -> None:
        if slot == CARDS:
            self._told_of_cards(picks)
            return
        if slot == SEATED:
            if not self.stands:  # old records say who sat there then
                self._seat(picks)
            return
        if slot in {PAGE, PART, LOT}:
            return
        if slot == DECOY:
            if (guess := guess_of(self.session.day, picks)) is not None:
                self.progress.guesses.append(guess)
            return
        window, day, events = self.session.window, self.session.day, len(self.session.events)
        source = self.knowledge.asked(slot)
        if slot == AMEND:
            self.progress.leave(window)
        (self.session if self.anew is None else self.anew.again.course).submit(slot, picks)
        if self.session.window is not window:
            closed = (window, self.recorded)
            self.past = [*self.past, closed] if window.dark else []
            self.recorded = {}
            now = len(self.session.events)
            self.progress.turn_over(window, self.session.window, day, self.session.day, events, now)
            self._read_questions()
        elif slot == AMEND:
            self.progress.come_back(window)
        self.knowledge.answered(source, closed=self.session.window is not window)
        if picks[:1] == (ACT,) and slot == AMEND:
            self.progress.act(str(picks[1]), *map(int, picks[2:]))

    def _read_questions(self) -> None:
        """Let the open window write its questions out now, as the screen does that shows it: what is told
        with them has the same number in the log whenever somebody looks."""
        _ = self.session.window.asks

    def _write_down(self, slot: int, picks: Picks) -> None:
        """Keep what is answered in a window that calls its roles."""
        window = self.session.window
        if slot in window.asks and slot in window.turns and slot != CLOSE:
            power, ask = window.turns[slot].power, window.asks[slot]
            keys = [part.key for part in single(ask)] if ask.parts else [ask.key] * len(picks)
            self.recorded[power, ask.key] = tuple(zip(keys, picks, strict=False))

    def _have_heard_acts(self) -> None:
        events = self.session.view(TABLE).events
        self.progress.overruled = events[-1].number + 1 if events else 0

    # --- the cards and the people -----------------------------------------------------------------------

    def _told_of_cards(self, picks: Picks) -> None:
        """Take in what was told; when it adds up the game begins with these cards."""
        own, seen, acts = self.own, self.progress.seen, acts_among(decided_since(self, 0))
        if own is None:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        own.tell(picks)
        anew = own.deal is None and not own.said
        narrated = bool(own.later) and self.progress.style.moderated
        if narrated and not anew:
            self._deal_anew(own.deal or own.provisional(), self.session.decisions)
        elif own.deal is not None or narrated:
            # Whatever has been answered was answered for other cards.
            self._deal_anew(own.deal or own.provisional(), (Decision(*one) for one in acts))
            if acts:
                self._have_heard_acts()
            self.progress.asked = len(self.session.events)
        if own.deal is not None or (narrated and picks != AGAIN):
            seen.update(range(len(self._sitting.players)))
        elif anew:
            seen.clear()  # the laptop goes round once more

    def _seat(self, picks: Picks) -> None:
        """Somebody else plays a seat, or the same person in another way."""
        session, progress = self.session, self.progress
        before = NOTHING
        if len(picks) < 2:  # somebody edited the file; whatever else is wrong with it the seating says
            raise IllegalDecision("error-decision-not-offered", slot=SEATED)
        what, seat, *rest = picks
        if what == TAKEN_OVER and isinstance(seat, int) and 0 <= seat < session.setup.seats:
            boards = session.boards(seat)
            before = TakenOver(
                notes=sum(len(boards[name].posts) for name in boards if name.startswith(NOTEBOOK)),
                news=sum(event.audience != EVERYBODY for event in session.view(seat).events),
                bets=sum(guess.seat == seat for guess in progress.guesses),
            )
            progress.since[seat] = progress.shown[seat] = session.told(seat)
            self.knowledge.remembered.pop(seat, None)
            if self.own is None:
                progress.seen.discard(seat)
            progress.forget_pin(seat)
        self.seating.take(picks, before)
        match what, seat, rest:
            case "people", int(one), [int(other)]:
                progress.exchange(one, other)
            case "cards" | "unseen", int(one), [int(other)]:
                self._dealt = dealt_anew(session, one, other)
                self._deal_anew(self._dealt, session.decisions)
                changed = set(exchanged(progress.seen, one, other))
                progress.seen = progress.seen - {one, other} if what == UNSEEN else changed
                progress.shown = {who: self.session.told(who) for who in progress.seen}
                self.knowledge.remembered = {}
        self._sit(self.seating)

    def _sit(self, seating: Seating) -> None:
        self.seating = seating
        self.sitting = msgspec.structs.replace(
            self._sitting, players=seating.players, deal=self._dealt or self._sitting.deal
        )
        self.progress.absent = seating.absent

    def _deal_anew(self, deal: tuple[str, ...], decided: Iterable[Decision]) -> None:
        """Let the game have been played with these cards from the beginning.

        Args:
            deal: the role of every seat.
            decided: what stands: everything where only people whose cards were known have answered so far.
        """
        setup = msgspec.structs.replace(self._sitting, deal=deal).setup()
        self.session = Session(self.book, setup, decided)
        if self.anew is not None:
            self.anew.again.course = CorrectedSession(self.session)
        self._read_questions()
        self.knowledge.dealt_anew()

    # --- what was shown and heard -----------------------------------------------------------------------

    def purpose(self, seat: Seat) -> str:
        """What a seat is visited for in the open window."""
        window = self.session.window
        if window.kind == "poll":
            return "vote" if self._sitting.ballots == "secret" else "square"
        return "ghost" if seat not in window.seats and window.dark else window.kind

    def _called(self, role: str) -> Iterable[Seat]:
        """Whose eyes were open in a step of the moderator's: the called role's; on the round, of all who live
        in turn."""
        if role == "round":
            return self.session.view(TABLE).alive
        powers = [call.power for call in self.session.window.calls if call.role == role]
        return holding(self.session, (one for power in powers for one in self.book.bringers[power]))

    def _shown(self, seat: Seat, before: Mapping[Seat, int]) -> int:
        """The number of the first event that a seat has not been shown, after it has been shown everything.

        Where an old visit or call stands, it has shown what it showed then.
        """
        memory = self.anew.memory if self.stands and self.anew is not None else self.memory
        if memory is None:
            return self.session.told(seat)
        return memory.seen_by(self.session, seat, before.get(seat, 0))

    def _show(self, seats: Iterable[Seat]) -> None:
        """These have been shown everything that they have been told."""
        shown = self.progress.shown
        shown |= {seat: self._shown(seat, shown) for seat in seats}

    def _note(self, key: str, value: str) -> None:
        progress, knowledge = self.progress, self.knowledge
        match key:
            case "seen":
                progress.seen.add(int(value))
                progress.met.add(int(value))
                self._show([int(value)])
            case "told":
                progress.note(key, value)
                if self.own:
                    self.own.notice = ""
            case "shown":
                knowledge.heard([int(value)])
                self._show([int(value)])
            case "knows":
                knowledge.stepped_back(told_alone.read(value))
            case "woken":
                knowledge.heard(knowledge.remembered)
                progress.woken = int(value)
                progress.met.update(range(len(self._sitting.players)))
                self._show(self._called("round"))
            case "visited":
                self._visit_over(*map(int, value.split(":")))
            case "called":
                if progress.style.moderated:
                    self._show(self._called(value))
                    progress.met.update(self._called(value) if value == "round" else ())
                if value == "round":
                    knowledge.heard(knowledge.remembered)
                else:
                    knowledge.heard_in_a_call(value)
                progress.called += 1
                progress.asked = len(self.session.events)
            case "identified" if self.own:
                self.own.closed += 1
            case "language":
                reader, language = value.split(":")
                self.seating.take(("language", int(reader), language))
                self._sit(self.seating)
            case "declared":
                if not progress.style.moderated:  # who asks, and shows nothing
                    knowledge.heard([int(value)])
                    self._show([int(value)])
                progress.declared(int(value))
            case "cards" if self.own:
                self.own.everything = self.own.everything or value == EVERYTHING
            case _:
                progress.note(key, value)

    def _visit_over(self, lap: int, seat: Seat) -> None:
        progress = self.progress
        # Who asks for a last act shows nothing else.
        asks_only = progress.style.moderated and self.session.window.kind == LAST_ACTS
        if not asks_only and self.purpose(seat) not in READING:
            self.knowledge.heard([seat])
        progress.since[seat] = self._shown(seat, progress.since)
        if not asks_only:
            self._show([seat])
        boards = self.session.boards(seat)
        progress.visit_over(lap, seat, {board: len(notes.posts) for board, notes in boards.items()})
