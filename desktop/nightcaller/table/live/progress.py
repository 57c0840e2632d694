"""How far delivery has come inside the open window: a fold of the journal's records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nightcaller.engine import CLOSE, IllegalDecision, Window
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.styles import Style
from nightcaller.table.live.acts import BACK, MODERATOR, PIN
from nightcaller.table.live.seating import exchanged
from nightcaller.table.live.told_alone import Fact, Where
from nightcaller.table.story.guesses import Guess

DECOY: Final = -100
"""Slot of an answer to a decoy task. The engine never sees it; the recap scores it."""

PAGE: Final = -102
"""Slot that opens the record of a page: (seat, lap), or (power,) of a call. The engine never sees it."""

PART: Final = -103
"""Slot of a part of an answer, in journals of before pages were decided at once: (power, question, pick) of a
call's, (seat, lap, pick) of a page that a moderator went through. Nothing follows from it: whoever was
interrupted is asked the whole page."""


_BY_SEAT: Final[frozenset[tuple[object, ...]]] = frozenset(
    {
        (DECOY, int, int, str, int), (DECOY, int, int, str, str),
        (PAGE, int, int),
        (PART, int, int, int), (PART, int, int, str),
    }
)  # fmt: skip
"""The forms of what a seat has answered in a lap: a slot, and what its picks are."""
_BY_POWER: Final[frozenset[tuple[object, ...]]] = frozenset(
    {
        (DECOY, str, int), (DECOY, str, str), (DECOY, str, str, int), (DECOY, str, str, str),
        (PAGE, str),
        (PART, str, str, int), (PART, str, str, str),
    }
)  # fmt: skip
"""The forms of what was answered in the call of a power."""


def place_of(slot: int, picks: Picks) -> Where:
    """Return what an answer to a decoy task, or a page, is counted for: (lap, seat), or the called power.

    Raises:
        IllegalDecision: it is no such thing: somebody edited the file.
    """
    form = (slot, *map(type, picks))
    if form in _BY_SEAT:
        return picks[1], picks[0]  # type: ignore[return-value]  # both are numbers, as the form says
    if form in _BY_POWER:
        return picks[0]  # type: ignore[return-value]  # a word
    raise IllegalDecision("error-decision-not-offered", slot=slot)


def guess_of(day: int, picks: Picks) -> Guess | None:
    """Return the guess that an answer to a decoy task is; None if it is a call's, which nobody scores."""
    if len(picks) != 4:
        return None
    seat, _lap, key, pick = picks
    return Guess(day, int(seat), str(key), pick)


class FilledIn(NamedTuple):
    """A page that was filled in: where its record stands, and what had happened before."""

    record: int
    events: int
    withdrawn: tuple[Fact, ...] = ()
    """What held no more by then of what its seat had been shown: it stood on the card."""


class Left(NamedTuple):
    """How far delivery had come in a window that waits until the consequences of an amendment are settled."""

    window: Window
    answered: dict[Where, int]
    visited: set[tuple[int, Seat]]
    pages: dict[tuple[int, Seat], FilledIn]
    called: int
    opened: int
    seats: tuple[Seat, ...]
    spoken: int
    declaring: Seat | None


