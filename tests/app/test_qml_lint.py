"""Every QML file passes qmllint, members of the view models included."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import nightcaller
import qmltypes

QML = Path(nightcaller.__file__).parent / "qml"


@pytest.mark.slow
def test_every_screen_and_every_part_of_the_kit_is_clean(tmp_path: Path) -> None:
    linter = shutil.which("pyside6-qmllint") or str(Path(sys.executable).with_name("pyside6-qmllint"))
    types = qmltypes.write(tmp_path)
    files = sorted(str(path) for path in QML.rglob("*.qml"))
    assert files
    done = subprocess.run(
        [linter, "-W", "0", "-I", str(QML), "-I", str(types), *files],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
