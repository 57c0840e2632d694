"""The program on its computer: a second start, sleep, other screens, a screen that stays on, opened files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QWindow
from pytestqt.qtbot import QtBot

from driver import read_all
from nightcaller.app import doorbell
from nightcaller.app.computer import Computer
from nightcaller.app.doorbell import Doorbell, HandedFiles
from nightcaller.app.vigil import LinuxWakefulness, Slumber, Vigil
from nightcaller.table.shelf.evenings import Ending, Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import Catalogue
from patience import SECONDS

Opened = Callable[..., tuple[Any, Any]]

SITTING = Sitting(
    players=tuple(SeatedPlayer(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")),
    deck={"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3},
    seed=7,
)


SIDE_BY_SIDE = {"laptop": 0, "wall": 1280}


class Awake:
    """A system whose screen stays on as long as it is held."""

    def __init__(self) -> None:
        self.held = 0

    def hold(self) -> None:
        self.held += 1

    def release(self) -> None:
        self.held -= 1


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for what runs; its path is as short as in life, or no socket could be in it."""
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


@pytest.fixture
def at_home(
    open_stage: Opened, qapp: QGuiApplication, tmp_path: Path, run: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Any]:
    """An open window with its computer, which has a Finder: ``stage, screen, computer, awake``."""
    monkeypatch.setattr(doorbell, "FINDER", True)
    stage, screen = open_stage()
    awake = Awake()
    monkeypatch.setattr("nightcaller.app.computer.wakefulness", lambda: awake)
    computer = Computer(stage, qapp, doorbell.address(tmp_path), HandedFiles(qapp))
    yield stage, screen, computer, awake
    computer.close()
    computer.deleteLater()


def story(folder: Path) -> Path:
    """The file of a finished evening from another computer."""
    shelf = Shelf(folder / "theirs", folder / "theirs" / "state")
    journal = shelf.begin(book="judge", seats=6, setup=SITTING, app_version="0", engine_version="0")
    names = tuple(player.name for player in SITTING.players)
    done = shelf.finish(journal, players=names, ending=Ending((), (), "end-judge-wolves-gone"))
    file = folder / "friends.nightcaller"
    file.write_bytes(shelf.written(done.id))
    return file


# --- a second start -----------------------------------------------------------------------------------------


def second_start(folder: Path, *more: str | Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "nightcaller", "--data-dir", folder, *map(str, more)])


def test_a_second_start_brings_the_window_to_the_front_and_ends(
    at_home: Any, tmp_path: Path, qtbot: QtBot
) -> None:
    stage, _screen, _computer, _awake = at_home
    stage.window.setVisibility(QWindow.Visibility.Minimized)
    second = second_start(tmp_path)
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert second.returncode == 0
    assert stage.window.visibility() != QWindow.Visibility.Minimized


def test_a_curtain_stays_drawn_when_somebody_starts_the_program_again(at_home: Any) -> None:
    stage, *_ = at_home
    stage.app.cover()
    stage.come_forward()
    assert stage.app.property("covered")


