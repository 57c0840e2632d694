"""Printing: chosen, looked at and saved on a screen of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QStandardPaths, Qt
from PySide6.QtGui import QDesktopServices

import nightcaller
from nightcaller.languages import LANGUAGES
from nightcaller.viewmodels import paper, saving
from table.bots import sitting

Opened = Callable[..., tuple[Any, Any]]


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(folder))
    return folder


def page_of(screen: Any) -> Any:
    """Return the page that is looked at, as soon as it is there."""
    screen.qtbot.waitUntil(lambda: screen.find("paperPage").property("ready"))
    return screen.window.grabWindow().copy(screen.rectangle("paperPage").toRect())


def seated(open_stage: Opened, **arguments: Any) -> tuple[Any, Any, Any]:
    stage, screen = open_stage(**arguments)
    stage.gathering.players = sitting(9).players
    stage.gathering.fit()
    stage.app.restart("Home", "HouseRules")
    screen.tap("paperButton")
    return stage, screen, stage.app.property("model")


def test_it_is_found_beside_the_house_rules_and_leads_back(open_stage: Opened) -> None:
    stage, screen, _model = seated(open_stage)
    assert screen.text("pageTitle") == "On paper"
    screen.tap("backButton")
    assert stage.app.property("screen") == "HouseRules"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_printed_cards_finds_it_with_the_deck(
    open_stage: Opened, language: str, size: tuple[int, int]
) -> None:
    stage, screen = open_stage(language=language)
    screen.resize(*size)
    stage.gathering.players = sitting(9).players
    stage.app.restart("Home", "Books", "Deck")
    if size[0] > size[1]:
        window = QRectF(0, 0, *size)
        assert window.contains(screen.rectangle("paperButton")), "in sight before anything is scrolled"
    screen.tap("paperButton")
    assert stage.app.property("screen") == "Paper"
    screen.tap("backButton")
    assert stage.app.property("screen") == "Deck"


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_each_kind_is_drawn_in_each_language_and_saved(
    open_stage: Opened, documents: Path, kind: int
) -> None:
    _stage, screen, model = seated(open_stage)
    screen.tap(f"kind{kind}")
    pictures = []
    for language in (0, 1):
        screen.tap(f"paperLanguage{language}")
        pictures.append(page_of(screen))
        screen.tap("saveButton")
        assert Path(model.property("file")).read_bytes().startswith(b"%PDF")
    assert pictures[0] != pictures[1]
    assert len(list(documents.iterdir())) == 2
    assert screen.has("openFileButton")


def test_pages_are_turned_and_end(open_stage: Opened) -> None:
    _stage, screen, model = seated(open_stage)
    seen = [page_of(screen)]
    assert not screen.find("pageBefore").property("enabled")
    while screen.find("pageAfter").property("enabled"):
        screen.tap("pageAfter")
        seen.append(page_of(screen))
    assert len(seen) == model.property("pages")
    assert seen[0] != seen[1]


def test_another_paper_is_another_file(open_stage: Opened, documents: Path) -> None:
    _stage, screen, model = seated(open_stage)
    shapes = []
    for size in (0, 1):
        screen.tap(f"size{size}")
        shapes.append(model.property("shape"))
        assert model.property("file") == ""
        screen.tap("saveButton")
    assert shapes == pytest.approx([210 / 297, 215.9 / 279.4])
    assert len(list(documents.iterdir())) == 2


def test_the_keyboard_is_enough(open_stage: Opened, documents: Path) -> None:
    _stage, screen, _model = seated(open_stage)
    screen.key(Qt.Key.Key_Return)  # the page opens on its main button
    assert len(list(documents.iterdir())) == 1


def test_a_disk_that_takes_nothing_is_told_of(
    open_stage: Opened, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, screen, model = seated(open_stage)

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(saving, "_write", full)
    screen.tap("saveButton")
    assert model.property("file") == ""
    assert stage.app.property("notice")
    assert not list(documents.iterdir())


def test_without_a_printer_or_anything_that_shows_the_file_it_is_said_where_it_lies(
    open_stage: Opened, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, screen, model = seated(open_stage)
    screen.tap("saveButton")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    screen.tap("openFileButton")
    assert model.property("file") in stage.app.property("notice")
    assert Path(model.property("file")).read_bytes().startswith(b"%PDF"), "for another computer's printer"


def test_whatever_the_system_is_asked_to_open_is_asked_for_where_its_answer_is_heard() -> None:
    package = Path(nightcaller.__file__).parent
    asked = [path.name for path in package.rglob("*.py") if ".openUrl(" in path.read_text("utf-8")]
    assert asked == ["saving.py"]


def test_what_no_font_of_this_computer_can_write_is_not_printed(
    open_stage: Opened, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, screen, model = seated(open_stage)
    monkeypatch.setattr(paper, "drawn", lambda text, _family: text.isascii())
    screen.tap("paperLanguage1")
    screen.tap("saveButton")
    assert "letters" in stage.app.property("notice")
    assert model.property("file") == ""
    screen.tap("paperLanguage0")
    screen.tap("saveButton")
    assert model.property("file")


def test_with_nobody_at_the_table_there_is_nothing_to_print(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Paper")
    assert stage.app.property("model").property("pages") == 0
    assert not screen.find("saveButton").property("enabled")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("kind", range(len(paper.KINDS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_large_by_finger_and_by_key(
    open_stage: Opened, language: str, kind: int, size: tuple[int, int]
) -> None:
    _stage, screen, model = seated(open_stage, language=language)
    screen.resize(*size)
    screen.tap(f"kind{kind}")
    page_of(screen)
    small = screen.rectangle("paperPage")
    screen.tap("enlarge")
    screen.qtbot.waitUntil(lambda: screen.has("largePage") and screen.rectangle("largePage").width() > 0)
    large = screen.rectangle("largePage")
    assert large.width() > 1.2 * small.width() or large.width() > 0.85 * size[0]
    if model.property("pages") > 1:
        screen.key(Qt.Key.Key_Right)
        assert model.property("page") == 1
    sheet = screen.find("largeScroll")
    assert sheet.property("furthest") > 0 or size[0] < size[1], "an upright window has room for all of it"
    screen.key(Qt.Key.Key_PageDown)
    assert (sheet.property("contentY") > 0) is (sheet.property("furthest") > 0)
    screen.key(Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.has("largePage"))
    screen.find("enlarge").forceActiveFocus()
    screen.key(Qt.Key.Key_Return)
    screen.qtbot.waitUntil(lambda: screen.has("largePage"))
    screen.tap("closeLarge")
    screen.qtbot.waitUntil(lambda: not screen.has("largePage"))
