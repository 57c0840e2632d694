"""Answers of the evening, to be put right: one by a moderator, a whole round by people who pass the laptop.

What follows from it is `anew`; what it costs and tells is in docs/decisions/correction.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from nightcaller.engine import AMEND, CLOSE, NOBODY, TABLE, IllegalDecision, Session, Setup, Window
from nightcaller.engine.parts import single
from nightcaller.engine.vocabulary import Ask, Call, Option, Picks, Seat
from nightcaller.table.live.acts import (
    CARDS_FIRST,
    CORRECTED,
    DAY_AGAIN,
    NIGHT_AGAIN,
    NOT_HERE,
    act,
    before_everybody,
)
from nightcaller.table.live.anew import RecordInEffect
from nightcaller.table.live.delivery import laps_of
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.looking_back import HEARD
from nightcaller.table.live.page import published, why_barred
from nightcaller.table.live.progress import DECOY, PAGE
from nightcaller.table.live.scene import Console, Ended
from nightcaller.table.live.showings import Showing, told_showings, withdrawn_showings
from nightcaller.table.shelf.journal import Decisions, Note
from nightcaller.table.shelf.sitting import SEATED

AFTER_THE_END: Final = "error-correct-over"
IDLE: Final = "blocked-nothing-to-decide"
NOTHING: Final = "error-decision-nothing-to-undo"


class Answer(NamedTuple):
    """An answer that is in effect, as a moderator may correct it."""

    number: int
    """The record in which it stands."""
    at: int
    """Which of its answers."""
    day: int
    phase: str
    label: str
    """The window's."""
    role: str
    """Who was called for it; empty where a seat was asked."""
    seats: tuple[Seat, ...]
    """Whose it is: a pack's is that of all."""
    ask: Ask
    """The question, with what could be answered then."""
    picks: Picks
    private: bool
    idle: bool = False
    """Nobody living held the called role: it stands in the list like any other, and cannot be otherwise."""
    question: str = ""
    """Key of what such a call asks by the published rules: what was asked may tell what is used up."""

    @property
    def alone(self) -> bool:
        """Whether another answer is one tap: otherwise it is asked anew."""
        return not self.ask.parts and self.ask.lo <= 1 <= self.ask.hi and len(self.picks) <= 1


class CorrectedRound(NamedTuple):
    """A lap of the laptop, or the calls of a night, that everybody can go through once more."""

    number: int
    """The record with which it began."""
    day: int
    phase: str
    nth: int
    """Which of that night's or day's rounds it is, from 0: of all its windows together, unlike a lap."""
    rounds: int
    """How many they are."""


class _Read(NamedTuple):
    """How far the evening has been read for its answers."""

    setup: Setup
    played: tuple[RecordInEffect, ...]
    session: Session
    """The game after them."""
    answers: tuple[Answer, ...]