def test_without_a_window_nobody_answers(tmp_path: Path, run: Path) -> None:
    assert not doorbell.ring(doorbell.address(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows' pipes have no folder")
def test_a_bell_where_others_can_write_is_neither_rung_nor_hung_up(
    qapp: QGuiApplication, tmp_path: Path, run: Path
) -> None:
    bell = doorbell.address(tmp_path)
    Path(bell).parent.mkdir(parents=True, exist_ok=True)
    Path(bell).parent.chmod(0o777)
    Path(bell).touch()
    assert not doorbell.ring(bell)
    assert not Doorbell(bell).listen()


def test_what_a_killed_program_has_left_keeps_nobody_from_listening(
    qapp: QGuiApplication, tmp_path: Path, run: Path
) -> None:
    bell = doorbell.address(tmp_path / "one")
    Path(bell).parent.mkdir(parents=True, exist_ok=True)
    Path(bell).touch()
    first = Doorbell(bell)
    assert first.listen()
    first.close()


def test_two_data_folders_have_two_bells(tmp_path: Path) -> None:
    assert doorbell.address(tmp_path / "one") != doorbell.address(tmp_path / "two")


# --- files --------------------------------------------------------------------------------------------------


def test_a_second_start_hands_over_its_file(at_home: Any, tmp_path: Path, qtbot: QtBot) -> None:
    stage, *_ = at_home
    told: list[str] = []
    stage.look_back = told.append
    second = second_start(tmp_path, story(tmp_path))
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert second.returncode == 0
    assert told == [stage.shelf.finished()[0].id]


def test_a_file_is_put_on_the_shelf_once_and_told_each_time(open_stage: Opened, tmp_path: Path) -> None:
    stage, _screen = open_stage()
    told: list[str] = []
    stage.look_back = told.append
    file = story(tmp_path)
    stage.tell_story_of(file)
    stage.tell_story_of(file)
    assert [one.id for one in stage.shelf.finished()] * 2 == told


def test_a_file_that_is_no_evening_is_refused_with_words(open_stage: Opened, tmp_path: Path) -> None:
    stage, _screen = open_stage()
    (tmp_path / "letter.nightcaller").write_text("Dear friends")
    read_all(stage.app)
    stage.tell_story_of(tmp_path / "letter.nightcaller")
    assert "letter.nightcaller" in stage.app.property("notice")


def test_nobody_ends_a_game_by_opening_a_file(open_stage: Opened, tmp_path: Path) -> None:
    stage, _screen = open_stage()
    stage.begin(SITTING)
    before = stage.app.property("screen")
    read_all(stage.app)
    stage.tell_story_of(story(tmp_path))
    assert stage.app.property("screen") == before
    assert stage.app.property("notice") == stage.words.text("error-story-while-playing")
    assert stage.shelf.finished() == []


def test_the_finder_hands_files_to_a_window_that_is_open(
    at_home: Any, qapp: QGuiApplication, tmp_path: Path
) -> None:
    stage, *_ = at_home
    told: list[str] = []
    stage.look_back = told.append
    qapp.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(story(tmp_path)))))
    assert len(told) == 1


def test_a_saved_file_is_the_evening(
    open_stage: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "nightcaller.viewmodels.saving.QStandardPaths.writableLocation",
        lambda _place: str(tmp_path / "papers"),
    )
    stage, screen = open_stage()
    stage.shelf.take_in(story(tmp_path))
    stage.app.open("Evenings")
    read_all(stage.app)
    screen.tap("save0")
    (saved,) = (tmp_path / "papers").iterdir()
    assert saved.suffix == ".nightcaller"
    assert json.loads(saved.read_bytes())["players"] == [player.name for player in SITTING.players]
    assert str(saved) in stage.app.property("notice")


# --- the screen stays on, and sleep -------------------------------------------------------------------------


def test_the_screen_stays_on_for_a_game_and_no_longer(at_home: Any) -> None:
    stage, _screen, _computer, awake = at_home
    assert awake.held == 0
    stage.begin(SITTING)
    assert awake.held == 1
    stage.app.leave()
    assert awake.held == 0


def test_closing_the_window_in_a_game_lets_the_screen_go(at_home: Any) -> None:
    stage, _screen, computer, awake = at_home
    stage.begin(SITTING)
    computer.close()
    assert awake.held == 0


def test_after_sleep_a_curtain_waits_over_the_game(at_home: Any) -> None:
    stage, _screen, computer, _awake = at_home
    stage.begin(SITTING)
    computer._slumber.over.emit()
    assert stage.app.property("covered")


def test_sleep_is_noticed_by_the_clock(qapp: QGuiApplication) -> None:
    now = [1000.0]
    slumber = Slumber(now=lambda: now[0])
    slept: list[float] = []
    slumber.over.connect(lambda: slept.append(now[0]))
    for passed in (5, 6, 3600, 5):
        now[0] += passed
        slumber.look()
    assert slept == [4611.0]


def test_the_system_says_that_it_will_sleep(qapp: QGuiApplication) -> None:
    slumber = Slumber()
    slept: list[bool] = []
    slumber.over.connect(lambda: slept.append(True))
    slumber.told(True)
    slumber.told(False)
    assert slept == [True]


DESKTOP = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection

@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class ScreenSaver(QObject):
    @Slot(str, str, result=int)
    def Inhibit(self, who, why):
        print(who, "|", why, flush=True)
        return 7

app = QCoreApplication([])
bus = QDBusConnection.sessionBus()
saver = ScreenSaver()
every = QDBusConnection.RegisterOption.ExportAllSlots
assert bus.registerObject("/org/freedesktop/ScreenSaver", saver, every)
assert bus.registerService("org.freedesktop.ScreenSaver")
print("ready", flush=True)
app.exec()
"""


PORTAL = """
import subprocess, sys
watch = ["dbus-monitor", "--session", "interface='org.freedesktop.portal.Inhibit'"]
monitor = subprocess.Popen(watch, stdout=subprocess.PIPE, text=True, bufsize=1)
from nightcaller.app.vigil import LinuxWakefulness
while "NameAcquired" not in monitor.stdout.readline():
    pass
