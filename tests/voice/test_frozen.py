"""A frozen program has no interpreter beside it: it is its own voice worker."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from voice_kit import HandClock

from nightcaller.voice.neural import engine
from nightcaller.voice.starting import NATURAL_ARGUMENT, WORKER_ARGUMENT
from nightcaller.voice.worker_process import WorkerProcess, natural_command, worker_command
from patience import SECONDS

PROGRAM = (sys.executable, "-m", "nightcaller")


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One file that is the whole program, as a frozen build is."""
    program = tmp_path / "nightcaller"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m nightcaller "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    return program


def test_the_program_becomes_the_worker_that_it_starts(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_command() == (str(frozen), WORKER_ARGUMENT)
    monkeypatch.setattr(engine, "installed", lambda: True)
    assert natural_command() == (str(frozen), WORKER_ARGUMENT, NATURAL_ARGUMENT)


def test_the_worker_answers_without_a_window(tmp_path: Path) -> None:
    request = {"id": 1, "text": "a", "voice": "nobody", "rate": 160, "out": str(tmp_path / "line")}
    # Where a window would open it could not: no platform plug-in has this name.
    without_a_screen = {**os.environ, "QT_QPA_PLATFORM": "none-at-all"}
    done = subprocess.Popen(
        (*PROGRAM, WORKER_ARGUMENT),
        env=without_a_screen,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    greeting = json.loads(done.stdout.readline())
    assert "ready" in greeting
    if greeting["ready"]:
        done.stdin.write(json.dumps(request) + "\n")
        done.stdin.flush()
        assert json.loads(done.stdout.readline()) == {"id": 1, "ok": False, "error": "unknown-voice"}
    done.stdin.close()
    assert done.wait(SECONDS) == 0


def test_with_the_second_argument_the_natural_voices_speak() -> None:
    """Or say that they are not there: either way it is not the system's engine that answers."""
    done = subprocess.run(
        (*PROGRAM, WORKER_ARGUMENT, NATURAL_ARGUMENT), input="", capture_output=True, text=True, check=True
    )
    greeting = json.loads(done.stdout)
    if engine.installed():
        assert greeting["engine"].startswith("natural ")
    else:
        assert greeting == {"ready": False, "error": "no-engine"}


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for the frozen file is a shell script")
def test_what_the_speaker_starts_in_a_frozen_program_speaks(frozen: Path, qtbot: QtBot) -> None:
    process = WorkerProcess(HandClock(), worker_command())
    try:
        process.start()
        qtbot.waitUntil(lambda: process.abilities is not None or process.given_up)
        if sys.platform.startswith("linux"):
            assert process.abilities is not None
            assert process.abilities.voices
    finally:
        process.close()
