"""A round under a real X server: the ordinary platform plugin, no offscreen tricks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from patience import SECONDS

pytestmark = [pytest.mark.journey, pytest.mark.slow]

TESTS = Path(__file__).resolve().parents[1]
NAMES = ("Ann", "小满", "Cleo", "Dan", "阿泽", "Finn")


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="Xvfb is not installed")
def test_three_cards_on_an_x_server(tmp_path: Path) -> None:
    without = {"QT_QPA_PLATFORM", "QT_QUICK_BACKEND"}
    environment = {key: value for key, value in os.environ.items() if key not in without}
    environment |= {"PYTHONPATH": str(TESTS), "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "xcb"}
    picture = tmp_path / "third-cover.png"
    command = [
        *("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x800x24"),
        *(sys.executable, "-m", "journeys.until_the_plug_is_pulled", str(tmp_path), *NAMES),
    ]
    run = subprocess.run(
        command,
        env=environment | {"NIGHTCALLER_PICTURE": str(picture)},
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    covers = run.stdout.splitlines()
    assert len(covers) == 3, run.stderr[-2000:]
    assert len(set(covers)) == 3
    assert run.returncode == 0
    assert picture.stat().st_size > 20_000
    shots = Path(__file__).parent / "shots" / "real_display"
    shots.mkdir(parents=True, exist_ok=True)
    shutil.copy(picture, shots / picture.name)
