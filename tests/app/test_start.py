"""What is loaded before the first frame (docs/decisions/qml-sky-first.md)."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "heavy", ["fluent", "babel", "cryptography", "nightcaller.table", "nightcaller.voice", "qasync"]
)
def test_the_window_opens_before_anything_heavy_is_loaded(heavy: str) -> None:
    asked = f"import sys, nightcaller.app.main; sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


def test_the_version_is_told_without_qt() -> None:
    asked = (
        "import sys\nfrom nightcaller.__main__ import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit:\n    sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False).returncode == 0
