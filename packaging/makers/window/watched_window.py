"""The real program in its real window, watched: what must hold whatever hands have just done to it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QStandardPaths,
    QtMsgType,
    QUrl,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QClipboard, QDesktopServices, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from shiboken6 import isValid

from makers.assurance.evenings import stands
from makers.assurance.proving import Broken, Counts
from makers.upsets import ReadBack
from nightcaller.app import director
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import Type, load_type
from nightcaller.app.stage import Stage
from nightcaller.languages import LANGUAGES
from nightcaller.resources import shipped
from nightcaller.table.live.evening import Evening
from nightcaller.text import Catalogue, message_id
from nightcaller.viewmodels import gathering

PRESSED: Final = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextInput", "QQuickTextEdit")
HARMLESS: Final = (
    *("pipewire", "FFmpeg", "PulseAudio", "Couldn't load va", "Couldn't resolve va", "XDG_RUNTIME"),
    *("Could not convert argument", "%entry@"),
)
"""What Qt says where there is no loudspeaker, and when it refuses what a slot is called with."""
MEMORABLE: Final = 3
"""Names of cards that are shorter are found in other words."""


class Control(NamedTuple):
    """Something that can be pressed now."""

    name: str
    item: QQuickItem
    held: bool
    able: bool

    @property
    def middle(self) -> QPointF:
        """Where a finger goes."""
        return self.item.mapToScene(QPointF(self.item.width() / 2, self.item.height() / 2))


class Opened(QObject):
    """Takes what the program would have another one open."""

    @Slot(QUrl)
    def take(self, _file: QUrl) -> None:
        """Open nothing."""


@cache
def application() -> QGuiApplication:
    """The application of this process, without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QGuiApplication.instance()
    return running if isinstance(running, QGuiApplication) else QGuiApplication(["nightcaller"])


@cache
def _known() -> tuple[Catalogue, Type]:
    """Texts and letters."""
    return Catalogue(shipped("i18n")), load_type()


@dataclass
class Alarm:
    """Rings at its time, unless it is cancelled."""

    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Let it not ring."""
        self.cancelled = True


class StandingClock:
    """A clock that only `pass_time` moves, in whole milliseconds as the system's does."""

    def __init__(self) -> None:
        self._now = 0.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        """Milliseconds since it was made."""
        return self._now

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        """Call once, so many milliseconds from now."""
        alarm = Alarm(self._now + max(1, ceil(milliseconds)), call)
        self._alarms.append(alarm)
        return alarm

    def pass_time(self, milliseconds: float) -> None:
        """Move on, ringing each alarm at its moment."""
        end = self._now + milliseconds
        while True:
            self._alarms = [alarm for alarm in self._alarms if not alarm.cancelled]
            alarm = min(self._alarms, key=lambda one: one.at, default=None)
            if alarm is None or alarm.at > end:
                break
            self._alarms.remove(alarm)
            self._now = max(self._now, alarm.at)
            alarm.call()
        self._now = end


