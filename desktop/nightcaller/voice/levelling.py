"""Make lines of any engine equally loud and free of dead air: trim, level, plain 16-bit WAV.

Pure Python on purpose: it runs in the worker process, some ten milliseconds a line, and numpy would weigh
more than the whole program.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import Final

LEVEL_DBFS: Final = -18.0
PROCESSING: Final = "trim 30/50, speech -18 dBFS, tail 150"
"""Names what this module does to a sound; part of the cache key."""

_FULL_SCALE: Final = 32768
_PEAK: Final = 0.97 * _FULL_SCALE
_AUDIBLE: Final = 0.01 * _FULL_SCALE
_PAUSE_RMS: Final = 0.004 * _FULL_SCALE
"""A stretch quieter than this is a pause between words and does not count for the level."""
_WINDOW_MS: Final = 10
_LEAD_MS: Final = 30
_RELEASE_MS: Final = 50
_TAIL_MS: Final = 150
"""Silence at the end, so that no player cuts the last sound and lines have room between them."""
_FADE_MS: Final = 4


class NotASound(Exception):
    """The file is not a sound that we can read."""


@dataclass(frozen=True, slots=True)
class Sound:
    """A mono sound: 16-bit samples at `rate` a second."""

    samples: array[int]
    rate: int

    @property
    def milliseconds(self) -> int:
        return round(len(self.samples) * 1000 / self.rate)


def read_sound(path: Path) -> Sound:
    """Read a WAV or AIFF file; of several channels, the first.

    Raises:
        NotASound: another format, or damaged.
        OSError: the file cannot be read.
    """
    data = path.read_bytes()
    # NSSpeechSynthesizer writes AIFF whatever the file is called.
    if data[:4] == b"FORM" and data[8:12] in (b"AIFF", b"AIFC"):
        return _read_aiff(data)
    try:
        with wave.open(str(path)) as file:
            if file.getsampwidth() != 2:
                raise NotASound("width")
            samples = array("h", file.readframes(file.getnframes()))
            channels, rate = file.getnchannels(), file.getframerate()
    except (wave.Error, EOFError, ValueError) as error:
        raise NotASound(str(error)) from error
    return Sound(samples[::channels], rate)


def write_wav(sound: Sound, path: Path) -> None:
    """Write `sound` as a WAV file.

    Raises:
        OSError: the file cannot be written.
    """
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(sound.rate)
        file.writeframes(sound.samples.tobytes())


def wav_milliseconds(path: Path) -> int:
    """Return the length of a WAV file from its header and size, without reading the sound.

    Raises:
        NotASound: damaged, cut short or empty.
        OSError: the file cannot be read.
    """
    try:
        with wave.open(str(path)) as file:
            frames, rate = int(file.getnframes()), int(file.getframerate())
            promised = frames * file.getnchannels() * file.getsampwidth()
    except (wave.Error, EOFError, ValueError) as error:
        raise NotASound(str(error)) from error
    if not frames or not rate or path.stat().st_size < promised:
        raise NotASound("cut short")
    return round(frames * 1000 / rate)


def levelled(sound: Sound) -> Sound:
    """Return `sound` without silence around it, its speech at LEVEL_DBFS, with a short silent tail.

    Raises:
        NotASound: nothing audible in it.
    """
    window = max(1, sound.rate * _WINDOW_MS // 1000)
    loud = [start for start, part in _windows(sound.samples, window) if _peak(part) > _AUDIBLE]
    if not loud:
        raise NotASound("silence")
    first = max(0, loud[0] - _samples(_LEAD_MS, sound.rate))
    last = loud[-1] + window + _samples(_RELEASE_MS, sound.rate)
    trimmed = sound.samples[first:last]
    gain = min(10 ** (LEVEL_DBFS / 20) * _FULL_SCALE / speech_rms(trimmed, window), _PEAK / _peak(trimmed))
    samples = array("h", [int(sample * gain) for sample in trimmed])
    _fade_edges(samples, _samples(_FADE_MS, sound.rate))
    samples.extend(array("h", bytes(2 * _samples(_TAIL_MS, sound.rate))))
    return Sound(samples, sound.rate)


def speech_rms(samples: array[int], window: int) -> float:
    """Return the root mean square of the stretches of `window` samples that are not pauses (1.0 at least)."""
    power, count = 0, 0
    for _, part in _windows(samples, window):
        part_power = sum(map(mul, part, part))
        if part_power > _PAUSE_RMS * _PAUSE_RMS * len(part):
            power += part_power
            count += len(part)
    return max(1.0, (power / count) ** 0.5) if count else 1.0


def _windows(samples: array[int], size: int) -> Iterator[tuple[int, array[int]]]:
    for start in range(0, len(samples), size):
        yield start, samples[start : start + size]


def _peak(samples: array[int]) -> int:
    return max(map(abs, samples))


def _samples(milliseconds: int, rate: int) -> int:
    return rate * milliseconds // 1000


def _fade_edges(samples: array[int], length: int) -> None:
    for place in range(min(length, len(samples))):
        samples[place] = samples[place] * place // length
        samples[-1 - place] = samples[-1 - place] * place // length


def _read_aiff(data: bytes) -> Sound:
    rate, channels, form, body = 0, 0, b"NONE", b""
    for kind, chunk in _chunks(data[12:]):
        if kind == b"COMM" and len(chunk) >= 18:
            channels, width = int.from_bytes(chunk[:2], "big"), int.from_bytes(chunk[6:8], "big")
            rate = _extended(chunk[8:18])
            form = chunk[18:22] if len(chunk) >= 22 else b"NONE"
            if width != 16 and form not in (b"fl32", b"FL32"):
                raise NotASound("width")
        elif kind == b"SSND":
            body = chunk[8 + int.from_bytes(chunk[:4], "big") :]
    if not body or not rate or not channels:
        raise NotASound("no sound in the AIFF file")
    if form in (b"fl32", b"FL32"):
        floats = array("f", body[: len(body) // 4 * 4])
        if sys.byteorder == "little":
            floats.byteswap()
        samples = array("h", [int(max(-1.0, min(1.0, value)) * (_FULL_SCALE - 1)) for value in floats])
    elif form in (b"NONE", b"twos", b"sowt"):
        samples = array("h", body[: len(body) // 2 * 2])
        if (form == b"sowt") != (sys.byteorder == "little"):
            samples.byteswap()
    else:
        raise NotASound(form.decode("ascii", "replace"))
    return Sound(samples[::channels], rate)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 0
    while place + 8 <= len(data):
        size = int.from_bytes(data[place + 4 : place + 8], "big")
        yield data[place : place + 4], data[place + 8 : place + 8 + size]
        place += 8 + size + size % 2


def _extended(data: bytes) -> int:
    """Return an 80-bit IEEE 754 number as an integer: how AIFF writes its sampling rate."""
    exponent = (int.from_bytes(data[:2], "big") & 0x7FFF) - 16383 - 63
    mantissa = int.from_bytes(data[2:10], "big")
    return mantissa >> -exponent if exponent < 0 else mantissa << min(exponent, 64)
