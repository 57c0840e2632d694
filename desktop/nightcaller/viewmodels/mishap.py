"""Something went wrong: what a tired host would say it is, what can be done, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.faces import faces_of
from nightcaller.people import key
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.mishaps import Mishaps
from nightcaller.table.live.narration import Line
from nightcaller.text import LANGUAGES, message_id
from nightcaller.viewmodels import names
from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.languages import own_names
from nightcaller.viewmodels.offered import named, placed
from nightcaller.viewmodels.on_screen import DecisionScreen, OnScreen, derived
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow
from nightcaller.viewmodels.table_acts import OUT

WAYS: Final[Mapping[str, Sequence[str]]] = {
    "name": ("renamed",),
    "late": ("handed_on", "next_game"),
    "home": ("killed", "handed_on", "by_lot"),
    "seats": ("exchanged", "exchanged_cards"),
    "seen": ("dealt_again", "swapped", "end"),
    "answer": ("find_answer",),
    "deck": ("other_deck", "end"),
    "language": ("table_language", "own_language"),
    "card": ("cards",),
}
"""What went wrong -> what can be done, the first one first. Texts: ``ui-mishap-<it>``; what becomes of it is
told by ``ui-mishap-<way>-about`` before it is done."""
WHAT: Final = tuple(WAYS)
SEATS: Final = {"exchanged": 2, "exchanged_cards": 2} | dict.fromkeys(
    ("renamed", "handed_on", "killed", "by_lot", "swapped", "own_language"), 1
)
"""Way -> how many seats are tapped for it."""
NAMED: Final = frozenset({"renamed", "handed_on", "next_game"})
"""Ways for which a name is typed."""
RULINGS: Final = {"killed": "kill", "end": "end"}
"""Way -> how the table overrules the game by it."""
OPENS: Final = {"find_answer": "TableActs", "table_language": "Settings", "cards": "Handbook"}
"""Way -> the screen on which it is done."""
NO_ANSWER: Final = "ui-acts-no-answer"


@dataclass(frozen=True, slots=True)
class Mishap:
    """What went wrong and what is about to be done, as far as it was tapped."""

    what: str = ""
    way: str = ""
    tapped: tuple[Seat, ...] = ()
    name: str = ""
    tongue: int = -1
    """Place in `tongues`; -1 before a choice."""
    seats: tuple[SeatRow, ...] = ()
    about: str = ""
    """Message id of what becomes of it."""

    @property
    def wanted(self) -> int:
        """How many seats are tapped."""
        return SEATS.get(self.way, 0)

    @property
    def picked(self) -> tuple[int, ...]:
        """Numbers of the seats that were tapped."""
        return tuple(seat + 1 for seat in self.tapped)

    @property
    def who(self) -> tuple[str, ...]:
        """Who sits there."""
        return tuple(self.seats[seat].name for seat in self.tapped if self.seats)

    @property
    def ways(self) -> tuple[str, ...]:
        """Message ids of what can be done."""
        return tuple(message_id("ui-mishap", way) for way in WAYS.get(self.what, ()))

    @property
    def chosen(self) -> int:
        """Place of the chosen way; -1 for none."""
        return WAYS[self.what].index(self.way) if self.what and self.way else -1

    @property
    def opens(self) -> bool:
        """It is put right on another screen."""
        return self.way in OPENS

    @property
    def go(self) -> str:
        """Message id of the way to that screen."""
        return f"{message_id('ui-mishap', self.way)}.go" if self.opens else ""

    @property
    def announces(self) -> bool:
        """It is announced and done."""
        return self.way not in {*OPENS, ""}

    @property
    def named(self) -> bool:
        """A name is typed for it."""
        return self.way in NAMED


def about(mishap: Mishap, style: Style) -> str:
    """Return the message id of what becomes of it; empty before it is chosen."""
    if not mishap.way:
        return ""
    own = (mishap.way == "find_answer" and style.moderated) or (mishap.way == "cards" and not style.passes)
    return f"{message_id('ui-mishap', mishap.way)}.{'about-here' if own else 'about'}"


def tongues() -> tuple[str, ...]:
    """Return the languages that somebody's own pages may have; the table's first."""
    return ("", *LANGUAGES)


def possible(mishap: Mishap, evening: Evening) -> Collection[Seat]:
    """Return the seats about which this can be decided, as far as everybody knows."""
    if not mishap.wanted:
        return ()
    living, gone = set(evening.public.alive), evening.progress.absent
    match mishap.way:
        case "killed" | "handed_on":
            return living
        case "by_lot":
            return living - gone
        case _:
            return range(evening.public.seats)


def hindrance(mishap: Mishap, evening: Evening) -> str:
    """Return the message id of why this cannot be done now, or of what is missing; empty if it can.

    Without a hindrance it is done, when everybody has heard of it: nothing is announced and then refused.
    """
    mishaps, rulings = evening.mishaps, evening.rulings
    if mishap.way == "find_answer":
        return no_answer(evening)
    if not mishap.announces:
        return ""
    match mishap.way:
        case "dealt_again" | "other_deck":
            never = mishaps.too_late
        case "swapped":
            never = mishaps.no_swap
        case "exchanged_cards":
            never = mishaps.no_exchange
        case "by_lot":
            never = mishaps.no_lot
        case "killed" | "end":
            never = rulings.cards_first
        case _:
            never = ""
    if why := never or mishaps.hindrance:
        return why
    if len(mishap.tapped) < mishap.wanted:
        return "ui-acts-choose-seat" if mishap.wanted == 1 else "ui-mishap-choose-two"
    if mishap.named and (why := wrong_name(mishap, evening)):
        return why
    if mishap.way == "own_language" and mishap.tongue < 0:
        return "ui-mishap-choose-language"
    if ruling := RULINGS.get(mishap.way):
        return rulings.refusal(ruling, *mishap.tapped)
    deed = deed_of(mishap, evening)
    return mishaps.refusal(deed) if deed else ""


def no_answer(evening: Evening) -> str:
    """Return the message id of why no answer can be put right now; empty if one can."""
    corrections, rulings = evening.corrections, evening.rulings
    if evening.progress.style.moderated:
        return corrections.refused or ("" if corrections.answers else NO_ANSWER)
    if rulings.may_undo or (corrections.rounds and not corrections.refused):
        return ""
    return corrections.refused or NO_ANSWER


def deed_of(mishap: Mishap, evening: Evening) -> Callable[[Mishaps], None] | None:
    """Return what is done to the people; None where nothing is, or something is missing."""
    match mishap.way, mishap.tapped:
        case "renamed", (seat,):
            return lambda mishaps: mishaps.rename(seat, mishap.name)
        case "handed_on", (seat,):
            face = face_for(mishap.name, seat, evening)
            return lambda mishaps: mishaps.hand_on(seat, mishap.name, face=face)
        case "next_game", ():
            face = face_for(mishap.name, None, evening)
            return lambda mishaps: mishaps.join_later(mishap.name, face)
        case "by_lot", (seat,):
            return lambda mishaps: mishaps.leave_to_the_lot(seat)
        case "exchanged" | "exchanged_cards" as way, (one, other):
            return lambda mishaps: mishaps.exchange(one, other, cards=way == "exchanged_cards")
        case "swapped", (seat,):
            return lambda mishaps: mishaps.swap_unseen(seat)
        case "own_language", (seat,):
            return lambda mishaps: mishaps.speak(seat, tongues()[mishap.tongue])
        case _:
            return None


def wrong_name(mishap: Mishap, evening: Evening) -> str:
    """Return the message id of what is wrong with the typed name; empty if it will do."""
    seat = next(iter(mishap.tapped), None)
    others = [player.name for player in evening.mishaps.people(but=seat)]
    if mishap.way == "renamed" and seat is not None and mishap.name == evening.sitting.players[seat].name:
        return "error-mishap-same"
    return names.problem(mishap.name, others)


def seat_rows(mishap: Mishap, evening: Evening) -> tuple[SeatRow, ...]:
    """Return the ring: whoever cannot be chosen says why."""
    may = possible(mishap, evening)

    def shown(row: SeatRow) -> SeatRow:
        seat = row.number - 1
        barred = "ui-overrule-not-here" if seat not in may else "" if row.alive else OUT
        return replace(row, selected=seat in mishap.tapped, blocked=barred if mishap.wanted else "")

    return tuple(map(shown, table_rows(evening.sitting.players, evening.public)))


def face_for(name: str, seat: Seat | None, evening: Evening) -> str:
    """Return a face for somebody who sits down now, or with the next game: nobody else's at the table."""
    others = evening.mishaps.people(but=seat)
    chosen = {key(player.name): player.face for player in others}
    return faces_of([*(player.name for player in others), name], chosen)[-1]


