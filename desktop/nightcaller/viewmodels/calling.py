"""Eyes closed: the laptop in the middle, a role called by the voice, and equal time for whoever is meant."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import Option
from nightcaller.errors import NightcallerError
from nightcaller.table import pace
from nightcaller.table.evening import Evening
from nightcaller.table.scene import Calling, Step
from nightcaller.table.visit import Summons
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import (
    LineRow,
    WordRow,
    WordRows,
    as_maps,
    table_rows,
    told_lines,
    word_row,
)
from nightcaller.viewmodels.question import refusal, shown_fact, word_order
from nightcaller.viewmodels.seats import SeatRow, SeatRows
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

READING: Final = 4.0
"""Seconds that what was learned can be read at least, even after an answer in the last moment."""
AGAIN: Final = 1.0
"""Seconds until a step that the disk refused is tried again."""


@dataclass(frozen=True, slots=True)
class Called:
    """What the open screen shows: the same for a living, a dead and an absent role.

    Only `lines` can hold a secret, and the screen reads it while somebody holds "see" and at no other time.
    """

    role: str = ""
    day: int = 0
    index: int = 0
    count: int = 0
    moment: str = ""
    """``wake`` (the voice speaks), ``open`` (the slot), ``sleep`` (eyes are closing), ``dark``."""
    prompt: str = ""
    """Message id of the question, as the published deck has it."""
    skip: str = ""
    """Message id of "nobody" for this very question, if there is one."""
    asked: bool = False
    """A question is open; false once all are answered."""
    step: int = 0
    steps: int = 0
    seats: tuple[SeatRow, ...] = ()
    words: tuple[WordRow, ...] = ()
    seats_asked: bool = False
    skipping: bool = False
    picked: int = 0
    picked_name: str = ""
    picked_word: WordRow | None = None
    reason: str = ""
    lines: tuple[LineRow, ...] = ()


def called(
    summons: Summons, scene: Calling, evening: Evening, moment: str, chosen: Option | None, reason: str
) -> Called:
    """Return what a call shows.

    Args:
        summons: the open call.
        scene: its public side.
        evening: for the table's public facts.
        moment: how far the call has come (`Called.moment`).
        chosen: what was tapped and not confirmed.
        reason: message id of why the last tap chose nothing.
    """
    players, public = evening.sitting.players, evening.public
    screen = Called(
        role=scene.role,
        day=public.day,
        index=scene.index,
        count=scene.count,
        moment=moment,
        steps=summons.call.steps,
        seats=tuple(table_rows(players, public, chosen=chosen)),
    )
    if moment != "open":
        return screen
    step = summons.step
    if step is None:
        return replace(
            screen,
            step=screen.steps,
            lines=told_lines(summons.learned, evening.sitting),
        )
    key = summons.call.questions[step.number - 1].key
    words = tuple(word_row(key, word, chosen, blocked=False) for word in word_order(step) if word != NOBODY)
    fact = shown_fact(step, evening)
    return replace(
        screen,
        prompt=message_id("ask", key),
        skip=message_id("choice", f"{key}-{NOBODY}"),
        asked=True,
        step=step.number,
        words=words,
        seats_asked=not words,
        skipping=chosen == NOBODY,
        picked=chosen + 1 if isinstance(chosen, int) else 0,
        picked_name=players[chosen].name if isinstance(chosen, int) else "",
        picked_word=next((row for row in words if row.selected), None),
        reason=reason,
        lines=(fact,) if fact else (),
    )


@QmlElement
class CallingViewModel(QObject):
    """One call after the other.

    `show` opens it in silence; `begin` starts the slot when the voice has ended; `over` asks for the line
    "close your eyes"; `rest` starts the dark beat when that has ended; then the evening goes on by itself.

    Signals:
        over: the slot has ended.
        failed: the evening did not take it (a `NightcallerError`); nothing is lost.
    """

    changed = Signal()
    over = Signal()
    failed = Signal(object)

    def __init__(
        self, evening: Evening, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self._evening = evening
        self._preset = "normal"
        self._clock: Clock = clock or EventLoopClock(self)
        self._time = Countdown(self._clock)
        self._slot_over = 0.0
        self._paused: float | None = None
        self._scene: Calling | None = None
        self._summons: Summons | None = None
        self._moment = ""
        self._waiting = False
        self._chosen: Option | None = None
        self._reason = ""
        self._screen = Called()
        self._seats = SeatRows((), self)
        self._words = WordRows((), self)

    # --- the course of a call ---

    def show(self, scene: Calling) -> None:
        """Load a call; the voice begins to speak now."""
        self._scene = scene
        self._summons = self._evening.call()
        self._waiting = False
        self._go("wake")

    @Slot()
    def begin(self) -> None:
        """The voice has ended: the slot begins, equally long whoever is called."""
        if self._summons is None or self._moment != "wake":
            return
        self._go("open")
        seconds = pace.call_seconds(
            self._evening.sitting.seed, self._preset, self._evening.public.day, self._summons.call
        )
        self._run_slot(seconds)

    @Slot()
    def rest(self) -> None:
        """ "Close your eyes" has been said: darkness, then the next call."""
        if self._scene is None or self._moment != "sleep":
            return
        self._go("dark")
        seconds = pace.beat_seconds(
            self._evening.sitting.seed, self._preset, self._evening.public.day, self._scene.index
        )
        self._time.start(seconds * 1000, self._finish)

    @Slot()
    def coverUp(self) -> None:
        """Drop everything private now and let time stand still."""
        if self._summons is not None:
            self._chosen, self._reason = None, ""
            if self._paused is None:
                self._paused = self._clock.now()
                self._time.pause()
            self._refresh()

    @Slot()
    def goOn(self) -> None:
        """The screen can be seen again: time goes on."""
        if self._paused is not None:
            self._slot_over += self._clock.now() - self._paused
            self._paused = None
            self._time.resume()

    def _run_slot(self, seconds: float) -> None:
        self._slot_over = self._clock.now() + seconds * 1000
        self._time.start(seconds * 1000, self._slot_ends)

    def _slot_ends(self) -> None:
        summons = self._summons
        if summons is None:
            return
        if summons.awaited and not self._evening.sitting.answer_seconds:
            self._waiting = True  # the table set no limit: the answer that is owed ends the slot
            return
        try:
            while summons.step is not None:
                summons.time_is_up()
        except NightcallerError as problem:
            self.failed.emit(problem)
            self._time.start(AGAIN * 1000, self._slot_ends)
            return
        self._waiting = False
        self._go("sleep")
        self.over.emit()

    def _finish(self) -> None:
        summons, scene = self._summons, self._scene
        if summons is None:
            return
        self._summons = self._scene = None
        try:
            summons.finish()
        except NightcallerError as problem:
            self._summons, self._scene = summons, scene
            self.failed.emit(problem)
            self._time.start(AGAIN * 1000, self._finish)

    # --- what the called role does ---

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat (from 0)."""
        self._tap(seat)

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Tap an answer that is a word."""
        self._tap(word)

    @Slot()
    def skip(self) -> None:
        """Tap "nobody"."""
        self._tap(NOBODY)

    @Slot()
    def confirm(self) -> None:
        """Give the chosen answer; on disk before the screen moves."""
        summons, chosen = self._summons, self._chosen
        if summons is None or chosen is None or self._moment != "open":
            return
        try:
            summons.answer(chosen)
        except NightcallerError as problem:
            self.failed.emit(problem)
            return
        self._chosen, self._reason = None, ""
        self._refresh()
        late = self._waiting or self._slot_over - self._clock.now() < READING * 1000
        if late and not summons.awaited:
            self._run_slot(READING)

    def _open_step(self) -> Step | None:
        return self._summons.step if self._summons is not None and self._moment == "open" else None

    def _tap(self, option: Option) -> None:
        step = self._open_step()
        if step is None:
            return
        if option in step.options:
            self._chosen, self._reason = option, ""
        else:
            self._reason = refusal(step, option, None, self._evening.public.alive)
        self._refresh()

    def _go(self, moment: str) -> None:
        self._time.cancel()
        self._paused = None
        self._moment = moment
        self._chosen, self._reason = None, ""
        self._refresh()

    def _refresh(self) -> None:
        if self._summons is None or self._scene is None:
            return
        self._screen = called(
            self._summons, self._scene, self._evening, self._moment, self._chosen, self._reason
        )
        self._seats.replace(self._screen.seats)
        self._words.replace(self._screen.words)
        self.changed.emit()

    # --- what the screen reads ---

    @property
    def shown(self) -> Called:
        """The snapshot behind the properties."""
        return self._screen

    role = Property(str, lambda self: self._screen.role, notify=changed)
    day = Property(int, lambda self: self._screen.day, notify=changed)
    index = Property(int, lambda self: self._screen.index, notify=changed)
    count = Property(int, lambda self: self._screen.count, notify=changed)
    moment = Property(str, lambda self: self._screen.moment, notify=changed)
    prompt = Property(str, lambda self: self._screen.prompt, notify=changed)
    skipMessage = Property(str, lambda self: self._screen.skip, notify=changed)
    asked = Property(bool, lambda self: self._screen.asked, notify=changed)
    step = Property(int, lambda self: self._screen.step, notify=changed)
    steps = Property(int, lambda self: self._screen.steps, notify=changed)
    seatsAsked = Property(bool, lambda self: self._screen.seats_asked, notify=changed)
    skipping = Property(bool, lambda self: self._screen.skipping, notify=changed)
    picked = Property(int, lambda self: self._screen.picked, notify=changed)
    pickedName = Property(str, lambda self: self._screen.picked_name, notify=changed)
    pickedWord = Property(
        str, lambda self: row.message if (row := self._screen.picked_word) else "", notify=changed
    )
    pickedGeneral = Property(
        str, lambda self: row.general if (row := self._screen.picked_word) else "", notify=changed
    )
    reason = Property(str, lambda self: self._screen.reason, notify=changed)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
    words = Property(WordRows, lambda self: self._words, constant=True)
    lines = Property(list, lambda self: as_maps(self._screen.lines), notify=changed)
    """What the called role may see, as maps ``message`` and ``arguments``."""

    def _get_preset(self) -> str:
        return self._preset

    def _set_preset(self, preset: str) -> None:
        if preset != self._preset:
            self._preset = preset
            self.changed.emit()

    preset = Property(str, _get_preset, _set_preset, notify=changed)
    """How long slots last: ``slow``, ``normal`` or ``quick`` (`pace.PRESETS`)."""
