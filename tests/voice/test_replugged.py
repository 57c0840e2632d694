"""A loudspeaker is pulled out, or its server dies, while the voice speaks: lines go on, heard again later."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from null_sink import Ear, needs_pulseaudio, serving, sink, surroundings

from patience import SECONDS, until

pytestmark = [pytest.mark.slow, needs_pulseaudio]
__all__ = ["sink"]

SPOKEN = 3000
"""Louder than the night's bed alone."""


@contextmanager
def evening(sink: dict[str, str], folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A program that goes on speaking, and what it has finished saying."""
    pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    command = [sys.executable, str(Path(__file__).with_name("replugged.py")), str(folder)]
    program = subprocess.Popen(
        command, env=sink, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    finished: list[str] = []
    threading.Thread(target=lambda: finished.extend(program.stdout), daemon=True).start()
    try:
        yield program, finished
    finally:
        program.kill()
        program.wait(SECONDS)


@contextmanager
def listening(sink: dict[str, str]) -> Iterator[Ear]:
    ear = Ear(sink)
    try:
        yield ear
    finally:
        ear.stop()


def voice_in(ear: Ear) -> bool:
    return sum(max(map(abs, window)) > SPOKEN for _, window in ear.heard) > 20


def test_the_voice_comes_back_with_the_loudspeaker(sink: dict[str, str], tmp_path: Path) -> None:
    def pactl(*arguments: str) -> None:
        subprocess.run(["pactl", *arguments], env=sink, check=True, capture_output=True)

    with listening(sink) as ear, evening(sink, tmp_path) as (program, finished):
        ear.settle()
        until(lambda: voice_in(ear))
        pactl("unload-module", "module-null-sink")
        before = len(finished)
        until(lambda: len(finished) > before + 1)  # nobody hears it, and the evening goes on
        pactl("load-module", "module-null-sink", "sink_name=heard", "rate=48000", "channels=1")
        with listening(sink) as ear:
            until(lambda: voice_in(ear))
        assert program.poll() is None


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_sound_server_that_dies_or_hangs_takes_no_evening_with_it(
    tmp_path: Path, how: signal.Signals
) -> None:
    """Qt ends a program with an assertion where it dies, and waits without a limit where it hangs."""
    environment = surroundings(tmp_path)
    with serving(environment) as server, evening(environment, tmp_path) as (program, finished):
        with listening(environment) as ear:
            until(lambda: voice_in(ear))
            server.send_signal(how)
            before = len(finished)
            until(lambda: len(finished) > before + 2)
        server.kill()
        server.wait(SECONDS)
        with serving(environment), listening(environment) as ear:
            until(lambda: voice_in(ear))
        assert program.poll() is None
