"""Run by test_big_book.py: the real program, driven into the first round by day; then it waits.

Says one line about where it stands, at the third cover. Needs no test library: it is killed.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from journeys.people import People, WaitedClock
from journeys.village import MASKS, begin, the_village_errs
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from nightcaller.viewmodels import gathering
from patience import SECONDS

SHOTS = Path(__file__).parent / "shots" / "test_passed_round_in_chinese_before"


class Fingers:
    """What the people need of a robot: clicks, and patience."""

    def mouseClick(self, window: Any, button: Any, pos: Any) -> None:
        QTest.mouseClick(window, button, pos=pos)

    def mousePress(self, window: Any, button: Any, pos: Any) -> None:
        QTest.mousePress(window, button, pos=pos)

    def mouseRelease(self, window: Any, button: Any, pos: Any) -> None:
        QTest.mouseRelease(window, button, pos=pos)

    def waitUntil(self, so: Callable[[], bool]) -> None:
        """Wait until something is so.

        Raises:
            TimeoutError: it never was.
        """
        until = time.monotonic() + SECONDS
        while not so():
            if time.monotonic() > until:
                raise TimeoutError
            QTest.qWait(10)


def main(folder: Path) -> None:
    """Play up to the third cover by day, say so, and wait for the end."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    application = QGuiApplication([])
    QStandardPaths.setTestModeEnabled(True)
    gathering.secrets.randbits = lambda _bits: 20_261_121  # type: ignore[assignment]
    catalogue, hands = Catalogue(shipped("i18n")), Fingers()
    given = Arguments(data_dir=folder, language="zh-CN", size=(1280, 800))
    clock = WaitedClock()
    stage = Stage(given, catalogue, load_type(), clock=clock)
    stage.settings_screen.reducedMotion = True
    stage.narrator.speaker.unheard = lambda _: ""  # type: ignore[method-assign]
    hands.waitUntil(stage.window.isExposed)
    people = People(stage, hands, catalogue, SHOTS, clock)  # type: ignore[arg-type]
    people.proof = []
    begin(people, MASKS)
    the_village_errs(people)

    def by_day() -> bool:
        model = stage.app.property("model")
        return people.place == "Cover" and model.property("purpose") == "day_round"

    covers: list[str] = []
    while len(covers) < 3:
        people.play(until=by_day)
        if (title := people.text("passTitle")) not in covers:
            covers.append(title)
        if len(covers) < 3:
            people.step()
    report = {"cover": covers[-1], "roles": people.roles, "proof": people.proof}
    sys.stdout.write(json.dumps(report) + "\n")
    sys.stdout.flush()
    while application is not None:
        QTest.qWait(1000)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