wakefulness = LinuxWakefulness()
wakefulness.hold()
lines = []
while not lines or ")" not in lines[-1] or "reason" not in "".join(lines):
    lines.append(monitor.stdout.readline())
print("".join(line.strip() + " " for line in lines if "sender=" not in line or "Inhibit" in line))
wakefulness.release()
monitor.kill()
"""


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("dbus-monitor"), reason="nobody listens to D-Bus on this computer")
def test_the_portal_is_asked_in_its_own_types() -> None:
    """`Inhibit(parent_window: s, flags: u, options: a{sv})`: a signed number would be refused."""
    session = ["dbus-run-session", "--", sys.executable, "-c", PORTAL]
    heard = subprocess.run(session, capture_output=True, text=True, timeout=SECONDS, check=False).stdout
    told = " ".join(heard.split())
    assert "path=/org/freedesktop/portal/desktop" in told
    assert 'string "" uint32 12 array [ dict entry( string "reason" variant' in told
    assert 'string "A game is being played"' in told


VIGIL = """
import select, subprocess, sys
from PySide6.QtCore import QCoreApplication, QDeadlineTimer
from nightcaller.app.vigil import LinuxWakefulness, Vigil
desktop = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdout=subprocess.PIPE, text=True, bufsize=1)
assert desktop.stdout.readline() == "ready\\n"
app = QCoreApplication([])
vigil, patience = Vigil(LinuxWakefulness()), QDeadlineTimer(60_000)
for times in range(2):
    vigil.watch(True)
    while not select.select([desktop.stdout], [], [], 0.05)[0] and not patience.hasExpired():
        app.processEvents()
    print(desktop.stdout.readline(), end="")
    vigil.watch(False)
desktop.kill()
"""


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="no D-Bus on this computer")
def test_a_desktop_is_asked_to_leave_its_screen_on() -> None:
    """On a bus of its own, with a screen saver of another process: what is asked arrives there."""
    session = ["dbus-run-session", "--", sys.executable, "-c", VIGIL, DESKTOP]
    told = subprocess.run(session, capture_output=True, text=True, timeout=2 * SECONDS, check=False)
    assert told.stdout == "Nightcaller | A game is being played\n" * 2, told.stderr


def test_a_computer_without_a_bus_plays_all_the_same(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    vigil = Vigil(LinuxWakefulness())
    vigil.watch(True)
    vigil.watch(False)


# --- other screens ------------------------------------------------------------------------------------------


def test_a_screen_that_is_connected_in_a_game_covers_what_is_private(
    at_home: Any, qapp: QGuiApplication
) -> None:
    stage, *_ = at_home
    read_all(stage.app)
    stage.app.keep_private(True)
    qapp.screenAdded.emit(qapp.primaryScreen())
    assert stage.app.property("covered")
    assert stage.app.property("notice") == stage.words.text("ui-notice-screens")


TWO_SCREENS = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from nightcaller.app import doorbell
from nightcaller.app.arguments import Arguments
from nightcaller.app.computer import Computer
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue

application = QGuiApplication([])
here, there = application.screens()
stage = Stage(Arguments(data_dir=Path(sys.argv[1])), Catalogue(shipped("i18n")), load_type())
files = doorbell.HandedFiles(application)
computer = Computer(stage, application, doorbell.address(Path(sys.argv[1])), files)
for private in (False, True):
    for screen in (there, here):
        stage.app.keep_private(private)
        stage.app.uncover()
        stage.window.setPosition(screen.geometry().topLeft())
        application.processEvents()
        print(stage.window.screen().name(), stage.app.property("covered"))
computer.close()
stage.close()
"""


