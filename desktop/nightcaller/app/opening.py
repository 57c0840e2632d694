"""The window with nothing in it but its sky: on the screen before the rest of the program is loaded.

Imports as little as it can; that is its point.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtCore import QEventLoop, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import Type
from nightcaller.app.window_place import WindowPlace, remember, remembered
from nightcaller.errors import NightcallerError
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.lettering import Lettering
from nightcaller.viewmodels.phrasebook import Phrasebook

QML: Final = Path(__file__).resolve().parents[1] / "qml"
_FIRST_FRAME_MS: Final = 1000
"""How long to wait for a first frame: a window that opens minimised has none."""


class Opening:
    """Opens the window.

    Args:
        arguments: the command line.
        look: the type families.
    """

    def __init__(self, arguments: Arguments, look: Type) -> None:
        self.engine = QQmlApplicationEngine()
        self.words = Phrasebook(parent=self.engine)
        self.app = AppViewModel(self.words, self.engine)
        below = arguments.data_dir or platformdirs.user_state_path("nightcaller", appauthor=False)
        self._kept_in = below / "window.json"
        self.place = remembered(self._kept_in)
        if arguments.size is not None:
            self.place = WindowPlace(*arguments.size)
        if QGuiApplication.platformName() != "offscreen":  # which has no screen that it would have to fit
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.place = self.place.fitted((room.width(), room.height()))
        self.engine.addImportPath(str(QML))
        self.engine.setInitialProperties(
            {
                "app": self.app,
                "sansFamily": look.sans,
                "serifFamily": look.serif,
                "lettering": Lettering(look.sans, look.serif, look.serif_file, self.engine),
                "width": self.place.width,
                "height": self.place.height,
                "fullScreen": self.place.full,
                "visible": True,
            }
        )
        self.engine.load(QUrl.fromLocalFile(str(QML / "Nightcaller" / "Main.qml")))
        roots = self.engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise NightcallerError
        self.window: QQuickWindow = roots[0]
        for changed in (self.window.widthChanged, self.window.heightChanged, self.window.visibilityChanged):
            changed.connect(self._placed)

    def _placed(self) -> None:
        """Follow the window; what it is while it is minimised or closing is nobody's choice."""
        visibility = self.window.visibility()
        if visibility == QWindow.Visibility.FullScreen:
            self.place = self.place._replace(full=True)
        elif visibility == QWindow.Visibility.Windowed:
            self.place = WindowPlace(self.window.width(), self.window.height())

    def remember_place(self) -> None:
        """Keep the window's size for the next time."""
        remember(self._kept_in, self.place)

    def show_sky(self) -> None:
        """Return when the sky is on the screen."""
        waiting = QEventLoop()
        self.window.frameSwapped.connect(waiting.quit)
        QTimer.singleShot(_FIRST_FRAME_MS, waiting.quit)
        waiting.exec()
        self.window.frameSwapped.disconnect(waiting.quit)
        # Whatever the window system still has to say about it, before the program keeps the thread busy.
        QGuiApplication.processEvents()
