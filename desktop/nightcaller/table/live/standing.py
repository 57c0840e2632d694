"""Where the table stands: what all records in effect come to, the engine's game included.

A fold: the same records lead to the same standing, whether they were played just now or read from the disk.
Long because it is the one place that knows what every kind of record does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from nightcaller.engine import AMEND, CLOSE, TABLE, Decision, IllegalDecision, Session, Window
from nightcaller.engine.amend import ACT
from nightcaller.engine.floor import TAKE
from nightcaller.engine.parts import single
from nightcaller.engine.session import POST
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.acts import MODERATOR, PIN, TOOK_BACK, acts_among, is_act
from nightcaller.table.live.own_cards import AGAIN, ALL, CARDS, ENTERED, EVERYTHING, OwnCards, called_roles
from nightcaller.table.live.progress import DECOY, PAGE, PART, FilledIn, Progress, place_of
from nightcaller.table.shelf.journal import Decisions, Digest, Note, Record
from nightcaller.table.story.guesses import Guess

if TYPE_CHECKING:
    from nightcaller.table.shelf.sitting import Sitting

Numbered = tuple[int, Record]
"""A record with its number in the journal."""
HEARD = frozenset({"told", "asleep"})
"""Keys of the notes that everybody has heard something."""
Recorded = dict[tuple[str, str], tuple[tuple[str, Option], ...]]
"""What was answered in a window that calls its roles: (power, question) -> the pick for each part of it."""


class HandedOn(NamedTuple):
    """A visit that is over, and the record that ended it."""

    seat: Seat
    lap: int
    purpose: str
    record: int


class Standing:
    """The table as its records have left it.

    Args:
        records: what is in effect, in order.

    Attributes:
        records: what is in effect, with `take` included.
        session: the engine's game.
        progress: how far delivery has come.
        own: what has been told about the table's own cards; None if the cards were dealt by the app.
        recorded: what was answered in the open window.
        past: this night's closed windows, each with what was answered in it.

    Raises:
        IllegalDecision: a record does not fit what came before it.
    """

    def __init__(self, book: Rulebook, sitting: Sitting, records: Iterable[Numbered] = ()) -> None:
        self._book = book
        self._sitting = sitting
        self.records: list[Numbered] = []
        self.session = Session(book, sitting.setup())
        self.progress = Progress(sitting.style, asked=len(self.session.events))
        own = sitting.own_cards and sitting.deal is None
        self.own = self._own_cards() if own else None
        self.recorded: Recorded = {}
        self.past: list[tuple[Window, Recorded]] = []
        for number, record in records:
            self.take(number, record)

    # --- looking back -----------------------------------------------------------------------------------

    @property
    def handed_on(self) -> HandedOn | None:
        """The visit whose end is the last thing that happened but for tried PINs; None if it is not."""
        number, last = next((one for one in reversed(self.records) if not _tries_pin(one[1])), (0, None))
        match last:
            case Note("seen", seat):
                return HandedOn(
                    int(seat), 0, "cards" if self.own and self.own.deal is None else "deal", number
                )
            case Note("visited", where):
                lap, seat = where.split(":")
                kind = self.session.window.kind
                dead = int(seat) not in self.session.window.seats
                ballot = "vote" if self._sitting.ballots == "secret" else "square"
                purpose = ballot if kind == "poll" else "ghost" if dead and self.session.window.dark else kind
                return HandedOn(int(seat), int(lap), purpose, number)
            case _:
                return None

    def decided_since(self, began: int) -> int:
        """How many decisions the records from this number on hold."""
        return sum(len(record.decided) for number, record in self._decisions() if number >= began)

    def last_decided(self) -> tuple[int, Decisions]:
        """Return the last record of decisions; there must be one."""
        return self._decisions()[-1]

    def last_step(self) -> int | None:
        """Return the record with which the last thing that somebody decided began; None if nobody has.

        A closing that the app made by itself is no decision of anybody's: it goes with the one before. What
        somebody did who had asked for the laptop goes with her asking, or a table could not step back behind
        her cover. Acts of the table are not taken back.
        """
        decided = self._decisions()
        steps = [one for one in decided if not _only_closes(one[1])]
        closings = (n for n, record in decided if len(acts_among(record.decided)) < len(record.decided))
        return _with_asking(steps) if steps else next(closings, None)

    def last_heard(self) -> int:
        """The record with which the table last heard news; -1 if it has heard none."""
        return max(
            (n for n, record in self.records if isinstance(record, Note) and record.key in HEARD), default=-1
        )

    def acts_since(self, began: int) -> tuple[tuple[int, Picks], ...]:
        """The acts of the table in the records from this number on."""
        return tuple(
            one
            for number, record in self._decisions()
            if number >= began
            for one in acts_among(record.decided)
        )

    def call_began(self, index: int) -> int | None:
        """Return the record with which a call of the open window began; None if there is none for it yet."""
        called = [n for n, r in self.records if isinstance(r, Note) and r.key == "called"]
        ended = called[len(called) - self.progress.called :]
        if index > len(ended):
            return None
        if index:
            later = [n for n, r in self.records if n > ended[index - 1] and not isinstance(r, Digest)]
        else:
            # What was answered in the first call stands between the news of nightfall and its end.
            before = [
                n
                for n, r in self.records
                if not isinstance(r, Decisions) or _only_closes(r)
                if not ended or n < ended[0]
            ]
            later = [n for n, _r in self.records if n > max(before, default=0)]
        return min(later, default=None)

    def _decisions(self) -> list[tuple[int, Decisions]]:
        return [(number, record) for number, record in self.records if isinstance(record, Decisions)]

    # --- going on ---------------------------------------------------------------------------------------

    def take(self, number: int, record: Record) -> None:
        """Let a record take effect."""
        self.records.append((number, record))
        match record:
            case Decisions(decided):
                done: set[tuple[int, Seat] | str] = set()
                events = len(self.session.events)
                *kept, last = decided or ((CLOSE, ()),)
                if kept and all(map(is_act, decided)):
                    self._keep(kept)
                    decided = (last,)
                for slot, picks in decided:
                    self._count(slot, picks, done)
                    if slot == PAGE and isinstance(place := place_of(slot, picks), tuple) and place in done:
                        self.progress.pages[place] = FilledIn(number, events)
                    self._play(slot, picks)
            case Digest(state, position):
                if position == len(self.session.decisions) and state != self.session.digest:
                    raise IllegalDecision("error-decision-digest")
            case Note(key, value):
                self._note(key, value)
            case _:
                pass

    def _play(self, slot: int, picks: Picks) -> None:
        if slot == CARDS:
            self._told_of_cards(picks)
            return
        if slot in {PAGE, PART}:
            return
        if slot == DECOY:
            self._guessed(picks)
            return
        window, day, events = self.session.window, self.session.day, len(self.session.events)
        if slot == AMEND:
            self.progress.leave(window)
        self.session.submit(slot, picks)
        if self.session.window is not window:
            closed = (window, self.recorded)
            self.past = [*self.past, closed] if self.session.window.dark else []
            self.recorded = {}
            now = len(self.session.events)
            self.progress.turn_over(window, self.session.window, day, self.session.day, events, now)
            self._read_questions()
        elif slot == AMEND:
            self.progress.come_back(window)
        if picks[:1] == (ACT,) and slot == AMEND:
            self._act(str(picks[1]), *map(int, picks[2:]))

    def _read_questions(self) -> None:
        """Let the open window write its questions out now, as the screen does that shows it: what is told
        with them has the same number in the log whenever somebody looks."""
        _ = self.session.window.asks

    def _act(self, what: str, *seats: Seat) -> None:
        """What an act of the table means for delivery."""
        progress = self.progress
        if what == MODERATOR:
            progress.style, progress.moderator = "narrator", seats[0]
        elif what == PIN:
            progress.unlocked.update(seats)
            progress.wrong.pop(seats[0], None)
            progress.asking = None
        elif what != TOOK_BACK:
            progress.style, progress.moderator = what, None

    def _count(self, slot: int, picks: Picks, done: set[tuple[int, Seat] | str]) -> None:
        """Count what is answered of a visit or a call, once for each record.

        Args:
            done: what this record has been counted for already.
        """
        window = self.session.window
        places: list[tuple[int, Seat] | str] = []
        if slot in {DECOY, PAGE, PART}:
            place = place_of(slot, picks)
            places.append(place)
            if slot == PAGE:
                self.progress.parts.pop(place, None)
            elif slot == PART or isinstance(place, str):
                self._picked(slot, place, picks)
        elif slot in window.asks and slot != CLOSE:
            lap = window.turns[slot].lap if slot in window.turns else 0
            places.append((lap, window.asks[slot].seat))
            if slot in window.turns:
                power, ask = window.turns[slot].power, window.asks[slot]
                places.append(power)
                keys = [part.key for part in single(ask)] if ask.parts else [ask.key] * len(picks)
                self.recorded[power, ask.key] = tuple(zip(keys, picks, strict=False))
                self.recorded.pop((power, ""), None)
                self.progress.parts.pop(power, None)
        for place in places:
            if place not in done:
                done.add(place)
                self.progress.answered[place] = self.progress.answered.get(place, 0) + 1

    def _picked(self, slot: int, place: tuple[int, Seat] | str, picks: Picks) -> None:
        """Keep one part of what is answered in a call, or to a moderator."""
        if isinstance(place, tuple) or slot == PART:
            self.progress.parts[place] = (*self.progress.parts.get(place, ()), picks[-1])
        else:
            self.progress.idle[place] = (*self.progress.idle.get(place, ()), picks[-1])
        if isinstance(place, str) and slot == PART:
            power = place
            self.recorded[power, ""] = (*self.recorded.get((power, ""), ()), (str(picks[1]), picks[2]))

    def _guessed(self, picks: Picks) -> None:
        if len(picks) == 4:
            seat, _lap, key, pick = picks
            self.progress.guesses.append(Guess(self.session.day, int(seat), str(key), pick))

    def _keep(self, acts: Iterable[tuple[int, Picks]]) -> None:
        """Play what an undo has left standing; the table has heard it before."""
        for slot, picks in acts:
            self._play(slot, picks)
        self._have_heard_acts()

    def _have_heard_acts(self) -> None:
        events = self.session.view(TABLE).events
        self.progress.overruled = events[-1].number + 1 if events else 0

    def _told_of_cards(self, picks: Picks) -> None:
        """Take in what was told; when it adds up the game begins with these cards."""
        own, seen, acts = self.own, self.progress.seen, self.acts_since(0)
        if own is None:
            raise IllegalDecision("error-decision-not-asked", slot=CARDS)
        own.tell(picks)
        anew = own.deal is None and not own.said
        narrated = bool(own.later) and self.progress.style == "narrator"
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

    def _own_cards(self) -> OwnCards:
        """What is asked about the table's own cards, and when."""
        sitting = self._sitting
        seed = self.session.setup.seed
        own = OwnCards(self._book, sitting.deck, len(sitting.players), seed=seed)
        if sitting.style != "narrator" or sitting.cards_when != "called":
            return own
        later = called_roles(self._book, own.deck, self.session.setup.house)
        return OwnCards(self._book, sitting.deck, len(sitting.players), later, seed)

    def _deal_anew(self, deal: tuple[str, ...], decided: Iterable[Decision]) -> None:
        """Let the game have been played with these cards from the beginning.

        Args:
            deal: the role of every seat.
            decided: what stands: everything where only people whose cards were known have answered so far.
        """
        setup = msgspec.structs.replace(self._sitting, deal=deal).setup()
        self.session = Session(self._book, setup, decided)
        self._read_questions()

    def _called(self, role: str) -> Iterable[Seat]:
        """Whose eyes were open in a step of the moderator's: the called role's; on the round, everybody's in
        turn."""
        if role == "round":
            return range(len(self._sitting.players))
        powers = [call.power for call in self.session.window.calls if call.role == role]
        return holding(self.session, (one for power in powers for one in self._book.bringers[power]))

    def _note(self, key: str, value: str) -> None:
        progress = self.progress
        match key:
            case "seen":
                progress.seen.add(int(value))
                progress.shown[int(value)] = self.session.told(int(value))
            case "told":
                progress.told = int(value)
                if self.own:
                    self.own.notice = ""
            case "asleep":
                progress.asleep = True
            case "overruled":
                progress.overruled = int(value)
            case "visited":
                lap, seat = (int(part) for part in value.split(":"))
                progress.visited.add((lap, seat))
                progress.since[seat] = progress.shown[seat] = self.session.told(seat)
                progress.seen.add(seat)  # the card may have come with the first night's page
                seen = progress.read.setdefault(seat, {})
                boards = self.session.boards(seat)
                seen.update((board, len(notes.posts)) for board, notes in boards.items())
            case "called":
                if progress.style == "narrator":
                    progress.shown |= {seat: self.session.told(seat) for seat in self._called(value)}
                progress.called += 1
                progress.asked = len(self.session.events)
            case "identified" if self.own:
                self.own.closed += 1
            case "speaker":
                progress.speaker = int(value)
            case "declare":
                progress.declaring = int(value)
            case "declared":
                progress.declaring = None
                if progress.style != "narrator":  # who asks, and shows nothing
                    progress.shown[int(value)] = self.session.told(int(value))
                progress.answered.pop((0, int(value)), None)
                progress.pages.pop((0, int(value)), None)
                progress.parts.pop((0, int(value)), None)
            case "style":
                progress.style = value  # journals of engine 2 and older
            case "forgotten":
                progress.asking = int(value) if value else None
            case "wrong_pin":
                progress.wrong[int(value)] = progress.wrong.get(int(value), 0) + 1
            case "right_pin":
                progress.wrong.pop(int(value), None)
            case "tampered":
                where, _, records = value.partition(":")
                progress.tampered = (where, int(records)) if where else None
            case "cards" if self.own:
                self.own.everything = self.own.everything or value == EVERYTHING
                self.own.entered = value == ENTERED
            case _:
                pass


def holding(session: Session, roles: Iterable[str]) -> tuple[Seat, ...]:
    """Return the living who hold one of these roles, beside another or alone."""
    wanted = set(roles)
    return tuple(
        seat
        for seat in session.view(TABLE).alive
        if (card := session.view(seat, boards=False).card) is not None and wanted & set(card.held)
    )


def _tries_pin(record: Record) -> bool:
    return isinstance(record, Note) and record.key in {"wrong_pin", "right_pin"}


def _with_asking(steps: Sequence[tuple[int, Decisions]]) -> int:
    """The record of the last step; if that is a page for which somebody has asked, the one with which she
    did."""
    for number, record in reversed(steps):
        slot, picks = record.decided[0]
        if picks == (TAKE,):
            return number
        # A page is written once, after what was entered part by part, or written on a board.
        if slot not in ({PAGE, PART} if number == steps[-1][0] else {PART, POST}):
            break
    return steps[-1][0]


def _only_closes(record: Decisions) -> bool:
    return all(
        slot == CLOSE or (slot, picks) == (CARDS, ALL) or picks[:1] == ("play_on",) or is_act((slot, picks))
        for slot, picks in record.decided
    )
