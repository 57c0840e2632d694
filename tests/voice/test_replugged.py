"""A loudspeaker is pulled out while the voice speaks, and put back: lines go on, and are heard again."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from null_sink import Ear, needs_pulseaudio, sink

from patience import SECONDS, until

pytestmark = [pytest.mark.slow, needs_pulseaudio]
__all__ = ["sink"]

SPOKEN = 3000
"""Louder than the night's bed alone."""


def test_the_voice_comes_back_with_the_loudspeaker(sink: dict[str, str], tmp_path: Path) -> None:
    pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)

    def pactl(*arguments: str) -> None:
        subprocess.run(["pactl", *arguments], env=sink, check=True, capture_output=True)

    def voice_in(ear: Ear) -> bool:
        return sum(max(map(abs, window)) > SPOKEN for _, window in ear.heard) > 20

    ear = Ear(sink)
    ear.settle()
    command = [sys.executable, str(Path(__file__).with_name("replugged.py")), str(tmp_path)]
    program = subprocess.Popen(
        command, env=sink, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    finished: list[str] = []
    reader = threading.Thread(target=lambda: finished.extend(program.stdout), daemon=True)
    reader.start()
    try:
        until(lambda: voice_in(ear))
        pactl("unload-module", "module-null-sink")
        ear.stop()
        before = len(finished)
        until(lambda: len(finished) > before + 1)  # nobody hears it, and the evening goes on
        pactl("load-module", "module-null-sink", "sink_name=heard", "rate=48000", "channels=1")
        ear = Ear(sink)
        until(lambda: voice_in(ear))
        assert program.poll() is None
    finally:
        program.kill()
        program.wait(SECONDS)
        ear.stop()
