"""How long the window takes to open and to answer, and its memory, beside an empty QML window's.

Qt runs in a process of its own: the laboratory starts without it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Final, Literal, NamedTuple

Kind = Literal["empty", "app", "page", "idle", "games"]

PATIENCE: Final = 60.0
"""Seconds after which a window that has not shown a frame counts as not starting."""

PROBE: Final = '''
import json, os, sys, time

started, kind, folder, screen = float(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]
if kind != "empty":
    from nightcaller.app.plain_imports import load_qt

    load_qt()
from PySide6.QtCore import QEvent, QObject, QTimer, Qt
from PySide6 import QtGui
from PySide6.QtQuick import QQuickWindow


def megabytes():
    """What the process keeps resident, and what of it is no file's; None where nobody tells."""
    try:
        with open("/proc/self/statm") as pages:
            resident, of_files = (int(count) for count in pages.read().split()[1:3])
        page = os.sysconf("SC_PAGE_SIZE") / 1e6
        return resident * page, (resident - of_files) * page
    except OSError:
        pass
    try:
        import resource
    except ImportError:
        return None, None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (most / 1e6 if sys.platform == "darwin" else most / 1e3), None


class FirstFrame(QObject):
    """Tells when the first frame was shown and how fast later ones follow a key, then ends the process."""

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Expose and isinstance(watched, QQuickWindow):
            QtGui.QGuiApplication.instance().removeEventFilter(self)
            watched.frameSwapped.connect(self.shown, Qt.ConnectionType.QueuedConnection)
            self.window = watched
        return False

    def shown(self):
        self.window.frameSwapped.disconnect(self.shown)
        self.seconds = time.time() - started
        QTimer.singleShot(1000, self.settled)

    def settled(self):
        # A slow or busy computer is still loading what is behind the window.
        from PySide6.QtQml import QQmlProperty

        loaded = kind == "empty" or QQmlProperty.read(self.window, "app.screen")
        QTimer.singleShot(1000, self.measure if loaded else self.settled)

    def measure(self):
        (self.megabytes, self.own), self.answers, self.busy, self.idle = megabytes(), [], [], None
        if kind == "idle":
            # what follows the first page is loaded by then
            QTimer.singleShot(3000, self.rest)
            return
        if kind == "empty":
            self.finish()
            return
        if kind == "games":
            self.watch(stages[0])
            return
        from PySide6.QtTest import QTest

        # Tab moves the focus; on a private page a number taps the seat, and taps it again.
        keys = [Qt.Key.Key_Tab] if kind == "app" else [Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_3]
        self.most = 40 if kind == "app" else 200
        self.tap = lambda: QTest.keyClick(self.window, keys[len(self.answers) % len(keys)])
        QTimer.singleShot(5000 if kind == "app" else 45000, self.finish)
        self.press()

    def watch(self, stage):
        # Frame after frame, as fast as they come: first of the deck page alone, then with games beside it.
        from nightcaller.table.shelf.sitting import SeatedPlayer

        stage.gathering.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, 11))
        stage.gathering.fit()
        stage.app.restart("Home", "Deck")
        self.gaps, self.last = [], time.perf_counter()
        self.window.frameSwapped.connect(self.swapped)
        self.window.update()

        def ask():
            self.answers = self.gaps
            self.gaps = self.busy
            stage.fairness.changed.connect(lambda: stage.fairness.property("known") and self.finish())
            stage.fairness.ask()
            QTimer.singleShot(10000, self.finish)

        QTimer.singleShot(1000, lambda: self.gaps.clear())
        QTimer.singleShot(3000, ask)

    def swapped(self):
        now = time.perf_counter()
        self.gaps.append(now - self.last)
        self.last = now
        QTimer.singleShot(0, self.window.update)

    def rest(self):
        self.pressed, self.worked = time.perf_counter(), time.process_time()
        QTimer.singleShot(5000, self.rested)

    def rested(self):
        self.idle = (time.process_time() - self.worked) / (time.perf_counter() - self.pressed)
        self.finish()

    def press(self):
        self.pressed, self.worked = time.perf_counter(), time.process_time()
        self.window.frameSwapped.connect(self.answered, Qt.ConnectionType.QueuedConnection)
        self.tap()

    def answered(self):
        self.answers.append(time.perf_counter() - self.pressed)
        self.busy.append(time.process_time() - self.worked)
        self.window.frameSwapped.disconnect(self.answered)
        if len(self.answers) < self.most:
            QTimer.singleShot(30, self.press)
        else:
            self.finish()

    def finish(self):
        said = [self.seconds, self.megabytes, self.own, self.answers, self.busy, self.idle]
        print(json.dumps(said), flush=True)
        os._exit(0)


