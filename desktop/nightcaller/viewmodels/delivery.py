"""How an evening is told and timed: voice, narration, clocks, pace. The same settings on two screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.settings import SettingsFile
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.languages import save
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.phrasebook import Phrasebook

PACES: Final[tuple[Literal["quick", "normal", "slow", "ample"], ...]] = ("quick", "normal", "slow", "ample")
NARRATIONS: Final[tuple[Literal["plain", "theatrical"], ...]] = ("plain", "theatrical")
SPEECH: Final = (0, 45, 60, 90, 120, 180)
LAST_WORDS: Final = (0, 30, 60, 90)
ANSWER: Final = (0, 30, 60, 120)


def nearest(seconds: int, choices: Sequence[int]) -> int:
    """Return the index of the choice closest to what is set; off stays off."""
    if seconds == 0:
        return 0
    return min(range(1, len(choices)), key=lambda at: abs(choices[at] - seconds))


def half_minutes(seconds: float) -> float:
    """Return how many minutes that is, to the half; one at least, 0 for nothing."""
    return max(1.0, round(seconds / 30) / 2) if seconds else 0.0


@element
class DeliveryViewModel(QObject):
    """A part of the house rules' screen and of the settings; each shows what the other one set."""

    changed = Signal()

    def __init__(self, app: AppViewModel, words: Phrasebook, settings: SettingsFile, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._words = words
        self._settings = settings
        settings.changed.append(self.changed.emit)
        words.changed.connect(self.changed)

    def _save(self, **fields: object) -> None:
        save(self._app, self._settings, **fields)

    voice = Property(bool, lambda self: self._settings.current.voice, notify=changed)

    @Slot(bool)
    def speakAloud(self, on: bool) -> None:
        """Let the laptop read the script, or show it only."""
        self._save(voice=on)

    namesAloud = Property(bool, lambda self: self._settings.current.names_aloud, notify=changed)

    @Slot(bool)
    def sayNames(self, on: bool) -> None:
        """Call players by name too, or by number only."""
        self._save(names_aloud=on)

    narration = Property(int, lambda self: NARRATIONS.index(self._settings.current.narration), notify=changed)

    @Slot(int)
    @placed(lambda _self: NARRATIONS)
    def chooseNarration(self, index: int) -> None:
        """Plain or theatrical."""
        self._save(narration=NARRATIONS[index])

    speech = Property(
        int, lambda self: nearest(self._settings.current.speech_seconds, SPEECH), notify=changed
    )

    @Slot(int)
    @placed(lambda _self: SPEECH)
    def chooseSpeech(self, index: int) -> None:
        """Clock of a speech."""
        self._save(speech_seconds=SPEECH[index])

    lastWords = Property(
        int, lambda self: nearest(self._settings.current.last_words_seconds, LAST_WORDS), notify=changed
    )

    @Slot(int)
    @placed(lambda _self: LAST_WORDS)
    def chooseLastWords(self, index: int) -> None:
        """Clock of last words."""
        self._save(last_words_seconds=LAST_WORDS[index])

    answer = Property(
        int, lambda self: nearest(self._settings.current.answer_seconds, ANSWER), notify=changed
    )

    @Slot(int)
    @placed(lambda _self: ANSWER)
    def chooseAnswer(self, index: int) -> None:
        """How long a private question waits."""
        self._save(answer_seconds=ANSWER[index])

    pace = Property(int, lambda self: PACES.index(self._settings.current.pace), notify=changed)

    @Slot(int)
    @placed(lambda _self: PACES)
    def choosePace(self, index: int) -> None:
        """How long calls last, and visits at least."""
        self._save(pace=PACES[index])

    speechChoices = Property(list, lambda self: [self._clock(one) for one in SPEECH], notify=changed)
    """Texts of the speech clock."""

    lastWordsChoices = Property(list, lambda self: [self._clock(one) for one in LAST_WORDS], notify=changed)
    """Texts of the last words' clock."""

    answerChoices = Property(list, lambda self: [self._clock(one) for one in ANSWER], notify=changed)
    """Texts of the private questions' clock."""

    def _clock(self, seconds: int) -> str:
        """A clock's length as people say it, or that there is none."""
        if seconds:
            return self._words.first("ui-clock-seconds", {"seconds": seconds})
        return self._words.text("ui-clock-off")
