"""What comes out of the loudspeaker: recorded from a PulseAudio sink that needs no sound card."""

import json
import math
import subprocess
import sys
from array import array
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from null_sink import RATE, WINDOW, Ear, needs_pulseaudio, sink

from nightcaller.voice.clips import text_hash
from nightcaller.voice.levelling import Sound, write_wav

pytestmark = [pytest.mark.slow, needs_pulseaudio]
__all__ = ["sink"]

PITCHES = {"first": 500, "second": 1000, "third": 2000, "long": 700}


def lines(ear: Ear) -> list[tuple[str, float, float]]:
    """Return (line, first heard, last heard) in order; single odd windows are edges, not lines."""
    named = [(at, _which(window)) for at, window in ear.heard]
    runs = [(name, list(run)) for name, run in groupby(named, key=lambda window: window[1])]
    return [(name, run[0][0], run[-1][0]) for name, run in runs if name and len(run) > 3]


def _which(window: array) -> str:
    """Return the line whose tone fills a window: counted by its zero crossings."""
    if max(map(abs, window)) < 300:
        return ""
    crossings = sum(before < 0 <= after for before, after in pairwise(window))
    pitch = crossings * RATE / WINDOW
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


def test_lines_are_heard_once_in_order_without_overlap_and_stop_stops(
    sink: dict[str, str], recital: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    ear = Ear(sink)
    ear.settle()
    environment = {**sink, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, str(Path(__file__).with_name("recital.py")), str(recital)]
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    ear.stop()

    notes = [json.loads(note) for note in told.stdout.splitlines()]
    moments = {(what, text): at for what, text, at in notes}
    said = lines(ear)
    assert "no sound" not in {what for what, *_ in notes}
    assert [name for name, *_ in said] == ["first", "second", "third", "long"]
    for (_, _, end), (_, start, _) in pairwise(said):
        assert end < start
    for name, start, end in said[:3]:
        assert end - start == pytest.approx(0.6, abs=0.1), f"{name} was cut or stretched"
    assert said[3][2] - said[3][1] < 2.0, "stop did not stop"

    to_sound = [
        1000 * (start - moments["asked", name]) for name, start, _ in said if name in ("first", "second")
    ]
    to_silence = 1000 * (said[3][2] - moments["stop", ""])
    with capsys.disabled():
        sys.stdout.write(
            f"\nspeak() to sound: {to_sound[0]:.0f} ms and {to_sound[1]:.0f} ms (budget 100 ms); "
            f"stop() to silence: {to_silence:.0f} ms (budget 100 ms)\n"
        )
