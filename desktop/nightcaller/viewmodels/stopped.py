"""The only screen of a program that cannot go on: why, and a way out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.screen import ScreenModel


@element
class StoppedViewModel(ScreenModel):
    """One message; what it speaks of may pass, so people can try again."""

    changed = Signal()
    againRequested = Signal()

    def __init__(
        self, app: AppViewModel, words: Phrasebook, message: str, arguments: Mapping[str, Any]
    ) -> None:
        super().__init__(app, words)
        self._message = message
        self._arguments = dict(arguments)

    def refresh(self) -> None:
        self.changed.emit()

    @Slot()
    def tryAgain(self) -> None:
        """Look whether the way is free now."""
        self.againRequested.emit()

    message = Property(str, lambda self: self.words.text(self._message, self._arguments), notify=changed)
