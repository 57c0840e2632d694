"""A file of an evening, let go over the window: it is told; whatever else is dropped is declined politely."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from driver import read_all
from makers.own import anything
from nightcaller.errors import NightcallerError
from nightcaller.resources import shipped
from nightcaller.rulebooks.own import OwnRoleError, against, read, write
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.own_roles import place_of
from nightcaller.text import Catalogue
from nightcaller.viewmodels.even_rows import WORD_JOINER
from nightcaller.viewmodels.phrasebook import NO_BREAK
from rulebooks.own.broken import BROKEN
from rulebooks.own.made_up import LAMPLIGHTER
from table.bots import keyed, play, sitting

Opened = Callable[..., tuple[Any, Any]]
CATALOGUE = Catalogue(shipped("i18n"))


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
    read_all(stage.app)
    drop(screen.window, [files[2]])
    assert "format 2" in stage.app.property("notice")
    assert len(stage.own_roles.found().roles) == 2


PLACE = {"en": "Line {line}", "zh-CN": "第{line}行"}


def told(stage: Any) -> str:
    """What the window says, without what keeps a number on its line."""
    return str(stage.app.property("notice")).replace(WORD_JOINER, "").replace(NO_BREAK, " ")


def said_in(language: str, problem: NightcallerError) -> str:
    return CATALOGUE.say(language, problem.message_id, **problem.arguments)


def test_every_kind_of_file_that_is_no_role_is_told_with_line_field_and_reason(
    open_stage: Opened, tmp_path: Path
) -> None:
    """In both languages, as the command line does; nothing of it is kept."""
    stage, screen = open_stage()
    stage.words.speak(tuple(PLACE))
    for number, (data, (_kind, line, field)) in enumerate(BROKEN.items()):
        path = tmp_path / f"role{number}.toml"
        path.write_bytes(data)
        with pytest.raises(OwnRoleError) as refused:
            read(data)
        drop(screen.window, [path])
        notice = told(stage)
        assert path.name in notice
        for language, place in PLACE.items():
            assert said_in(language, refused.value) in notice
            assert line is None or place.format(line=line) in notice
        assert field is None or notice.count(f"“{field}”") >= len(PLACE)
        read_all(stage.app)
    drop(screen.window, [tmp_path / "gone.toml"])
    assert "gone.toml" in stage.app.property("notice")
    assert stage.own_roles.found().roles == ()
    known = {f"error-own-file-{kind}" for kind, _line, _field in BROKEN.values()}
    every = {one for one in CATALOGUE.ids("en") if one.startswith("error-own-file-")}
    assert every - known == {"error-own-file-none", "error-own-file-name-taken"}, (
        "these have tests of their own"
    )


def test_a_role_that_cannot_be_played_yet_is_taken_in_and_told_why(
    open_stage: Opened, tmp_path: Path
) -> None:
    """Where its own file says so, and what would work."""
    stage, screen = open_stage()
    stage.words.speak(tuple(PLACE))
    for number in range(12):
        role = anything(number)
        path = tmp_path / f"{role.short}.toml"
        path.write_text(write(role), encoding="utf-8")
        drop(screen.window, [path])
        assert role in stage.own_roles.found().roles
        notice, refused = told(stage), against(role, stage.workshop.book)
        for language in PLACE:
            assert role.named("en") in notice
            first = refused[0].told_at(place_of(refused[0], path.read_bytes())) if refused else None
            assert first is None or CATALOGUE.say(language, first.message, **first.arguments) in notice
        read_all(stage.app)


def test_an_evening_with_a_role_that_is_none_says_which_field_and_why(
    open_stage: Opened, tmp_path: Path
) -> None:
    """One of a newer app, or one that somebody has edited."""
    shelf = Shelf(tmp_path / "theirs", tmp_path / "their-state")
    deck = {"werewolf": 2, LAMPLIGHTER.id: 1, "commoner": 3}
    evening = Evening.begin(sitting(6, deck=deck, roles=(LAMPLIGHTER,)), shelf)
    play(evening, keyed(5))
    content = json.loads(evening.story_file())
    evening.close()
    stage, screen = open_stage()
    stage.words.speak(tuple(PLACE))
    for field, value in (("does", "bakes"), ("nights", "blue"), ("since", 77), ("baskets", 2), ("name", 3)):
        role = content["setup"]["roles"][0]
        place = role if field == "name" else role["sentence"][0]
        before = dict(place)
        place[field] = value
        content["id"] = f"{int(content['id'], 16) + 1:032x}"
        path = tmp_path / "Nightcaller 2026-05-02.nightcaller"
        path.write_text(json.dumps(content), encoding="utf-8")
        place.clear()
        place.update(before)
        drop(screen.window, [path])
        assert told(stage).count(f"“{field}”") == len(PLACE)
        assert not {"Line 0", "第0行"} & {told(stage)}
        read_all(stage.app)
