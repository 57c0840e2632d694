"""Synthesise the sounds of `assets/sounds/`: every sample is computed here, nothing is recorded or borrowed.

    pip install numpy; apt-get install opus-tools
    python packaging/sounds/build.py [name ...]

Needs numpy and `opusenc` at build time only; the program plays the files that this leaves behind. The same
seeds give the same sounds; with names only those files are written.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE = 48_000
FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
LICENCE = "MIT, synthesised by packaging/sounds/build.py"
NIGHT_S = 44.0
NIGHT_OVERLAP_S = 4.0


def times(seconds: float) -> Samples:
    """Return the moments of a sound's samples, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, low: float, high: float, slope: float, seed: int) -> Samples:
    """Return noise between two frequencies in Hz whose amplitude falls as frequency ** -slope."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    frequencies = np.fft.rfftfreq(count, 1 / RATE)
    shape = np.zeros_like(frequencies)
    inside = frequencies > 1
    shape[inside] = frequencies[inside] ** -slope
    shape *= 1 / (1 + (low / np.maximum(frequencies, 1e-3)) ** 4) / (1 + (frequencies / high) ** 4)
    return unit(np.fft.irfft(spectrum * shape, count))


def drift(seconds: float, every: float, low: float, high: float, seed: int) -> Samples:
    """Return a slow smooth wandering between two values, a new goal every so many seconds."""
    goals = np.random.default_rng(seed).uniform(low, high, round(seconds / every) + 3)
    place = times(seconds) / every
    whole = place.astype(int)
    part = (1 - np.cos(np.pi * (place - whole))) / 2
    return np.asarray(goals[whole] * (1 - part) + goals[whole + 1] * part)


def unit(sound: Samples) -> Samples:
    """Return `sound` with a peak of 1."""
    return np.asarray(sound / max(1e-9, float(np.abs(sound).max())))


def curve(seconds: float, *points: tuple[float, float]) -> Samples:
    """Return a line through (seconds, value) points, rounded off at the corners."""
    values = np.interp(times(seconds), [at for at, _ in points], [value for _, value in points])
    width = round(0.03 * RATE)
    return np.convolve(np.pad(values, width, mode="edge"), np.hanning(width * 2 + 1) / width, "same")[
        width:-width
    ]


def sung(pitch: Samples, harmonics: tuple[float, ...], breath: Samples | None = None) -> Samples:
    """Return a tone that follows `pitch` (Hz) with the given strengths of its harmonics."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    tone = np.zeros_like(phase)
    for number, strength in enumerate(harmonics, start=1):
        tone += strength * np.sin(number * phase)
    return unit(tone) if breath is None else unit(tone) + breath


def placed(length: float, *parts: tuple[float, Samples]) -> Samples:
    """Return `length` seconds with each part added at its moment."""
    out = np.zeros(round(length * RATE))
    for at, part in parts:
        start = round(at * RATE)
        room = part[: len(out) - start]
        out[start : start + len(room)] += room
    return out


def far_away(dry: Samples, seconds: float, seed: int, wet: float) -> Samples:
    """Return `dry` as heard across a valley: a long soft echo, the high tones lost on the way."""
    tail = noise(seconds, 120, 2200, 0.5, seed) * np.exp(-times(seconds) * 3.2 / seconds)
    size = len(dry) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(tail, size), size)
    return np.pad(dry, (0, len(tail))) * (1 - wet) + unit(echo) * wet


def cricket(seconds: float, pitch: float, seed: int) -> Samples:
    """Return one cricket: chirps of three or four pulses at its own unhurried pace."""
    luck = np.random.default_rng(seed)
    pulse_s = 0.016
    shape = np.sin(np.pi * times(pulse_s) / pulse_s) ** 2
    out = np.zeros(round(seconds * RATE))
    at = luck.uniform(0, 1.5)
    pace = luck.uniform(0.55, 0.8)
    while at < seconds - 0.2:
        for number in range(luck.integers(3, 5)):
            start = round((at + number * 0.034) * RATE)
            tone = np.sin(2 * np.pi * (pitch + luck.normal(0, 8)) * times(pulse_s)) * shape
            out[start : start + len(tone)] += tone * (0.7 + 0.1 * number)
        # Now and then a cricket rests.
        at += pace + luck.normal(0, 0.02) + (luck.uniform(1.5, 5) if luck.random() < 0.07 else 0)
    return out


