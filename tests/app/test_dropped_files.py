"""A file of an evening, let go over the window: it is told; whatever else is dropped is declined politely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from table.bots import keyed, play, sitting

Opened = Callable[..., tuple[Any, Any]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished evening from another computer."""
    shelf = Shelf(tmp_path / "theirs", tmp_path / "their-state")
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(5))
    path = tmp_path / "Nightcaller 2026-05-02.nightcaller"
    path.write_bytes(evening.story_file())
    evening.close()
    return path


def drop(window: Any, files: Sequence[Path]) -> None:
    """Drag files into the middle of the window and let them go."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(one)) for one in files])
    where = QPoint(window.width() // 2, window.height() // 2)
    about = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QGuiApplication.sendEvent(window, QDragEnterEvent(where, *about))
    QGuiApplication.sendEvent(window, QDropEvent(QPointF(where), *about))


@pytest.mark.parametrize("screen_name", ["Home", "Evenings"])
def test_an_evenings_file_is_put_on_the_shelf_and_told(
    open_stage: Opened, file: Path, screen_name: str
) -> None:
    stage, screen = open_stage(screen=screen_name)
    told: list[Evening] = []
    stage.play = told.append
    drop(screen.window, [file])
    assert [evening.span is not None for evening in told] == [True]
    assert len(stage.shelf.finished()) == 1


def test_anything_else_is_declined(open_stage: Opened, tmp_path: Path, file: Path) -> None:
    stage, screen = open_stage()
    for files in ([tmp_path / "holiday.jpg"], [file, file]):
        drop(screen.window, files)
        assert "one past game at a time" in stage.app.property("notice")
        stage.app.heard()
    assert stage.shelf.finished() == []


def test_a_torn_file_says_so(open_stage: Opened, file: Path) -> None:
    stage, screen = open_stage()
    file.write_bytes(file.read_bytes()[:100])
    drop(screen.window, [file])
    assert stage.app.property("notice") != ""
    assert stage.shelf.finished() == []


def test_nothing_is_taken_during_a_game(open_stage: Opened, file: Path) -> None:
    stage, screen = open_stage()
    stage.begin(sitting(6))
    drop(screen.window, [file])
    assert stage.shelf.finished() == []


@pytest.mark.parametrize("screen_name", ["Home", "Workshop"])
def test_a_made_up_role_is_taken_in_and_one_of_a_newer_form_is_told(
    open_stage: Opened, tmp_path: Path, screen_name: str
) -> None:
    """Two with one id are both kept; a file that is no role changes nothing."""
    stage, screen = open_stage(screen=screen_name)
    files = [tmp_path / f"{name}.toml" for name in ("bell", "gong", "newer")]
    for path, name in zip(files, ("Bellringer", "Gong", "Later"), strict=True):
        path.write_text(f'format = 1\nid = "own.bell"\n[name]\nen = "{name}"\n', "utf-8")
    files[2].write_text(files[2].read_text("utf-8").replace("format = 1", "format = 2"), "utf-8")
    drop(screen.window, files[:2])
    assert {role.id: role.name.en for role in stage.own_roles.found().roles} == {
        "own.bell": "Bellringer",
        "own.bell_2": "Gong",
    }
    stage.app.forget_notices()
    drop(screen.window, [files[2]])
    assert "format 2" in stage.app.property("notice")
    assert len(stage.own_roles.found().roles) == 2