@element
class MishapViewModel(OnScreen[Mishap], DecisionScreen):
    """What went wrong, and what is done about it. Nothing happens here: what is held is announced first.

    Signals:
        intended: an `Intent`, to be announced.
        opened: a screen where it is put right.
        dealt_again, other_deck: announced and not objected to: nobody has decided anything, so there was no
            game; the same people begin another one, or choose the deck again.
    """

    intended = Signal(object)
    opened = Signal(str)
    dealt_again = Signal()
    other_deck = Signal()

    def entered(self) -> None:
        """The screen opens: nothing is chosen."""
        self._set(Mishap())

    @Slot(int)
    @named(lambda _self: range(-1, len(WHAT)))
    def choose(self, what: int) -> None:
        """Say what went wrong, by its place in `WHAT`; -1 for something else."""
        chosen = WHAT[what] if what >= 0 else ""
        ways = WAYS.get(chosen, ())
        self._set(Mishap(chosen, ways[0] if len(ways) == 1 else ""))

    @Slot(int)
    @placed(lambda self: WAYS.get(self._shown.what, ()))
    def chooseWay(self, way: int) -> None:
        """Choose what is done, by its place among the ways."""
        self._set(Mishap(self._shown.what, WAYS[self._shown.what][way]))

    @Slot(int)
    def chooseSeat(self, seat: int) -> None:
        """Tap a seat; again lets go of it. The first one gives way to one too many."""
        mishap = self._shown
        if seat not in possible(mishap, self._evening):
            return
        kept = tuple(one for one in mishap.tapped if one != seat)
        seats = kept if seat in mishap.tapped else (*kept, seat)[-mishap.wanted :]
        self._set(replace(mishap, tapped=seats))

    @Slot(int)
    @placed(lambda _self: tongues())
    def chooseTongue(self, tongue: int) -> None:
        """Choose a language, by its place in `tongues`."""
        self._set(replace(self._shown, tongue=tongue))

    @Slot(str)
    def type(self, typed: str) -> None:
        """The name as it stands in the field."""
        self._set(replace(self._shown, name=names.clean(typed)))

    @Slot()
    def openIt(self) -> None:
        """Open the screen where it is put right, if there is anything to be done there."""
        if why := self.hindrance:
            self.failed.emit(IllegalDecision(why))
        elif screen := OPENS.get(self._shown.way):
            narrated = self._evening.progress.style.moderated and screen == "TableActs"
            self.opened.emit("ModeratorBook" if narrated else screen)

    @Slot()
    def confirm(self) -> None:
        """Held to the end: it is announced, if it can be decided at all."""
        if why := hindrance(self._shown, self._evening):
            self.failed.emit(IllegalDecision(why, name=self._shown.name, most=names.LONGEST))
        elif self._shown.announces:
            self.intended.emit(self._intent(self._shown))

    def _intent(self, mishap: Mishap) -> Intent:
        mishaps, rulings, way = self._evening.mishaps, self._evening.rulings, mishap.way
        deed = deed_of(mishap, self._evening)
        about = {fact: number + 1 for fact, number in zip(("seat", "other"), mishap.tapped, strict=False)}

        def do() -> None:
            if deed:
                deed(mishaps)
            elif ruling := RULINGS.get(way):
                rulings.amend(ruling, *mishap.tapped)
            elif mishaps.too_late:
                raise IllegalDecision(mishaps.too_late)
            else:
                (self.dealt_again if way == "dealt_again" else self.other_deck).emit()

        return Intent(Line(message_id("line-about", way), about), do)

    def _set(self, mishap: Mishap) -> None:
        told = about(mishap, self._evening.progress.style)
        self._show(replace(mishap, seats=seat_rows(mishap, self._evening), about=told))

    @derived
    def hindrance(self) -> str:
        """Message id of why it cannot be announced, or of what is missing; empty if it can."""
        return hindrance(self._shown, self._evening)

    whats = Property(list, lambda _self: [message_id("ui-mishap", what) for what in WHAT], constant=True)
    """Message ids of all that goes wrong."""
    languages = Property(list, lambda _self: own_names(), constant=True)
    """What the languages of `tongues` behind the table's call themselves."""
    most = Property(int, lambda _self: names.LONGEST, constant=True)
