"""Mandarin lines as they are recorded: said one after the other behind a lead-in that is cut off.

The model blurs the first sound of an utterance: a listener takes 九号 for 绣号 and 情侣 for 行李, and about
every twentieth line begins with a vowel that nobody wrote. The same words are clear behind other words. So an
utterance is 大家听好。 and then several lines, and the signs between them are held until the voice is silent.
The model does not do so by itself: it plans how many frames each symbol takes, and the plan can be changed.
The lines are cut apart in these silences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy
import onnx

from nightcaller.resources import shipped
from nightcaller.voice.levelling import Sound
from nightcaller.voice.neural.kokoro import Kokoro, weights
from nightcaller.voice.neural.mandarin import phonemes
from nightcaller.voice.neural.voices import sound_of

MOST = 300
"""Symbols of an utterance; beyond 500 the model cannot go."""
STOPS = ".!?"
BETWEEN, INSIDE = 10, 8
"""Frames that a sign is held between two lines, and a stop inside of one."""
FADE = 4
"""Frames behind a line's last sound in which it fades: held on a comma, the voice would sing on."""
FIRST, LAST = 6, 8
"""Frames at most of the silence before everything and behind it, which the model makes half a second long."""
FRAME = 600
"""Samples: 25 ms."""
STEP = 120
"""5 ms."""
SILENT = 0.004
"""Root mean square of full scale; in a held sign the voice falls to a tenth of it."""
LENGTHS = "/encoder/Clip_output_0"
"""The model's own plan."""


class Way(NamedTuple):
    """One way of saying things."""

    lead_in: str
    """What is misheard behind one is often clear behind another."""
    manner: int
    """The speaker's manner changes with an utterance's length in symbols; here it is that of so many."""
    slower: float
    """Behind others the voice hurries over what it would take its time for alone."""
    stop: bool = False
    """A comma at the end is held as a full stop: the voice falls, and does not sing on."""


SHORT, LONG = "大家听好。", "各位请注意，今天是个好天气。"
WAYS = (
    Way(SHORT, 60, 0.84),
    Way(LONG, 60, 0.78, stop=True),
    Way(SHORT, 100, 0.78, stop=True),
    Way(LONG, 30, 0.72),
    Way(SHORT, 20, 0.84, stop=True),
    Way(LONG, 140, 0.7, stop=True),
)


class Mandarin:
    """The Mandarin voice of the program, which says many lines at a time."""

    def __init__(self) -> None:
        self._model = HeldKokoro()
        self._speaker = self._model.speaker(shipped("assets") / "voice" / "zh-CN" / "speaker.f16")

    def together(self, texts: Sequence[str], way: int = 0) -> Iterator[Sequence[str]]:
        """Yield the texts in groups that fit into one utterance."""
        group: list[str] = []
        for text in texts:
            if group and self._symbols((WAYS[way].lead_in, *group, text)) > MOST:
                yield group
                group = []
            group.append(text)
        if group:
            yield group

    def _symbols(self, texts: Sequence[str]) -> int:
        return len(self._model.known(phonemes("".join(map(closed, texts)))))

    def say_all(self, texts: Sequence[str], speed: float, way: int = 0) -> Sequence[Sound]:
        """Return the sound of each text with its numbers in words, said in one utterance."""
        lead_in, manner, slower, stop = WAYS[way]
        parts = [self._model.known(phonemes(closed(text, stop))) for text in (lead_in, *texts)]
        known = " ".join(parts)
        least, most = numpy.zeros(len(known) + 2), numpy.full(len(known) + 2, 200.0)
        for place, symbol in enumerate(known, start=1):  # the model's own first symbol is none of ours
            if symbol in STOPS:
                least[place] = INSIDE
        ends = list(numpy.cumsum([len(part) + 1 for part in parts]) - 1)  # each part's sign
        for place in ends:
            least[place] = BETWEEN
        most[0], most[-2:] = FIRST, LAST
        least[-2:] = 0
        samples, lengths = self._model.held(known, self._speaker[manner], speed * slower, least, most)
        begins = numpy.concatenate([[0], numpy.cumsum(lengths)]).astype(int) * FRAME
        cuts = [onset(samples, begins[place] - 3 * FRAME, begins[place + 2]) for place in ends[:-1]]
        return [
            sound_of(faded(samples[start : begins[place]], samples[begins[place] :][: FADE * FRAME]))
            for start, place in zip(cuts, ends[1:], strict=True)
        ]


class HeldKokoro(Kokoro):
    """The model, whose symbols can be held longer or shorter than it has planned."""

    def __init__(self) -> None:
        model = onnx.load_from_string(weights())
        nodes = model.graph.node
        (user,) = (node for node in nodes if LENGTHS in node.input)
        user.input[0] = "held"
        place = list(nodes).index(user)
        nodes.insert(place, onnx.helper.make_node("Max", [LENGTHS, "least"], ["longer"]))
        nodes.insert(place + 1, onnx.helper.make_node("Min", ["longer", "most"], ["held"]))
        number = onnx.TensorProto.FLOAT
        model.graph.input.extend(
            onnx.helper.make_tensor_value_info(name, number, [1, "symbols"]) for name in ("least", "most")
        )
        model.graph.output.append(onnx.helper.make_tensor_value_info("held", number, None))
        super().__init__(model.SerializeToString())

    def held(self, known: str, manner: Any, speed: float, least: Any, most: Any) -> tuple[Any, Any]:
        """Return the samples, and the frames of every symbol with the model's own at both ends."""
        symbols = [self._symbols[sign] for sign in known]
        given = {
            "tokens": numpy.array([[0, *symbols, 0]], dtype=numpy.int64),
            "style": manner,
            "speed": numpy.array([speed], dtype=numpy.float32),
            "least": least[None].astype(numpy.float32),
            "most": most[None].astype(numpy.float32),
        }
        samples, lengths = self._session.run(["audio", "held"], given)
        return samples.ravel(), lengths.ravel()


def closed(text: str, stop: bool = False) -> str:
    """Return a text with a sign at its end, where the voice is held."""
    closed = text if re.search(r"[，。：；！？]$", text) else f"{text}，"
    return f"{closed[:-1]}。" if stop and closed[-1] in "，：；" else closed


def faded(body: Any, end: Any) -> Any:
    """Return a sound whose end fades out."""
    return numpy.concatenate([body, end * numpy.linspace(1, 0, len(end)) ** 0.5])


def onset(samples: Any, first: int, last: int) -> int:
    """Return the last moment between two samples at which the voice is silent, or softest."""
    soft = [
        (at, float(numpy.sqrt((samples[at : at + 2 * STEP] ** 2).mean()))) for at in range(first, last, STEP)
    ]
    limit = max(SILENT, 2 * min(loud for _, loud in soft))
    return max(at for at, loud in soft if loud <= limit) + STEP
