"""Somebody holds her card, and the desktop shows another workspace: what is there when it comes back?

Run by test_wayland.py in a compositor. Writes how many per cent of the held card's picture are there at that
moment, and how many of what is there then belong to the cover that follows.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from driver import read_all
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from patience import SECONDS
from table.bots import sitting

FRAMES = 3
"""After so many the compositor has what is so."""


def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    last = time.monotonic() + SECONDS
    while not so():
        assert time.monotonic() < last, "never was so"
        QTest.qWait(10)


def drawn(window: QQuickWindow) -> None:
    """Wait until what is so now is drawn."""
    for _frame in range(FRAMES):
        swapped: list[bool] = []
        told = window.frameSwapped.connect(lambda to=swapped: to.append(True))
        window.update()
        until(lambda to=swapped: bool(to))  # type: ignore[misc]
        window.frameSwapped.disconnect(told)


def named(stage: Stage, name: str) -> Iterator[QQuickItem]:
    """Yield the visible items of that name."""
    todo: list[QQuickItem] = [stage.window.contentItem()]  # type: ignore[attr-defined]
    while todo:
        item = todo.pop()
        if item.objectName() == name:
            yield item
        todo += [child for child in item.childItems() if child.isVisible()]


def found(stage: Stage, name: str) -> QPoint:
    """Return the middle of a visible item."""
    item = next(named(stage, name))
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def same(one: QImage, other: QImage) -> int:
    """Return how many per cent of the middle of two pictures are alike."""
    places = [(x, y) for x in range(400, 880, 6) for y in range(100, 600, 6)]
    return round(100 * sum(one.pixel(*place) == other.pixel(*place) for place in places) / len(places))


def main(folder: Path) -> None:
    app = QGuiApplication([])
    stage = Stage(Arguments(data_dir=folder / "data", language="en"), Catalogue(shipped("i18n")), load_type())
    stage.window.setProperty("deafFor", 0)
    pictures = iter(range(9))

    def picture() -> QImage:
        path = folder / f"{next(pictures)}.png"
        subprocess.run(["grim", str(path)], check=True)
        return QImage(str(path))

    def workspace(number: int) -> None:
        subprocess.run(["swaymsg", "workspace", str(number)], check=True, stdout=subprocess.DEVNULL)

    def there(name: str) -> Callable[[], bool]:
        return lambda: any(True for _ in named(stage, name))

    def press(name: str) -> None:
        where = found(stage, name)
        QTest.mousePress(stage.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)

    until(stage.window.isExposed)
    stage.begin(sitting(8))
    read_all(stage.app)
    until(there("identify"))
    drawn(stage.window)
    press("identify")
    until(there("linedCard"))
    drawn(stage.window)
    held = picture()
    workspace(2)
    until(lambda: not there("linedCard")())
    workspace(1)
    back = picture()  # nothing has been drawn since: what the compositor has kept
    until(stage.window.isExposed)
    drawn(stage.window)
    told = app.platformName(), same(held, held), same(held, back), same(picture(), back)
    sys.stdout.write(" ".join(map(str, told)) + "\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
