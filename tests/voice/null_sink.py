"""A sound server of our own, with one sink that plays into nothing and can be listened to."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from patience import SECONDS, until

RATE = 48_000
WINDOW = RATE // 100
"""10 ms."""

needs_pulseaudio = pytest.mark.skipif(
    not all(shutil.which(program) for program in ("pulseaudio", "parec", "pactl")), reason="needs PulseAudio"
)


def surroundings(folder: Path) -> dict[str, str]:
    """Return the environment of programs that shall play into the sink of a server of that folder."""
    runtime = folder / "run"
    runtime.mkdir(mode=0o700)
    return {
        **os.environ,
        "XDG_RUNTIME_DIR": str(runtime),
        "PULSE_SERVER": f"unix:{runtime}/pulse.sock",
        "HOME": str(runtime),
    }


@contextmanager
def serving(environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A sound server with the sink, once it answers."""
    socket = environment["PULSE_SERVER"].removeprefix("unix:")
    Path(socket).unlink(missing_ok=True)
    modules = (
        f"module-native-protocol-unix socket={socket} auth-anonymous=1",
        f"module-null-sink sink_name=heard rate={RATE} channels=1",
    )
    options = [option for module in modules for option in ("-L", module)]
    command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", *options]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    asked = ["pactl", "info"]
    until(lambda: not subprocess.run(asked, env=environment, capture_output=True, check=False).returncode)
    yield process
    process.kill()
    process.wait(SECONDS)


@pytest.fixture
def sink(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of programs that shall play into the sink."""
    environment = surroundings(tmp_path)
    with serving(environment):
        yield environment


class Ear:
    """Everything the sink plays, in windows of 10 ms.

    The sink's own clock tells when each was heard: it plays a window every 10 ms, whatever else the machine
    does, while this process may be late to read it. No window is read before it was played, so the one that
    was read most promptly tells when the first was played.
    """

    def __init__(self, environment: dict[str, str]) -> None:
        form = ["--format=s16le", "--channels=1", f"--rate={RATE}", "--raw", "--latency-msec=5"]
        command = ["parec", "-d", "heard.monitor", *form]
        self._parec = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        self._windows: list[tuple[float, array[int]]] = []
        """When it was read, and what it was."""
        self._settled = 0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def heard(self) -> list[tuple[float, array[int]]]:
        """The windows in order, each with the moment at which it was played."""
        windows = list(self._windows)
        lengths = (10 * place / 1000 for place in range(self._settled, len(windows)))
        first = min(
            (read - length for (read, _), length in zip(windows[self._settled :], lengths, strict=True)),
            default=0.0,
        )
        return [(first + 10 * place / 1000, window) for place, (_, window) in enumerate(windows)]

    def settle(self) -> None:
        """Wait until the sink has used up the 2 s of silence that it makes in advance."""
        until(lambda: len(self._windows) >= 300 or self._parec.poll() is not None)
        self._settled = len(self._windows)

    def _read(self) -> None:
        buffered = b""
        while chunk := os.read(self._parec.stdout.fileno(), 4096):
            buffered += chunk
            while len(buffered) >= 2 * WINDOW:
                window, buffered = array("h", buffered[: 2 * WINDOW]), buffered[2 * WINDOW :]
                self._windows.append((time.monotonic(), window))

    def stop(self) -> None:
        self._parec.terminate()
        self._parec.wait(SECONDS)
        self._reader.join(SECONDS)
