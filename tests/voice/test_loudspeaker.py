"""The process that plays may hang or die: the evening goes on, and is heard again.

See docs/decisions/sound-in-its-own-process.md.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken
from voice_kit import HandClock, worker, write_tone

from nightcaller.voice.loudspeaker_process import (
    ANSWER_LIMIT_MS,
    MOST_DEATHS,
    REST_MS,
    START_LIMIT_MS,
    Loudspeaker,
    ProcessPlayer,
    loudspeaker_command,
)
from nightcaller.voice.starting import LOUDSPEAKER_ARGUMENT
from patience import SECONDS

SHORT, LONG, BAD = Path("short.wav"), Path("long.wav"), Path("bad.wav")


class Room:
    """A loudspeaker that behaves in some way, a player of it, and what they have told."""

    def __init__(self, folder: Path, how: str, qtbot: QtBot) -> None:
        self.log, self.clock, self.qtbot = folder / "log", HandClock(), qtbot
        self.loudspeaker = Loudspeaker(self.clock, worker("plays", how, str(self.log)))
        self.changes: list[bool] = []
        self.loudspeaker.changed.connect(lambda: self.changes.append(self.loudspeaker.available()))
        self.player = ProcessPlayer(self.loudspeaker)
        self.told: list[tuple[str, bool]] = []

    def play(self, path: Path) -> None:
        self.player.play(path, 0.5, lambda played: self.told.append((path.stem, played)))

    def heard(self) -> list[str]:
        """What the processes were told, and where a new one started."""
        return self.log.read_text().splitlines() if self.log.exists() else []

    def until(self, true: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(true, timeout=SECONDS * 1000)

    def until_heard(self, *words: str) -> None:
        self.until(lambda: self.heard() == list(words))


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[[str], Room]]:
    rooms: list[Room] = []

    def opened(how: str) -> Room:
        rooms.append(Room(tmp_path, how, qtbot))
        return rooms[-1]

    yield opened
    for each in rooms:
        each.loudspeaker.close()


def test_what_is_wanted_before_it_is_there_is_played_when_it_is(room: Callable[[str], Room]) -> None:
    here = room("well")
    assert here.loudspeaker.available(), "a first line would be a subtitle while the process starts"
    here.play(LONG)
    here.player.pause()
    here.until_heard("start", "1 play", "1 pause")
    here.player.resume()
    here.player.set_gain(0.2)
    here.play(SHORT)
    here.until_heard("start", "1 play", "1 pause", "1 resume", "1 gain", "1 play")
    here.until(lambda: here.told == [("short", True)])
    here.play(BAD)
    here.until(lambda: here.told == [("short", True), ("bad", False)])


def test_what_was_stopped_or_is_over_tells_nothing_and_sends_nothing(room: Callable[[str], Room]) -> None:
    here = room("well")
    here.play(SHORT)
    here.player.stop()
    for act in (here.player.stop, here.player.pause, here.player.resume, lambda: here.player.set_gain(1.0)):
        act()
    here.play(SHORT)
    here.until(lambda: bool(here.told))
    here.until_heard("start", "1 play")
    assert here.told == [("short", True)]


def test_what_sounded_when_it_died_is_played_again_by_the_next(room: Callable[[str], Room]) -> None:
    here = room("dies once")
    other = ProcessPlayer(here.loudspeaker)
    other.play(LONG, 1.0, lambda _: here.told.append(("other", True)))
    here.play(SHORT)
    here.until(lambda: here.told == [("short", True)])
    assert here.heard() == ["start", "1 play", "start", "1 play", "2 play"]
    assert here.changes == [], "nobody need know"


def test_whoever_waits_for_one_that_hangs_is_told_in_time_and_the_next_is_heard(
    room: Callable[[str], Room],
) -> None:
    here = room("hangs once")
    here.play(SHORT)
    here.until_heard("start", "1 play")
    here.clock.pass_time(ANSWER_LIMIT_MS - 1)
    assert here.told == []
    here.clock.pass_time(1)
    assert here.told == [("short", False)]
    assert here.changes == [False]
    here.until(lambda: here.changes == [False, True])
    here.play(SHORT)
    here.until(lambda: here.told == [("short", False), ("short", True)])


@pytest.mark.parametrize("how", ["dies", "never ready"])
def test_whoever_waits_for_a_loudspeaker_that_never_works_is_told_and_later_it_is_tried_again(
    room: Callable[[str], Room], how: str
) -> None:
    here = room(how)
    here.play(SHORT)
    for nth in range(MOST_DEATHS):
        here.until(lambda nth=nth: here.heard().count("start") == nth + 1)
        if how == "dies":
            here.until(lambda nth=nth: here.heard().count("1 play") > nth)
        else:
            here.clock.pass_time(START_LIMIT_MS)
    here.until(lambda: here.told == [("short", False)] and not here.loudspeaker.there)
    assert here.changes == [False]
    here.play(LONG)
    assert here.told[-1] == ("long", False), "whoever asks all the same must not wait for ever"
    here.clock.pass_time(REST_MS + 1)
    assert not here.loudspeaker.available()
    here.until(lambda: here.heard().count("start") == MOST_DEATHS + 1)


def test_where_it_cannot_play_at_all_nobody_waits_and_it_is_not_tried_again(
    room: Callable[[str], Room],
) -> None:
    here = room("cannot")
    here.play(SHORT)
    here.until(lambda: here.told == [("short", False)])
    here.clock.pass_time(REST_MS + 1)
    assert not here.loudspeaker.available()
    assert not here.loudspeaker.there
    assert here.changes == [False]
    assert here.heard() == ["start"]


def test_a_computer_without_a_device_is_looked_at_again_when_somebody_asks(
    room: Callable[[str], Room],
) -> None:
    here = room("no device")
    here.until(lambda: here.changes == [False])
    here.clock.pass_time(REST_MS)
    assert not here.loudspeaker.available()
    here.clock.pass_time(1)
    assert not here.loudspeaker.available()
    here.until(lambda: here.heard() == ["start", "start"])


def test_a_device_that_comes_or_goes_is_told(room: Callable[[str], Room]) -> None:
    here = room("comes and goes")
    here.play(LONG)
    here.until(lambda: here.changes == [False])
    here.player.stop()
    here.until(lambda: here.changes == [False, True])


def test_a_player_that_goes_is_closed_and_another_is_another(room: Callable[[str], Room]) -> None:
    here = room("well")
    owner = QObject()
    ProcessPlayer(here.loudspeaker, owner).play(LONG, 1.0, lambda _: None)
    here.until_heard("start", "2 play")
    Shiboken.delete(owner)
    here.until_heard("start", "2 play", "2 close")
    here.play(LONG)
    here.until_heard("start", "2 play", "2 close", "1 play")


def test_a_closed_one_stays_silent(room: Callable[[str], Room]) -> None:
    here = room("well")
    here.play(LONG)
    here.until_heard("start", "1 play")
    here.loudspeaker.close()
    here.play(SHORT)
    here.clock.pass_time(REST_MS + 1)
    assert not here.loudspeaker.available()
    assert here.told == [("short", False)]
    assert here.heard() == ["start", "1 play"]


# --- the real one -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", [loudspeaker_command(), (sys.executable, "-m", "nightcaller", LOUDSPEAKER_ARGUMENT)]
)
def test_the_real_process_plays_to_the_end_and_ends_with_its_input(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    if not json.loads(process.stdout.readline())["ready"]:
        pytest.skip("no QtMultimedia here")
    sound = write_tone(tmp_path / "tone.wav", 0.05)
    requests = [
        {"player": 1, "do": "play", "turn": 1, "path": str(tmp_path / "none.wav"), "gain": 1.0, "speed": 1.0},
        {"player": 2, "do": "play", "turn": 7, "path": str(sound), "gain": 0.5, "speed": 1.0},
        {"player": 2, "do": "gain", "gain": 0.2},
        {"player": 2, "do": "pause"},
        {"player": 2, "do": "resume"},
        {"player": 1, "do": "stop"},
        {"player": 1, "do": "close"},
    ]
    for number, request in enumerate(requests):
        process.stdin.write(json.dumps({"id": number, **request}) + "\n")
    process.stdin.flush()
    answers = []
    while {"player": 2, "turn": 7, "played": True} not in answers:
        answers.append(json.loads(process.stdout.readline()))
    assert [each["done"] for each in answers if "done" in each] == list(range(len(requests)))
    process.stdin.close()
    assert process.wait(SECONDS) == 0


def test_without_qtmultimedia_it_says_so() -> None:
    blind = (
        "import sys; sys.modules['PySide6.QtMultimedia'] = None; from nightcaller.voice import loudspeaker"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{blind}; loudspeaker.main()"],
        input="",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"ready": False}
