"""Run by test_every_screen_comes_to_rest.py: gives every screen sizes, letters and languages until it rests.

A layout whose outcome is a cause of it never comes to rest: the window stands still for ever, or draws itself
anew for ever. So this is a process of its own, and says before each step what it is about to do: who reads
that ends it and names the step. A line is JSON: ``["at", SCENE, STEP]``,
``["odd", SCENE, STEP, WHAT]`` or, of a screen that is passed over, ``["past", SCENE]``.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEventLoop, QStandardPaths, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from app.test_controls import named, pressable, screens
from app.test_small_windows import PRIVATE, SCENES
from driver import Screen, kind_of, read_all
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.own import OwnRole
from nightcaller.rulebooks.own.sentences import Looks, NameInBoth, Weighs
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover, Floor, Hands, Scene
from nightcaller.table.shelf.stories import to_bytes
from nightcaller.text import Catalogue
from nightcaller.viewmodels.application import TEXT_SCALES
from patience import PatientBot
from table.bots import keyed, play, sitting
from table.season_kit import season

PAGES: Final = (
    *("Home", "Players", "Books", "Deck", "HouseRules", "Settings", "Handbook", "About", "Evenings", "Paper"),
    *("Gallery", "Season", "Workshop", "TwoMinutes", "NowYou"),
)
SAMPLE: Final = ("roster", "call", "console", "Deck")
"""What is looked at where not everything is: the screens whose columns yield most, and a page."""
TONGUES: Final = (("en",), ("zh-CN",), ("zh-CN", "en"))
SMALLEST, LARGEST = (120, 90), (2560, 1440)
FRAMES: Final = 60
"""Frames after which nothing may move any more ..."""
WHILE: Final = 1.5
"""... nor after so many seconds: a list that was pulled too far comes back as long as that."""
STILL: Final = 3
"""Frames alike in a row that count as rest."""
LONGEST: Final = 2.0
"""Seconds of the processor that a frame may take."""
LEAVES: Final = re.compile(r"quit.*|language\d")
"""Controls that end the program, and one that is a step of its own."""
CLOCKS: Final = ("timeLeft", "usual", "clock", "objection", "dwell")
"""What goes on as long as its screen is open; nothing else is laid out by it."""
TABLES: Final = (6, 12, 24, 40)
STYLES: Final = {"pass_around": Cover, "eyes_closed": Calling, "narrator": Console}


class Look(NamedTuple):
    """What a window is given: its size, its letters, its languages."""

    wide: int
    high: int
    scale: float
    tongues: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.wide}x{self.high} {self.scale:.0%} {'+'.join(self.tongues)}"


def looks(chance: Random, count: int) -> Iterator[Look]:
    """Draw so many looks; one in four windows is upright, small ones are as frequent as large ones."""
    for _ in range(count):
        wide, high = (
            round(least * (most / least) ** chance.random())
            for least, most in zip(SMALLEST, LARGEST, strict=True)
        )
        if chance.random() < 0.25:
            wide, high = min(wide, high), max(wide, high)
        yield Look(wide, high, chance.choice(TEXT_SCALES), chance.choice(TONGUES))


class Watch:
    """Counts a window's frames, and what is laid out anew in each."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.frames = 0
        screen.window.frameSwapped.connect(self._drawn)

    def _drawn(self) -> None:
        self.frames += 1

    def frame(self) -> float:
        """Have one frame drawn; return the processor's seconds for it and what led to it."""
        before, start = self.frames, time.process_time()
        self.screen.window.update()
        while self.frames == before:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return time.process_time() - start

    def laid_out(self) -> list[tuple[Any, ...]]:
        """Where everything is that can be seen, but for how much time is left."""
        found, todo = [], [self.screen.window.contentItem()]
        while todo:
            item = todo.pop()
            place = (item.x(), item.y(), item.width(), item.height(), item.scale())
            found.append((item.objectName() or kind_of(item), *place))
            if item.objectName() not in CLOCKS and not kind_of(item).startswith("ProgressLine"):
                todo += [child for child in item.childItems() if child.isVisible()]
        return found

    def odd(self) -> str:
        """Draw frames until nothing moves any more; return what is wrong, empty if nothing is."""
        begun, before, alike = time.monotonic(), self.laid_out(), 0
        drawn = 0
        while alike < STILL:
            took = self.frame()
            drawn += 1
            if took > LONGEST:
                return f"frame {drawn} took {took:.1f} s"
            now = self.laid_out()
            alike = alike + 1 if now == before else 0
            if drawn > FRAMES and time.monotonic() - begun > WHILE and not alike:
                moved = sorted(set(now) ^ set(before))[:6]
                return f"not at rest after {drawn} frames: {moved}"
            before = now
        return ""


def at_books(stage: Stage, screen: Screen) -> Iterator[str]:
    """Tables of each book in each style, of few people and of a crowd."""
    for book_id in books():
        for seats in TABLES:
            rules = book(book_id)
            if not (decks := rules.recommended(seats)):
                continue
            for style, kind in STYLES.items():
                agreed = {"book": book_id, "deck": dict(decks[0].deck), "style": style}
                evening = Evening(sitting(seats, **agreed))
                played(stage, evening, kind)
                yield f"{book_id} {seats} {style}"
                if style == "pass_around" and isinstance(evening.scene, Cover):
                    screen.come_in()
                    yield f"{book_id} {seats} private"
                    for day in (Floor, Hands):
                        played(stage, Evening(sitting(seats, **agreed)), day)
                        yield f"{book_id} {seats} {day.__name__}"


