"""The page about the program: whoever looks finds every licence, and how Qt is replaced."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightcaller import __version__
from nightcaller.resources import notice, shipped

Opened = Callable[..., tuple[Any, Any]]
ROOT = Path(__file__).resolve().parents[2]
ROWS = json.loads((shipped("assets") / "notices.json").read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_page_is_two_taps_away_and_lists_everything(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage(language=language)
    stage.app.open("Settings")
    screen.tap("aboutButton")
    assert __version__ in screen.text("aboutOwn")
    assert "LGPL" in screen.text("aboutQt")
    shown = " ".join(screen.texts())
    assert [row["name"] for row in ROWS if row["name"] not in shown or row["licence"] not in shown] == []
    assert screen.has("licencesButton")


def test_every_package_that_is_installed_is_told_with_its_licence() -> None:
    check = [sys.executable, ROOT / "packaging" / "notices" / "build.py", "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_notice_names_everything_and_has_the_texts() -> None:
    file = notice()
    assert file is not None
    text = file.read_text("utf-8")
    assert [row["name"] for row in ROWS if f"* {row['name']}: {row['licence']}" not in text] == []
    for licence in ("GNU LESSER GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE", "Apache License"):
        assert licence in text
    assert "put yours in their place" in text
