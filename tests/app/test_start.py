"""What is loaded before the first frame (docs/decisions/qml-sky-first.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage, QWindow

from driver import read_all
from nightcaller.app.main import DARK
from nightcaller.app.window_place import WindowPlace, remember, remembered
from parts import one_in

pytestmark = pytest.mark.smoke

HEAVY = (
    "fluent",
    "babel",
    "msgspec",
    "nacl",
    "nightcaller.table",
    "nightcaller.voice.worker",
    "qasync",
)


@pytest.mark.parametrize("heavy", HEAVY)
def test_the_window_opens_before_anything_heavy_is_loaded(heavy: str) -> None:
    asked = f"import sys, nightcaller.__main__, nightcaller.app.main; sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


def test_nothing_that_only_a_network_needs_is_loaded_with_the_window() -> None:
    """And Python hashes by itself, as in a bundle."""
    pytest.importorskip("_md5", reason="this Python hashes with OpenSSL alone")
    asked = (
        "from nightcaller.app.plain_imports import load_qt\nload_qt()\n"
        "import asyncio, hashlib, sys, nightcaller.app.stage\nhashlib.sha256(b'')\n"
        "print([name for name in ('_hashlib', '_ssl') if sys.modules.get(name)])"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert (said.stdout.strip(), said.stderr) == ("[]", "")


def test_the_version_is_told_without_qt() -> None:
    asked = (
        "import sys\nfrom nightcaller.__main__ import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit:\n    sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no variable says what is read")
@pytest.mark.parametrize(
    ("asked", "numbers", "language"),
    one_in(
        6,
        [
            ("zh_CN:en", "en_US.UTF-8", "zh-CN"),
            ("en", "zh_CN.UTF-8", "en"),
            ("de:zh_TW:en", "de_DE.UTF-8", "zh-CN"),
            ("", "yue_HK.UTF-8", "zh-CN"),
            ("", "ar_EG.UTF-8", "en"),
            ("", "C", "en"),
        ],
    ),
)
def test_the_first_language_is_the_one_that_programs_are_read_in_here(
    asked: str, numbers: str, language: str
) -> None:
    """Not the one whose numbers and dates are written: before anything is chosen, and in a terminal too."""
    ask = (
        "from nightcaller.app.stage import system_language as window\n"
        "from nightcaller.languages import of_terminal\nprint(window(), of_terminal())"
    )
    told = {**os.environ, "LANGUAGE": asked, "LC_ALL": "", "LANG": numbers}
    said = subprocess.run([sys.executable, "-c", ask], env=told, capture_output=True, text=True, check=True)
    assert said.stdout.split() == [language, language]


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


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", '{"width": 5, "height": 5, "full": 0}', '{"width": "x"}', "\x00", "[" * 9000),
        '{"width": 1e999, "height": Infinity, "full": false}',
    ],
)
def test_a_place_that_makes_no_sense_is_the_first_one(tmp_path: Path, text: str) -> None:
    (tmp_path / "window.json").write_text(text, "utf-8")
    assert remembered(tmp_path / "window.json") == WindowPlace()


def test_the_window_opens_as_it_was_left(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage(size=None)
    screen.resize(1100, 700)
    stage.close()
    stage, _screen = open_stage(size=None)
    assert (stage.window.width(), stage.window.height()) == (1100, 700)


@pytest.mark.parametrize(
    ("resized", "kept"),
    [(None, WindowPlace(1600, 1000)), ((700, 500), WindowPlace(700, 500))],
)
def test_a_small_screen_makes_the_window_small_for_one_evening(
    open_stage: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    resized: tuple[int, int] | None,
    kept: WindowPlace,
) -> None:
    """What somebody has made of it is remembered, and what fitted last night's screen is not."""

    class SmallScreen(QGuiApplication):
        platformName = staticmethod(lambda: "xcb")
        primaryScreen = staticmethod(
            lambda: SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 1000, 600))
        )

    remember(tmp_path / "window.json", WindowPlace(1600, 1000))
    monkeypatch.setattr("nightcaller.app.opening.QGuiApplication", SmallScreen)
    stage, screen = open_stage(size=None)
    assert (stage.window.width(), stage.window.height()) == (992, 552)
    if resized:
        screen.resize(*resized)
    stage.close()
    assert remembered(tmp_path / "window.json") == kept


