"""Tries a bundle: plays evenings in its own window, with its own libraries, voices and letters.

    packaging/release --trial              makes a bundle of this instead of `start.py`, and runs it
    packaging/release --bare-debian        lays its program into what is shipped, and plays there
    trial DIR [EVENING ...]                evenings of `EVENINGS`, all of them if none is named

The people of `tests/journeys` play; what they play on is frozen. Pictures and evenings are put into DIR.
It ends with 0 when everybody has come from the first name to the recap.
"""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QWindow

from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.renderer import choose_renderer
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.voice.clock import Alarm, EventLoopClock
from nightcaller.voice.loudspeaker_process import system_loudspeaker
from nightcaller.voice.starting import become

if TYPE_CHECKING:
    from journeys.people import People


PLAIN: Final = Qt.KeyboardModifier.NoModifier
SIX: Final = ("小满", "Olivia", "阿泽", "Marcus", "Priya", "Maximiliana Theodora")


def post(window: QWindow, *events: QEvent) -> None:
    """Let the window have events as the system would hand them on, and see to what follows.

    QTest would keep Python's lock while it handles them, and a thread of Qt Multimedia that asks for that
    lock meanwhile (PySide6 6.11) would wait for ever, and the window for it.
    """
    for event in events:
        QCoreApplication.postEvent(window, event)
    for _ in range(3):
        QCoreApplication.processEvents()


class Hands:
    """What the people need of pytest-qt, without it."""

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
        post(window, QMouseEvent(kind, place, place, screen, button, held, PLAIN))

    def waitUntil(self, so: Callable[[], bool], timeout: int = 30_000) -> None:
        until = time.monotonic() + max(timeout, 30_000) / 1000
        while not so():
            if time.monotonic() > until:
                raise TimeoutError
            QCoreApplication.processEvents()
            time.sleep(0.005)


