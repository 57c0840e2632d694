"""Tries a bundle: plays an evening in its own window, with its own libraries, voices and letters.

    packaging/release --trial       makes a bundle of this instead of `start.py`, and runs it

The people of `tests/journeys` play; what they play on is frozen. `trial DIR` puts pictures and evenings into
DIR and ends with 0 when six friends have played to the recap and eight with closed eyes have heard a night.
"""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWindow

from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.renderer import choose_renderer
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.voice import worker
from nightcaller.voice.starting import WORKER_ARGUMENT

if TYPE_CHECKING:
    from journeys.people import People


SIX: Final = ("小满", "Olivia", "阿泽", "Marcus", "Priya", "Maximiliana Theodora")


class Hands:
    """What the people need of a test library, without one.

    Taps go through the event loop: QTest would keep Python's lock while it handles them, and a thread of
    Qt Multimedia that asks for that lock meanwhile (PySide6 6.11) would wait for ever, and the window for it.
    """

    def mousePress(self, window: QWindow, button: Qt.MouseButton, pos: QPoint) -> None:
        self._post(QEvent.Type.MouseButtonPress, window, button, pos, button)

    def mouseRelease(self, window: QWindow, button: Qt.MouseButton, pos: QPoint) -> None:
        self._post(QEvent.Type.MouseButtonRelease, window, button, pos, Qt.MouseButton.NoButton)

    def mouseClick(self, window: QWindow, button: Qt.MouseButton, pos: QPoint) -> None:
        self.mousePress(window, button, pos)
        self.mouseRelease(window, button, pos)

    def _post(
        self, kind: QEvent.Type, window: QWindow, button: Qt.MouseButton, pos: QPoint, held: Qt.MouseButton
    ) -> None:
        place, screen = QPointF(pos), QPointF(window.mapToGlobal(pos))
        none = Qt.KeyboardModifier.NoModifier
        QCoreApplication.postEvent(window, QMouseEvent(kind, place, place, screen, button, held, none))
        for _ in range(3):
            QCoreApplication.processEvents()

    def waitUntil(self, so: Callable[[], bool], timeout: int = 30_000) -> None:
        until = time.monotonic() + max(timeout, 30_000) / 1000
        while not so():
            if time.monotonic() > until:
                raise TimeoutError
            QCoreApplication.processEvents()
            time.sleep(0.005)


def give_hands() -> None:
    """Let the people find `Hands` where they look for their test library's, and deal as the journeys do."""
    secrets.randbits = lambda _bits: 20_261_121
    library = ModuleType("pytestqt.qtbot")
    library.QtBot = Hands  # type: ignore[attr-defined]
    sys.modules |= {"pytestqt": ModuleType("pytestqt"), "pytestqt.qtbot": library}


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def gather(folder: Path, name: str, hurry: float, **arguments: Any) -> People:
    """Open the window for an evening; what Qt complains about ends the trial."""
    from journeys.people import HurriedClock, People

    catalogue = Catalogue(shipped("i18n"))
    given = Arguments(data_dir=folder / name, size=(1280, 800), **arguments)
    stage = Stage(given, catalogue, load_type(), clock=HurriedClock(hurry))
    stage.engine.warnings.connect(lambda found: sys.exit("\n".join(one.toString() for one in found)))
    hands = Hands()
    hands.waitUntil(stage.window.isExposed)
    return People(stage, hands, catalogue, folder / "pictures" / name)  # type: ignore[arg-type]


def first_other_wolf(people: People, number: int) -> int | None:
    """The village has had enough of somebody: the first wolf still there."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats() and wolf != number), None)


def prey(people: People, _number: int) -> int | None:
    """The pack is shy at first: with six at the table one death can end it."""
    night = int(people.stage.app.property("model").property("day"))
    return next(seat for seat in people.seats() if seat not in people.wolves()) if night > 1 else None


def six_friends(folder: Path, language: str = "en", names: Sequence[str] = SIX) -> None:
    """From the first name to the recap, passed round."""
    people = gather(folder, "six", 20.0, language=language)
    people.picture("home")
    people.sit_down(*names)
    people.tap("beginButton")
    people.wishes |= {
        "judge-pack-attack": prey,
        "judge-seer-check": lambda table, me: next(seat for seat in table.seats() if seat != me),
        "vote": first_other_wolf,
    }
    people.play(until=lambda: people.place == "Ended")
    people.picture("verdict")
    people.tap("tellStory")
    people.picture("story")
    say(f"six friends: {', '.join(sorted({*people.seen}))}")
    people.stage.close()


def eight_with_closed_eyes(folder: Path) -> None:
    """A night that a voice leads: every line is heard to its end, or the night would not go on."""
    people = gather(folder, "eight", 4.0, language="zh-CN")
    people.sit_down("小满", "阿泽", "子涵", "晓彤", "老陈", "雨桐", "大鹏", "若曦")
    people.tap("style1")
    people.tap("beginButton")
    people.wishes |= {"judge-pack-attack": prey, "judge-seer-check": lambda table, _me: table.seats()[0]}
    unheard = people.stage.narrator.unheard()
    if unheard:
        sys.exit(f"nobody would hear a voice: {unheard}")
    people.play(until=lambda: "Calling" in people.seen and people.place in {"Floor", "Hands", "Race"})
    say(f"eight with closed eyes: {', '.join(sorted({*people.seen}))}")
    people.stage.close()


def main() -> int:
    if WORKER_ARGUMENT in sys.argv:
        worker.main(natural=False)
    folder = Path(sys.argv[1])
    give_hands()
    application = QGuiApplication(sys.argv[:1])
    choose_renderer()
    say(f"{application.platformName()}, {'frozen' if getattr(sys, 'frozen', False) else 'from source'}")
    six_friends(folder)
    eight_with_closed_eyes(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
