"""Text that one person writes alone stays where it is: in no clipboard, no marking, no input method's memory.

The panic cover and the hand-over have nothing to clear, because nothing was there.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLoggingCategory,
    QPoint,
    Qt,
    qCritical,
    qDebug,
    qInfo,
    qInstallMessageHandler,
    qSetMessagePattern,
    qWarning,
)
from PySide6.QtGui import (
    QClipboard,
    QGuiApplication,
    QInputMethodEvent,
    QInputMethodQueryEvent,
    QKeyEvent,
)
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

import nightcaller
from app.test_controls import cover, reached
from app.test_holds import Table, board
from driver import Screen
from nightcaller.app.faults import quiet_qt
from nightcaller.table.live.scene import Cover
from patience import until
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
SECRET: Final = "eight howls"
LINE: Final = re.compile(r"Qt (warning|critical|fatal) \S+ \S+:\d+$")
DEFAULT: Final = "%{if-category}%{category}: %{endif}%{message}"
"""How Qt writes what nobody said how to write."""
NONE: Final = Qt.KeyboardModifier.NoModifier
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
META: Final = Qt.KeyboardModifier.MetaModifier
KEYS: Final = [
    *(getattr(Qt.Key, f"Key_{chr(letter)}") for letter in range(ord("A"), ord("Z") + 1)),
    *(Qt.Key.Key_Insert, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Space),
]
OWN: Final = [Qt.Key.Key_Copy, Qt.Key.Key_Cut, Qt.Key.Key_F16, Qt.Key.Key_F20]


def handbook(at: Table) -> None:
    """The handbook, opened by whoever stands before a cover."""
    at.play(reached(Cover, cover("night")))
    at.stage.app.open("Handbook")
    at.draw()


def noting(at: Table) -> None:
    board(at)
    at.screen.hold("hold")
    at.draw()


ALONE: Final[dict[str, Callable[[Table], None]]] = {"board": noting, "handbook": handbook}
"""Where one person is alone with a text field."""


def field_of(screen: Screen) -> QQuickItem:
    (found,) = (item for item in screen.items() if item.inherits("QQuickTextInput"))
    return found


@pytest.fixture
def alone(open_stage: Opened) -> Table:
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    return Table(stage, screen, clock)


@pytest.mark.parametrize("place", ALONE)
def test_nothing_is_copied_or_marked_by_any_key_or_finger(alone: Table, place: str) -> None:
    ALONE[place](alone)
    screen, clipboard = alone.screen, QGuiApplication.clipboard()
    clipboard.setText("before")
    field = field_of(screen)
    marked: list[str] = []

    def fresh() -> None:
        field.setProperty("text", SECRET)
        field.setProperty("cursorPosition", 5)
        field.forceActiveFocus()

    def nothing(by: object) -> None:
        kept = [clipboard.text(mode) for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)]
        assert kept[0] == "before", by
        assert kept[1] in {"", "before"}, by
        assert field.property("selectedText") == "", by

    field.selectedTextChanged.connect(lambda: marked.append(field.property("selectedText")))  # type: ignore[attr-defined]
    for key in (*KEYS, *OWN):
        for modifiers in (CONTROL, SHIFT, CONTROL | SHIFT, META, *((NONE,) if key in OWN else ())):
            fresh()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QCoreApplication.sendEvent(screen.window, QKeyEvent(kind, key, modifiers))
            nothing((key, modifiers))
    left = field.mapToScene(QPoint(2, int(field.height() / 2))).toPoint()
    right = left + QPoint(200, 0)
    for means in ("drag", "double", "middle"):
        fresh()
        button = Qt.MouseButton.MiddleButton if means == "middle" else Qt.MouseButton.LeftButton
        if means == "double":
            QTest.mouseDClick(screen.window, button, NONE, left + QPoint(12, 0))
        else:
            QTest.mousePress(screen.window, button, NONE, left)
            for step in range(1, 9):
                QTest.mouseMove(screen.window, left + (right - left) * step / 8)
            QTest.mouseRelease(screen.window, button, NONE, right)
        nothing(means)
    assert not any(marked), "not for a moment: X11 keeps what was marked"


@pytest.mark.parametrize("place", ALONE)
def test_an_input_method_is_told_not_to_learn_and_is_left_with_nothing(alone: Table, place: str) -> None:
    """What it holds, pinyin that is no sign yet, goes with the page and into no other field."""
    ALONE[place](alone)
    field = field_of(alone.screen)
    hints = Qt.InputMethodHint(field.inputMethodQuery(Qt.InputMethodQuery.ImHints))
    wanted = Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
    assert hints & wanted == wanted
    field.forceActiveFocus()
    QCoreApplication.sendEvent(field, QInputMethodEvent(SECRET, []))

    def composes() -> bool:
        """Whether an input method would go on with what has the keyboard now."""
        asked = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
        QCoreApplication.sendEvent(QGuiApplication.focusObject(), asked)
        return bool(asked.value(Qt.InputMethodQuery.ImEnabled))

    assert (field.property("preeditText"), composes()) == (SECRET, True)
    alone.stage.app.cover()
    alone.draw()
    assert not composes()
    alone.screen.hold("curtainOpen")
    alone.draw()
    assert alone.stage.app.property("screen") == "Cover"
    todo = [alone.screen.window.contentItem()]
    for item in todo:  # the hidden ones as well
        todo += item.childItems()
        assert SECRET not in f"{item.property('text')} {item.property('preeditText')}", item


def test_every_field_of_a_private_screen_is_among_these(alone: Table) -> None:
    from app.test_controls import ALONE as SCREENS
    from app.test_controls import screens

    found = set()
    for name in screens(alone.stage, alone.screen):
        if SCREENS.search(name):
            found |= {name for item in alone.screen.items() if item.inherits("QQuickTextInput")}
    assert found == set()


@pytest.mark.parametrize("place", ALONE)
def test_no_log_has_it_however_much_is_logged(
    alone: Table, place: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """With everything switched on that Qt can tell of itself; of a warning there is where it came from."""
    ALONE[place](alone)
    before = qInstallMessageHandler(None)
    capfd.readouterr()
    try:
        quiet_qt()
        QLoggingCategory.setFilterRules("*=true")
        field = field_of(alone.screen)
        field.forceActiveFocus()
        for letter in SECRET:
            QTest.keyClick(alone.screen.window, letter)
        alone.draw()
        assert field.property("text") == SECRET
        for say in (qDebug, qInfo, qWarning, qCritical):
            say(f"a complaint that quotes {SECRET}")
    finally:
        QLoggingCategory.setFilterRules("")
        qSetMessagePattern(DEFAULT)
        qInstallMessageHandler(before)
    told = "".join(capfd.readouterr())
    assert "Qt warning " in told
    assert "Qt critical " in told
    assert SECRET not in told
    assert not any(line.strip() for line in told.splitlines() if not LINE.match(line))


def test_nor_what_was_asked_of_qt_from_outside(tmp_path: Path) -> None:
    """How Qt's messages look is not for whoever starts the program to say."""
    asked = {"QT_MESSAGE_PATTERN": "TOLD %{message}", "QT_LOGGING_RULES": "*=true"}
    command = [sys.executable, "-m", "nightcaller", "--data-dir", str(tmp_path / "data")]
    log = tmp_path / "log"
    with (
        log.open("w", encoding="utf-8") as stderr,
        subprocess.Popen(command, env=os.environ | asked, stderr=stderr) as program,
    ):
        try:
            until(lambda: (tmp_path / "data" / "nightcaller.lock").exists() or program.poll() is not None)
        finally:
            program.kill()
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines
    assert not [line for line in lines if line.startswith("TOLD")]


def test_nobody_else_logs() -> None:
    """Python has no logger here and prints only where a linter was told why; QML writes to no console."""
    room = Path(nightcaller.__file__).parent
    for file in sorted(room.rglob("*.py")):
        assert "qInstallMessageHandler" not in file.read_text("utf-8"), "Qt's threads would wait for Python"
        assert not re.search(r"^\s*(import|from) logging", file.read_text("utf-8"), re.MULTILINE), file
    for file in sorted(room.rglob("*.qml")):
        assert "console." not in file.read_text("utf-8"), file


def test_the_windows_title_is_the_products_name_and_nothing_else() -> None:
    """A task bar shows it, and the system's list of windows."""
    room = Path(nightcaller.__file__).parent
    main = (room / "qml/Nightcaller/Main.qml").read_text("utf-8")
    assert re.findall(r"^    title: (.*)$", main, re.MULTILINE) == ['"唤夜人 · Nightcaller"']
    assert "window.title" not in "".join(file.read_text("utf-8") for file in room.rglob("*.qml"))
    assert "setTitle" not in "".join(file.read_text("utf-8") for file in (room / "app").rglob("*.py"))
