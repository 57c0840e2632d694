"""The hand-over: who takes the laptop, how far the lap is, and "I am she"."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.engine.vocabulary import Seat
from nightcaller.languages import LANGUAGES
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.seats import hue
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

DIGITS: Final = 4
LINGERS: Final = 10.0
"""Seconds for which whoever handed the laptop on may ask for it again."""
FIRST_WAIT, LONGEST_WAIT = 2, 60
"""Seconds before the next try after one wrong PIN, twice as many after each further one, and at most."""


def wait_seconds(wrong: int) -> int:
    """Return how long a seat waits for its next try after so many wrong PINs in a row."""
    return min(LONGEST_WAIT, FIRST_WAIT << min(wrong - 1, 6)) if wrong else 0


@dataclass(frozen=True, slots=True)
class HandOver:
    """What the cover shows: a function of the public scene and of who sits where, never of a role."""

    number: int = 0
    name: str = ""
    hue: float = 0.0
    language: str = ""
    """Her own; empty where she reads the table's."""
    purpose: str = "deal"
    lap: int = 1
    """Which round of this night it is, counted on over questions that are over."""
    further: int = 0
    """How many rounds certainly follow; what comes after them hangs on the night."""
    index: int = 0
    count: int = 1
    moves_on: bool = False
    """It is the first cover of a round that does not begin with seat 1: somebody may wonder why."""
    padlocked: bool = False
    """The seat asks for its four digits."""
    typed: int = 0
    wrong: bool = False
    last_number: int = 0
    """Who has just handed the laptop on and may come back; 0 for nobody."""
    last_name: str = ""
    last_language: str = ""
    last_read: bool = False
    """The last one had something to read and nothing to decide."""
    next_name: str = ""
    returning: bool = False
    """It is the last one whom the cover waits for, not the next."""
    waiting: int = 0
    """Seconds that the pad takes no digits, after a wrong one."""


def hand_over(scene: Cover, evening: Evening) -> HandOver:
    """Return the cover of a scene."""
    player = evening.sitting.players[scene.seat]
    return HandOver(
        scene.seat + 1,
        player.name,
        hue(scene.seat),
        player.language,
        scene.purpose,
        scene.rounds + scene.lap + 1,
        scene.laps - scene.lap - 1,
        scene.index,
        scene.count,
        moves_on=scene.index == 0 and scene.count > 1 and scene.seat > 0,
    )


