"""Drives the real window the way a player does: look for a thing by its name, tap it, hold it, read it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QPointingDevice
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import invalidate, isValid

from nightcaller.app.fonts import load_type
from nightcaller.app.stage import QML
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.even_rows import WORD_JOINER
from nightcaller.viewmodels.phrasebook import NO_BREAK
from nightcaller.viewmodels.visit import VisitViewModel

By = Literal["mouse", "Space", "Return", "Enter", "touch"]
"""What something is held with: a pointer, or a key while it has the focus."""
BRISK: Final = 0.08
"""How much of its time a hold takes that a test only waits for. How long people hold is tested where a finger
is laid on and lifted by hand (`Screen.press`)."""
KEYS: Final = {"Space": Qt.Key.Key_Space, "Return": Qt.Key.Key_Return, "Enter": Qt.Key.Key_Enter}


@cache
def finger() -> QPointingDevice:
    """Return this computer's touch screen."""
    return QTest.createTouchDevice()


def owed(model: VisitViewModel) -> list[int]:
    """The blanks that nobody may leave untouched in this round, and whoever looks has."""
    asked = model._open_page()
    return [] if asked is None else list(asked.owed)


def read_all(app: AppViewModel) -> None:
    """Put away every message, as whoever sits there does."""
    while app.notice:
        app.heard()


def loaded(engine: QQmlApplicationEngine, app: AppViewModel, size: tuple[int, int]) -> QQuickWindow:
    """Open the window without the stage; the screen that it shows first has been opened before."""
    look = load_type()
    engine.addImportPath(str(QML))
    engine.setInitialProperties(
        {
            "app": app,
            "sansFamily": look.sans,
            "serifFamily": look.serif,
            "width": size[0],
            "height": size[1],
            "visible": True,
        }
    )
    engine.load(QUrl.fromLocalFile(str(QML / "Nightcaller" / "Main.qml")))
    (window,) = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    window.requestActivate()
    return window


def unglued(text: str) -> str:
    """Return a text as one reads it: without what keeps its numbers in one line with their words."""
    return text.replace(WORD_JOINER, "").replace(NO_BREAK, " ")


@cache
def every_text() -> Catalogue:
    """Return all text, read once for every test of a process."""
    return Catalogue(shipped("i18n"))


def kind_of(item: QQuickItem) -> str:
    """Return the name of an item's type in QML, as ``MixBar_QMLTYPE_12``.

    PySide keeps a wrapper of a meta object though its engine is gone, and then hands it out for whatever item
    lies at that address next, tests later. So it is let go here, and nobody else asks an item for one.
    """
    meta = item.metaObject()
    name = meta.className()
    invalidate(meta)
    return name


