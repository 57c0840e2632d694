"""What a sound file sounds like: decoded by the library that plays it, measured without numpy."""

from __future__ import annotations

from array import array
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer, QUrl

from nightcaller.voice.levelling import Sound, speech_rms

RATE = 48_000
WINDOW = RATE // 100
"""10 ms."""


def decoded(path: Path) -> Sound:
    """Return the samples of a sound file."""
    from PySide6.QtMultimedia import QAudioDecoder, QAudioFormat

    form = QAudioFormat()
    form.setSampleRate(RATE)
    form.setChannelCount(1)
    form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    decoder, loop, samples = QAudioDecoder(), QEventLoop(), array("h")
    decoder.setAudioFormat(form)
    decoder.setSource(QUrl.fromLocalFile(str(path)))
    decoder.bufferReady.connect(lambda: samples.frombytes(bytes(decoder.read().constData())))
    decoder.finished.connect(loop.quit)
    decoder.error.connect(lambda *_: loop.quit())
    QTimer.singleShot(10_000, loop.quit)
    decoder.start()
    loop.exec()
    decoder.stop()
    return Sound(samples, RATE)


def level(sound: Sound) -> float:
    """Return how loud the speech in a sound is, in dBFS."""
    from math import log10

    return 20 * log10(speech_rms(sound.samples, WINDOW) / 32768)


def passed(samples: array[int] | list[float], hertz: float, *, high: bool) -> list[float]:
    """Return what a filter of second order lets through, above or below a frequency."""
    turn = 2 * pi * hertz / RATE
    alpha = sin(turn) / 2**0.5
    edge = (1 + cos(turn)) / 2 if high else (1 - cos(turn)) / 2
    b0, b1, b2 = edge, -2 * edge if high else 2 * edge, edge
    a0, a1, a2 = 1 + alpha, -2 * cos(turn), 1 - alpha
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def loudness(samples: array[int]) -> list[int]:
    """Return the highest sample of each 10 ms."""
    return [max(map(abs, samples[at : at + WINDOW])) for at in range(0, len(samples) - WINDOW + 1, WINDOW)]


def silences(sound: Sound, quiet: int = 300, least: int = 8) -> list[int]:
    """Return the lengths of the pauses inside a sound, in milliseconds."""
    loud = [at for at, peak in enumerate(loudness(sound.samples)) if peak > quiet]
    gaps = (after - before - 1 for before, after in pairwise(loud))
    return [10 * gap for gap in gaps if gap >= least]