class Corrections:
    """What can be put right now, and doing it."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._read: _Read | None = None

    # --- a moderator's ----------------------------------------------------------------------------------

    @property
    def refused(self) -> str:
        """Why nothing can be put right now: a message id; empty if it can."""
        ledger = self._ledger
        if ledger.session.outcome is not None and (ledger.finished or isinstance(ledger.scene, Ended)):
            return AFTER_THE_END
        if ledger.own_asks is not None:
            return CARDS_FIRST
        if not ledger.progress.style.moderated and not before_everybody(ledger.scene, ledger.progress.style):
            return NOT_HERE
        return ""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every answer in effect that somebody gave, the first one first. A moderator's alone to read."""
        standing, read = self._ledger.standing, self._read
        setup, played = standing.session.setup, tuple(standing.played)
        if read is None or read.setup != setup or played[: len(read.played)] != read.played:
            read = _Read(setup, (), Session(self._ledger.book, setup), ())
        self._read = None  # a game that refuses a record is not read on
        found = tuple(self._answers(read.session, played[len(read.played) :]))
        self._read = _Read(setup, played, read.session, (*read.answers, *found))
        return self._read.answers

    def _answers(self, session: Session, played: Sequence[RecordInEffect]) -> Iterator[Answer]:
        """Yield the answers in records that follow a game, and let it go on by them."""
        for one in played:
            packs: set[str] = set()
            found: list[Answer] = []
            asked = [question.key for call in session.window.calls for question in call.questions]
            decided = _decided(one)
            powers = [str(picks[0]) for slot, picks in decided if slot == PAGE and len(picks) == 1]
            called = session.window.calls.by_power.get(powers[0]) if powers and session.window.calls else None
            for at, (slot, picks) in enumerate(decided):
                if slot == DECOY and (idle := _idle(session, one, picks)) is not None:
                    found.append(idle)
                if slot > DECOY:
                    answer = _answer(session, one.number, decided, at) if slot > CLOSE else None
                    turn = session.window.turns.get(slot)
                    pack = turn.power if answer and turn and _as_one(session, turn) else ""
                    if answer and not (pack and pack in packs):
                        found.append(answer)
                    packs.add(pack)
                    session.submit(slot, picks)
            # As they are asked, whether or not somebody living has answered.
            lines = _by_the_rules(found, called)
            yield from sorted(lines, key=lambda one: [*asked, one.question].index(one.question))

    def answer(self, one: Answer, pick: Option) -> None:
        """It was this; a pack's is that of all who gave it.

        Raises:
            IllegalDecision: it could not be answered so, or nothing can be put right now.
            JournalNotSaved: the disk does not take it.
        """
        self._allowed()
        if one.idle:
            raise IllegalDecision(IDLE)
        if pick not in one.ask.options:
            raise IllegalDecision(why_barred(one.ask.blocked, pick, "error-decision-not-offered"), slot=-1)
        at, record = self._find(one.number)
        before = self._session_before(at)
        slot, _picks = record.decided[one.at]
        turn = before.window.turns.get(slot)
        decided: list[tuple[int, Picks]] = []
        for nth, (other, picks) in enumerate(record.decided):
            group = turn is not None and turn.group and before.window.turns.get(other) == turn
            mine = nth == one.at or (group and picks == one.picks)
            wanted = (pick,) if mine else picks
            if other > DECOY:
                try:
                    before.submit(other, wanted)
                except IllegalDecision:
                    if mine:
                        raise
                    continue  # asked no more, with another answer before it
            decided.append((other, wanted))
        self._ledger.correct(one.number, *decided, act=self._announced(at))
        self._ledger.settle()

    def ask_again(self, one: Answer) -> None:
        """It was something else: the screen that asked for it asks once more, and what fits stands.

        Raises:
            IllegalDecision: nothing can be put right now.
            JournalNotSaved: the disk does not take it.
        """
        self._allowed()
        if one.idle:
            raise IllegalDecision(IDLE)
        at, _record = self._find(one.number)
        self._ledger.correct(one.number, act=self._announced(at))
        self._ledger.settle()

    @property
    def owed(self) -> tuple[Showing, ...]:
        """What a correction has changed for somebody living, and has not been shown yet; a moderator's alone.

        By night the calls and the round show it.
        """
        ledger, progress = self._ledger, self._ledger.progress
        if isinstance(ledger.scene, Console):
            return ()
        knowledge, corrected = ledger.standing.knowledge, progress.correction is not None
        withdrawn = knowledge.withdrawn_from(ledger.public.alive)
        changed = knowledge.again | withdrawn.keys()
        showings = (*withdrawn_showings(ledger, withdrawn), *told_showings(ledger))
        return tuple(one for one in showings if corrected or changed.intersection(one.to))

    def have_shown(self, seat: Seat) -> None:
        """A seat has been shown everything that it has been told."""
        self._ledger.note("shown", str(seat))
        self._ledger.tell()

    # --- the table's ------------------------------------------------------------------------------------

    @property
    def rounds(self) -> tuple[CorrectedRound, ...]:
        """The rounds that the table can go through once more, the last one first; none with a moderator."""
        ledger = self._ledger
        if ledger.progress.style.moderated:
            return ()
        return tuple(reversed(list(self._rounds())))

    def _rounds(self) -> Iterator[CorrectedRound]:
        """Counted from dusk to dawn, as people count them: a book may ask in several windows of one night."""
        session = Session(self._ledger.book, self._ledger.session.setup)
        found: dict[tuple[tuple[int, str, str], int], CorrectedRound] = {}
        rounds: dict[tuple[int, str], int] = {}
        for one in self._ledger.standing.played:
            lap = self._lap(session.window, one)
            if lap is not None and (one.place, lap) not in found:
                when = session.day, session.phase
                nth = sum((each.day, each.phase) == when for each in found.values())
                found[one.place, lap] = CorrectedRound(one.number, *when, nth, 0)
                rounds[when] = nth + max(1, self._laps(session.window) - lap)
            _go_through(session, one)
        return (each._replace(rounds=rounds[each.day, each.phase]) for each in found.values())

    def _laps(self, window: Window) -> int:
        """How often the laptop goes round in a window; all that are called in a night are one round."""
        return 1 if window.dark and self._ledger.progress.style.voice_calls else laps_of(window)

    def _lap(self, window: Window, one: RecordInEffect) -> int | None:
        """The lap of a page, or 0 for what was answered in a call of a night that calls; None if it is
        neither, or in front of everybody."""
        if not (window.private or window.kind == "poll"):
            return None
        for slot, picks in _decided(one):
            if slot == PAGE and len(picks) == 2:
                return int(picks[1])
            if window.dark and self._ledger.progress.style.voice_calls and slot not in {CLOSE, AMEND, SEATED}:
                return 0
        return None

    def once_more(self, round_: CorrectedRound) -> None:
        """Everybody is asked once more from there on, as before or anew; the table hears that first.

        Raises:
            IllegalDecision: not everybody sees the screen, or there is no such round.
            JournalNotSaved: the disk does not take it.
        """
        self._allowed()
        if round_ not in self.rounds:
            raise IllegalDecision(NOTHING)
        what = NIGHT_AGAIN if round_.phase == "night" else DAY_AGAIN
        self._ledger.correct(round_.number, act=act(what)[1], laps=True)
        self._ledger.settle()

    # --- both -------------------------------------------------------------------------------------------

    def _allowed(self) -> None:
        if self.refused:
            raise IllegalDecision(self.refused)

    def _find(self, number: int) -> tuple[int, Decisions]:
        standing = self._ledger.standing
        at = standing.find(number)
        record = standing.played[at].record if at is not None else None
        if at is None or not isinstance(record, Decisions):
            raise IllegalDecision(NOTHING)
        return at, record

    def _session_before(self, at: int) -> Session:
        """The game as it was when a record in effect was made."""
        standing = self._ledger.standing
        session = Session(self._ledger.book, standing.session.setup)
        for one in standing.played[:at]:
            _go_through(session, one)
        return session

    def _announced(self, at: int) -> Picks:
        """The act by which the table hears of it; while nobody has heard anything since, nobody does."""
        heard = not isinstance(self._ledger.scene, Console) or any(
            isinstance(one.record, Note) and one.record.key in HEARD
            for one in self._ledger.standing.played[at:]
        )
        return act(CORRECTED)[1] if heard else ()


