"""Narrator style: the moderator's console. What is secret leaves the evening only while he holds it open."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import Option
from nightcaller.errors import NightcallerError
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Console, Step
from nightcaller.viewmodels.console_board import Board, StepRows, board_of, recorded
from nightcaller.viewmodels.held_open import HeldOpen
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.private_seats import as_maps
from nightcaller.viewmodels.question import Asked
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

changed = Asked.changed  # what a part declares is not in sight of the class that takes it in

TICK = 500.0
"""Milliseconds between two looks at the clock of a call."""
DEAF = 500.0
"""Milliseconds in which a tap after an answer counts for nothing: it was meant for the answer."""


@QmlElement
class ConsoleViewModel(Asked, HeldOpen, QObject):
    """The night in the moderator's hands, one step after the other.

    Attributes:
        preset: how long calls are usually kept open (`pace.PRESETS`).

    Signals:
        said: lines to be spoken, on request (a tuple of `Line`).
        failed: the evening did not take it (a `NightcallerError`); nothing is lost.
    """

    waitedChanged = Signal()
    said = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        evening: Evening,
        words: Phrasebook,
        parent: QObject | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(parent)
        self._clock: Clock = clock or EventLoopClock(self)
        self._ticks = Countdown(self._clock)
        self._began = 0.0
        self._held = 0.0
        self._usual = 0.0
        self._waited = 1.0
        self.preset = "normal"
        self._before: dict[str, str] = {}
        self._closing: tuple[Line, ...] = ()
        self._answered = float("-inf")
        self._evening = evening
        self._text = words
        self._board = Board()
        self._turn = 0
        self._open = False
        self._ask_nothing()
        self._close()
        self._calls = StepRows((), self)
        words.changed.connect(self._refresh)

    # --- opening and covering ---

    def show(self, scene: Console) -> None:
        """Load a step."""
        if (scene.purpose, max(1, self._evening.public.day)) != (self._board.purpose, self._board.day):
            self._before = {}
        self._open = True
        self._turn = 0
        self._close()
        self._wait()
        self._refresh()

    def entered(self) -> None:
        """The screen opens again, perhaps after something was overruled."""
        self._refresh()

    def last_words(self) -> tuple[Line, ...]:
        """What has not been read aloud yet of the call that has just gone on by itself."""
        return self._closing

    def leave(self) -> None:
        """The console is not on the screen any more."""
        self._open = False
        self._before = {}
        self._closing = ()
        self._ticks.cancel()
        self.coverUp()

    def _close(self) -> None:
        super()._close()
        self._forget()

    # --- the clock of a call ---

    def _wait(self) -> None:
        """Count from the beginning how long such a call is usually kept open."""
        self._began = self._clock.now()
        self._usual = self._evening.desk().usual_seconds(self.preset) * 1000
        self._look_at_the_clock()

    def _look_at_the_clock(self) -> None:
        past = self._clock.now() - self._began
        self._waited = min(1.0, past / self._usual) if self._usual else 1.0
        if self._waited < 1:
            self._ticks.start(min(TICK, self._usual - past), self._look_at_the_clock)
        self.waitedChanged.emit()

    def hold(self) -> None:
        """The curtain is drawn: the clock stands still."""
        self._held = self._clock.now()
        self._ticks.pause()

    def resume(self) -> None:
        """The curtain is open again: the clock goes on."""
        self._began += self._clock.now() - self._held
        self._ticks.resume()

    # --- the step ---

    @Slot()
    def goOn(self) -> None:
        """Record what was tapped; where nothing is open, go on to the next step.

        In a call of the night whatever has not been answered stays as it is, if it may.
        """
        if not self._open or self._deaf():
            return
        chosen, self._chosen, self._reason = self._chosen, None, ""
        desk = self._evening.desk()
        if desk.placing[0]:
            self._reason = "ui-narrator-place-first"
            self._refresh()
        elif desk.step is None:
            self._closing = ()
            self._answered = self._clock.now()
            self._do(desk.finish)
        elif chosen is not None:
            self._do(lambda: desk.answer(chosen))
        elif self._board.purpose == "night":
            self._leave_the_rest()

    def _tap(self, option: Option) -> None:
        """In a call of the night an answer is recorded by its tap, and the next step comes by itself.

        Nobody but the moderator hears of a step that is taken back, so nothing has to be confirmed. Where the
        role is told something for its answer, the call stays open to show it. By day, in front of everybody,
        an answer is tapped and then recorded.
        """
        if self._board.purpose != "night":
            super()._tap(option)
        elif self._board.placing:
            self._place(option)
        elif not self._deaf():
            super()._tap(option)
            if self._chosen is not None:
                self._record(self._chosen)

    def _place(self, option: Option) -> None:
        """The table's own cards: whoever has opened the eyes sits there."""
        own = self._evening.cards.told
        if own is None or not isinstance(option, int):
            return
        held = own.role_of(option)
        if held and held != self._board.placing:
            self._reason = "ui-narrator-placed"
            self._refresh()
        else:
            self._reason = ""
            role = self._board.placing
            self._do(lambda: self._evening.cards.place(role, option))
            if not self._evening.desk().placing[0]:
                self._answered = self._clock.now()

    def _record(self, option: Option) -> None:
        self._chosen = None
        desk = self._evening.desk()
        self._do(lambda: desk.answer(option))
        self._answered = self._clock.now()
        self._next_call()

    def _leave_the_rest(self) -> None:
        """Nothing more is decided in this call; a dead or absent role is passed by in one tap."""
        while (desk := self._evening.desk()).step is not None:
            nothing = desk.nothing
            if nothing is None:
                self._reason = "ui-narrator-answer-needed"
                self._refresh()
                return
            asked = desk.step
            self._do(lambda desk=desk, nothing=nothing: desk.answer(nothing))
            if self._evening.desk().step == asked:  # the disk did not take it, and that has been told
                return
        self._answered = self._clock.now()
        self._next_call()

    def _next_call(self) -> None:
        """Go on by itself where an answered call has nothing to show; its last words open the next one."""
        desk = self._evening.desk()
        scene = desk.scene
        if not isinstance(scene, Console) or scene.purpose != "night" or desk.step is not None:
            return
        if desk.informs:
            self._closing = ()  # was said when this call began; now this one's own last words are due
            self._refresh()
        elif not desk.placing[0]:
            self._closing = desk.script.now
            self._do(desk.finish)

    def _deaf(self) -> bool:
        return self._clock.now() - self._answered < DEAF

    @Slot(int)
    def backTo(self, index: int) -> None:
        """Take back everything from a step of this window on; nobody hears of it."""
        self._closing = ()
        self._remember()
        self._do(lambda: self._evening.desk().back_to(index))

    @Slot()
    def undo(self) -> None:
        """Take back what was recorded last."""
        self._closing = ()
        self._remember()
        self._do(lambda: self._evening.desk().undo())

    @Slot()
    def say(self) -> None:
        """Let the app speak the present line."""
        if self._open:
            self.said.emit((*self._closing, *self._evening.desk().script.now))

    def _remember(self) -> None:
        """Keep in mind what is going to be taken back: most of it will be recorded again."""
        calls = self._evening.desk().overview.calls
        self._before |= {call.power: told for call in calls if (told := recorded(call, self._text))}

    def _open_step(self) -> Step | None:
        return self._evening.desk().step if self._open else None

    def _refusal(self, step: Step, option: Option) -> str:
        barred = any(option == one for one, _why in step.blocked)
        return (
            "ui-narrator-answer-needed" if option == NOBODY and not barred else super()._refusal(step, option)
        )

    def _question(self) -> Board:
        return self._board

    def _do(self, act: Any) -> None:
        try:
            act()
        except NightcallerError as problem:
            self.failed.emit(problem)
        self._turn = 0
        self._refresh()

    # --- what is held in front of a player ---

    @Slot()
    def showNext(self) -> None:
        """Hold the step's fact in front of whoever is called; again for the next one."""
        if not self._open:
            return
        showings = self._evening.desk().showings
        self._turn += 1
        self._hold_up(showings[(self._turn - 1) % len(showings)])

    def _refresh(self) -> None:
        if not self._open or not isinstance(self._evening.scene, Console):
            self._board = Board()
        else:
            self._board = board_of(
                self._evening.desk(),
                self._evening,
                self._text,
                self._chosen,
                self._reason,
                self._before,
                closing=self._closing,
                peeking=self._peeking,
            )
        self._calls.replace(self._board.calls)
        self._lay_out()

    # --- what the screen reads ---

    @property
    def shown(self) -> Board:
        """The snapshot behind the properties."""
        return self._board

    purpose = Property(str, lambda self: self._board.purpose, notify=changed)
    role = Property(str, lambda self: self._board.role, notify=changed)
    day = Property(int, lambda self: self._board.day, notify=changed)
    byDay = Property(bool, lambda self: self._board.by_day, notify=changed)
    number = Property(int, lambda self: self._board.number, notify=changed)
    name = Property(str, lambda self: self._board.name, notify=changed)
    index = Property(int, lambda self: self._board.index, notify=changed)
    count = Property(int, lambda self: self._board.count, notify=changed)
    now = Property(list, lambda self: as_maps(self._board.now), notify=changed)
    then = Property(list, lambda self: as_maps(self._board.then), notify=changed)
    asked = Property(bool, lambda self: self._board.asked, notify=changed)
    rests = Property(bool, lambda self: self._board.rests, notify=changed)
    peeking = Property(bool, lambda self: self._board.peeking, notify=changed)
    placing = Property(str, lambda self: self._board.placing, notify=changed)
    toPlace = Property(int, lambda self: self._board.to_place, notify=changed)
    anyway = Property(bool, lambda self: self._board.anyway, notify=changed)
    eyes = Property(list, lambda self: list(self._board.eyes), notify=changed)
    clocked = Property(bool, lambda self: self._usual > 0, notify=waitedChanged)
    waited = Property(float, lambda self: self._waited, notify=waitedChanged)
    """How much of the usual time of a call is over, 0 to 1; the same for every role."""
    figure = Property(list, lambda self: self._figure, notify=changed)
    """What is held in front of one player, as one map; empty at any other time."""
    calls = Property(StepRows, lambda self: self._calls, constant=True)
