"""What comes out of the loudspeaker: recorded from a PulseAudio sink that needs no sound card."""

import json
import math
import subprocess
import sys
from array import array
from itertools import groupby, pairwise
from pathlib import Path
from statistics import median

import pytest
from null_sink import RATE, WINDOW, Ear, needs_pulseaudio, sink

from nightcaller.voice.clips import text_hash
from nightcaller.voice.levelling import Sound, write_wav
from patience import SECONDS

pytestmark = [pytest.mark.slow, needs_pulseaudio]
__all__ = ["sink"]

HOLDING_S = 0.4
"""What a busy machine is allowed to take for a pause; the number is printed."""
PITCHES = {"first": 500, "second": 1000, "third": 2000, "long": 700}


def lines(ear: Ear) -> list[tuple[str, list[float]]]:
    """Return each line with the moments of its windows, in order; single odd windows are edges, not lines.

    Silence counts for nothing: a sink on a busy machine runs dry for a moment.
    """
    named = [(at, name) for at, window in ear.heard if (name := _which(window))]
    runs = [(name, [at for at, _ in run]) for name, run in groupby(named, key=lambda window: window[1])]
    said: list[tuple[str, list[float]]] = []
    for name, moments in runs:
        if said and said[-1][0] == name:
            said[-1][1].extend(moments)
        elif len(moments) > 3:
            said.append((name, moments))
    return said


def _which(window: array) -> str:
    """Return the line whose tone is heard in a window, by the usual time from wave to wave.

    Not by how many there are: a window in which the sink ran dry for a moment has fewer.
    """
    if max(map(abs, window)) < 300:
        return ""
    rises = [at for at, (before, after) in enumerate(pairwise(window)) if before < 0 <= after]
    if len(rises) < 3:
        return ""
    pitch = RATE / median(after - before for before, after in pairwise(rises))
    return min(PITCHES, key=lambda name: abs(PITCHES[name] - pitch))


@pytest.fixture
def recital(tmp_path: Path) -> Path:
    """Four clips, each a tone of its own."""
    (tmp_path / "en").mkdir()
    clips = []
    for name, pitch in PITCHES.items():
        seconds = 5.0 if name == "long" else 0.6
        samples = (int(6000 * math.sin(2 * math.pi * pitch * at / RATE)) for at in range(int(seconds * RATE)))
        write_wav(Sound(array("h", samples), RATE), tmp_path / "en" / f"{name}.wav")
        clip = {"line": name, "text_hash": text_hash(name), "milliseconds": int(seconds * 1000)}
        clips.append({**clip, "file": f"{name}.wav"})
    (tmp_path / "en" / "manifest.json").write_text(json.dumps({"clips": clips}))
    return tmp_path


def test_lines_are_heard_once_in_order_without_overlap_and_pause_and_stop_are_obeyed(
    sink: dict[str, str], recital: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    ear = Ear(sink)
    ear.settle()
    environment = {**sink, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, str(Path(__file__).with_name("recital.py")), str(recital)]
    told = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=SECONDS
    )
    ear.stop()

    notes = [json.loads(note) for note in told.stdout.splitlines()]
    moments = {(what, text): at for what, text, at in notes}
    said = lines(ear)
    assert "no sound" not in {what for what, *_ in notes}
    assert [name for name, _ in said] == ["first", "second", "third", "long"]
    for name, windows in said[:3]:
        assert len(windows) * WINDOW / RATE == pytest.approx(0.6, abs=0.1), f"{name} was cut or stretched"
    long = said[3][1]
    before, held, after = (
        [at for at in long if start <= at < end]
        for start, end in (
            (0.0, moments["pause", ""] + HOLDING_S),
            (moments["pause", ""] + HOLDING_S, moments["resume", ""]),
            (moments["resume", ""], moments["end", ""]),
        )
    )
    assert before
    assert held == [], "pause did not hold"
    assert after, "resume did not go on"
    assert len(long) * WINDOW / RATE < 3.0, "stop did not stop"

    to_sound = [1000 * (windows[0] - moments["asked", name]) for name, windows in said[:2]]
    to_hold = 1000 * (before[-1] - moments["pause", ""])
    to_silence = 1000 * (long[-1] - moments["stop", ""])
    with capsys.disabled():
        sys.stdout.write(
            f"\nspeak() to sound: {to_sound[0]:.0f} ms and {to_sound[1]:.0f} ms; pause() to silence: "
            f"{to_hold:.0f} ms, stop() to silence: {to_silence:.0f} ms (budget 100 ms)\n"
        )
