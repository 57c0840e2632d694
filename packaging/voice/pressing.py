"""From what a voice has said to the file that is played: pauses, level, peaks, Opus."""

from __future__ import annotations

import io
import subprocess
import tempfile
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import av
import numpy
from judging import LOUDEST
from pauses import JOINT_MS, STOP_MS, inner_silences, with_pauses, with_tail
from speaking import Piece

from nightcaller.voice.levelling import LEVEL_DBFS, Sound, levelled, speech_rms, write_wav

BITRATE = 24
"""kbit/s: transparent for one voice."""
CEILINGS = (0.95, 0.85, 0.75, 0.65, 0.55)
"""The coder adds to a peak: what comes out too loud is held lower before it goes in."""
KNEE = 0.7
"""Of the ceiling: softer samples stay as they are."""
PLAYED_RATE = 48_000


class Pressed(NamedTuple):
    """A clip."""

    sound: Sound
    data: bytes
    peak: float
    """Its loudest sample when it is played, of full scale."""
    pause: int
    """Its longest silence, in milliseconds; that at its ends does not count."""


def finished(sound: Sound, piece: Piece) -> Sound:
    """Return a sound with its pauses and its level."""
    whole = levelled(with_pauses(sound, piece.words))
    return with_tail(whole, piece.words) if piece.phrase else whole


def joined(sentences: Sequence[Sound]) -> Sound:
    """Return sentences as one sound, with a stop between them."""
    rate = sentences[0].rate
    rest = array("h", bytes(2 * ((STOP_MS - JOINT_MS) * rate // 1000)))
    samples = array("h")
    for sentence in sentences:
        samples += (rest if samples else array("h")) + sentence.samples
    return Sound(samples, rate)


def pressed(sound: Sound) -> Pressed:
    """Return a sound as a clip that is played without clipping, as loud as the others."""
    for ceiling in CEILINGS:
        data = coded(with_its_peaks_held(sound, ceiling))
        played = decoded(data)
        if float(abs(played).max()) <= LOUDEST:
            break
    samples = array("h", (played * 32767).clip(-32768, 32767).astype(numpy.int16).tobytes())
    silences = inner_silences(Sound(samples, PLAYED_RATE))
    pause = max((end - start for start, end in silences), default=0) * 1000 // PLAYED_RATE
    return Pressed(sound, data, float(abs(played).max()), pause)


def with_its_peaks_held(sound: Sound, ceiling: float) -> Sound:
    """Return a sound as loud as all are, with its peaks bent below a ceiling."""
    gain = max(1.0, 10 ** (LEVEL_DBFS / 20) * 32768 / speech_rms(sound.samples, sound.rate // 100))
    samples = numpy.array(sound.samples) * gain
    knee = KNEE * ceiling * 32767
    room = ceiling * 32767 - knee
    bent = knee + room * numpy.tanh((abs(samples) - knee) / room)
    held = numpy.where(abs(samples) < knee, samples, numpy.copysign(bent, samples))
    return Sound(array("h", held.round().astype(numpy.int16).tobytes()), sound.rate)


def coded(sound: Sound) -> bytes:
    """Return a sound as an Opus file."""
    with tempfile.TemporaryDirectory() as folder:
        plain, coded = Path(folder) / "line.wav", Path(folder) / "line.opus"
        write_wav(sound, plain)
        # A fixed serial number: the same sound is the same file.
        command = ["opusenc", "--quiet", "--serial", "1", "--discard-comments", "--padding", "0", "--speech"]
        subprocess.run([*command, "--bitrate", str(BITRATE), str(plain), str(coded)], check=True)
        return coded.read_bytes()


def decoded(data: bytes) -> Any:
    """Return the samples of an Opus file as the program plays it, 1.0 is full scale, `PLAYED_RATE` a second.

    By FFmpeg's decoder, which Qt has as well: libopus comes to other peaks.
    """
    with av.open(io.BytesIO(data)) as file:
        return numpy.concatenate([frame.to_ndarray().ravel() for frame in file.decode(audio=0)])
