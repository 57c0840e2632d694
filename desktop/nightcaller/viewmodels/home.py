"""The first screen: begin, go on, look something up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.faces import PUPPETS
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.evenings import Running, Shelf
from nightcaller.table.shelf.journal import JournalError
from nightcaller.table.shelf.stories import by_clock
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.languages import change_languages, place, short_choices
from nightcaller.viewmodels.on_screen import OnScreen
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.screen import ScreenModel
from nightcaller.viewmodels.seats import picture


@dataclass(frozen=True, slots=True)
class Home:
    """What the first screen shows."""

    may_continue: bool = False
    seats: int = 0
    began: str = ""
    """When the interrupted evening began, as the table's people write dates."""
    language: int = 0
    """Place of the language switch."""


def derive(running: list[Running], languages: tuple[str, ...]) -> Home:
    """The first screen for these interrupted evenings and this choice of languages."""
    language = place(languages)
    latest = next((one for one in running if one.problem is None), None)
    if latest is None or latest.started is None:
        return Home(language=language)
    began = f"{by_clock(latest.started):%Y-%m-%d %H:%M}"
    return Home(True, latest.seats, began, language)


@element
class HomeViewModel(OnScreen[Home], ScreenModel):
    """New game, Continue, Handbook, Evenings, Settings, and the language switch."""

    continueRequested = Signal(str)
    """Id of the evening to go on with."""

    guideRequested = Signal()
    """Somebody wants to see a night before there is one."""

    def __init__(self, app: AppViewModel, words: Phrasebook, settings: SettingsFile, shelf: Shelf) -> None:
        super().__init__(app, words)
        self._settings = settings
        self._shelf = shelf
        self._running: list[Running] = []

    def entered(self) -> None:
        """Look at the shelf again: an evening may have begun or ended."""
        try:
            self._running = self._shelf.running()
        except JournalError as problem:
            self._running = []
            self.app.tell(problem.message_id, **problem.arguments)
        for one in self._running:
            if one.problem is not None:
                self.app.tell(one.problem.message_id, **one.problem.arguments)
        self.refresh()

    def refresh(self) -> None:
        self._show(derive(self._running, self.words.languages))

    @Slot()
    def newGame(self) -> None:
        """Begin with the people."""
        self.app.open("Players")

    @Slot()
    def seeANight(self) -> None:
        """Let puppets play."""
        self.guideRequested.emit()

    @Slot()
    def goOn(self) -> None:
        """Continue the interrupted evening."""
        latest = next((one for one in self._running if one.problem is None), None)
        if latest is not None:
            self.continueRequested.emit(latest.id)

    @Slot(int)
    def chooseLanguage(self, index: int) -> None:
        """Show what stands at this place of the language switch."""
        change_languages(index, self.app, self.words, self._settings)

    puppets = Property(list, lambda _self: [picture(face) for face in PUPPETS], constant=True)
    """Where the pictures are of those who play for whoever wants to see a night."""
    languages = Property(list, lambda _self: short_choices(), constant=True)
    """What the language switch offers."""