class Screen:
    """The window under test. Names are objectNames; an item counts only while it is visible."""

    def __init__(self, window: QQuickWindow, qtbot: QtBot) -> None:
        self.window = window
        # No hand is as quick as a test: new buttons hear at once, unless the test is about that.
        window.setProperty("deafFor", 0)
        self.qtbot = qtbot

    # --- looking ---

    def items(self) -> Iterator[QQuickItem]:
        """Yield every visible item, depth first.

        `findChild` misses what Repeaters and Loaders make: those are visual children, not QObject children.
        Whoever walks may lay things out, and rows go meanwhile: what is gone is passed over.
        """
        todo = [self.window.contentItem()]
        while todo:
            item = todo.pop()
            if not isValid(item):
                continue
            yield item
            if isValid(item):
                todo += [child for child in item.childItems() if child.isVisible()]

    def has(self, name: str) -> bool:
        """Say whether something of that name is on the screen."""
        return any(item.objectName() == name for item in self.items())

    def find(self, name: str) -> QQuickItem:
        """Return the visible item of that name.

        Raises:
            AssertionError: there is none; the message lists what is there.
        """
        names = []
        for item in self.items():
            if item.objectName() == name:
                return item
            names.append(item.objectName())
        raise AssertionError(f"nothing named {name!r} on the screen, only {sorted({n for n in names if n})}")

    def text(self, name: str) -> str:
        """Return the text of an item as one reads it."""
        return unglued(str(self.find(name).property("text")))

    def texts(self, but: str = "") -> list[str]:
        """Return every text on the screen: what can be read, but on items of one name."""
        found = (item.property("text") for item in self.items() if not but or item.objectName() != but)
        return [unglued(text) for text in found if isinstance(text, str) and text]

    def cut_off(self) -> list[str]:
        """Return every text on the screen of which something cannot be read."""
        return [str(item.property("text")) for item in self.items() if _cut_off(item)]

    def names(self, prefix: str = "") -> list[str]:
        """Return the names on the screen that begin with `prefix`, sorted."""
        return sorted(
            item.objectName() for item in self.items() if item.objectName().startswith(prefix or "\0")
        )

    def focus(self) -> str:
        """Return the name of the item that has the keyboard."""
        item = self.window.activeFocusItem()
        while item is not None and not item.objectName():
            item = item.parentItem()
        return "" if item is None else item.objectName()

    def settle(self) -> None:
        """Lay out what is due, as the next frame would.

        A row that a list has just got lies on its first row until then; no hand is as quick as a test.
        """
        placing = ("QQuickBasePositioner", "QQuickLayout")
        for item in reversed(list(self.items())):
            if isValid(item) and any(item.inherits(kind) for kind in placing):
                item.ensurePolished()

    def centre(self, name: str) -> QPoint:
        """Return the middle of an item in window coordinates, scrolling to it if needed."""
        self.settle()
        item = self.find(name)
        self._reveal(item)
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def rectangle(self, name: str) -> QRectF:
        """Return where an item is, in window coordinates."""
        self.settle()
        item = self.find(name)
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))

    def _reveal(self, item: QQuickItem) -> None:
        parent = item.parentItem()
        while parent is not None:
            if parent.inherits("QQuickFlickable"):
                top = item.mapToItem(parent, QPointF(0, 0)).y()
                low = top + item.height() - parent.height()
                if low > 0:
                    parent.setProperty("contentY", parent.property("contentY") + low)
                elif top < 0:
                    parent.setProperty("contentY", parent.property("contentY") + top)
            parent = parent.parentItem()

    # --- doing ---

    def tap(self, name: str) -> None:
        """Press and release in the middle of an item."""
        self.qtbot.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=self.centre(name))

    def press(self, name: str) -> None:
        """Put the finger on an item and leave it there."""
        self.qtbot.mousePress(self.window, Qt.MouseButton.LeftButton, pos=self.centre(name))

    def release(self, name: str) -> None:
        """Lift the finger."""
        self.qtbot.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=self.centre(name))

    def let_go(self) -> None:
        """Lift the finger where nothing is any more."""
        self.qtbot.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))

    def held_card(self) -> str:
        """Return what the open card says, in one piece."""
        return "\n".join(
            unglued(str(item.property("text")))
            for item in reversed(list(self.items()))
            if item.objectName() == "cardLine"
        )

    @contextmanager
    def holding(self, name: str, by: By = "mouse") -> Iterator[None]:
        """Press until the hold is complete; what follows sees what a finger sees that stays where it is.

        A key that stays down repeats, as every keyboard's does; the last thing is that it is let go.
        """
        item = self.find(name)
        done: list[bool] = []
        item.completed.connect(lambda: done.append(True))  # type: ignore[attr-defined]
        place = self.centre(name)
        with self.hurried():
            if by in KEYS:
                item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
                QTest.keyPress(self.window, KEYS[by])
            elif by == "touch":
                QTest.touchEvent(self.window, finger()).press(0, place)
            else:
                self.qtbot.mousePress(self.window, Qt.MouseButton.LeftButton, pos=place)
            self.qtbot.waitUntil(lambda: bool(done))
            if by in KEYS:
                for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                    again = QKeyEvent(kind, KEYS[by], Qt.KeyboardModifier.NoModifier, "", True)
                    QCoreApplication.sendEvent(self.window, again)
            yield
        if by in KEYS:
            QTest.keyRelease(self.window, KEYS[by])
        elif by == "touch":
            QTest.touchEvent(self.window, finger()).release(0, place)
        else:
            self.qtbot.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=place)

    @contextmanager
    def hurried(self) -> Iterator[None]:
        """Let holds be complete within a frame or two."""
        before = self.window.property("holdPace")
        self.window.setProperty("holdPace", BRISK)
        try:
            yield
        finally:
            self.window.setProperty("holdPace", before)

    def hold(self, name: str, by: By = "mouse") -> None:
        """Press until the hold is complete, and let go."""
        with self.holding(name, by):
            pass

    def hold_on(self, name: str = "identify") -> None:
        """Hold "I am she" and leave the finger there until what opens under it is open."""
        with self.hurried():
            self.press(name)
            self.qtbot.waitUntil(lambda: not self.has(name))
            self.carry_on()

    def carry_on(self) -> None:
        """Wait until a hold that has been taken over from the page before is complete."""
        for item in [item for item in self.items() if item.property("holding")]:
            self.qtbot.waitUntil(lambda on=item: bool(on.property("held")))  # type: ignore[misc]

    def come_in(self) -> None:
        """Hold "I am she" until the card is open, where there is one, and let go."""
        self.hold_on()
        self.let_go()

    def drag(self, name: str, onto: str) -> None:
        """Drag one item onto another."""
        start, end = self.centre(name), self.centre(onto)
        self.qtbot.mousePress(self.window, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 13):
            QTest.mouseMove(self.window, start + (end - start) * (step / 12))
            QTest.qWait(1)
        self.qtbot.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and release a key."""
        QTest.keyClick(self.window, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text into whatever has the keyboard, characters of any script included."""
        for character in text:
            QTest.sendKeyEvent(
                QTest.KeyAction.Click,
                self.window,
                Qt.Key.Key_unknown,
                character,
                Qt.KeyboardModifier.NoModifier,
            ) if not character.isascii() else QTest.keyClick(self.window, character)

    def wait(self, name: str) -> None:
        """Wait until something of that name is on the screen."""
        self.qtbot.waitUntil(lambda: self.has(name))

    # --- pictures ---

    def shot(self, path: Path) -> Path:
        """Save a picture of the window."""
        path.parent.mkdir(parents=True, exist_ok=True)
        assert self.window.grabWindow().save(str(path))
        return path

    def resize(self, width: int, height: int) -> None:
        """Give the window another size and let it lay itself out."""
        self.shape(width, height)
        self.window.grabWindow()

    def shape(self, width: int, height: int) -> None:
        """Give the window another size; nothing is drawn."""
        self.window.resize(width, height)
        content = self.window.contentItem()
        self.qtbot.waitUntil(lambda: (content.width(), content.height()) == (width, height))


def _cut_off(item: QQuickItem) -> bool:
    if item.property("truncated"):
        return True
    wanted, given = item.property("contentWidth"), item.width()
    is_text = item.inherits("QQuickText")
    return bool(is_text and item.property("text") and wanted is not None and wanted > given + 1.5)