def played(stage: Stage, evening: Evening, kind: type[Scene]) -> None:
    """Show an evening at the first such scene, or at its end."""
    if stage._director is not None and not stage._director._leaving:
        stage._director.leave()
    play(evening, keyed(1), until=lambda scene: isinstance(scene, kind))
    stage.play(evening)
    read_all(stage.app)
    stage.app.uncover()


def at_pages(stage: Stage, screen: Screen, pages: tuple[str, ...] = PAGES) -> Iterator[str]:
    """Pages outside a game, and what opens on each when one of its controls is tapped."""
    for page in pages:

        def opened(page: str = page) -> None:
            stage.app.restart("About")  # a new page, with nothing open over it
            stage.app.restart("Home") if page == "Home" else stage.app.restart("Home", page)
            screen.qtbot.waitUntil(lambda: not stage.season.property("reading"))
            screen.window.grabWindow()

        screen.shape(1280, 800)
        opened()
        yield page
        screen.shape(1280, 800)
        opened()
        first = {named(item): item.objectName() for item in screen.items() if pressable(item)}
        for control in first.values():
            if not control or LEAVES.fullmatch(control):
                continue
            screen.shape(1280, 800)
            stage.words.speak(("en",))
            stage.app.look(stage.app.appearance._replace(text_scale=1.0))
            opened()
            if not screen.has(control):
                continue
            screen.tap(control)
            QCoreApplication.processEvents()
            if stage.app.property("playing"):
                stage.app.leave()
            elif stage.app.property("screen") == page:
                yield f"{page}, {control}"


def sampled(stage: Stage, screen: Screen) -> Iterator[str]:
    """The few screens of `SAMPLE`."""
    for name in SAMPLE:
        if name not in SCENES:
            stage.app.restart("Home", name)
            yield name
            continue
        stage.play(SCENES[name]())
        stage.app.uncover()
        yield name
        if name in PRIVATE:
            screen.hold("identify")
            yield f"{name}, behind it"
        stage._director.leave()  # type: ignore[union-attr]


def furnish(folder: Path) -> None:
    """Lay out what a group has kept: evenings of a season."""
    finished = folder / "evenings" / "finished"
    finished.mkdir(parents=True, exist_ok=True)
    for story in season(8, games=4):
        (finished / f"{story.id}.json").write_bytes(to_bytes(story))


def walk(
    stage: Stage, screen: Screen, steps: int, seed: str, skipped: frozenset[str], everything: bool
) -> None:
    """Give every screen its looks."""
    watch, place = Watch(screen), ["", ""]

    def complained(_kind: object, _context: object, message: str) -> None:
        if ".qml" in message:
            say("odd", *place, message.rpartition("/qml/Nightcaller/")[2])

    qInstallMessageHandler(complained)
    walks: list[Callable[[Stage, Screen], Iterator[str]]] = (
        [at_pages, screens, at_books] if everything else [sampled]
    )
    for name in (name for one in walks for name in one(stage, screen)):
        if not name or name in skipped:
            say("past", name)
            continue
        for look in looks(Random(f"{seed} {name}"), steps):
            say("at", name, str(look))
            place[:] = name, str(look)
            stage.words.speak(look.tongues)
            stage.app.look(stage.app.appearance._replace(text_scale=look.scale, reduced_motion=True))
            screen.window.resize(look.wide, look.high)
            if what := watch.odd():
                say("odd", name, str(look), what)
        stage.words.speak(("en",))
        stage.app.look(stage.app.appearance._replace(text_scale=1.0, reduced_motion=True))
        screen.shape(1280, 800)


def say(*words: str) -> None:
    """Print a line for whoever watches."""
    print(json.dumps(words, ensure_ascii=False), flush=True)  # noqa: T201


def main(folder: Path, steps: int, seed: str, everything: bool, skipped: frozenset[str]) -> None:
    """Open the program and walk through it."""
    from pytestqt.qt_compat import qt_api

    qt_api.set_qt_api("pyside6")
    QStandardPaths.setTestModeEnabled(True)
    application = QGuiApplication(sys.argv[:1])
    furnish(folder)
    stage = Stage(Arguments(data_dir=folder, language="en"), Catalogue(shipped("i18n")), load_type())
    stage.narrator.speaker.unheard = lambda _: ""  # type: ignore[method-assign]
    read_all(stage.app)
    stage.own_roles.save(
        OwnRole("own.bell", NameInBoth("Bellringer", "敲钟人"), sentence=(Looks(), Weighs()))
    )
    stage.gathering.players = sitting(9).players
    stage.gathering.fit()
    screen = Screen(stage.window, PatientBot(None))
    screen.qtbot.waitUntil(stage.window.isExposed)
    walk(stage, screen, steps, seed, skipped, everything)
    say("over")
    del application
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4] == "all", frozenset(sys.argv[5:]))