def test_the_whole_screen_is_remembered_with_the_size_behind_it(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage(size=None)
    screen.resize(1100, 700)
    screen.key(Qt.Key.Key_F11)
    assert stage.window.visibility() == QWindow.Visibility.FullScreen
    stage.close()
    stage, screen = open_stage(size=None)
    assert stage.window.visibility() == QWindow.Visibility.FullScreen
    screen.key(Qt.Key.Key_F11)
    assert (stage.window.visibility(), stage.window.width()) == (QWindow.Visibility.Windowed, 1100)


def test_a_damaged_settings_file_is_kept_aside_and_said_once(
    open_stage: Callable[..., Any], tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text("half a fi", "utf-8")
    stage, _screen = open_stage(notices=True)
    assert "settings.json.bad" in stage.app.property("notice")
    stage.close()
    stage, _screen = open_stage(notices=True)
    assert "settings.json.bad" not in stage.app.property("notice")
    assert (tmp_path / "settings.json.bad").read_text("utf-8") == "half a fi"


def test_who_starts_with_a_second_screen_is_warned(
    open_stage: Callable[..., Any], qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = [qapp.primaryScreen()] * 2
    monkeypatch.setattr("nightcaller.app.stage.QGuiApplication.screens", lambda: two)
    stage, _screen = open_stage(notices=True)
    assert stage.words.text("ui-notice-screens") in stage.app.property("notice")


def test_on_a_dense_screen_every_point_is_drawn(tmp_path: Path) -> None:
    """Twice as dense: the picture has four times as many points, and letters with edges instead of steps."""
    command = [
        sys.executable,
        "-m",
        "nightcaller",
        "--size",
        "1024x600",
        "--screenshot",
        tmp_path / "dense.png",
    ]
    dense = {**os.environ, "QT_SCALE_FACTOR": "2"}
    subprocess.run([*command, "--data-dir", tmp_path], env=dense, check=True)
    picture = QImage(str(tmp_path / "dense.png"))
    assert (picture.width(), picture.height()) == (2048, 1200)
    assert any(
        picture.pixel(x, y) != picture.pixel(x + 1, y) for y in range(0, 1200, 7) for x in range(0, 2048, 2)
    )


def test_a_remark_waits_and_is_made_once_an_evening(
    open_stage: Callable[..., Any],
) -> None:
    stage, _screen = open_stage()
    read_all(stage.app)
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


def test_news_does_not_lie_over_one_players_page_and_comes_again_once(open_stage: Callable[..., Any]) -> None:
    stage, _screen = open_stage()
    read_all(stage.app)
    stage.app.tell("ui-notice-screens")
    news = stage.app.property("notice")
    stage.app.keep_private(True)
    assert stage.app.property("notice") == ""
    stage.app.tell("error-unexpected")
    assert stage.app.property("notice") not in {"", news}, "her own page has something to say"
    stage.app.heard()
    stage.app.keep_private(False)
    assert stage.app.property("notice") == news
    stage.app.keep_private(True)
    stage.app.keep_private(False)
    assert stage.app.property("notice") == "", "every cover of the night would say it again"


def test_news_moves_nothing_leaves_by_itself_and_ends_with_its_game(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage()
    before = screen.rectangle("newGameButton")
    stage.app.play_area(True)
    stage.app.play_area(False)
    stage.app.tell("ui-ended-saved", file="x")
    assert screen.text("noticeText")
    assert screen.rectangle("newGameButton") == before
    assert not screen.rectangle("news").intersects(screen.rectangle("language")), "which can be chosen"
    assert screen.find("news").property("seconds") >= 6
    screen.find("news").setProperty("seconds", 0)
    stage.app.play_area(True)
    stage.app.play_area(False)
    assert stage.app.property("notice") == ""
