"""How an evening is told and timed: voice, narration, clocks, pace. The same settings on two screens."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import Property, QObject, Signal

from nightcaller.settings import SettingsFile
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.chosen import setting
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.languages import save
from nightcaller.viewmodels.phrasebook import Phrasebook

PACES: Final[tuple[Literal["quick", "normal", "slow", "ample"], ...]] = ("quick", "normal", "slow", "ample")
NARRATIONS: Final[tuple[Literal["plain", "theatrical"], ...]] = ("plain", "theatrical")
SPEECH: Final = (0, 45, 60, 90, 120, 180)
LAST_WORDS: Final = (0, 30, 60, 90)
ANSWER: Final = (0, 30, 60, 120)


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

    voice = setting(bool, "voice", changed)
    """The laptop reads the script, or only shows it."""
    namesAloud = setting(bool, "names_aloud", changed)
    """Players are called by name too, or by number only."""
    narration = setting(int, "narration", changed, NARRATIONS)
    """Plain or theatrical."""
    speech = setting(int, "speech_seconds", changed, SPEECH)
    """Clock of a speech."""
    lastWords = setting(int, "last_words_seconds", changed, LAST_WORDS)
    """Clock of last words."""
    answer = setting(int, "answer_seconds", changed, ANSWER)
    """How long a private question waits."""
    pace = setting(int, "pace", changed, PACES)
    """How long calls last, and visits at least."""

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