def _by_the_rules(found: Sequence[Answer], call: Call | None) -> Iterator[Answer]:
    """Yield a line for every question that a call publishes, under its key, whatever was asked instead.

    What was asked may tell who lives and what is used up. An answer of several parts has a line for each.
    """
    lines = [
        one._replace(question=part.key, picks=one.picks[at : at + 1] if one.ask.parts else one.picks)
        for one in found
        for at, part in enumerate(single(one.ask))
    ]
    published = [] if call is None else [question.key or call.power for question in call.questions]
    left = [*published]
    for line in lines:
        if line.question in left:
            left.remove(line.question)
    for line in lines:
        if published and line.question not in published:
            yield line._replace(question=left.pop(0) if left else published[0])
        else:
            yield line
    for key in left if lines else ():
        nobody = Ask(TABLE, key, (NOBODY,))
        yield lines[0]._replace(seats=(), ask=nobody, picks=(NOBODY,), idle=True, question=key)


def _decided(one: RecordInEffect) -> Sequence[tuple[int, Picks]]:
    """What was decided in a record, the pages' own notes included."""
    return one.record.decided if isinstance(one.record, Decisions) else ()


def _go_through(session: Session, one: RecordInEffect) -> None:
    """Let a game go on by what was decided in a record."""
    for slot, picks in _decided(one):
        if slot > DECOY:
            session.submit(slot, picks)


def _as_one(session: Session, call: Call) -> bool:
    """Whether all who are called together give one answer."""
    return call.group and session.window.dark


def _idle(session: Session, one: RecordInEffect, picks: Picks) -> Answer | None:
    """A blank of a call in which nobody living had anything to decide; None for a bet on a page.

    In older records it is known by its place.
    """
    window = session.window
    call = window.calls.by_power.get(str(picks[0])) if len(picks) < 4 and window.calls else None
    if call is None:
        return None
    by_key = (at for at, question in enumerate(call.questions) if question.key == picks[1])
    place = one.done if len(picks) == 2 else next(by_key, call.steps)
    if place >= call.steps:
        return None
    options = published(call.questions[place], (*session.view(TABLE).alive, NOBODY)).options
    blocked = tuple((option, IDLE) for option in options if option != picks[-1])
    ask = Ask(TABLE, call.questions[place].key or call.power, (picks[-1],), blocked=blocked)
    return Answer(
        one.number,
        0,
        session.day,
        session.phase,
        window.label,
        call.role,
        (),
        ask,
        picks[-1:],
        True,
        idle=True,
    )


def _answer(session: Session, number: int, decided: Sequence[tuple[int, Picks]], at: int) -> Answer | None:
    """An answer that is about to be given; a pack's for all of it."""
    window, (slot, picks) = session.window, decided[at]
    ask, turn = window.asks.get(slot), window.turns.get(slot)
    if ask is None:
        return None
    seats = [ask.seat]
    if turn is not None and _as_one(session, turn):
        others = (
            window.asks.get(other) for other, _picks in decided[at + 1 :] if window.turns.get(other) == turn
        )
        seats += [other.seat for other in others if other is not None]
    role = turn.role if turn is not None and window.dark else ""
    return Answer(
        number, at, session.day, session.phase, window.label, role, tuple(seats), ask, picks, window.private
    )