def test_whoever_moves_the_window_to_the_wall_shows_nothing_private_there(tmp_path: Path) -> None:
    """On two screens, there and back; what is for everybody stays open."""
    screens = [
        {"name": name, "x": x, "y": 0, "width": 1280, "height": 800} for name, x in SIDE_BY_SIDE.items()
    ]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": screens}))
    environment = {"QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}"}
    moved = subprocess.run(
        [sys.executable, "-c", TWO_SCREENS, str(tmp_path / "data")],
        env=os.environ | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    there = ["wall False", "laptop False", "wall True", "laptop True"]
    assert moved.stdout.splitlines() == there, moved.stderr


# --- the command line ---------------------------------------------------------------------------------------


def started(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    given = {key: value for key, value in os.environ.items() if key not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return subprocess.run(
        [sys.executable, "-m", "nightcaller", *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**given, "PYTHONUTF8": "1", **environment},
        check=False,
    )


@pytest.mark.parametrize(("language", "word"), [("en_GB.UTF-8", "Exit codes"), ("zh_CN.UTF-8", "退出码")])
def test_help_is_in_the_language_of_the_system(language: str, word: str) -> None:
    told = started("--help", LANG=language, LANGUAGE="", LC_ALL="")
    assert (told.returncode, word in told.stdout) == (0, True)


@pytest.mark.parametrize("mistake", [("--size", "large"), ("--language", "tlh"), ("one", "two"), ("--what",)])
def test_a_command_line_that_makes_no_sense_ends_with_two(mistake: tuple[str, ...]) -> None:
    assert started(*mistake).returncode == 2


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_the_program_says_so_and_ends_with_one() -> None:
    told = started(QT_QPA_PLATFORM="", LANG="C.UTF-8", LANGUAGE="", LC_ALL="")
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == "Nightcaller found no screen. Start it from a desktop.\n"


def test_the_lab_is_a_word_away() -> None:
    told = started("lab", "books", "--json")
    assert told.returncode == 0
    assert {book["id"] for book in json.loads(told.stdout)["books"]} >= {"judge", "hollow", "chat", "forum"}


COLD = """
import sys
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from nightcaller.app import doorbell, main
from nightcaller.app.arguments import parse

doorbell.FINDER = True

class Opening(main.Opening):
    def show_sky(self):
        event = QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1]))
        QCoreApplication.postEvent(QCoreApplication.instance(), event)
        super().show_sky()

main.Opening = Opening
sys.exit(main.run(parse(["--data-dir", sys.argv[2], "--screenshot", sys.argv[3]])))
"""
"""The program, started by the Finder: the file comes in the loop's first turn."""


def test_a_file_that_the_program_is_started_with_is_told(tmp_path: Path, run: Path) -> None:
    file, data = story(tmp_path), tmp_path / "ours"
    asked = [sys.executable, "-c", COLD, str(file), str(data), str(tmp_path / "first.png")]
    done = subprocess.run(asked, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert len(Shelf(data, data / "state").finished()) == 1


def test_a_second_start_hands_on_its_right_to_be_in_front(
    at_home: Any, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desktop (Wayland) gives it to who was started; Qt takes it from there when the window asks."""
    stage, *_ = at_home
    asked: list[str] = []
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    monkeypatch.setattr(stage, "come_forward", lambda: asked.append(os.environ["XDG_ACTIVATION_TOKEN"]))
    given = {**os.environ, "XDG_ACTIVATION_TOKEN": "given-to-the-second"}
    second = subprocess.Popen([sys.executable, "-m", "nightcaller", "--data-dir", tmp_path], env=given)
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert asked == ["given-to-the-second"]


def test_the_title_is_not_doubled(at_home: Any) -> None:
    """Qt appends the program's name to every title that does not end with it."""
    stage, *_ = at_home
    assert stage.window.title().endswith("Nightcaller")


@pytest.mark.skipif(sys.platform != "linux", reason="about X11 and Wayland")
@pytest.mark.parametrize(
    "screen",
    [
        {"DISPLAY": ":4711"},
        {"WAYLAND_DISPLAY": "nobody-is-here"},
        {"QT_QPA_PLATFORM": "bogus"},
        {"QT_QPA_PLATFORM": "bogus;other:option"},
        {},
    ],
)
def test_a_screen_that_is_gone_is_said_in_words(
    screen: dict[str, str], tmp_path: Path, catalogue: Catalogue
) -> None:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "LC_ALL", "WAYLAND_SOCKET")
    outside = {name: value for name, value in os.environ.items() if name not in names}
    done = subprocess.run(
        [sys.executable, "-m", "nightcaller", "--data-dir", tmp_path],
        env={**outside, **screen, "LANG": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, "an end, not an abort"
    assert catalogue.say("en", "error-no-display") in done.stderr + done.stdout
    assert "qt.qpa" not in done.stderr