@dataclass(slots=True)
class Progress:
    """What has been shown and asked, so that a killed evening continues at the same screen.

    Attributes:
        seen: seats that have seen their card.
        told: number of the first public event that the table has not heard yet.
        overruled: the same for what the table itself has decided, where that was heard before other news.
        style: the table style in force.
        answered: questions answered in this window, by (lap, seat) and by called power: who has two powers
            is called twice.
        visited: visits of this window that are over, as (lap, seat).
        pages: what was written in them, as (lap, seat).
        rounds: what the laptop went round for, the day, and how often in windows that are over.
        begun: what a window that is over has asked in private, by calls or going round, and the day.
        called: calls of this window that are over.
        speaker: index of the present speaker.
        declaring: the seat that took the laptop to declare something.
        asked: how many events there were when the present call began.
        opened: how many events there were when the decision was made that opened this window.
        broken_off: speeches that were interrupted: day, label, speakers and the index of the present one.
        read: for each seat, how many notes of each board she had seen when she last handed the laptop on.
        left: windows that an amendment has suspended, each with how far it had come.
        since: for each seat, the number of the first event it has not been shown in private.
        shown: the same where a moderator shows what was told: on a visit, in a call or on the round.
        met: with cards of the table's own: who has been shown who is on their side.
        moderator: who of the players moderates; None if nobody does, or nobody who plays.
        unlocked: seats whose PIN the table has declared void.
        asking: the seat that has forgotten its PIN and asks the table.
        absent: seats for whom the lot answers (`Seating.absent`).
        halted: somebody has stopped a round: something is wrong, and everybody looks at the screen.
        asleep: all eyes were closed for what is called before the first night.
        wrong: how many wrong PINs in a row were tried for a seat.
        correction: number of the public event that says that something was corrected; None if nothing was.
        resumes: number of the first public event that the table has not heard as it is now, after that.
        remarks: what a moderator has written down for himself: of a seat by (seat, 0), of a night and its
            day by (-1, day).
        woken: the last day for which a moderator has woken the village: nothing of it is announced before.
        walks: the last night with a round of which nobody has to be shown anything: he walks it before that.
        tampered: what was wrong with the journal when it was opened, as (`Damage.where`, records), until the
            table has been told.
    """

    style: Style
    seen: set[Seat] = field(default_factory=set)
    told: int = 0
    overruled: int = 0
    guesses: list[Guess] = field(default_factory=list)
    answered: dict[Where, int] = field(default_factory=dict)
    visited: set[tuple[int, Seat]] = field(default_factory=set)
    pages: dict[tuple[int, Seat], FilledIn] = field(default_factory=dict)
    rounds: tuple[str, int, int] = ("", 0, 0)
    begun: tuple[str, int] = ("", 0)
    called: int = 0
    speaker: int = 0
    declaring: Seat | None = None
    asked: int = 0
    opened: int = 0
    broken_off: tuple[int, str, tuple[Seat, ...], int] = (0, "", (), 0)
    since: dict[Seat, int] = field(default_factory=dict)
    shown: dict[Seat, int] = field(default_factory=dict)
    met: set[Seat] = field(default_factory=set)
    read: dict[Seat, dict[str, int]] = field(default_factory=dict)
    left: list[Left] = field(default_factory=list)
    moderator: Seat | None = None
    unlocked: set[Seat] = field(default_factory=set)
    asking: Seat | None = None
    absent: frozenset[Seat] = frozenset()
    halted: bool = False
    asleep: bool = False
    wrong: dict[Seat, int] = field(default_factory=dict)
    correction: int | None = None
    resumes: int = 0
    woken: int = 0
    walks: int = 0
    remarks: dict[tuple[int, int], str] = field(default_factory=dict)
    tampered: tuple[str, int] | None = None

    # --- what is noted ----------------------------------------------------------------------------------

    def note(self, key: str, value: str) -> None:
        """Take in a note that is about delivery alone; any other means nothing here."""
        match key:
            case "told":
                self.told = max(int(value), self.resumes)
            case "overruled":
                self.overruled = int(value)
            case "asleep":
                self.asleep = True
            case "walks":
                self.walks = int(value)
            case "remark":
                about, day, text = value.split(":", 2)
                self.remarks[int(about), int(day)] = text
            case "speaker":
                self.speaker = int(value)
            case "declare":
                self.declaring = int(value)
            case "style":
                self.style = Style(value)  # journals of engine 2 and older
            case "halted":
                self.halted = bool(value)
            case "forgotten":
                self.asking = int(value) if value else None
            case "wrong_pin":
                self.wrong[int(value)] = self.wrong.get(int(value), 0) + 1
            case "right_pin":
                self.wrong.pop(int(value), None)
            case "tampered":
                where, _, records = value.partition(":")
                self.tampered = (where, int(records)) if where else None

    def visit_over(self, lap: int, seat: Seat, notes: Mapping[str, int]) -> None:
        """Somebody hands the laptop on, and has seen so many notes of each board; her card may have come with
        the first night's page."""
        self.visited.add((lap, seat))
        self.seen.add(seat)
        self.met.add(seat)
        self.read.setdefault(seat, {}).update(notes)

    def declared(self, seat: Seat) -> None:
        """Whoever took the laptop to declare something has put it back."""
        self.declaring = None
        self.answered.pop((0, seat), None)
        self.pages.pop((0, seat), None)

    # --- the people -------------------------------------------------------------------------------------

    def act(self, what: str, *seats: Seat) -> None:
        """Follow an act of the table (`table.live.acts`)."""
        if what == MODERATOR:
            self.style, self.moderator = Style.MODERATED, seats[0]
        elif what == PIN:
            self.unlocked.update(seats)
            self.wrong.pop(seats[0], None)
            self.asking = None
        elif what not in BACK:
            self.style, self.moderator = Style(what), None

    def forget_pin(self, seat: Seat) -> None:
        """Somebody else plays the seat: the PIN was her predecessor's."""
        self.unlocked.discard(seat)
        self.wrong.pop(seat, None)
        self.asking = None if self.asking == seat else self.asking

    def exchange(self, one: Seat, other: Seat) -> None:
        """Two people have changed places, and take along what is known of their PINs."""
        self.unlocked = set(exchanged(self.unlocked, one, other))
        changed = {one: other, other: one}
        self.wrong = {changed.get(who, who): tries for who, tries in self.wrong.items()}

    # --- what is answered -------------------------------------------------------------------------------

    def count(self, window: Window, slot: int, picks: Picks, done: set[Where]) -> None:
        """Count what is answered of a visit or a call, once for each record.

        Args:
            window: the open one.
            done: what the record has been counted for already.
        """
        places: list[Where] = []
        if slot in {DECOY, PAGE, PART}:
            place = place_of(slot, picks)
            places.append(place)
            if slot == PAGE and isinstance(place, str):
                # The whole page of a call: whatever it asks at most is answered.
                done.add(place)
                self.answered[place] = sum(call.steps for call in window.calls if call.power == place)
        elif slot in window.asks and slot != CLOSE:
            turn = window.turns.get(slot)
            places.append((turn.lap if turn else 0, window.asks[slot].seat))
            if turn:
                places.append(turn.power)
        for place in places:
            if place not in done:
                done.add(place)
                self.answered[place] = self.answered.get(place, 0) + 1

    # --- from window to window --------------------------------------------------------------------------

    def turn_over(self, old: Window, new: Window, old_day: int, new_day: int, events: int, now: int) -> None:
        """Begin another window; speeches that were only interrupted go on where they were.

        Args:
            old_day, new_day: on which the windows are open.
            events: how many there were before the decision that opened the new one.
            now: how many there are since.
        """
        if self.come_back(new):
            return
        if old.private and self.visited:
            laps = 1 + max(lap for lap, _ in self.visited)
            self.rounds = (old.kind, old_day, self.rounds_of(old.kind, old_day) + laps)
        if old.private and (self.visited or self.called):
            self.begun = (old.kind, old_day)
        self.answered = {}
        self.visited = set()
        self.pages = {}
        self.called = 0
        self.opened, self.asked = events, now
        self.declaring = None
        if old.kind == "floor":
            self.broken_off = (old_day, old.label, old.seats, self.speaker)
        self.speaker = 0
        day, label, speakers, current = self.broken_off
        if new.kind == "floor" and (day, label) == (new_day, new.label) and set(new.seats) <= set(speakers):
            # Whoever is left speaks on: a candidate withdrew, or somebody fell in a duel.
            spoken = set(speakers[:current])
            self.speaker = sum(seat in spoken for seat in new.seats)

    def rounds_of(self, kind: str, day: int) -> int:
        """How often the laptop has gone round for this on that day, in windows that are over."""
        return self.rounds[2] if self.rounds[:2] == (kind, day) else 0

    def leave(self, window: Window) -> None:
        """Remember how far the open window has come: an amendment may suspend it."""
        self.left.append(
            Left(
                window, self.answered, self.visited, self.pages, self.called, self.opened, window.seats,
                self.speaker, self.declaring,
            )
        )  # fmt: skip

    def come_back(self, window: Window) -> bool:
        """Go on in a window that was left, without those who have left it meanwhile; False if it was not."""
        for place, left in enumerate(self.left):
            if left.window is window:
                self.answered, self.visited, self.pages = left.answered, left.visited, left.pages
                self.called, self.opened = left.called, left.opened
                self.speaker = sum(seat in left.seats[: left.spoken] for seat in window.seats)
                gone = left.declaring in left.seats and left.declaring not in window.seats
                self.declaring = None if gone else left.declaring
                del self.left[place:]
                return True
        return False
