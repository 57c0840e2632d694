"""An open question as three screens show it, and what a hand does with it before anything counts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TypeVar

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Step
from nightcaller.text import message_id
from nightcaller.viewmodels.part import Part
from nightcaller.viewmodels.private_seats import LineRow, WordRow, WordRows, seat_arguments, word_row
from nightcaller.viewmodels.seats import SeatRow, SeatRows


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked and what is tapped; empty where nothing is open."""

    prompt: str = ""
    """Message id of the question."""
    skip: str = ""
    """Message id of "nobody" for this very question, if there is one."""
    step: int = 0
    steps: int = 0
    seats: tuple[SeatRow, ...] = ()
    words: tuple[WordRow, ...] = ()
    seats_asked: bool = False
    named: bool = False
    """The words are roles: they are shown as cards."""
    skipping: bool = False
    picked: int = 0
    """Number of the chosen seat."""
    picked_name: str = ""
    picked_word: WordRow | None = None
    reason: str = ""
    """Why what was tapped last cannot be chosen: a message id."""


Shown = TypeVar("Shown", bound=Question)


def asking(
    screen: Shown,
    step: Step,
    key: str,
    evening: Evening,
    chosen: Option | None,
    *,
    barred: Collection[Option] = (),
) -> Shown:
    """Return a screen with an open question on it.

    Args:
        screen: what is shown beside it.
        step: the question.
        key: its key, as the published deck has it; empty where that leaves open which question it is.
        evening: for the names.
        chosen: what was tapped and not confirmed.
        barred: words that show that they cannot be chosen. There are none where the app does not know who is
            looking: such a word lies in its place, and which one it is is nobody's business.
    """
    offered = word_order(step)
    if not any("." in word for word in offered):
        offered = [word for word in offered if word != NOBODY]
    words = tuple(word_row(key, word, chosen, blocked=word in barred) for word in offered)
    seat = chosen if isinstance(chosen, int) else None
    return replace(
        screen,
        prompt=message_id("ask", key) if key else "",
        skip=message_id("choice", f"{key}-{NOBODY}" if key else NOBODY),
        step=step.number,
        words=words,
        seats_asked=not words,
        named=any("." in row.word for row in words),
        skipping=chosen == NOBODY,
        picked=0 if seat is None else seat + 1,
        picked_name="" if seat is None else evening.sitting.players[seat].name,
        picked_word=next((row for row in words if row.selected), None),
    )


def word_order(step: Step) -> list[str]:
    """Return the words of a question, offered or barred, always in the same order."""
    return sorted(
        {
            option
            for option in (*step.options, *(option for option, _ in step.blocked))
            if isinstance(option, str)
        },
        key=lambda word: (word in EMPTY_CHOICES, word),
    )


def shown_fact(step: Step, evening: Evening) -> LineRow | None:
    """Return what the asked seat is shown with the question: the pack's victim, for instance.

    Several facts make one sentence, whose id names them all; a seat is a number there, a word a word.
    """
    if len(step.shown) > 1:
        facts = {fact: value + 1 if isinstance(value, int) else value for fact, value in step.shown}
        return LineRow(message_id("shown", "-".join(facts)), facts)
    for fact, value in step.shown:
        if value == NOBODY:
            return LineRow(message_id("shown", f"{fact}-nobody"))
        return LineRow(message_id("shown", fact), seat_arguments({"seat": value}, evening.sitting.players))
    return None


def refusal(step: Step, option: Option, me: Seat | None, alive: tuple[Seat, ...]) -> str:
    """Return the message id of why an option cannot be chosen; every tap gets an answer.

    Args:
        step: the open question.
        option: what was tapped.
        me: the visitor's own seat; None where the app does not know who is looking.
        alive: everybody still in the game.
    """
    for blocked, why in step.blocked:
        if blocked == option:
            return why
    if isinstance(option, int) and option not in alive:
        return "ui-refused-dead"
    return "ui-refused-yourself" if option == me else "ui-refused"


class Asked(Part):
    """What a view model with a question does with taps: the last one counts, once it is confirmed."""

    changed = Signal()

    _evening: Evening

    def _ask_nothing(self) -> None:
        """Begin with nothing tapped and an empty table."""
        self._seats = SeatRows((), self)
        self._words = WordRows((), self)
        self._forget()

    def _open_step(self) -> Step | None:
        """The question that takes a tap now."""
        raise NotImplementedError

    def _question(self) -> Question:
        """The snapshot behind the properties."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Derive the snapshot anew and lay it out."""
        raise NotImplementedError

    def _asker(self) -> Seat | None:
        """Whose hand it is; None where the app does not know."""
        return None

    def _refusal(self, step: Step, option: Option) -> str:
        return refusal(step, option, self._asker(), self._evening.public.alive)

    def _forget(self) -> None:
        """Nothing is tapped any more."""
        self._chosen: Option | None = None
        self._reason = ""

    def _tap(self, option: Option) -> None:
        step = self._open_step()
        if step is None:
            return
        if option in step.options:
            self._chosen, self._reason = option, ""
        else:
            self._reason = self._refusal(step, option)
        self._refresh()

    def _lay_out(self) -> None:
        """Let the screen read the snapshot."""
        shown = self._question()
        self._seats.replace(shown.seats)
        self._words.replace(shown.words)
        self.changed.emit()

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat (from 0). It may be changed until it is confirmed."""
        self._tap(seat)

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Tap an answer that is a word."""
        self._tap(word)

    @Slot()
    def skip(self) -> None:
        """Tap "nobody"."""
        self._tap(NOBODY)

    # --- what the screen reads ---

    prompt = Property(str, lambda self: self._question().prompt, notify=changed)
    skipMessage = Property(str, lambda self: self._question().skip, notify=changed)
    step = Property(int, lambda self: self._question().step, notify=changed)
    steps = Property(int, lambda self: self._question().steps, notify=changed)
    seatsAsked = Property(bool, lambda self: self._question().seats_asked, notify=changed)
    named = Property(bool, lambda self: self._question().named, notify=changed)
    skipping = Property(bool, lambda self: self._question().skipping, notify=changed)
    picked = Property(int, lambda self: self._question().picked, notify=changed)
    pickedName = Property(str, lambda self: self._question().picked_name, notify=changed)
    pickedWord = Property(
        str, lambda self: row.message if (row := self._question().picked_word) else "", notify=changed
    )
    pickedGeneral = Property(
        str, lambda self: row.general if (row := self._question().picked_word) else "", notify=changed
    )
    reason = Property(str, lambda self: self._question().reason, notify=changed)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
    words = Property(WordRows, lambda self: self._words, constant=True)
