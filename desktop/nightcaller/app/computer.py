"""What the program has to do with the computer that it runs on: other starts, other screens, sleep."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from nightcaller.app.doorbell import Doorbell, HandedFiles
from nightcaller.app.stage import Stage
from nightcaller.app.vigil import Slumber, Vigil, wakefulness


class Computer(QObject):
    """Wires the computer to an open window.

    Args:
        stage: the window and everything behind it.
        application: the program.
        bell: where later starts ring (`doorbell.address`).
        files: what is handed to the program to open.
    """

    def __init__(self, stage: Stage, application: QGuiApplication, bell: str, files: HandedFiles) -> None:
        super().__init__(stage.app)
        self._stage = stage
        self._vigil = Vigil(wakefulness())
        stage.app.subtitleChanged.connect(self._watch)  # which tells of `playing`
        self._watch()
        self._slumber = Slumber(self)
        self._slumber.over.connect(self._slept)
        application.screenAdded.connect(self._another_screen)
        stage.window.screenChanged.connect(self._moved)
        files.open_with(self._rung)
        self._doorbell = Doorbell(bell, self)
        self._doorbell.rung.connect(self._rung)
        if stage.is_first:
            self._doorbell.listen()
        else:
            stage.became_first.append(self._doorbell.listen)

    def close(self) -> None:
        """Let go of everything; before the window is closed."""
        self._doorbell.close()
        self._vigil.watch(False)

    def _watch(self) -> None:
        self._vigil.watch(bool(self._stage.app.property("playing")))

    def _slept(self) -> None:
        """The curtain falls over a game: voice and clocks wait behind it for whoever opens it."""
        app = self._stage.app
        if app.property("playing"):
            app.cover()
        else:
            app.frontLost()

    def _another_screen(self) -> None:
        """A projector or a television was connected; what only one may see is covered before it shows it."""
        self._stage.app.frontLost()
        self._stage.app.tell("ui-notice-screens")

    def _moved(self) -> None:
        """The window lies on another screen, by a key or because one was unplugged: perhaps on the wall."""
        self._stage.app.frontLost()

    def _rung(self, file: str) -> None:
        self._stage.come_forward()
        if file:
            self._stage.tell_story_of(Path(file))
