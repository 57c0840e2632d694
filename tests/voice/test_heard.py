"""What comes out of the loudspeaker: recorded from a PulseAudio sink that needs no sound card."""

import json
import math
import os
import shutil
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from nightcaller.voice.clips import text_hash
from nightcaller.voice.levelling import Sound, write_wav

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not all(shutil.which(program) for program in ("pulseaudio", "parec", "pactl")),
        reason="needs PulseAudio",
    ),
]

RATE = 48_000
WINDOW = RATE // 100
PITCHES = {"first": 500, "second": 1000, "third": 2000, "long": 700}


class Recording:
    """Everything the sink plays, in windows of 10 ms: when each was heard and which line it belongs to."""

    def __init__(self, environment: dict[str, str]) -> None:
        form = ["--format=s16le", "--channels=1", f"--rate={RATE}", "--raw", "--latency-msec=5"]
        command = ["parec", "-d", "heard.monitor", *form]
        self._parec = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        self.heard: list[tuple[float, str]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def settle(self) -> None:
        """Wait until the sink has used up the 2 s of silence that it makes in advance."""
        while len(self.heard) < 300 and self._parec.poll() is None:
            time.sleep(0.05)

    def _read(self) -> None:
        buffered = b""
        while chunk := os.read(self._parec.stdout.fileno(), 4096):
            buffered += chunk
            while len(buffered) >= 2 * WINDOW:
                window, buffered = array("h", buffered[: 2 * WINDOW]), buffered[2 * WINDOW :]
                self.heard.append((time.monotonic(), _which(window)))

    def lines(self) -> list[tuple[str, float, float]]:
        """Return (line, first heard, last heard) in order; single odd windows are edges, not lines."""
        runs = [(name, list(run)) for name, run in groupby(self.heard, key=lambda window: window[1])]
        return [(name, run[0][0], run[-1][0]) for name, run in runs if name and len(run) > 3]

    def stop(self) -> None:
        self._parec.terminate()
        self._parec.wait(5)
        self._reader.join(5)


def _which(window: array) -> str:
    """Return the line whose tone fills a window: counted by its zero crossings."""
    if max(map(abs, window)) < 300:
        return ""
    crossings = sum(before < 0 <= after for before, after in pairwise(window))
    pitch = crossings * RATE / WINDOW
    return min(PITCHES, key=lambda name: abs(PITCHES[name] - pitch))


@pytest.fixture
def sink(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A sound server of our own, with one sink that plays into nothing."""
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    server = f"unix:{runtime}/pulse.sock"
    environment = {
        **os.environ,
        "XDG_RUNTIME_DIR": str(runtime),
        "PULSE_SERVER": server,
        "HOME": str(runtime),
    }
    modules = (
        f"module-native-protocol-unix socket={runtime}/pulse.sock auth-anonymous=1",
        f"module-null-sink sink_name=heard rate={RATE} channels=1",
    )
    options = [option for module in modules for option in ("-L", module)]
    command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", *options]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    for _ in range(100):
        if (
            subprocess.run(["pactl", "info"], env=environment, capture_output=True, check=False).returncode
            == 0
        ):
            break
        time.sleep(0.05)  # another program's start
    yield environment
    process.terminate()
    process.wait(5)


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
    recording = Recording(sink)
    recording.settle()
    environment = {**sink, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, str(Path(__file__).with_name("recital.py")), str(recital)]
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    recording.stop()

    notes = [json.loads(note) for note in told.stdout.splitlines()]
    moments = {(what, text): at for what, text, at in notes}
    lines = recording.lines()
    assert "no sound" not in {what for what, *_ in notes}
    assert [name for name, *_ in lines] == ["first", "second", "third", "long"]
    for (_, _, end), (_, start, _) in pairwise(lines):
        assert end < start
    for name, start, end in lines[:3]:
        assert end - start == pytest.approx(0.6, abs=0.1), f"{name} was cut or stretched"
    assert lines[3][2] - lines[3][1] < 2.0, "stop did not stop"

    to_sound = [
        1000 * (start - moments["asked", name]) for name, start, _ in lines if name in ("first", "second")
    ]
    to_silence = 1000 * (lines[3][2] - moments["stop", ""])
    with capsys.disabled():
        sys.stdout.write(
            f"\nspeak() to sound: {to_sound[0]:.0f} ms and {to_sound[1]:.0f} ms (budget 100 ms); "
            f"stop() to silence: {to_silence:.0f} ms (budget 100 ms)\n"
        )