def night() -> Samples:
    """Return the bed of the night in stereo: air, wind in the trees, a few crickets left and right."""
    sides = []
    crickets = [(4150, 0.75), (4420, 0.25), (3890, 0.5), (4690, 0.1), (4290, 0.95)]
    for side in (0, 1):
        air = noise(NIGHT_S, 120, 1100, 0.7, 10 + side)
        wind = noise(NIGHT_S, 180, 700, 0.4, 20 + side) * drift(NIGHT_S, 5.5, 0.05, 1.0, 30) ** 1.6
        # Never still: between 1 and 6 kHz, where a tap on a trackpad and a key are heard, this covers them.
        leaves = noise(NIGHT_S, 1500, 5200, 0.3, 40 + side) * drift(NIGHT_S, 5.5, 0.72, 1.0, 30)
        bed = 0.26 * air + 0.30 * wind + 0.24 * leaves
        for number, (pitch, right) in enumerate(crickets):
            near = drift(NIGHT_S, 9.0, 0.35, 1.0, 60 + number)
            bed += 0.05 * (right if side else 1 - right) * near * cricket(NIGHT_S, pitch, 50 + number)
        sides.append(bed)
    bed = np.stack(sides)
    # Two unlike stretches of noise add in power, hence the quarter circle.
    fade = np.sin(np.linspace(0, np.pi / 2, round(NIGHT_OVERLAP_S * RATE)))
    bed[:, : len(fade)] *= fade
    bed[:, -len(fade) :] *= fade[::-1]
    return bed * 0.85


def wolves() -> Samples:
    """Return a wolf far away and another that answers from further off."""

    def howl(seconds: float, height: float, seed: int) -> Samples:
        pitch = height * curve(
            seconds,
            (0, 0.62),
            (0.35, 0.98),
            (0.8, 1.06),
            (seconds * 0.6, 1.0),
            (seconds * 0.85, 0.9),
            (seconds, 0.66),
        )
        pitch *= 1 + 0.007 * np.sin(2 * np.pi * 4.6 * times(seconds)) * curve(seconds, (0, 0), (1.2, 1))
        pitch *= drift(seconds, 0.4, 0.994, 1.006, seed)
        loud = curve(seconds, (0, 0), (0.5, 0.8), (seconds * 0.5, 1), (seconds * 0.8, 0.6), (seconds, 0))
        breath = 0.05 * noise(seconds, 300, 1500, 0.5, seed + 1)
        return sung(pitch, (1, 0.42, 0.16, 0.05), breath) * loud

    # The voice waits for them: the answer comes before the first has ended.
    together = placed(4.5, (0.1, 0.8 * howl(2.8, 470, 1)), (1.7, 0.45 * howl(2.5, 560, 5)))
    return 0.55 * unit(far_away(together, 2.2, 3, 0.62))


def cockerel() -> Samples:
    """Return a cockerel on a fence not quite near: cock-a-doodle-doo."""

    def call(seconds: float, low: float, high: float, end: float, seed: int) -> Samples:
        pitch = curve(seconds, (0, low), (seconds * 0.3, high), (seconds * 0.75, high * 0.97), (seconds, end))
        pitch *= drift(seconds, 0.02, 0.985, 1.015, seed)
        rasp = 1 - 0.35 * (0.5 + 0.5 * np.sin(2 * np.pi * 62 * times(seconds))) ** 2
        loud = curve(seconds, (0, 0), (0.04, 1), (seconds * 0.8, 0.8), (seconds, 0))
        return sung(pitch, (0.5, 1, 0.85, 0.5, 0.35, 0.2, 0.1)) * rasp * loud

    song = placed(
        2.5,
        (0.05, 0.7 * call(0.22, 420, 610, 560, 1)),
        (0.32, 0.6 * call(0.15, 560, 680, 620, 2)),
        (0.52, 0.85 * call(0.33, 560, 800, 740, 3)),
        (0.93, 1.0 * call(1.15, 640, 880, 480, 4)),
    )
    return 0.5 * unit(far_away(song, 0.9, 8, 0.28))


