"""Where the program meets the computer: arguments, renderer, fonts, errors."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout

import nightcaller
from nightcaller.app.arguments import MISTAKEN, NO_WINDOW, SCREENS, parse
from nightcaller.app.director import GAME_SCREENS
from nightcaller.app.faults import report
from nightcaller.app.fonts import SANS, SERIF, load_type
from nightcaller.app.renderer import BACKENDS, choose_renderer, draws_in_software, has_graphics_card
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.text.catalogue import LONGEST
from nightcaller.viewmodels.lettering import Lettering
from nightcaller.viewmodels.names import drawn
from nightcaller.viewmodels.on_screen import screen_name
from patience import SECONDS


def test_the_command_line() -> None:
    given = parse(["--language", "zh-CN", "--data-dir", "/somewhere", "--size", "1024x600"])
    assert (given.language, given.data_dir, given.size) == ("zh-CN", Path("/somewhere"), (1024, 600))


@pytest.mark.parametrize(
    "given",
    [
        "--size abc",
        "--size 0x0",
        "--size 99999999999x9",
        "--size 800x16385",
        "--size 12",
        "--size 1x2x3",
        "--language fr",
        "--bogus",
        "a b",
        "--data-dir",
        "--screen Nope",
        "--screen Cover",
        "--screenshot /nowhere/there/picture.png",
        "--screenshot /tmp",
        "--screenshot picture.exe",
        f"--data-dir {'x' * 5000}",
        "x" * 5000,
    ],
)
@pytest.mark.parametrize(("system", "said"), [("en_GB.UTF-8", "makes no sense"), ("zh_CN.UTF-8", "看不懂")])
def test_a_mistake_is_told_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str, system: str, said: str
) -> None:
    monkeypatch.setenv("LANGUAGE", system)
    with pytest.raises(SystemExit) as ended:
        parse(given.split())
    assert ended.value.code == MISTAKEN
    told = capsys.readouterr().err
    assert said in told
    shown = given if len(given) < LONGEST else "xxx…xxx"
    assert shown in told.replace("\u2068", "").replace("\u2069", "")
    assert "_size" not in told


HOSTILE: Final = (
    "",
    "\0",
    "x" * 5000,
    "\udcff",
    "/dev/null/x",
    "circle",
    "-",
    "--",
    "=",
    "9" * 5000,
    "1e9",
    "唤夜",
)


def test_whatever_is_given_is_understood_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every argument with what no sensible person gives it: words and the exit code, or it is taken."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    options = ("", "--language", "--data-dir", "--size", "--screen", "--screenshot")
    for option, value in product(options, HOSTILE):
        for given in ([option, value], [f"{option}={value}"]) if option else ([value],):
            try:
                taken = parse(given)
            except SystemExit as ended:
                assert ended.code == MISTAKEN, given
                assert capsys.readouterr().err.strip(), given
            else:
                for place in filter(None, (taken.evening, taken.data_dir)):
                    place.resolve().exists()  # neither is an error


def test_every_screen_that_may_be_asked_for_opens(open_stage: Callable[..., Any]) -> None:
    stage, _screen = open_stage()
    for name in SCREENS:
        stage.app.restart(*dict.fromkeys(("Home", name)))
        assert stage.app.property("screen") == name
    assert set(stage.app._models) - {*SCREENS} <= {"Stopped", *map(screen_name, GAME_SCREENS)}


def test_a_renderer_that_there_is_not_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QUICK_BACKEND", "nonsense")
    monkeypatch.setenv("QSG_RHI_BACKEND", "nonsense")
    monkeypatch.setenv("QT_QPA_UPDATE_IDLE_TIME", "3")
    chosen: list[object] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("nightcaller.app.renderer.has_graphics_card", lambda: False)
    monkeypatch.setattr("PySide6.QtQuick.QQuickWindow.setGraphicsApi", chosen.append)
    choose_renderer()
    assert len(chosen) == 1
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    choose_renderer()
    assert len(chosen) == 1, "what Qt knows is somebody's own choice"
    assert os.environ["QT_QPA_UPDATE_IDLE_TIME"] == "3", "and so is how long it waits with a frame"
    monkeypatch.delenv("QT_QPA_UPDATE_IDLE_TIME")
    choose_renderer()
    assert os.environ["QT_QPA_UPDATE_IDLE_TIME"] == "1"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the window system is the graphics")
@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", {"QT_QUICK_BACKEND": "rhi", "QSG_RHI_BACKEND": "mtl"}),
        ("zh_CN", {"QT_QUICK_BACKEND": "rhi", "QSG_RHI_BACKEND": "metal"}),
        ("zh_CN", {"QSG_RHI_BACKEND": "vulkan"}),
        ("en", {"QSG_RHI_BACKEND": "vk"}),
    ],
)
def test_what_qt_knows_and_this_computer_has_not_is_said_in_words(
    tmp_path: Path, language: str, asked: dict[str, str]
) -> None:
    """Without a listener Qt aborts. Offscreen there is neither Metal nor Vulkan on any Linux."""
    kept = {name: value for name, value in os.environ.items() if name not in BACKENDS}
    told = {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE": language, "LC_ALL": "", "LANG": f"{language}.UTF-8"}
    command = [sys.executable, "-m", "nightcaller", "--data-dir", str(tmp_path)]
    ended = subprocess.run(
        command, env=kept | told | asked, capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
    )
    assert ended.returncode == NO_WINDOW, ended.stderr
    named = " ".join(f"{variable}={asked[variable]}" for variable in BACKENDS if variable in asked)
    catalogue = Catalogue(shipped("i18n"))
    said = catalogue.say("zh-CN" if language == "zh_CN" else language, "error-no-renderer", asked=named)
    assert said in ended.stderr


def test_a_file_is_no_folder_to_keep_things_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.nightcaller"
    file.touch()
    with pytest.raises(SystemExit) as ended:
        parse(["--data-dir", str(file)])
    assert ended.value.code == MISTAKEN
    assert str(file) in capsys.readouterr().err
    with pytest.raises(SystemExit):
        parse(["--data-dir", str(file / "below" / "it")])
    assert str(file) in capsys.readouterr().err
    assert parse(["--data-dir", str(tmp_path / "new")]).data_dir == tmp_path / "new"


@pytest.mark.parametrize(
    ("name", "software"),
    [
        ("", True),
        ("llvmpipe (LLVM 15.0.6, 256 bits)", True),
        ("Google SwiftShader", True),
        ("Microsoft Basic Render Driver", True),
        ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", False),
        ("NVIDIA GeForce RTX 3060/PCIe/SSE2", False),
    ],
)
def test_without_a_graphics_card_qt_draws_by_itself(name: str, software: bool) -> None:
    assert draws_in_software(name) is software


@pytest.mark.parametrize("device", ["dri/renderD128", "nvidia0"])
def test_a_graphics_card_is_seen_without_asking_opengl(tmp_path: Path, device: str) -> None:
    assert not has_graphics_card(tmp_path)
    (tmp_path / device).parent.mkdir(exist_ok=True)
    (tmp_path / device).touch()
    assert has_graphics_card(tmp_path)


def test_there_is_always_some_type(qapp: QGuiApplication) -> None:
    look = load_type()
    assert look.sans
    assert look.serif


def test_a_report_tells_where_and_never_what() -> None:
    role = "judge.werewolf"
    with pytest.raises(ValueError, match="Priya") as caught:
        int(f"Priya is {role}")
    text = report(caught.type, caught.tb)
    assert "test_edges.py" in text
    assert "ValueError" in text
    assert "Priya" not in text
    assert role not in text


def test_this_qt_binding_gives_back_what_it_borrows(qapp: QGuiApplication) -> None:
    # PySide6 6.12.0 loses a reference to None with every call that returns nothing, and aborts after a while.
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 500


def families(text: str, family: str) -> set[str]:
    """The fonts that draw a text."""
    layout = QTextLayout(text, QFont(family, 20))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


@pytest.mark.parametrize("name", ["Olivia", "小满", "若曦", "喆", "玥", "祎", "Ольга", "José"])
def test_names_are_drawn_with_our_own_fonts(qapp: QGuiApplication, name: str) -> None:
    look = load_type()
    assert look.complete
    lettering = Lettering(look.sans, look.serif, look.serif_file)
    assert families(name, look.sans) == {SANS}
    assert drawn(name, look.sans)
    assert families(name, lettering.display(name)) <= {SANS, SERIF}


def test_common_names_get_the_display_type(qapp: QGuiApplication) -> None:
    look = load_type()
    lettering = Lettering(look.sans, look.serif, look.serif_file)
    assert {lettering.display(name) for name in ("Olivia", "小满", "第 2 夜")} == {SERIF}
    assert lettering.display("喆") == SANS


def test_every_sign_on_the_screens_is_in_our_fonts(qapp: QGuiApplication) -> None:
    load_type()
    package = Path(nightcaller.__file__).parent
    shown = {path for path in (package / "viewmodels").rglob("*.py") if path.stem != "name_lists"}
    # The bullets of pasted lists are taken off, never drawn.
    sources = [*(package / "qml").rglob("*.qml"), *shown]
    sources += [*(package.parents[1] / "i18n").rglob("*.ftl")]
    signs = {sign for path in sources for sign in path.read_text("utf-8") if ord(sign) > 126}
    foreign = {sign for sign in signs if not families(sign, SANS) <= {SANS, SERIF}}
    assert not foreign