class WatchedWindow:
    """The program, opened in a folder of its own; opened again as often as somebody likes.

    Args:
        folder: settings, evenings and keys.

    Attributes:
        faults: what must never happen: exceptions, and what QML complains about.
    """

    def __init__(self, folder: Path, language: str, size: tuple[int, int]) -> None:
        self.folder, self.language, self.size = folder, language, size
        self.faults: list[str] = []
        self._length = -1
        self._evening: Evening | None = None
        self._read_back = ReadBack()
        self._left: dict[str, str] = {}
        """Evening -> where it stood when the window was closed or left."""
        self.open()

    # --- opening and closing -------------------------------------------------------------------------------

    def open(self) -> None:
        """Start the program."""
        texts, look = _known()
        self.clock = StandingClock()
        arguments = Arguments(data_dir=self.folder, language=self.language, size=self.size)
        self.stage = Stage(arguments, texts, look, clock=self.clock)
        self.stage.narrator.speaker.unheard = lambda languages: ""  # type: ignore[method-assign]  # noqa: ARG005
        self.stage.engine.warnings.connect(lambda found: self.faults.extend(one.toString() for one in found))
        self.stage.settings_screen.setProperty("reducedMotion", True)
        self.window = self.stage.window
        self.window.setProperty("deafFor", 0)
        self.rest()

    def close(self) -> None:
        """End it."""
        self.note_where_it_stands()
        self.stage.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        application().processEvents()

    # --- looking -------------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The open screen's name."""
        return str(self.stage.app.property("screen"))

    @property
    def model(self) -> Any:
        """The open screen's view model."""
        return self.stage.app.property("model")

    @property
    def evening(self) -> Evening | None:
        """The evening that is played now."""
        led = self.stage._director
        playing = led is not None and self.stage.app.property("playing")
        return led.evening if led is not None and playing and not led._past else None

    def items(self, *, hidden: bool = False) -> Iterator[QQuickItem]:
        """Every item, the visible ones or all."""
        todo = [self.window.contentItem()]
        while todo:
            item = todo.pop()
            if isValid(item):
                yield item
                todo += [child for child in item.childItems() if hidden or child.isVisible()]

    def controls(self) -> list[Control]:
        """Whatever can be pressed; with a dialog or the curtain over a page, what is on that."""
        found: list[Control] = []

        def walk(item: QQuickItem) -> None:
            for child in item.childItems():
                if not child.isVisible():
                    continue
                name = child.objectName()
                if child.width() > 0 and child.height() > 0:
                    held = hasattr(child, "completed")
                    if held or any(child.inherits(kind) for kind in PRESSED) or _tapped(child, name):
                        able = child.isEnabled() and child.property("able") is not False
                        found.append(Control(name, child, held, able))
                        continue
                walk(child)

        layers = [child for child in self.window.contentItem().childItems() if child.isVisible()]
        dialogs = [
            child
            for child in layers
            if child.inherits("QQuickOverlay") and any(one.isVisible() for one in child.childItems())
        ]
        for layer in dialogs or layers:
            walk(layer)
        return found

    # --- what must hold ------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Let happen what is about to happen."""
        application().processEvents()
        for item in reversed(list(self.items())):
            if isValid(item) and (item.inherits("QQuickBasePositioner") or item.inherits("QQuickLayout")):
                item.ensurePolished()
        application().processEvents()

    def check(self, counts: Counts) -> None:
        """Look whether everything is as it must be.

        Raises:
            Broken: it is not.
        """
        if self.faults:
            raise Broken(f"at {self.place}: {self.faults[0]}")
        evening = self.evening
        if evening is not self._evening:
            self._evening, self._length, self._read_back = evening, -1, ReadBack()
            if evening is not None and (live := self._left.pop(evening.id, None)) not in (
                None,
                stands(evening),
            ):
                raise Broken(f"gone on with it stands at {stands(evening)} instead of {live}")
        if evening is not None and evening.ledger.length != self._length:
            self._length = evening.ledger.length
            self._read_back.compare(evening)
            counts["records"] += 1

    def note_where_it_stands(self) -> None:
        """Before an evening is left: where it has to be gone on with."""
        if (evening := self.evening) is not None and not evening.ledger.unsettled:
            self._left[evening.id] = stands(evening)

    def left_over(self) -> str:
        """A card's name that somebody could still find in the scene, told or copied; empty if none."""
        evening = self.evening
        assert evening is not None
        texts = [str(item.property("text") or "") for item in self.items(hidden=True)]
        texts += [*_spoken(self.window), self.window.title()]
        board = QGuiApplication.clipboard()
        modes = (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection, QClipboard.Mode.FindBuffer)
        texts += [board.text(mode) for mode in modes]
        texts += [str(path.relative_to(self.folder)) for path in self.folder.rglob("*")]
        catalogue, *_ = _known()
        names = {
            catalogue.say(language, message_id("role", role))
            for language in LANGUAGES
            for role in evening.sitting.deck
        }
        for name in names:
            if len(name) > MEMORABLE or not name.isascii():
                for text in texts:
                    if name in text:
                        return f"{name} in {text!r}"
        return ""


def _tapped(item: QQuickItem, name: str) -> bool:
    return bool(name) and any(child.inherits("QQuickTapHandler") for child in item.children())


def _spoken(window: Any) -> list[str]:
    """Everything that a screen reader finds."""
    found: list[str] = []

    def walk(node: QAccessibleInterface) -> None:
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            if text := node.text(kind):
                found.append(text)
        for at in range(node.childCount()):
            if (child := node.child(at)) is not None:
                walk(child)

    root = QAccessible.queryAccessibleInterface(window)
    if root is not None:
        walk(root)
    return found


@contextmanager
def watched(name: str, seed: int, language: str, size: tuple[int, int]) -> Iterator[WatchedWindow]:
    """A window that is watched until the end; nothing of it gets out of a folder of its own."""
    application()
    faults: list[str] = []

    def failed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        at = f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace else ""
        faults.append(f"{kind.__name__}: {error}{at}")

    def complained(kind: QtMsgType, _context: Any, text: str) -> None:
        grave = kind in {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}
        if grave and not any(word in text for word in HARMLESS):
            faults.append(text)

    hook, sys.excepthook = sys.excepthook, failed
    before = qInstallMessageHandler(complained)
    QStandardPaths.setTestModeEnabled(True)
    opened = Opened()
    QDesktopServices.setUrlHandler("file", opened, "take")  # type: ignore[arg-type]  # bytes are refused (PySide6 6.11)
    with TemporaryDirectory(prefix=f"nightcaller-{name}-") as folder, _dealing_from(seed):
        window = WatchedWindow(Path(folder), language, size)
        window.faults = faults
        try:
            yield window
        finally:
            window.close()
            qInstallMessageHandler(before)
            sys.excepthook = hook
            QDesktopServices.unsetUrlHandler("file")
            QStandardPaths.setTestModeEnabled(False)


@contextmanager
def _dealing_from(seed: int) -> Iterator[None]:
    """Let what is drawn for a new deck be the same in every run."""
    drawn = iter(range(seed, seed + 100_000))

    class Drawn:
        """Numbers in a row."""

        @staticmethod
        def randbits(_bits: int) -> int:
            return next(drawn)

    drawing = [vars(module) for module in (gathering, director)]
    kept = [names["secrets"] for names in drawing]
    for names in drawing:
        names["secrets"] = Drawn
    try:
        yield
    finally:
        for names, before in zip(drawing, kept, strict=True):
            names["secrets"] = before


def waited(until: Callable[[], bool], milliseconds: int = 1000) -> bool:
    """Let the window move until something is so; return whether it has become so."""
    for _ in range(milliseconds // 5):
        if until():
            return True
        QTest.qWait(5)
    return until()
