"""The real program for whole evenings: a clock of their own, folders of its own, and pictures to look at."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QStandardPaths
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from journeys.people import People, WaitedClock
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.text import Catalogue

SHOTS = Path(__file__).parent / "shots"

Gather = Callable[..., People]


@pytest.fixture
def gather(
    qtbot: QtBot, qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, request: Any
) -> Iterator[Gather]:
    """Start the program and sit people before it: ``people = gather(language="zh-CN")``.

    Nothing moves unless ``motion=True``: an animated sky costs more than the evening. With the variable
    NIGHTCALLER_SHOTS set, pictures go to ``shots/<test>``. A QML warning fails the test. Whoever gives
    ``texts`` starts a program that has heard of nothing yet.
    """
    QStandardPaths.setTestModeEnabled(True)
    shutil.rmtree(SHOTS / request.node.name, ignore_errors=True)
    opened: list[tuple[Stage, list[str]]] = []
    look = load_type()

    def start(
        *,
        motion: bool = False,
        people: type[People] = People,
        texts: Catalogue = catalogue,
        **arguments: Any,
    ) -> People:
        given = Arguments(**{"data_dir": tmp_path, "language": "en", **arguments})
        clock = WaitedClock()
        stage = Stage(given, texts, look, clock=clock)
        stage.settings_screen.reducedMotion = not motion
        stage.narrator.speaker.unheard = lambda _: ""  # type: ignore[method-assign]  # whatever is plugged in here
        warnings: list[str] = []
        stage.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        opened.append((stage, warnings))
        qtbot.waitUntil(stage.window.isExposed)
        return people(stage, qtbot, texts, SHOTS / request.node.name, clock)

    yield start
    for stage, warnings in opened:
        stage.close()
        assert not warnings, warnings
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    QStandardPaths.setTestModeEnabled(False)


@pytest.fixture(autouse=True)
def known_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every evening is dealt from the same seed: a journey goes the same way on every machine."""
    monkeypatch.setattr("nightcaller.viewmodels.gathering.secrets.randbits", lambda _bits: 20_261_121)
