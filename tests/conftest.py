"""What every test shares: Qt without a screen, and the window as people get it."""

from __future__ import annotations

import atexit
import gc
import marshal
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

if sys.dont_write_bytecode:
    # Every worker would take all asserts apart anew, for ten seconds; a copy lies with what is pytest's own.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="nightcaller-state-")  # keys of evenings in tests

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from complaints import complaints
from driver import read_all
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.text import Catalogue
from nightcaller.voice.clock import Clock
from patience import PatientBot

atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

# The same examples in every run, however busy the machine is; HYPOTHESIS_PROFILE=default looks for others.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


RUBBISH = 20_000
"""So many new things, and it is time to look for rubbish: Python's 700 are made by a few answers."""
PACKED = "packed"
"""Under which a worker's report travels."""
WINDOWS = {"open_table", "open_stage", "qtbot"}
"""Fixtures of tests that open the real window, which takes a second or more."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what goes through the window into the second part, but for what is marked ``smoke``."""
    for item in items:
        if WINDOWS & set(getattr(item, "fixturenames", ())) and not item.get_closest_marker("smoke"):
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for rubbish neither while tests are collected nor, later, in what stays to the end.

    The first is a tenth of a worker's start, the second was a fifth of the fast part's time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(RUBBISH)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, dict[str, Any] | None, dict[str, bytes] | None]:
    """Send a worker's report in one piece: word by word costs more than most tests."""
    report = yield
    return None if report is None else {PACKED: marshal.dumps(report)}


@pytest.hookimpl(tryfirst=True)
def pytest_report_from_serializable(data: dict[str, Any]) -> None:
    """Unpack a worker's report, for pytest to read."""
    data.update(marshal.loads(data.pop(PACKED)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With several workers, give each a stretch of files: what a file has made for its tests is made once."""
    if config.option.dist != "load":
        return None
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log)


@pytest.fixture
def qtbot(qapp: QGuiApplication, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's hands, as patient as the busiest machine needs."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """No widgets anywhere."""
    return QGuiApplication


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """All text."""
    from driver import every_text

    return every_text()


@pytest.fixture
def open_stage(
    qtbot: QtBot, qapp: QGuiApplication, qtlog: Any, catalogue: Catalogue, tmp_path: Path
) -> Iterator[Callable[..., Any]]:
    """Start the program: ``stage, screen = open_stage(language="zh-CN", screen="Players")``.

    Keyword arguments are those of `Arguments`; settings and evenings live in `tmp_path`. Anything that Qt
    complains about fails the test.
    """
    from driver import Screen

    opened: list[tuple[Stage, list[str]]] = []
    look = load_type()

    def start(
        loudspeaker: bool = True, clock: Clock | None = None, notices: bool = False, **arguments: Any
    ) -> tuple[Stage, Screen]:
        given = Arguments(**{"data_dir": tmp_path, "language": "en", **arguments})
        stage = Stage(given, catalogue, look, clock=clock)
        if loudspeaker:  # whatever this computer has
            stage.narrator.speaker.unheard = lambda _: ""  # type: ignore[method-assign]
        warnings: list[str] = []
        stage.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        opened.append((stage, warnings))
        if not notices:  # what it has to say about this computer
            read_all(stage.app)
        qtbot.waitUntil(stage.window.isExposed)
        return stage, Screen(stage.window, qtbot)

    yield start
    for stage, warnings in opened:
        stage.close()
        assert not warnings, warnings
    assert not complaints(qtlog), complaints(qtlog)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
