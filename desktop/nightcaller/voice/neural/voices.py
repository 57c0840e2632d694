"""Who speaks which language: hibari in English, Kokoro in Mandarin. Both read text, both return sound."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final, Protocol

from nightcaller.languages.chinese import Chinese
from nightcaller.resources import shipped
from nightcaller.voice.levelling import Sound

_RATE: Final = 24_000
_SEED: Final = 1
"""The breath in a voice is noise; the same line is the same sound."""


class NoModel(Exception):
    """The extra ``voices`` is not installed, or not whole."""


class NeuralVoice(Protocol):
    """A voice of one language."""

    def say(self, text: str, speed: float, /) -> Sound:
        """Return the sound of a text with its numbers in words; 1.0 is the voice's own speed."""


def open_voice(voice: str) -> NeuralVoice:
    """Load a voice by its id (`Language.natural`); takes a second or two.

    Raises:
        NoModel: its packages are missing or damaged, or there is no such voice.
    """
    makers: dict[str, Callable[[], NeuralVoice]] = {"heart": _English, "xiaoxiao": _Mandarin}
    try:
        return makers[voice]()
    except Exception as error:  # whatever a package of another release may raise
        raise NoModel(str(error)) from error


class _English:
    """hibari: Kokoro's voice "heart" in 8 MB, a hundred times as fast as it speaks."""

    def __init__(self) -> None:
        from hibari import Hibari

        self._voice: Final[Any] = Hibari(voice="heart", threads=1)

    def say(self, text: str, speed: float, /) -> Sound:
        return sound_of(self._voice(text, speed=speed, seed=_SEED))


class _Mandarin:
    """Kokoro with its voice "xiaoxiao", about as fast as it speaks."""

    def __init__(self) -> None:
        from nightcaller.voice.neural.kokoro import Kokoro

        self._model: Final = Kokoro()
        self._speaker: Final = self._model.speaker(shipped("assets") / "voice" / Chinese.tag / "speaker.f16")

    def say(self, text: str, speed: float, /) -> Sound:
        from nightcaller.voice.neural.mandarin import phonemes

        return sound_of(self._model.say(phonemes(text), self._speaker, speed))


def sound_of(samples: Any) -> Sound:
    """Return what a model has made, samples of -1.0 to 1.0, as a sound."""
    return Sound(array("h", (int(32767 * max(-1.0, min(1.0, float(sample)))) for sample in samples)), _RATE)
