"""An evening begins on a desktop: put away and fetched back, taken to a screen of twice the density and back.

Run by test_wayland.py in a compositor. Says in one line what was seen on the way.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, QStandardPaths
from PySide6.QtGui import QGuiApplication, QImage

from journeys.people import People, WaitedClock
from journeys.until_the_day_round import Fingers
from journeys.until_the_workspace_changes import drawn, same
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue

NAMES = ("Ann", "小满", "Cleo", "Dan", "阿泽", "Finn")
FIRST, SECOND = "HEADLESS-1", "HEADLESS-2"


def sway(*command: str) -> None:
    """Tell the compositor to do something."""
    subprocess.run(["swaymsg", *command], check=True, stdout=subprocess.DEVNULL)


def main(folder: Path) -> None:
    app = QGuiApplication([])
    QStandardPaths.setTestModeEnabled(True)
    catalogue, clock = Catalogue(shipped("i18n")), WaitedClock()
    given = Arguments(data_dir=folder / "data", language=None)
    stage = Stage(given, catalogue, load_type(), clock=clock)
    stage.settings_screen.reducedMotion = True
    stage.narrator.speaker.unheard = lambda _: ""  # type: ignore[method-assign]
    warnings: list[str] = []
    stage.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
    hands = Fingers()
    people = People(stage, hands, catalogue, folder, clock)  # type: ignore[arg-type]
    people.proof = []
    window = stage.window
    hands.waitUntil(window.isExposed)

    def seen(name: str, output: str = FIRST) -> QImage:
        """A picture of an output as the compositor has it."""
        path = folder / f"{name}.png"
        subprocess.run(["grim", "-o", output, str(path)], check=True)
        return QImage(str(path))

    def shown(name: str, output: str = FIRST) -> QImage:
        """The same, once the compositor has what the window has drawn."""
        drawn(window)
        return seen(name, output)

    def on(output: str) -> Callable[[], bool]:
        return lambda: window.screen().name() == output and window.isExposed() and window.isActive()

    shown("home")
    people.sit_down(*NAMES)
    people.tap("beginButton")
    cover = shown("cover")

    # she holds her card, and the window is put away
    place = people.centre("identify")
    people.press("identify")
    hands.waitUntil(lambda: people.has("linedCard"))
    card = shown("card")
    sway("move scratchpad")
    hands.waitUntil(lambda: not people.has("linedCard"))
    sway("scratchpad show, floating disable")
    still: list[int] = []

    def fetched() -> bool:
        still.append(same(card, seen("back")))
        return on(FIRST)()

    hands.waitUntil(fetched)
    still.append(same(card, shown("back")))
    people.lift(place)
    people.play(until=lambda: len(people.roles) == 2 and people.place == "Cover")

    # a second screen is plugged in, and the window taken there
    sway("create_output")
    sway(f"output {SECOND} resolution 2048x1200 scale 2")
    sway(f"move container to output {SECOND}, focus output {SECOND}")
    hands.waitUntil(on(SECOND))
    hands.waitUntil(lambda: window.devicePixelRatio() == 2 and window.size() == QSize(1024, 600))
    dense = shown("dense", SECOND)
    beside = window.grabWindow()
    cut_off = people.cut_off()
    people.play(until=lambda: len(people.roles) == 4 and people.place == "Cover")

    # and back
    sway(f"move container to output {FIRST}, focus output {FIRST}")
    hands.waitUntil(on(FIRST))
    hands.waitUntil(lambda: window.devicePixelRatio() == 1 and window.size() == QSize(1280, 800))
    people.play(until=lambda: people.place == "Floor")
    shown("day")
    told = {
        "platform": app.platformName(),
        "cover": same(card, cover),
        "still": max(still),
        "dense": [dense.width(), dense.height(), same(dense, beside)],
        "read": sorted(people.roles),
        "wrong": [*people.proof, *cut_off, *warnings],
    }
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
