"""A round under a real X server: the ordinary platform plugin, no offscreen tricks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from patience import SECONDS

pytestmark = [
    pytest.mark.journey,
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="Xvfb is not installed"),
]

TESTS = Path(__file__).resolve().parents[1]
NAMES = ("Ann", "小满", "Cleo", "Dan", "阿泽", "Finn")


def on_an_x_server(journey: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a journey on an X server of its own."""
    without = {"QT_QPA_PLATFORM", "QT_QUICK_BACKEND"}
    environment = {key: value for key, value in os.environ.items() if key not in without}
    environment |= {"PYTHONPATH": str(TESTS), "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "xcb"}
    command = [
        *("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x800x24"),
        *(sys.executable, "-m", f"journeys.{journey}", *arguments),
    ]
    return subprocess.run(
        command, env=environment | more, capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
    )


def test_three_cards_on_an_x_server(tmp_path: Path) -> None:
    picture = tmp_path / "third-cover.png"
    run = on_an_x_server("until_the_plug_is_pulled", str(tmp_path), *NAMES, NIGHTCALLER_PICTURE=str(picture))
    covers = run.stdout.splitlines()
    assert len(covers) == 3, run.stderr[-2000:]
    assert len(set(covers)) == 3
    assert run.returncode == 0
    assert picture.stat().st_size > 20_000
    shots = Path(__file__).parent / "shots" / "real_display"
    shots.mkdir(parents=True, exist_ok=True)
    shutil.copy(picture, shots / picture.name)


def test_what_is_held_is_not_there_when_a_locked_session_comes_back(tmp_path: Path) -> None:
    """A lock is a window that has lost the front, and a hold that ends."""
    run = on_an_x_server("until_the_session_is_locked", str(tmp_path), XDG_STATE_HOME=str(tmp_path / "state"))
    assert run.returncode == 0, run.stderr[-2000:]
    told = json.loads(run.stdout)
    assert told.pop("still") < 20
    assert told == {"platform": "xcb", "active": False, "card": False, "page": "Cover", "again": 100}
