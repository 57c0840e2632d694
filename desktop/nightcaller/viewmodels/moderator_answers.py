"""The moderator's list of the evening's answers, and the page on which one of them is put right.

Whoever looks over his shoulder sees which roles were called, as everybody hears, and what he taps now; what
was answered is covered until he holds the book open. A role that nobody living holds has its line, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal, Slot

from nightcaller.engine.parts import single
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.corrections import Answer
from nightcaller.table.live.page import why_barred
from nightcaller.text import message_id
from nightcaller.viewmodels.console_board import numbered
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen, derived
from nightcaller.viewmodels.question import picked

SAME = "ui-answers-same"
FIRST = "ui-answers-first"


@dataclass(frozen=True, slots=True)
class OpenedAnswer:
    """The answer that lies open, and what was tapped for it."""

    answer: Answer | None = None
    picked: Option | None = None
    why: str = ""
    """Message id of why the last tap did not count."""

    @property
    def is_open(self) -> bool:
        """An answer lies open."""
        return self.answer is not None

    @property
    def several(self) -> bool:
        """The answer has parts: it can only be asked anew."""
        return self.answer is not None and not self.answer.alone

    @property
    def prompt(self) -> str:
        """Message id of what was asked."""
        return message_id("ask", self.answer.ask.key) if self.answer else ""

    @property
    def takes_seat(self) -> bool:
        """A seat of the ring answers what lies open."""
        return self.answer is not None and any(isinstance(one, int) for one in _offered(self.answer))


@element
class ModeratorAnswersViewModel(OnScreen[OpenedAnswer], GameScreen):
    """What was answered tonight and before, the last answer first.

    Signals:
        failed: it cannot have been so (a `NightcallerError`); nothing has changed.
        corrected: it is so now.
    """

    corrected = Signal()

    _answers: tuple[Answer, ...] = ()
    _peeking = False

    def refresh(self, *, peeking: bool) -> None:
        """Read the answers anew.

        Args:
            peeking: the moderator holds the book open.
        """
        narrated = self._evening.progress.style.moderated
        self._answers = tuple(reversed(self._evening.corrections.answers)) if narrated else ()
        self._peeking = peeking
        self._tell()

    def shut(self) -> None:
        """No answer lies open any more."""
        self._show(OpenedAnswer())

    # --- what is tapped ---

    @Slot(int)
    def open(self, at: int) -> None:
        """Tap an answer of the list, by its place in `rows`."""
        if 0 <= at < len(self._answers):
            self._show(OpenedAnswer(self._answers[at]))

    @Slot()
    def close(self) -> None:
        """Back to the list: nothing has changed."""
        self.shut()

    def choose(self, seat: Seat) -> None:
        """Tap the seat that it was."""
        self._choose(seat)

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Tap the word that it was."""
        self._choose(word)

    def _choose(self, pick: Option) -> None:
        answer = self._shown.answer
        if answer is not None:
            why = "" if pick in answer.ask.options else self._why_not(answer, pick)
            self._show(OpenedAnswer(answer, None if why else pick, why))

    def _why_not(self, answer: Answer, pick: Option) -> str:
        why = "ui-refused-yourself" if pick in answer.seats else "ui-refused"
        return why_barred(answer.ask.blocked, pick, why)

    @Slot()
    def correct(self) -> None:
        """Held to the end: it was what is tapped."""
        answer, picked = self._shown.answer, self._shown.picked
        if answer is not None and picked is not None and not self.hindrance:
            self._do(lambda: self._evening.corrections.answer(answer, picked))

    @Slot()
    def askAgain(self) -> None:
        """Held to the end: the screen that asked for it asks once more."""
        answer = self._shown.answer
        if answer is not None and not self.refused:
            self._do(lambda: self._evening.corrections.ask_again(answer))

    def _do(self, act: Callable[[], object]) -> bool:
        done = super()._do(act)
        if done:
            self._show(OpenedAnswer())
            self.refresh(peeking=self._peeking)
            self.corrected.emit()
        return done

    # --- what the screen reads ---

    @derived
    def refused(self) -> str:
        """Message id of why this cannot be asked anew; empty if it can."""
        answer = self._shown.answer
        if answer is not None and answer.idle:
            return "blocked-nothing-to-decide"
        return self._evening.corrections.refused

    @derived
    def hindrance(self) -> str:
        """Message id of why it cannot be put right so, before it is held; empty if it can."""
        opened, answer = self._shown, self._shown.answer
        if answer is None or self.refused:
            return self.refused
        if not answer.alone:
            return "ui-answers-several"
        if opened.picked is None:
            return opened.why or FIRST
        return SAME if (opened.picked,) == answer.picks else ""

    @derived
    def rows(self) -> list[dict[str, Any]]:
        """The list, the last answer first."""
        whose = [_whose(answer) for answer in self._answers]
        asked = [answer.question for answer in self._answers]
        lines = [*zip(whose, asked, strict=True)]
        parts = [*numbered(lines[::-1])][::-1]  # the last answer is the first line
        several = Counter(whose)
        return [
            self._row(answer, asked[at] if several[whose[at]] > 1 else "", part)
            for at, (answer, part) in enumerate(zip(self._answers, parts, strict=True))
        ]

    def _row(self, answer: Answer, asks: str = "", part: str = "") -> dict[str, Any]:
        players = self._evening.sitting.players
        open_now = self._peeking or not answer.private
        named, (day, night) = not answer.role, _when(answer)
        return {
            "night": night,
            "day": day,
            "role": answer.role,
            "asks": message_id("ask", asks) if asks else "",
            "part": part,
            "seat": answer.seats[0] + 1 if named and answer.seats else 0,
            "name": players[answer.seats[0]].name if named and answer.seats else "",
            "picks": [self._said(answer, pick) for pick in answer.picks] if open_now else [],
            "covered": not open_now,
        }

    def _said(self, answer: Answer, pick: Option) -> dict[str, Any]:
        # A question of several parts has no key of its own: the part that offers the word has it.
        key = next((part.key for part in single(answer.ask) if pick in part.options), answer.ask.key)
        return picked(key, pick, self._evening.sitting.players)

    @derived
    def line(self) -> list[dict[str, Any]]:
        """The line of the open answer, under what was asked; nothing where none is."""
        answer = self._shown.answer
        return [] if answer is None else [self._row(answer)]

    @derived
    def words(self) -> list[dict[str, Any]]:
        """The words that may be tapped for the open answer."""
        answer = self._shown.answer
        if answer is None:
            return []
        words = [one for one in _offered(answer) if isinstance(one, str)]
        return [{"word": word, **self._said(answer, word)} for word in words]

    def _lit(self) -> Option | None:
        """What is tapped, or while he holds, what was answered."""
        opened, answer = self._shown, self._shown.answer
        if opened.picked is None and answer is not None and answer.alone and self._peeking:
            return next(iter(answer.picks), None)
        return opened.picked

    @derived
    def current(self) -> str:
        """The word that is lit."""
        lit = self._lit()
        return lit if isinstance(lit, str) else ""

    @property
    def lit_seat(self) -> Seat | None:
        """The seat that is lit."""
        lit = self._lit()
        return lit if isinstance(lit, int) else None

    @derived
    def choice(self) -> list[dict[str, Any]]:
        """What is tapped; nothing before."""
        opened, answer = self._shown, self._shown.answer
        return [] if answer is None or opened.picked is None else [self._said(answer, opened.picked)]


def _when(answer: Answer) -> tuple[int, bool]:
    """The number of its day, and whether it was night: what is asked before the first one belongs to it."""
    return max(1, answer.day), answer.phase == "night" or not answer.day


def _whose(answer: Answer) -> tuple[object, ...]:
    """When it was, and who was asked."""
    return _when(answer), answer.role, () if answer.role else answer.seats[:1]


def _offered(answer: Answer) -> list[Option]:
    """Everything that may be tapped for an answer, barred or not."""
    return list(dict.fromkeys((*answer.ask.options, *(option for option, _why in answer.ask.blocked))))
