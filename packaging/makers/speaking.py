"""How long a recorded line takes, from the wish to say it to its first samples for the loudspeaker.

Qt runs in a process of its own: the laboratory starts without it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final

PATIENCE: Final = 60.0
"""Seconds after which a voice that has not spoken counts as silent."""

NO_DEVICE: Final = "no sound device"

PROBE: Final = """
import json, os, sys, tempfile, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtMultimedia import QAudioBufferOutput, QMediaPlayer
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.voice.cache import LineCache
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import EventLoopClock
from nightcaller.voice.device import DevicePlayback
from nightcaller.voice.lines import Utterance
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Synthesis

LINES = ("line-night-falls", "line-day-breaks", "role-judge-seer.wake", "role-judge-witch.act", "line-draw")
app, clock, catalogue = QCoreApplication([]), EventLoopClock(), Catalogue(shipped("i18n"))
playback, samples, waits, told = DevicePlayback(app), QAudioBufferOutput(app), [], []
playback.findChild(QMediaPlayer).setAudioBufferOutput(samples)


def finish():
    print(json.dumps(waits), flush=True)
    os._exit(0)


def utterance(name):
    words = catalogue.spoken("en", name)
    return Utterance(name, words, words, "en")


def say():
    if len(told) == 4 * len(LINES):
        finish()
    line = utterance(LINES[len(told) % len(LINES)])
    told.append(time.perf_counter())
    speaker.speak(line)


def heard(_):
    if speaker.speaking:
        waits.append(time.perf_counter() - told[-1])
        speaker.stop()
        QTimer.singleShot(200, say)


if not playback.available():
    finish()
speaker = Speaker(
    playback=playback,
    clips=ClipLibrary(shipped("assets") / "voice"),
    synthesis=Synthesis(LineCache(Path(tempfile.gettempdir()) / "none"), clock, ("/no/such/program",)),
    clock=clock,
)
samples.audioBufferReceived.connect(heard)
speaker.warm_up()
speaker.prepare(map(utterance, LINES))
QTimer.singleShot(1000, say)
QTimer.singleShot(30_000, finish)
app.exec()
"""
"""Says recorded lines one after the other and tells when the first samples of each were there."""


class NothingHeard(Exception):
    """No line came to its sound; its text says why, or is the last line that the process said."""


def waits() -> list[float]:
    """Return the seconds from `speak` to the first samples, for lines prepared as in an evening.

    Raises:
        NothingHeard: there is no sound device, or no QtMultimedia.
    """
    command = [sys.executable, "-c", PROBE]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as late:
        raise NothingHeard(str(late)) from late
    try:
        seconds = [float(one) for one in json.loads(said.stdout.splitlines()[-1])]
    except (IndexError, ValueError, TypeError) as silent:
        complaints = said.stderr.strip().splitlines() or [f"exit code {said.returncode}"]
        raise NothingHeard(complaints[-1]) from silent
    if len(seconds) < 2:
        raise NothingHeard(NO_DEVICE)
    return seconds
