"""Run by test_crash.py: the real program, driven to the third card, telling each cover; then it waits.

With NIGHTCALLER_PICTURE it saves a picture there and ends instead.
"""

from __future__ import annotations

import asyncio
import os
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

import nightcaller.app.stage as rooms
from driver import read_all
from nightcaller.app.arguments import Arguments
from nightcaller.app.main import run
from nightcaller.app.stage import Stage
from nightcaller.viewmodels.even_rows import WORD_JOINER
from nightcaller.viewmodels.phrasebook import NO_BREAK

THIRD = 3


class Hands:
    """Enough of a player to get to the third card: no test library in this process."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.window = stage.window
        self.window.setProperty("deafFor", 0)  # these hands are quicker than any finger

    @property
    def place(self) -> str:
        return str(self.stage.app.property("screen"))

    def find(self, name: str) -> QQuickItem:
        todo = [self.window.contentItem()]
        while todo:
            item = todo.pop()
            if item.objectName() == name:
                return item
            todo += [child for child in item.childItems() if child.isVisible()]
        raise LookupError(name)

    async def press(self, name: str, seconds: float = 0.0) -> None:
        self.window.grabWindow()
        item = self.find(name)
        place = item.mapToScene(item.boundingRect().center()).toPoint()
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        await asyncio.sleep(seconds)
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        await asyncio.sleep(0.05)

    async def sit_down(self, names: list[str]) -> None:
        await self.press("newGameButton")
        for name in names:
            for character in name:
                QTest.sendKeyEvent(
                    QTest.KeyAction.Click,
                    self.window,
                    Qt.Key.Key_unknown,
                    character,
                    Qt.KeyboardModifier.NoModifier,
                )
            QTest.keyClick(self.window, Qt.Key.Key_Return)
        for button in ("nextButton", "nextButton", "nextButton", "beginButton"):
            await self.press(button)

    async def see_card(self) -> None:
        """Hold the name until the card has opened under the finger; let go of it."""
        self.window.grabWindow()
        item = self.find("identify")
        place = item.mapToScene(item.boundingRect().center()).toPoint()
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        while not self.stage.app.property("model").property("looked"):
            await asyncio.sleep(0.1)
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        while self.place != "Cover":
            await asyncio.sleep(0.1)

    async def play(self, names: list[str]) -> None:
        await asyncio.sleep(0.5)
        read_all(self.stage.app)
        await self.sit_down(names)
        for card in range(THIRD):
            read_all(self.stage.app)
            self.tell_cover()
            if card < THIRD - 1:
                await self.see_card()
        if picture := os.environ.get("NIGHTCALLER_PICTURE"):
            self.window.grabWindow().save(picture)
            self.window.close()

    def tell_cover(self) -> None:
        title = str(self.find("passTitle").property("text"))
        # As one reads it: without what keeps its numbers in one line with their words.
        sys.stdout.write(title.replace(WORD_JOINER, "").replace(NO_BREAK, " ") + "\n")
        sys.stdout.flush()


class Watched(Stage):
    """The stage, with a player before it as soon as it is open."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]
        self._player = asyncio.ensure_future(Hands(self).play(sys.argv[2:]))
        self._player.add_done_callback(end_if_lost)


def end_if_lost(player: asyncio.Task[None]) -> None:
    """End the program if the player could not go on: who waits for its covers would wait for ever."""
    if not player.cancelled() and (lost := player.exception()):
        traceback.print_exception(lost)
        os._exit(1)


if __name__ == "__main__":
    rooms.Stage = Watched  # type: ignore[misc]
    sys.exit(run(Arguments(data_dir=Path(sys.argv[1]), language="en")))
