"""One night of a made-up role to click through: a real evening with a moderator that nobody keeps."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from nightcaller.app.director import Director
from nightcaller.app.narrator import Narrator
from nightcaller.errors import NightcallerError
from nightcaller.settings import SettingsFile
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Console
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.voice.clock import Clock


class NightToTry(QObject):
    """Lets somebody moderate the first night of a table that is not there.

    The evening has no journal and ends with the night: when day has been announced, or whoever tries it
    leaves.

    Args:
        app: the router.
        narrator: who speaks.
        settings: pace.
        shelf: never written to.
        clock: Qt's event loop by default.
    """

    over = Signal()
    """The night is over, however it came to its end."""

    def __init__(
        self,
        app: AppViewModel,
        narrator: Narrator,
        settings: SettingsFile,
        shelf: Shelf,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(app)
        self._app, self._narrator, self._settings, self._shelf = app, narrator, settings, shelf
        self._clock = clock
        self._director: Director | None = None

    def show(self, sitting: Sitting) -> None:
        """Begin the night; what cannot be begun is told."""
        if self._director is not None:
            return
        try:
            evening = Evening(sitting)
        except NightcallerError as problem:
            self._app.tell(problem.message_id, **problem.arguments)
            return
        for seat in range(len(sitting.players)):  # nobody is there to look at a card
            evening.ledger.note("seen", str(seat))
        director = self._director = Director(
            evening,
            self._app,
            self._narrator,
            self._settings,
            self._shelf,
            lambda _sitting: None,
            self._clock,
            fresh=True,
        )
        director.left.connect(self._left, Qt.ConnectionType.QueuedConnection)
        # After the director has shown what happened.
        self._app.screenChanged.connect(self._look, Qt.ConnectionType.QueuedConnection)
        director.open()

    def close(self) -> None:
        """The window goes."""
        if self._director is not None:
            self._director.close()

    def _look(self) -> None:
        """Whether the night is over: what comes after the dawn's news is no part of it."""
        director = self._director
        if director is None:
            return
        scene = director.evening.scene
        dawning = isinstance(scene, Bulletin) or (isinstance(scene, Console) and scene.purpose != "day")
        if director.evening.public.phase == "day" and not dawning:
            director.leave()

    def _left(self) -> None:
        if self._director is not None:
            self._app.screenChanged.disconnect(self._look)
            self._director = None
            self.over.emit()
