"""A finger of nobody's on the window: it finds a thing by its name and lies on it, as a hand would."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice, QPointingDeviceUniqueId
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import isValid

_PLAIN = Qt.KeyboardModifier.NoModifier
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class Finger:
    """One press at a time, of a device of its own: people's mice and fingers are others.

    A mouse, because Qt keeps the points of touch screens in the window system's hands (Qt 6.11).

    Args:
        window: where it touches.
    """

    def __init__(self, window: QQuickWindow) -> None:
        self._window = window
        self._device = QPointingDevice(
            "guide",
            -7,
            QInputDevice.DeviceType.Mouse,
            QPointingDevice.PointerType.Generic,
            QInputDevice.Capability.Position,
            1,
            1,
            "",
            QPointingDeviceUniqueId(),
        )
        self._place: QPointF | None = None

    def find(self, name: str) -> QQuickItem | None:
        """Return the visible item of that object name; None if the open screen has none."""
        return next((item for item in self._items() if item.objectName() == name), None)

    def place(self, item: QQuickItem) -> QPointF:
        """Return where a finger lies on an item, in the window: in the middle, or below a button's words.

        It lies there while something is said about the button, so these can be read.
        """
        wide, high = item.width(), item.height()
        beside = QPointF(wide - high * 0.5, high * 0.8)
        return item.mapToScene(beside if wide > 2 * high else QPointF(wide / 2, high / 2))

    def press(self, place: QPointF) -> None:
        """Put the finger down; where it lies already it is lifted first."""
        self.lift()
        self._place = place
        self._post(QEvent.Type.MouseButtonPress, place, _LEFT)

    def lift(self) -> None:
        """Lift it, if it lies anywhere."""
        place, self._place = self._place, None
        if place is not None:
            self._post(QEvent.Type.MouseButtonRelease, place, _NONE)

    def _items(self) -> Iterator[QQuickItem]:
        """Yield what is visible, depth first, what lies above before what lies below.

        Visual children are walked: those of a Repeater or a Loader are nobody's QObject children.
        """
        todo = [self._window.contentItem()]
        while todo:
            item = todo.pop()
            if isValid(item):
                yield item
                todo += [child for child in item.childItems() if child.isVisible()]

    def _post(self, kind: QEvent.Type, place: QPointF, held: Qt.MouseButton) -> None:
        """Queue an event, like the window system: sound threads may want Python's lock meanwhile."""
        on_screen = QPointF(self._window.mapToGlobal(place.toPoint()))
        event = QMouseEvent(kind, place, place, on_screen, _LEFT, held, _PLAIN, self._device)
        QCoreApplication.postEvent(self._window, event)
