"""What is loaded before the first frame (docs/decisions/qml-sky-first.md)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from nightcaller.app.main import DARK
from nightcaller.app.window_place import WindowPlace, remember, remembered

pytestmark = pytest.mark.smoke

HEAVY = (
    "fluent",
    "babel",
    "cryptography",
    "msgspec",
    "nightcaller.table",
    "nightcaller.voice.worker",
    "qasync",
)


@pytest.mark.parametrize("heavy", HEAVY)
def test_the_window_opens_before_anything_heavy_is_loaded(heavy: str) -> None:
    asked = f"import sys, nightcaller.__main__, nightcaller.app.main; sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


def test_the_version_is_told_without_qt() -> None:
    asked = (
        "import sys\nfrom nightcaller.__main__ import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit:\n    sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False).returncode == 0


def test_the_dark_look_goes_by_its_number() -> None:
    assert Qt.ColorScheme.Dark.value == DARK


# --- the window's place, and remarks about this computer ----------------------------------------------------


@pytest.mark.parametrize(
    ("room", "size"),
    [
        ((1280, 800), (1272, 752)),
        ((1366, 768), (1280, 720)),
        ((1920, 1080), (1280, 800)),
        ((300, 200), (480, 400)),
    ],
)
def test_the_first_window_fits_the_screen(room: tuple[int, int], size: tuple[int, int]) -> None:
    place = WindowPlace().fitted(room)
    assert (place.width, place.height) == size


def test_size_and_full_screen_are_remembered(tmp_path: Path) -> None:
    kept = WindowPlace(1500, 900, full=True)
    remember(tmp_path / "state" / "window.json", kept)
    assert remembered(tmp_path / "state" / "window.json") == kept


@pytest.mark.parametrize("text", ["", "[]", '{"width": 5, "height": 5, "full": 0}', '{"width": "x"}', "\x00"])
def test_a_place_that_makes_no_sense_is_the_first_one(tmp_path: Path, text: str) -> None:
    (tmp_path / "window.json").write_text(text, "utf-8")
    assert remembered(tmp_path / "window.json") == WindowPlace()


def test_the_window_opens_as_it_was_left(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage(size=None)
    screen.resize(1100, 700)
    stage.close()
    stage, _screen = open_stage(size=None)
    assert (stage.window.width(), stage.window.height()) == (1100, 700)


def test_a_remark_waits_and_is_made_once_an_evening(
    open_stage: Callable[..., Any],
) -> None:
    stage, _screen = open_stage()
    stage.app.forget_notices()
    stage.app.keep_private(True)
    stage.app.mention("voice-no-sound")
    assert stage.app.property("notice") == ""
    stage.app.keep_private(False)
    assert stage.app.property("notice") != ""
    stage.app.heard()
    stage.app.mention("voice-no-sound")
    assert stage.app.property("notice") == ""
    stage.close()
    stage, _screen = open_stage()
    stage.app.mention("voice-no-sound")
    assert stage.app.property("notice") == "", "nor when the window is opened again that evening"


def test_news_moves_nothing_leaves_by_itself_and_ends_with_its_game(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage()
    before = screen.rectangle("newGameButton")
    stage.app.play_area(True)
    stage.app.play_area(False)
    stage.app.tell("ui-ended-saved", file="x")
    assert screen.text("noticeText")
    assert screen.rectangle("newGameButton") == before
    assert screen.find("news").property("seconds") >= 6
    screen.find("news").setProperty("seconds", 0)
    stage.app.play_area(True)
    stage.app.play_area(False)
    assert stage.app.property("notice") == ""
