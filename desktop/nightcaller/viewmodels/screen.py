"""What all view models share: texts that follow the language, files that the system shows."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.saving import NotShown, show


class ScreenModel(QObject):
    """A screen's view model: what it shows is derived anew in `refresh`.

    Every subclass whose properties change has a signal `changed` of its own that notifies for them all: QML
    does not find the signal if a base class declares it (PySide6 6.11).
    """

    def __init__(self, app: AppViewModel, words: Phrasebook) -> None:
        super().__init__(app)
        self.app = app
        self.words = words
        words.changed.connect(self.refresh)

    def entered(self) -> None:
        """The router is about to show the screen."""
        self.refresh()

    def exited(self) -> None:
        """The router is about to show another screen instead."""

    def show_file(self, path: Path) -> None:
        """Open a file or a folder in the system's own program; if there is none, tell where it lies."""
        try:
            show(path)
        except NotShown as problem:
            self.app.tell(problem.message_id, **problem.arguments)

    def refresh(self) -> None:
        """Derive everything anew."""
        raise NotImplementedError