class Application(QtGui.QGuiApplication):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.first = FirstFrame()
        self.installEventFilter(self.first)


if kind == "empty":
    from PySide6.QtQml import QQmlApplicationEngine

    application = Application(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(b"import QtQuick; Window { visible: true; width: 1280; height: 800 }")
    sys.exit(application.exec())
elif kind == "page":
    from PySide6.QtCore import QUrl
    from PySide6.QtQml import QQmlApplicationEngine

    from nightcaller.app.fonts import load_type
    from nightcaller.app.renderer import choose_renderer
    from nightcaller.app.stage import QML
    from nightcaller.resources import shipped
    from nightcaller.rulebooks import book
    from nightcaller.table.live.evening import Evening
    from nightcaller.table.live.scene import Bulletin
    from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
    from nightcaller.text import Catalogue
    from nightcaller.viewmodels.application import Appearance, AppViewModel
    from nightcaller.viewmodels.phrasebook import Phrasebook
    from nightcaller.viewmodels.visit import VisitViewModel

    application = Application(sys.argv[:1])
    choose_renderer()
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, 9))
    sitting = Sitting(people, dict(book("judge").recommended(8)[0].deck), 7, cards_at_night=True)
    evening = Evening(sitting)
    while isinstance(evening.scene, Bulletin):
        evening.acknowledge()
    engine = QQmlApplicationEngine()
    app = AppViewModel(Phrasebook(Catalogue(shipped("i18n")), ("en",), engine), engine)
    app.look(Appearance(reduced_motion=True))
    visit = VisitViewModel(evening, app)
    app.add("Visit", visit)
    visit.show(evening.visit())
    visit.look()
    visit.release()
    app.restart("Visit")
    letters = load_type()
    engine.addImportPath(str(QML))
    engine.setInitialProperties(
        {"app": app, "sansFamily": letters.sans, "serifFamily": letters.serif, "visible": True}
    )
    engine.load(QUrl.fromLocalFile(str(QML / "Nightcaller" / "Main.qml")))
    sys.exit(application.exec())
else:
    QtGui.QGuiApplication = Application
    from nightcaller.__main__ import main

    if kind == "games":
        from nightcaller.app.stage import Stage

        stages, begin = [], Stage.__init__
        Stage.__init__ = lambda stage, *given: (stages.append(stage), begin(stage, *given))[1]

    sys.exit(main(["--data-dir", folder, "--screen", screen]))
'''
"""Opens a window in a fresh process and tells when its first frame was there."""


class Opening(NamedTuple):
    """One opening of a window.

    Attributes:
        seconds: from the start of the process to the first frame.
        megabytes: resident memory when everything is loaded; None where the system does not tell.
        own: what of it is no file's: the same wherever and beside whatever the program runs.
        answers: seconds from a key (Tab; on a private page a seat's number) to the next frame; of the app. Of
            ``games``: seconds from a frame to the next.
        busy: how long the processor worked for each of them, in seconds: the same on a busy machine. Of
            ``games``: as `answers`, while games are played beside the window.
        idle: share of a core that is taken while nobody does anything; None where that was not waited for.
    """

    seconds: float
    megabytes: float | None
    own: float | None
    answers: list[float]
    busy: list[float]
    idle: float | None


class WindowDoesNotOpen(Exception):
    """A window showed no frame; its text is the last line that its process said."""


def open_window(kind: Kind, screen: str = "Home") -> Opening:
    """Open a window off screen, with the software renderer, and close it again.

    Args:
        kind: the app, a private page of it, a page that nobody touches, the deck page with games beside it,
            or an empty window of the same size.
        screen: which page the app opens with.

    Raises:
        WindowDoesNotOpen: no frame came, for instance because Qt is not installed.
    """
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    # An installed program has its bytecode; a checkout writes it when it is opened for the first time.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory(prefix="nightcaller-bench-") as folder:
        command = [sys.executable, "-c", PROBE, str(time.time()), kind, folder, screen]
        try:
            said = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired as late:
            raise WindowDoesNotOpen(f"no frame in {PATIENCE:.0f} s") from late
    try:
        return Opening(*json.loads(said.stdout.splitlines()[-1]))
    except (IndexError, ValueError, TypeError) as silent:
        complaints = said.stderr.strip().splitlines() or [f"exit code {said.returncode}"]
        raise WindowDoesNotOpen(complaints[-1]) from silent