def struck(seconds: float, pitch: float, partials: tuple[tuple[float, float, float], ...]) -> Samples:
    """Return something that was struck: (ratio to `pitch`, strength, decay in seconds) for each partial."""
    at = times(seconds)
    tone = np.zeros_like(at)
    for ratio, strength, decay in partials:
        tone += strength * np.sin(2 * np.pi * pitch * ratio * at) * np.exp(-at / decay)
    release = np.minimum(1, (seconds - at) / 0.3)
    return unit(tone * np.minimum(1, at / 0.002) * release)


def bell() -> Samples:
    """Return a village bell, struck once: the vote begins, the vote ends."""
    strike = struck(
        3.4,
        330,
        (
            *((0.5, 0.5, 1.6), (1.0, 1.0, 1.1), (1.19, 0.7, 0.9), (1.5, 0.35, 0.7)),
            *((2.0, 0.8, 0.55), (2.51, 0.3, 0.35), (2.66, 0.25, 0.3), (3.01, 0.2, 0.22), (4.1, 0.12, 0.12)),
        ),
    )
    return 0.5 * strike


def chime() -> Samples:
    """Return the neutral sign of every hand-over and of every line without a voice: two warm wooden tones."""
    wood = ((1.0, 1.0, 0.34), (2.0, 0.12, 0.2), (3.93, 0.22, 0.07), (9.2, 0.05, 0.02))
    both = placed(1.2, (0.0, 0.8 * struck(1.0, 587.3, wood)), (0.16, struck(1.0, 880.0, wood)))
    return 0.42 * unit(both)


def latch() -> Samples:
    """Return the soft sign that somebody has said who she is: one low wooden tap, the same for all."""
    wood = ((1.0, 1.0, 0.16), (2.7, 0.3, 0.06), (5.1, 0.08, 0.03))
    return 0.3 * unit(placed(0.5, (0.0, struck(0.45, 392.0, wood))))


def beat(strength: float) -> Samples:
    """Return one half of a heart's beat."""
    at = times(0.26)
    pitch = 46 + 34 * np.exp(-at / 0.03)
    thump = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-at / 0.075) * np.minimum(1, at / 0.006)
    # A laptop's loudspeakers play next to nothing below 250 Hz: what is above it is what one hears.
    knock = sum(
        share * np.sin(2 * np.pi * pitch * at) * np.exp(-at / decay)
        for pitch, share, decay in ((290, 1.0, 0.06), (365, 0.8, 0.05), (450, 0.5, 0.04), (570, 0.3, 0.03))
    )
    valve = noise(0.26, 280, 620, 0.4, 21) * np.exp(-at / 0.05)
    body = (0.9 * knock + 0.8 * valve) * np.minimum(1, at / 0.004)
    return np.asarray(strength * (0.45 * thump + body))


def heartbeat() -> Samples:
    """Return five seconds of a heart, for the last seconds of a clock."""
    beats = [
        (second + at, beat(strength)) for second in range(5) for at, strength in ((0.0, 1.0), (0.27, 0.62))
    ]
    return 0.6 * unit(placed(5.0, *beats))


def death() -> Samples:
    """Return what is heard when somebody is lost, whoever it was: a muffled drum, a low string that sinks."""
    drum = placed(1.2, (0.0, beat(1.0)), (0.42, beat(0.7)))
    pitch = 196 * curve(2.2, (0, 1.0), (0.9, 1.0), (2.2, 0.84))
    pitch *= 1 + 0.005 * np.sin(2 * np.pi * 5.1 * times(2.2))
    loud = curve(2.2, (0, 0), (0.25, 1), (1.1, 0.7), (2.2, 0))
    strings = sung(pitch, (1, 0.6, 0.4, 0.25, 0.12)) + 0.7 * sung(pitch * 1.189, (1, 0.5, 0.25, 0.1))
    return 0.5 * unit(
        far_away(placed(2.6, (0.0, unit(drum)), (0.1, 0.55 * unit(strings) * loud)), 1.0, 12, 0.3)
    )


