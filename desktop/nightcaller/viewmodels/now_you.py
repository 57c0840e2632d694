"""What comes after a night that was shown: one's own, or another style's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.styles import Style
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import named
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.screen import ScreenModel


@element
class NowYouViewModel(ScreenModel):
    """Now you: names are asked next, unless somebody wants to see more.

    Args:
        app: the router.
        words: all text.
        unheard: why nobody would hear a voice: a message id; empty if it would be heard.
        seated: how many sit at the table already, from the evening before.
    """

    changed = Signal()
    guideRequested = Signal(str)
    """The table style in which a night is to be seen."""

    def __init__(
        self, app: AppViewModel, words: Phrasebook, unheard: Callable[[], str], seated: Callable[[], int]
    ) -> None:
        super().__init__(app, words)
        self._unheard = unheard
        self._seated = seated
        self._shown = ""

    def refresh(self) -> None:
        self.changed.emit()

    def has_shown(self, style: str) -> None:
        """A night was shown to its end, in this style; or broken off (empty), and may be seen again."""
        self._shown = style
        self.changed.emit()

    @Slot()
    def begin(self) -> None:
        """Ask for the names."""
        self.app.open("Players")

    @Slot(str)
    @named(lambda _self: tuple(Style))
    def see(self, style: str) -> None:
        """Show a night in this style."""
        self.guideRequested.emit(style)

    shown = Property(str, lambda self: self._shown, notify=changed)
    """The style that was shown a moment ago: it is not offered."""
    unheard = Property(str, lambda self: self._unheard(), notify=changed)
    """Why nobody would hear a night with eyes closed: it is grey then, as it is not played."""
    seated = Property(int, lambda self: self._seated(), notify=changed)
    """How many are seated: whoever is need not be typed again."""
