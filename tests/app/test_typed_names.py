"""Who was typed plays: whatever leaves the field or the screen, no name that stands in it is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

Opened = Callable[..., tuple[Any, Any]]


def typed(open_stage: Opened, *seated: str, draft: str) -> tuple[Any, Any]:
    stage, screen = open_stage(screen="Players")
    for name in seated:
        stage.app.property("model").add(name)
    screen.type(draft)
    return stage, screen


def there(stage: Any, name: str) -> bool:
    """Whether somebody sits down or still stands in the field."""
    seated = [player.name for player in stage.gathering.players]
    return (name in seated) != (stage.app._models["Players"].property("draft") == name)


SEATED = ("Ann", "Ben", "Cleo")


def test_the_last_player_needs_no_enter(open_stage: Opened) -> None:
    stage, screen = typed(open_stage, *SEATED, draft="Dan")
    assert screen.text("nextButton") == "4 players: choose the rules"
    screen.tap("nextButton")
    assert [player.name for player in stage.gathering.players] == [*SEATED, "Dan"]
    assert stage.app.property("screen") == "Books"


def test_a_name_that_will_not_do_keeps_the_screen(open_stage: Opened) -> None:
    stage, screen = typed(open_stage, *SEATED, "Dan", draft="ANN")
    screen.tap("nextButton")
    assert stage.app.property("screen") == "Players"
    assert "already" in screen.text("nameEntryProblem")
    assert screen.text("nameEntryField") == "ANN"


def test_no_control_of_the_screen_loses_it(open_stage: Opened) -> None:
    stage, screen = typed(open_stage, *SEATED, draft="Dan")
    controls = [
        item.objectName()
        for item in screen.items()
        if item.objectName() and item.isEnabled() and item.activeFocusOnTab()
    ]
    assert {"nextButton", "backButton", "handbookButton", "clearButton", "remove1", "language2"} <= set(
        controls
    )
    for control in controls:
        stage.app.restart("Home")
        stage.gathering.players = ()
        stage.app.open("Players")
        model = stage.app.property("model")
        for name in SEATED:
            model.add(name)
        screen.find("nameEntryField").forceActiveFocus()
        screen.type("Dan")
        assert model.property("draft") == "Dan"
        screen.tap(control)
        screen.key(Qt.Key.Key_Escape)  # what it opened
        assert there(stage, "Dan"), control


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_takes_it(open_stage: Opened, key: Qt.Key) -> None:
    stage, screen = typed(open_stage, *SEATED, draft="Dan")
    screen.key(key)
    assert stage.gathering.players[-1].name == "Dan"
    assert screen.focus() != "nameEntryField"


def test_what_was_refused_waits_for_whoever_comes_back(open_stage: Opened) -> None:
    stage, screen = typed(open_stage, *SEATED, draft="ann")
    screen.tap("handbookButton")
    stage.app.back()
    assert screen.text("nameEntryField") == "ann"


CHAIN = "#接龙\r\n周六七点\r\n1. 小满\r\n2. 阿泽\r\n3. 大鹏\r\n4. "


def pasted(open_stage: Opened, text: str) -> tuple[Any, Any]:
    stage, screen = typed(open_stage, draft="")
    QGuiApplication.clipboard().setText(text)
    screen.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    return stage, screen


def test_a_pasted_chain_sits_down(open_stage: Opened) -> None:
    stage, screen = pasted(open_stage, CHAIN.replace("周六七点\r\n", ""))
    screen.key(Qt.Key.Key_Return)
    assert [player.name for player in stage.gathering.players] == ["小满", "阿泽", "大鹏"]


def test_a_doubtful_one_is_asked_about_first(open_stage: Opened) -> None:
    stage, screen = pasted(open_stage, CHAIN)
    screen.key(Qt.Key.Key_Return)
    assert stage.gathering.players == ()
    assert "Are these 3 people?" in screen.texts()
    assert "小满 · 阿泽 · 大鹏\nLeft out: 周六七点" in screen.texts()
    screen.tap("dialogYes")
    assert [player.name for player in stage.gathering.players] == ["小满", "阿泽", "大鹏"]
    assert screen.text("nameEntryField") == ""


def test_what_was_meant_as_one_name_is_one(open_stage: Opened) -> None:
    stage, screen = typed(open_stage, draft="")
    stage.app.property("model").add("小满 阿泽")
    screen.tap("dialogOther")
    assert [player.name for player in stage.gathering.players] == ["小满 阿泽"]
