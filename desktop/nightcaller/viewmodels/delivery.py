"""How an evening is told and timed: voice, narration, clocks, pace. The same settings on two screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from PySide6.QtCore import Property, QObject, Signal

from nightcaller.settings import SettingsFile
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.languages import save
from nightcaller.viewmodels.phrasebook import Phrasebook

PACES: Final[tuple[Literal["quick", "normal", "slow", "ample"], ...]] = ("quick", "normal", "slow", "ample")
NARRATIONS: Final[tuple[Literal["plain", "theatrical"], ...]] = ("plain", "theatrical")
SPEECH: Final = (0, 45, 60, 90, 120, 180)
LAST_WORDS: Final = (0, 30, 60, 90)
ANSWER: Final = (0, 30, 60, 120)


def setting(kind: type, field: str, told: Signal, choices: Sequence[Any] = ()) -> Property:
    """A field of the settings that QML reads and writes; of choices the place of one.

    Args:
        kind: what QML sees.
        field: its name there.
        told: the signal of what is set.
        choices: what there is; what was set by hand is shown as the one closest to it, off stays off.
    """

    def get(self: Any) -> Any:
        now = getattr(self._settings.current, field)
        if not choices or now in choices:
            return choices.index(now) if choices else now
        return min((at for at, one in enumerate(choices) if one), key=lambda at: abs(choices[at] - now))

    def put(self: Any, value: Any) -> None:
        if choices and not 0 <= value < len(choices):
            return
        self._save(**{field: choices[value] if choices else round(value, 2) if kind is float else value})

    return Property(kind, get, put, notify=told)


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
