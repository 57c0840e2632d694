"""The private half of an evening in the real window: covers, visits and calls, without voice or journal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtQml import QQmlApplicationEngine
from pytestqt.qtbot import QtBot

from driver import Screen, every_text, loaded
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Ended, Identify, Roster
from nightcaller.viewmodels.application import Appearance, AppViewModel
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.cover import CoverViewModel
from nightcaller.viewmodels.identify import IdentifyViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.roster import RosterViewModel
from nightcaller.viewmodels.visit import VisitViewModel
from voice.voice_kit import HandClock


class PrivateWindow(Screen):
    """The window with an evening behind it; public bulletins are heard at once.

    Attributes:
        clock: least lengths and slots pass only when the test says so.
        taps: what hands did since the last hand-over.
        over: how many calls have ended their slot.
        warnings: what QML has complained of, since before the window was made.
    """

    def __init__(
        self,
        evening: Evening,
        qtbot: QtBot,
        engine: QQmlApplicationEngine,
        *,
        languages: tuple[str, ...] = ("en",),
        size: tuple[int, int] = (1280, 800),
        text_scale: float = 1.0,
    ) -> None:
        self.taps: list[str] = []
        self.over = 0
        self.problems: list[object] = []
        self.warnings: list[str] = []
        engine.warnings.connect(lambda found: self.warnings.extend(one.toString() for one in found))
        self.words = Phrasebook(every_text(), languages, engine)
        self.app = AppViewModel(self.words, engine)
        self.app.look(Appearance(reduced_motion=True, text_scale=text_scale))
        self.sit_down(evening)
        self.show()
        super().__init__(loaded(engine, self.app, size), qtbot)
        qtbot.waitUntil(self.window.isActive)

    def sit_down(self, evening: Evening) -> None:
        """Make the screens' view models for an evening, in place of another one's; the open screen stays."""
        self.evening = evening
        self.clock = HandClock()
        self._calling: Calling | Identify | None = None
        self.cover = CoverViewModel(evening, self.app, clock=self.clock)
        self.visit = VisitViewModel(evening, self.app, clock=self.clock)
        self.calling = CallingViewModel(evening, self.app, clock=self.clock)
        self.own = IdentifyViewModel(evening, self.app, clock=self.clock)
        self.roster = RosterViewModel(evening, self.app)
        for name, model in (
            ("Cover", self.cover),
            ("Visit", self.visit),
            ("Calling", self.calling),
            ("Identify", self.own),
            ("Roster", self.roster),
        ):
            self.app.add(name, model)
            model.failed.connect(self.problems.append)
        self.cover.identified.connect(self._identified)
        self.cover.returned.connect(self._returned)
        self.visit.closed.connect(self.show)
        self.calling.over.connect(self._over)
        evening.changed.append(self._happened)

    def show(self) -> None:
        """Open the screen of the evening's scene."""
        while isinstance(self.evening.scene, Bulletin):
            self.evening.acknowledge()
        match scene := self.evening.scene:
            case Cover():
                self.cover.show(scene)
                self.app.restart("Cover")
            case Calling() if scene != self._calling:
                self._calling = scene
                self.calling.show(scene)
                self.app.restart("Calling")
            case Identify() if scene != self._calling:
                self._calling = scene
                self.own.show(scene)
                self.app.restart("Identify")
            case Roster() if self.app.property("screen") != "Roster":
                self.roster.show(scene)
                self.app.restart("Roster")
            case _:
                pass

    def _identified(self) -> None:
        self.visit.show(self.evening.visit())
        self.app.restart("Visit")

    def _returned(self) -> None:
        self.visit.show(self.evening.come_back())
        self.app.restart("Visit")

    def _happened(self) -> None:
        if not self.visit.open and not isinstance(self.evening.scene, Bulletin | Ended):
            self.show()

    def _over(self) -> None:
        self.over += 1

    # --- what people do ---

    def identify(self) -> None:
        """Hold "I am she" until the card opens, where the visit begins with one, and let go."""
        self.taps = ["hold identify"]
        self.come_in()

    def touch(self, name: str) -> None:
        """Tap, and count it."""
        self.taps.append(name if not name.startswith("seat") else "seat")
        self.tap(name)

    def look(self) -> None:
        """Hold one's own card (or the board), and count it."""
        self.taps.append("hold")
        self.hold("hold")

    def decide(self) -> None:
        """Hold the big button, let the least length pass, and let go: the laptop is handed on with it."""
        self.clock.pass_time(60_000)
        self.taps.append("hold to decide")
        self.hold("confirm")

    def hand_on(self) -> list[str]:
        """Let the least length pass and no more, decide, hand the laptop on; return what the visit took."""
        self.clock.pass_time(self.visit.dwellSeconds * 1000)
        if not self.visit.open:  # there was a card to be read, and nothing else
            return self.taps
        if self.has("goOn"):
            self.touch("goOn")
        else:
            self.decide()
        return self.taps

    def picture(self) -> bytes:
        """Return the window's pixels."""
        image = self.window.grabWindow()
        return bytes(image.constBits())

    def light(self) -> float:
        """Return the window's mean luminance, 0 to 1 (ITU-R BT.709 on the screen's values)."""
        image = self.window.grabWindow().scaled(
            80,
            50,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        total = 0.0
        for y in range(image.height()):
            for x in range(image.width()):
                colour = image.pixelColor(x, y)
                total += 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF()
        return total / (image.width() * image.height())


@contextmanager
def private_window(evening: Evening, qtbot: QtBot, **look: object) -> Iterator[PrivateWindow]:
    """Open the window for one evening; whatever QML complains of fails the test."""
    engine = QQmlApplicationEngine()
    try:
        window = PrivateWindow(evening, qtbot, engine, **look)  # type: ignore[arg-type]
        yield window
        assert window.warnings == []
    finally:
        evening.changed.clear()
        for root in engine.rootObjects():
            root.close()  # type: ignore[attr-defined]
        engine.deleteLater()
