"""Mandarin numbers that stand alone in their breath (九号，): said after a lead-in, which is cut off.

An utterance of two syllables is too short for the model. It blurs the first sound: a listener takes 九号
for 绣号 and 二号 for 月后, while the same number in the middle of a sentence is clear. So the number is said
in one, and cut out where the voice is quietest between the lead-in and the number: in the closure of 七, 八,
九, before the hiss of 三, 四, 十, in the rest before 二. Between voiced sounds there is no such place; but
numbers that begin with one (一, 五, 六) are clear on their own.
"""

from __future__ import annotations

import re
from typing import Any

import onnx

from nightcaller.resources import shipped
from nightcaller.voice.levelling import Sound
from nightcaller.voice.neural.kokoro import Kokoro, weights
from nightcaller.voice.neural.mandarin import phonemes
from nightcaller.voice.neural.voices import sound_of

RATE = 24_000
LEAD_IN = "今天是，"
PLATE = re.compile("[二三四七八九十][一二三四五六七八九十]*号[，。]")
SLOWER = 0.9
"""In a sentence the voice hurries over what it would take its time for alone."""
LENGTHS = "/encoder/Clip_output_0"
"""The model's own plan: how many frames each symbol takes."""
FRAME = RATE // 40
BEFORE = 3 * FRAME
"""The lead-in's last vowel may fade before the comma begins."""
STEP = RATE // 200
"""5 ms."""


class Mandarin:
    """The Mandarin voice of the program, which also says plates."""

    def __init__(self) -> None:
        self._model = TimedKokoro()
        self._speaker = self._model.speaker(shipped("assets") / "voice" / "zh-CN" / "speaker.f16")

    def say(self, text: str, speed: float, /) -> Sound:
        """Return the sound of a text with its numbers in words."""
        if not PLATE.fullmatch(text):
            return sound_of(self._model.say(phonemes(text), self._speaker, speed))
        known = self._model.known(phonemes(LEAD_IN + text))
        samples, lengths = self._model.timed(known, self._speaker, speed * SLOWER)
        comma = known.index(",") + 1  # the model's own first symbol is none of ours
        begins, ends = (int(sum(lengths[:place])) * FRAME for place in (comma, comma + 1))
        return sound_of(samples[quietest(samples, begins - BEFORE, ends) :])


class TimedKokoro(Kokoro):
    """The model, which also tells how long it has planned each symbol to be."""

    def __init__(self) -> None:
        model = onnx.load_from_string(weights())
        lengths = onnx.helper.make_tensor_value_info(LENGTHS, onnx.TensorProto.FLOAT, None)
        model.graph.output.append(lengths)
        super().__init__(model.SerializeToString())

    def timed(self, known: str, speaker: Any, speed: float) -> tuple[Any, Any]:
        """Return the samples, and the frames of every symbol with the model's own at both ends."""
        samples, lengths = self._run(["audio", LENGTHS], known, speaker, speed)
        return samples.ravel(), lengths.ravel()


def quietest(samples: Any, first: int, last: int) -> int:
    """Return the middle of the 10 ms in which least is heard, between two samples."""
    start = min(range(first, last, STEP), key=lambda at: abs(samples[at : at + 2 * STEP]).mean())
    return start + STEP