class Keys:
    """What the people need of Qt's test library, without it: no bundle has it."""

    class KeyAction:
        Click = None

    @staticmethod
    def keyClick(
        window: QWindow, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        text = key if isinstance(key, str) else ""
        code = Qt.Key(ord(key.upper())) if isinstance(key, str) else key
        Keys.sendKeyEvent(None, window, code, text, modifiers)

    @staticmethod
    def sendKeyEvent(
        _action: None, window: QWindow, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier
    ) -> None:
        kinds = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        post(window, *(QKeyEvent(kind, key, modifiers, text) for kind in kinds))


def give_hands() -> None:
    """Let the people find `Hands` and `Keys` where they look for test libraries.

    Cards are dealt as the journeys deal them, and pictures are kept.
    """
    os.environ["NIGHTCALLER_SHOTS"] = "1"
    secrets.randbits = lambda _bits: 20_261_121
    bot, keyboard = ModuleType("pytestqt.qtbot"), ModuleType("PySide6.QtTest")
    bot.QtBot, keyboard.QTest = Hands, Keys  # type: ignore[attr-defined]
    sys.modules |= {"pytestqt": ModuleType("pytestqt"), "pytestqt.qtbot": bot, "PySide6.QtTest": keyboard}


class HurriedClock(QObject):
    """The real clock, and then a faster one: what is heard takes its time, so nobody moves it on by hand.

    A busy computer takes its real time to find its voices; only the evening is hurried.
    """

    def __init__(self) -> None:
        super().__init__()
        self._real = EventLoopClock(self)
        self._times, self._since, self._passed = 1.0, self._real.now(), 0.0

    def hurry(self, times: float) -> None:
        """Go so many times as fast from now on."""
        self._passed, self._since, self._times = self.now(), self._real.now(), times

    def now(self) -> float:
        return self._passed + self._times * (self._real.now() - self._since)

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        return self._real.after(milliseconds / self._times, call)

    def go_on(self, _milliseconds: float) -> None:
        """It goes on by itself."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def gather(folder: Path, name: str, **arguments: Any) -> People:
    """Open the window for an evening; what Qt complains about ends the trial."""
    from journeys.people import People

    catalogue = Catalogue(shipped("i18n"))
    given = Arguments(data_dir=folder / name, size=(1280, 800), **arguments)
    clock = HurriedClock()
    stage = Stage(given, catalogue, load_type(), clock=clock)
    stage.engine.warnings.connect(lambda found: sys.exit("\n".join(one.toString() for one in found)))
    hands = Hands()
    hands.waitUntil(stage.window.isExposed)
    people = People(stage, hands, catalogue, folder / "pictures" / name, clock)  # type: ignore[arg-type]
    # Moon and wood come with the second frame and are painted in the next: no picture is without them.
    hands.waitUntil(lambda: any(item.objectName() == "moon" for item in people.items()))
    frames: list[None] = []
    stage.window.frameSwapped.connect(lambda: frames.append(None))
    hands.waitUntil(lambda: len(frames) > 1)
    return people


def first_other_wolf(people: People, number: int) -> int | None:
    """The village has had enough of somebody: the first wolf still there."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats() and wolf != number), None)


def prey(people: People, _number: int) -> int | None:
    """The pack is shy at first: with six at the table one death can end it."""
    night = int(people.stage.app.property("model").property("day"))
    return next(seat for seat in people.seats() if seat not in people.wolves()) if night > 1 else None


def six_friends(folder: Path, language: str = "en", names: Sequence[str] = SIX) -> None:
    """From the first name to the recap, passed round."""
    people = gather(folder, "six", language=language)
    people.picture("home")
    people.sit_down(*names)
    people.tap("beginButton")
    people.wishes |= {
        "judge-pack-attack": prey,
        "judge-seer-check": lambda table, me: next(seat for seat in table.seats() if seat != me),
        "vote": first_other_wolf,
    }
    to_the_end(people, "six friends", 20.0)


def eight_with_closed_eyes(folder: Path) -> None:
    """From the first name to the recap, led by a voice: a night waits for every line to be heard."""
    people = gather(folder, "eight", language="zh-CN")
    people.sit_down("小满", "阿泽", "子涵", "晓彤", "老陈", "雨桐", "大鹏", "若曦")
    people.tap("style1")
    people.tap("beginButton")
    people.wishes |= {
        "judge-pack-attack": prey,
        "judge-seer-check": lambda table, _me: table.seats()[0],
        "vote": first_other_wolf,
    }
    speaks(people)
    to_the_end(people, "eight with closed eyes", 4.0)


def the_big_book(folder: Path) -> None:
    """From the first name to the recap, passed round, with the last book on the shelf."""
    people = gather(folder, "big", language="zh-CN")
    people.sit_down(*SIX, "Ada", "老陈", book="revamped")
    people.tap("beginButton")
    people.wishes["vote"] = lambda table, me: next((one for one in table.living() if one != me), None)
    to_the_end(people, "the big book", 20.0)


def speaks(people: People) -> None:
    """Make sure that a voice is heard, and that its worker reads out what nobody has recorded."""
    people.qtbot.waitUntil(lambda: system_loudspeaker().known)
    unheard = people.stage.narrator.unheard()
    if unheard:
        sys.exit(f"nobody would hear a voice: {unheard}")
    speaker = people.stage.narrator.speaker
    people.qtbot.waitUntil(lambda: all(speaker.cast(language).known for language in LANGUAGES))
    for language in LANGUAGES:
        cast = speaker.cast(language)
        if not (cast.recorded and cast.rest):
            sys.exit(f"no voice for {language}: {cast}")
        say(f"{language}: {cast.recorded}; the rest {cast.rest}")


def to_the_end(people: People, name: str, hurry: float) -> None:
    """Play until all is over, read the story, and close the window."""
    began = time.monotonic()
    people.clock.hurry(hurry)  # type: ignore[attr-defined]
    people.play(until=lambda: people.place == "Ended")
    people.picture("verdict")
    people.tap("tellStory")
    people.picture("story")
    told = [text for text in people.texts() if len(text) > 1]
    if not told:
        sys.exit(f"{name}: the story has nothing to tell")
    screens = ", ".join(sorted({*people.seen}))
    say(f"{name}: told in {time.monotonic() - began:.0f} s; {screens}")
    people.stage.close()


EVENINGS: Final[dict[str, Callable[[Path], None]]] = {
    "six": six_friends,
    "eight": eight_with_closed_eyes,
    "big": the_big_book,
}


def main() -> int:
    become(sys.argv)
    folder, *named = sys.argv[1:]
    give_hands()
    application = QGuiApplication(sys.argv[:1])
    choose_renderer()
    say(f"{application.platformName()}, {'frozen' if getattr(sys, 'frozen', False) else 'from source'}")
    for evening in named or EVENINGS:
        EVENINGS[evening](Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
