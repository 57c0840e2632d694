"""The window with nothing in it but its sky: on the screen before the rest of the program is loaded.

Imports as little as it can; that is its point.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QEventLoop, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from nightcaller.app.arguments import Arguments
from nightcaller.app.window_place import WindowPlace, remember, remembered
from nightcaller.errors import NightcallerError
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.lettering import Lettering
from nightcaller.viewmodels.phrasebook import Phrasebook

if TYPE_CHECKING:
    from nightcaller.app.fonts import Type

QML: Final = Path(__file__).resolve().parents[1] / "qml"
_FRAMES_MS: Final = 1000
"""How long to wait for frames: a window that opens minimised has none."""
_FRAMES: Final = 2
"""The sky's colours, and with the second frame what stands in it (`NightSky.qml`)."""


class Opening:
    """Opens the window. Nothing is written in it before it knows its letters (`letter`).

    Args:
        arguments: the command line.

    Attributes:
        drawn: whether it can be drawn at all. Unless somebody listens to Qt's complaint, it ends the program.
    """

    def __init__(self, arguments: Arguments) -> None:
        self.engine = QQmlApplicationEngine()
        self.words = Phrasebook(parent=self.engine)
        self.app = AppViewModel(self.words, self.engine)
        below = arguments.data_dir or platformdirs.user_state_path("nightcaller", appauthor=False)
        self._kept_in = below / "window.json"
        self.place = remembered(self._kept_in)
        if arguments.size is not None:
            self.place = WindowPlace(*arguments.size)
        self._wanted = self.place
        if QGuiApplication.platformName() != "offscreen":  # which has no screen that it would have to fit
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.place = self.place.fitted((room.width(), room.height()))
        self._given = self.place
        self.engine.addImportPath(str(QML))
        self.engine.setInitialProperties(
            {
                "app": self.app,
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
        self.drawn = True
        self.window.sceneGraphError.connect(self._not_drawn)
        for changed in (self.window.widthChanged, self.window.heightChanged, self.window.visibilityChanged):
            changed.connect(self._placed)

    def letter(self, look: Type) -> None:
        """Write with these fonts from now on."""
        lettering = Lettering(look.sans, look.serif, look.serif_file, self.engine)
        for name, value in (("sansFamily", look.sans), ("serifFamily", look.serif), ("lettering", lettering)):
            self.window.setProperty(name, value)

    def _not_drawn(self, _kind: QQuickWindow.SceneGraphError, _why: str) -> None:
        self.drawn = False

    def _placed(self) -> None:
        """Follow the window; what it is while it is minimised or closing is nobody's choice."""
        visibility = self.window.visibility()
        if visibility == QWindow.Visibility.FullScreen:
            self.place = self.place._replace(full=True)
        elif visibility == QWindow.Visibility.Windowed:
            self.place = WindowPlace(self.window.width(), self.window.height())

    def remember_place(self) -> None:
        """Keep the window's size for the next time."""
        remember(self._kept_in, self.place.left(self._wanted, self._given))

    def show_sky(self) -> None:
        """Return when the sky is on the screen, with all that stands in it, or cannot get there."""
        waiting, frames = QEventLoop(), 0

        def shown() -> None:
            nonlocal frames
            frames += 1
            if frames == _FRAMES:
                waiting.quit()

        self.window.frameSwapped.connect(shown)
        self.window.sceneGraphError.connect(waiting.quit)
        QTimer.singleShot(_FRAMES_MS, waiting.quit)
        waiting.exec()
        self.window.frameSwapped.disconnect(shown)
        self.window.sceneGraphError.disconnect(waiting.quit)
        # Whatever the window system still has to say about it, before the program keeps the thread busy.
        QGuiApplication.processEvents()
