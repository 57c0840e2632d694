"""The moderator's list of the evening's answers, and the page on which one of them is put right.

Whoever looks over his shoulder sees which roles were called, as everybody hears, and what he taps now; what
was answered is covered until he holds the book open. A role that nobody living holds has its line, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine.parts import single
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.errors import NightcallerError
from nightcaller.table.live.corrections import Answer
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import why_barred
from nightcaller.text import message_id

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

SAME = "ui-answers-same"
FIRST = "ui-answers-first"


@dataclass(frozen=True, slots=True)
class Opened:
    """The answer that lies open, and what was tapped for it."""

    answer: Answer
    choice: Option | None = None
    refused: str = ""
    """Message id of why the last tap did not count."""


@QmlElement
class ModeratorAnswersViewModel(QObject):
    """What was answered tonight and before, the last answer first.

    Signals:
        failed: it cannot have been so (a `NightcallerError`); nothing has changed.
        corrected: it is so now.
    """

    changed = Signal()
    failed = Signal(object)
    corrected = Signal()

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._answers: tuple[Answer, ...] = ()
        self._opened: Opened | None = None
        self._peeking = False

    def refresh(self, *, peeking: bool) -> None:
        """Read the answers anew.

        Args:
            peeking: the moderator holds the book open.
        """
        narrated = self._evening.progress.style == "narrator"
        self._answers = tuple(reversed(self._evening.corrections.answers)) if narrated else ()
        self._peeking = peeking
        self.changed.emit()

    def shut(self) -> None:
        """No answer lies open any more."""
        self._opened = None
        self.changed.emit()

    # --- what is tapped ---

    @Slot(int)
    def open(self, at: int) -> None:
        """Tap an answer of the list, by its place in `rows`."""
        if 0 <= at < len(self._answers):
            self._opened = Opened(self._answers[at])
            self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Back to the list: nothing has changed."""
        self.shut()

    @property
    def takes_seat(self) -> bool:
        """Whether a seat of the ring answers what lies open."""
        opened = self._opened
        return opened is not None and any(isinstance(one, int) for one in _offered(opened.answer))

    def choose(self, seat: Seat) -> None:
        """Tap the seat that it was."""
        self._choose(seat)

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Tap the word that it was."""
        self._choose(word)

    def _choose(self, pick: Option) -> None:
        opened = self._opened
        if opened is None:
            return
        ask = opened.answer.ask
        refused = "" if pick in ask.options else self._why_not(opened.answer, pick)
        self._opened = replace(opened, choice=None if refused else pick, refused=refused)
        self.changed.emit()

    def _why_not(self, answer: Answer, pick: Option) -> str:
        why = "ui-refused-yourself" if pick in answer.seats else "ui-refused"
        return why_barred(answer.ask.blocked, pick, why)

    @Slot()
    def correct(self) -> None:
        """Held to the end: it was what is tapped."""
        opened = self._opened
        if opened is not None and opened.choice is not None and not self._hindrance():
            choice = opened.choice
            self._do(lambda: self._evening.corrections.answer(opened.answer, choice))

    @Slot()
    def askAgain(self) -> None:
        """Held to the end: the screen that asked for it asks once more."""
        opened = self._opened
        if opened is not None and not self._refused():
            self._do(lambda: self._evening.corrections.ask_again(opened.answer))

    def _do(self, act: Callable[[], None]) -> None:
        try:
            act()
        except NightcallerError as problem:
            self.failed.emit(problem)
        else:
            self._opened = None
            self.refresh(peeking=self._peeking)
            self.corrected.emit()

    # --- what the screen reads ---

    def _refused(self) -> str:
        """Why nothing of this can be put right now; empty if it can."""
        opened = self._opened
        if opened is not None and opened.answer.idle:
            return "blocked-nothing-to-decide"
        return self._evening.corrections.refused

    def _hindrance(self) -> str:
        opened = self._opened
        if opened is None or self._refused():
            return self._refused()
        if not opened.answer.alone:
            return "ui-answers-several"
        if opened.choice is None:
            return opened.refused or FIRST
        return SAME if (opened.choice,) == opened.answer.picks else ""

    def _rows(self) -> list[dict[str, Any]]:
        return [self._row(answer) for answer in self._answers]

    def _part(self, answer: Answer) -> str:
        """Which of its answers in one night a role has given, "1/2"; empty if it is the only one."""
        night = (answer.day, answer.phase, answer.role)
        alike = [one for one in self._answers if answer.role and (one.day, one.phase, one.role) == night]
        return f"{len(alike) - alike.index(answer)}/{len(alike)}" if len(alike) > 1 else ""

    def _row(self, answer: Answer) -> dict[str, Any]:
        players = self._evening.sitting.players
        open_now = self._peeking or not answer.private
        named = not answer.role
        return {
            "night": answer.phase == "night",
            "day": answer.day,
            "role": answer.role,
            "part": self._part(answer),
            "seat": answer.seats[0] + 1 if named and answer.seats else 0,
            "name": players[answer.seats[0]].name if named and answer.seats else "",
            "picks": [self._said(answer, pick) for pick in answer.picks] if open_now else [],
            "covered": not open_now,
        }

    def _said(self, answer: Answer, pick: Option) -> dict[str, Any]:
        if isinstance(pick, int):
            return {
                "seat": pick + 1,
                "name": self._evening.sitting.players[pick].name,
                "message": "",
                "general": "",
            }
        # A question of several parts has no key of its own: the part that offers the word has it.
        key = next((part.key for part in single(answer.ask) if pick in part.options), answer.ask.key)
        return {
            "seat": 0,
            "name": "",
            "message": message_id("choice", f"{key}-{pick}"),
            "general": message_id("role" if "." in pick else "choice", pick),
        }

    def _words(self) -> list[dict[str, Any]]:
        opened = self._opened
        if opened is None:
            return []
        words = [one for one in _offered(opened.answer) if isinstance(one, str)]
        return [{"word": word, **self._said(opened.answer, word)} for word in words]

    def _current(self) -> str:
        """The word that is lit: what is tapped, or while he holds, what was answered."""
        opened = self._opened
        if opened is None:
            return ""
        picks = opened.answer.picks if self._peeking and opened.answer.alone else ()
        lit = opened.choice if opened.choice is not None else next(iter(picks), "")
        return lit if isinstance(lit, str) else ""

    @property
    def lit_seat(self) -> Seat | None:
        """The seat that is lit, in the same way."""
        opened = self._opened
        if opened is None:
            return None
        picks: Sequence[Option] = opened.answer.picks if self._peeking and opened.answer.alone else ()
        lit = opened.choice if opened.choice is not None else next(iter(picks), "")
        return lit if isinstance(lit, int) else None

    def _choice(self) -> list[dict[str, Any]]:
        opened = self._opened
        return [self._said(opened.answer, opened.choice)] if opened and opened.choice is not None else []

    def _prompt(self) -> str:
        return message_id("ask", self._opened.answer.ask.key) if self._opened else ""

    isOpen = Property(bool, lambda self: self._opened is not None, notify=changed)
    rows = Property(list, lambda self: self._rows(), notify=changed)
    line = Property(
        list, lambda self: [self._row(self._opened.answer)] if self._opened else [], notify=changed
    )
    """The line of the open answer; nothing where none is."""
    prompt = Property(str, lambda self: self._prompt(), notify=changed)
    words = Property(list, lambda self: self._words(), notify=changed)
    current = Property(str, lambda self: self._current(), notify=changed)
    choice = Property(list, lambda self: self._choice(), notify=changed)
    takesSeat = Property(bool, lambda self: self.takes_seat, notify=changed)
    several = Property(
        bool, lambda self: self._opened is not None and not self._opened.answer.alone, notify=changed
    )
    """The answer has parts: it can only be asked anew."""
    hindrance = Property(str, lambda self: self._hindrance(), notify=changed)
    """Message id of why it cannot be put right so, before it is held; empty if it can."""
    refused = Property(str, lambda self: self._refused(), notify=changed)
    """The same for asking anew."""


def _offered(answer: Answer) -> list[Option]:
    """Everything that may be tapped for an answer, barred or not."""
    return list(dict.fromkeys((*answer.ask.options, *(option for option, _why in answer.ask.blocked))))