@element
class CoverViewModel(OnScreen[HandOver], GameScreen):
    """ "Pass the laptop to 3 · Priya": identical for every role.

    Signals:
        identified: the player says that it is she; open the visit.
        called_back: the last one wants the laptop back: the room hears whom it goes to.
        returned: it is she; open her visit once more.
    """

    scene = Cover

    identified = Signal()
    called_back = Signal(int)
    returned = Signal()

    def __init__(
        self, evening: Evening, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        super().__init__(evening, parent)
        self._scene: Cover | None = None
        self._clock = clock or EventLoopClock(self)
        self._lingers = Countdown(self._clock)
        self._wait = Countdown(self._clock)
        self._free: dict[Seat, float] = {}
        """When a seat's pad takes digits again, in milliseconds of the clock."""
        self._seat: Seat = 0
        self._pin = ""
        self._typed = ""

    def show(self, scene: Cover) -> None:
        """Load a scene; for a moment the last one may still ask for the laptop."""
        self._scene = scene
        self._wait_for(scene.seat)
        state = hand_over(scene, self._evening)
        last = self._evening.handed_on
        if last is not None:
            player = self._evening.sitting.players[last.seat]
            state = replace(
                state,
                last_number=last.seat + 1,
                last_name=player.name,
                last_language=player.language,
                last_read=last.only_shows,
            )
            self._lingers.start(LINGERS * 1000, self._gone)
        self._show(state)

    def _wait_for(self, seat: Seat) -> None:
        """From now on it is this seat's PIN that opens the cover."""
        self._seat, self._pin, self._typed = seat, self._evening.rulings.pin_of(seat), ""
        self._wait.cancel()

    def _gone(self) -> None:
        if not self._shown.returning:
            self._show(replace(self._shown, last_number=0, last_name=""))

    @Slot()
    def callBack(self) -> None:
        """The last one wants to read again, or to change: she identifies herself like anybody else."""
        scene, last = self._scene, self._evening.handed_on
        if scene is None or last is None or not self._shown.last_number or self._shown.returning:
            return
        back = hand_over(replace(scene, seat=last.seat, purpose=last.purpose, lap=last.lap), self._evening)
        self._wait_for(last.seat)
        self._show(replace(back, returning=True, next_name=self._shown.name))
        self.called_back.emit(last.seat)

    @Slot()
    def goOn(self) -> None:
        """She does not: the laptop waits for the next one again."""
        if self._shown.returning and self._scene is not None:
            self._wait_for(self._scene.seat)
            self._show(hand_over(self._scene, self._evening))

    @Slot()
    def identify(self) -> None:
        """ "I am Priya", held to the end."""
        if self._pin and not self._shown.padlocked:
            self._show(replace(self._shown, padlocked=True))
            self._keep_waiting()
        elif not self._pin:
            self._open()

    @Slot(int)
    def digit(self, digit: int) -> None:
        """One more digit of the PIN."""
        if not self._shown.padlocked or self._shown.waiting or not 0 <= digit <= 9:
            return
        self._typed += str(digit)
        if len(self._typed) < DIGITS:
            self._show(replace(self._shown, typed=len(self._typed), wrong=False))
        elif hmac.compare_digest(self._typed, self._pin):
            self._count(right=True)
            self._open()
        else:
            self._typed = ""
            self._count(right=False)
            self._show(replace(self._shown, typed=0, wrong=True))
            self._free[self._seat] = self._clock.now() + 1000 * self._due()
            self._keep_waiting()

    @Slot()
    def erase(self) -> None:
        """Take the last digit back."""
        self._typed = self._typed[:-1]
        self._show(replace(self._shown, typed=len(self._typed)))

    @Slot(str)
    def speak(self, language: str) -> None:
        """Her private pages are in this language from now on; it is hers to say, before everybody."""
        if language in LANGUAGES and not self._shown.padlocked and self._shown.language != language:
            self._do(lambda: self._evening.rulings.reads(self._seat, language))
            self._show(replace(self._shown, language=self._evening.sitting.players[self._seat].language))

    @Slot()
    def askTable(self) -> None:
        """Held: she has forgotten her PIN. The lights go on and the table is asked; nothing opens here."""
        if self._shown.padlocked and self._shown.returning:
            self.goOn()  # who has just been in remembers, or lets it be
        elif self._shown.padlocked:
            self.coverUp()
            self._do(self._evening.rulings.ask_the_table)

    @Slot()
    def halt(self) -> None:
        """Held: something is wrong. The lights go on and everybody looks; nothing opens here."""
        self._do(self._evening.mishaps.halt)

    @Slot()
    def coverUp(self) -> None:
        """Forget half a PIN; a wait goes on behind the cover."""
        self._typed = ""
        self._wait.cancel()
        self._show(replace(self._shown, padlocked=False, typed=0, wrong=False, waiting=0))

    tongues = Property(
        list,
        lambda _self: [{"tag": tag, "name": one.name} for tag, one in LANGUAGES.items()],
        constant=True,
    )
    """Every language: its tag, and what it calls itself."""

    def _due(self) -> int:
        return wait_seconds(self._evening.progress.wrong.get(self._seat, 0))

    def _count(self, *, right: bool) -> None:
        self._do(lambda: self._evening.rulings.tried_pin(self._seat, right=right))

    def _keep_waiting(self) -> None:
        """Take no digits while the seat has to wait; who comes back after a restart waits from the start."""
        free = self._free.setdefault(self._seat, self._clock.now() + 1000 * self._due())
        left = free - self._clock.now()
        self._show(replace(self._shown, waiting=max(0, ceil(left / 1000))))
        if left > 0:
            self._wait.start(min(left, 1000), self._keep_waiting)

    def _open(self) -> None:
        self.coverUp()
        self._lingers.cancel()
        (self.returned if self._shown.returning else self.identified).emit()