def victory() -> Samples:
    """Return what is heard when a game is won, whoever won it: a chord that climbs, and two bells in it."""
    brass = (1, 0.7, 0.45, 0.28, 0.16, 0.08)

    def note(pitch: float, seconds: float) -> Samples:
        loud = curve(seconds, (0, 0), (0.05, 1), (seconds * 0.5, 0.7), (seconds, 0))
        vibrato = 1 + 0.004 * np.sin(2 * np.pi * 5 * times(seconds))
        return sung(pitch * vibrato, brass) * loud

    bright = ((1.0, 1.0, 0.9), (2.0, 0.5, 0.5), (3.01, 0.25, 0.25), (4.2, 0.1, 0.12))
    climb = [(0.0, 0.7 * note(293.7, 0.5)), (0.22, 0.7 * note(370.0, 0.5)), (0.44, 0.8 * note(440.0, 0.6))]
    chord = [
        (0.7, strength * note(pitch, 2.0)) for pitch, strength in ((293.7, 0.6), (440, 0.6), (587.3, 0.9))
    ]
    bells = [(0.7, 0.5 * struck(2.0, 1174.7, bright)), (1.0, 0.35 * struck(1.8, 1480.0, bright))]
    return 0.45 * unit(far_away(placed(2.9, *climb, *chord, *bells), 0.9, 14, 0.22))


def silence() -> Samples:
    """Return what opens a sound device without being heard."""
    return np.zeros(round(0.1 * RATE))


SOUNDS: dict[str, tuple[Callable[[], Samples], int]] = {
    "night": (night, 40),
    "wolves": (wolves, 40),
    "cockerel": (cockerel, 48),
    "bell": (bell, 48),
    "chime": (chime, 48),
    "latch": (latch, 48),
    "heartbeat": (heartbeat, 32),
    "death": (death, 48),
    "victory": (victory, 48),
    "silence": (silence, 24),
}
"""Name -> maker and bit rate in kbit/s."""
LEADS_S = {"wolves": 4.2, "cockerel": 2.4, "death": 1.2, "victory": 1.2}
"""Sounds that a voice waits for, and when it may begin: what is left then is echo."""


def write(name: str, sound: Samples, bitrate: int) -> None:
    """Encode one sound."""
    channels = np.atleast_2d(sound)
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / f"{name}.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(len(channels))
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((np.clip(channels.T, -1, 1) * 32767).astype("<i2").tobytes())
        # A fixed serial number: the same sound is the same file.
        command = ["opusenc", "--quiet", "--serial", "1", "--discard-comments", "--bitrate", str(bitrate)]
        subprocess.run([*command, str(plain), str(FOLDER / f"{name}.opus")], check=True)


def entry_of(name: str, sound: Samples) -> dict[str, object]:
    """Return a sound's entry in the manifest."""
    milliseconds = round(np.atleast_2d(sound).shape[1] * 1000 / RATE)
    entry: dict[str, object] = {"name": name, "file": f"{name}.opus", "milliseconds": milliseconds}
    if name == "night":
        entry["overlap_ms"] = round(NIGHT_OVERLAP_S * 1000)
    if name in LEADS_S:
        entry["lead_ms"] = round(LEADS_S[name] * 1000)
    return {**entry, "licence": LICENCE}


def main() -> int:
    """Make the sounds, and the manifest."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = []
    for name, (make, bitrate) in SOUNDS.items():
        sound = make()
        if name in (sys.argv[1:] or SOUNDS):
            write(name, sound, bitrate)
        entries.append(entry_of(name, sound))
    manifest = json.dumps({"sounds": entries}, indent=2) + "\n"
    (FOLDER / "manifest.json").write_text(manifest, encoding="utf-8")
    for entry in entries:
        size = (FOLDER / str(entry["file"])).stat().st_size
        sys.stdout.write(f"{entry['name']:10} {entry['milliseconds']:6} ms {size:8} bytes\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
