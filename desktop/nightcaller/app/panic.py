"""The panic key: Escape twice within a second covers the screen, wherever the keyboard is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

from nightcaller.viewmodels.application import AppViewModel

_TWICE_MS: Final = 1000


class PanicKey(QObject):
    """Watches a window's keys without taking any: a single Escape still closes a dialog."""

    def __init__(self, window: QWindow, app: AppViewModel) -> None:
        super().__init__(window)
        self._app = app
        self._since = QElapsedTimer()
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if event.key() != Qt.Key.Key_Escape:
                self._since.invalidate()
            elif self._since.isValid() and self._since.elapsed() < _TWICE_MS:
                self._since.invalidate()
                self._app.cover()
            else:
                self._since.restart()
        return False
