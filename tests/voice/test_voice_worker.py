"""The worker's protocol with the real system voice, and the process around it with workers that misbehave."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot
from voice_kit import HandClock, worker, write_tone

from nightcaller.voice.levelling import read_sound
from nightcaller.voice.system_voice import CannotSpeak
from nightcaller.voice.voices import InstalledVoice, choose
from nightcaller.voice.worker import converse
from nightcaller.voice.worker_process import (
    ANSWER_LIMIT_MS,
    MOST_DEATHS,
    Job,
    WorkerProcess,
    worker_command,
)
from patience import SECONDS

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs espeakng-loader")


class Conversation:
    """A running worker, spoken to line by line."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            worker_command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self.greeting = self._hear()

    def _hear(self) -> dict:
        return json.loads(self._process.stdout.readline())

    def say(self, text: str) -> dict:
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()
        return self._hear()

    def ask(self, out: Path, text: str, voice: str, rate: int = 160) -> dict:
        return self.say(json.dumps({"id": 1, "text": text, "voice": voice, "rate": rate, "out": str(out)}))

    def voice(self, language: str) -> str:
        voices = (InstalledVoice(v["id"], v["name"], tuple(v["languages"])) for v in self.greeting["voices"])
        chosen = choose(voices, language)
        assert chosen is not None
        return chosen.id

    def leave(self) -> int:
        self._process.stdin.close()
        return self._process.wait(SECONDS)


@pytest.fixture(scope="module")
def conversation() -> Iterator[Conversation]:
    conversation = Conversation()
    yield conversation
    assert conversation.leave() == 0


@linux_only
@pytest.mark.parametrize(
    ("language", "text"), [("zh-CN", "天黑请闭眼。"), ("en", "Night falls. Everyone, close your eyes.")]
)
def test_both_languages_are_spoken(
    conversation: Conversation, tmp_path: Path, language: str, text: str
) -> None:
    answer = conversation.ask(tmp_path / "line.part", text, conversation.voice(language))
    assert answer["ok"], answer
    assert answer["milliseconds"] > 300
    assert read_sound(tmp_path / "line.part").milliseconds == answer["milliseconds"]
    assert [path.name for path in tmp_path.iterdir()] == ["line.part"]


@linux_only
def test_each_line_has_its_own_words_voice_and_speed(conversation: Conversation, tmp_path: Path) -> None:
    english = conversation.voice("en")
    slow = conversation.ask(tmp_path / "a", "Werewolves, open your eyes.", english, 100)
    fast = conversation.ask(tmp_path / "b", "Werewolves, open your eyes.", english, 250)
    again = conversation.ask(tmp_path / "c", "Werewolves, open your eyes.", english, 100)
    assert slow["milliseconds"] == again["milliseconds"] > 1.5 * fast["milliseconds"]
    mandarin = conversation.ask(tmp_path / "d", "狼人请睁眼。", conversation.voice("zh-CN"), 100)
    assert mandarin["milliseconds"] != slow["milliseconds"]


@linux_only
@pytest.mark.parametrize(
    ("text", "voice", "folder", "error"),
    [
        ("Night falls.", "no-such-voice", ".", "unknown-voice"),
        ("… —", "gmw/en-us", ".", "nothing-to-say"),
        ("🐺🐺", "gmw/en-us", ".", "nothing-to-say"),
        ("Night falls.", "gmw/en-us", "nowhere", "unwritable"),
    ],
)
def test_what_would_hang_the_engine_is_refused(
    conversation: Conversation, tmp_path: Path, text: str, voice: str, folder: str, error: str
) -> None:
    answer = conversation.ask(tmp_path / folder / "line.part", text, voice)
    assert (answer["ok"], answer["error"]) == (False, error)


@linux_only
@pytest.mark.parametrize(
    "request_", ["", "nonsense", "[]", "{}", '{"id": 1, "text": "a", "voice": "b", "out": 3}']
)
def test_nonsense_gets_an_answer(conversation: Conversation, request_: str) -> None:
    assert conversation.say(request_)["error"] == "bad-request"


@linux_only
@pytest.mark.parametrize(
    ("free", "error"), [(1_000, "disk-full"), (3_999_999, "disk-full"), (4_000_000, "engine-failed")]
)
def test_a_disk_without_room_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, error: str
) -> None:
    """Four megabytes are enough: then it is the engine that is asked, of which there is none here."""
    from nightcaller.voice import worker as worker_module

    monkeypatch.setattr(worker_module.shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    request = {"id": 1, "text": "a", "voice": "b", "rate": 160, "out": str(tmp_path / "x")}
    assert worker_module.answer_to(json.dumps(request), None)["error"] == error


def test_an_engine_that_breaks_is_replaced_and_in_the_end_given_up(
    asked, tmp_path: Path, qtbot: QtBot
) -> None:
    room = asked(*worker("breaks", str(tmp_path / "starts")))
    texts = [f"line {number}" for number in range(MOST_DEATHS + 2)]
    with qtbot.waitSignal(room.process.lost):
        for text in texts:
            room.ask(text)
    room.wait_for(*texts)
    assert [error for _, error in room.answers.values()] == ["engine-failed"] * 3 + ["no-worker"] * 2
    assert len((tmp_path / "starts").read_text()) == MOST_DEATHS


class Scripted:
    """An engine that makes a tone of what it is asked, or what a line in capitals wants instead."""

    name = "scripted 1"
    voices = (InstalledVoice("en", "Test", ("en-us", "en-gb")),)

    def __init__(self, single_use: bool = False) -> None:
        self.single_use = single_use
        self.said: list[tuple[str, str, int]] = []

    def save(self, text: str, voice: str, rate: int, path: Path) -> None:
        self.said.append((text, voice, rate))
        if text == "BREAKS":
            raise RuntimeError("run loop already started")
        if text == "UNKNOWN":
            raise CannotSpeak("unknown-voice")
        if text == "UNWRITABLE":
            raise OSError
        again = len([one for one in self.said if one[0] == text]) > 1
        if text == "NOTHING" or (text == "EMPTY FIRST" and not again):
            path.write_bytes(b"RIFF")
        else:
            write_tone(path, 0.4)


GREETING = {
    "ready": True,
    "engine": "scripted 1",
    "voices": [{"id": "en", "name": "Test", "languages": ("en-us", "en-gb")}],
}
TRIED = {"BREAKS": 1, "UNKNOWN": 1, "UNWRITABLE": 1, "NOTHING": 2, "EMPTY FIRST": 2, "Night falls.": 1}
"""What the engine is asked, and how often: an empty file is made once more."""
REASONS = {
    "BREAKS": "engine-failed",
    "UNKNOWN": "unknown-voice",
    "UNWRITABLE": "unwritable",
    "NOTHING": "no-sound",
}


@pytest.mark.parametrize("single_use", [False, True])
@pytest.mark.parametrize("first", TRIED)
def test_a_worker_says_what_it_can_do_and_answers_one_request_after_the_other(
    tmp_path: Path, first: str, single_use: bool
) -> None:
    """Each once, in its turn, with its number, until its engine cannot be used any more."""
    engine, replies = Scripted(single_use), list[dict[str, object]]()
    texts = [first, "Day breaks."]
    requests = [
        json.dumps(
            {"id": 5 + at, "text": text, "voice": "en", "rate": 140 + at, "out": str(tmp_path / f"{at}")}
        )
        for at, text in enumerate(texts)
    ]
    converse(requests, replies.append, lambda: engine)
    reason = REASONS.get(first, "no-sound" if single_use and first == "EMPTY FIRST" else "")
    alone = single_use or reason == "engine-failed"
    tries = 1 if single_use else TRIED[first]
    assert replies[0] == {**GREETING, "single_use": single_use}
    wanted = [{"id": 5, "ok": False, "error": reason}] if reason else [{"id": 5, "ok": True}]
    wanted += [] if alone else [{"id": 6, "ok": True}]
    told = [{name: said for name, said in one.items() if name != "milliseconds"} for one in replies[1:]]
    assert told == wanted
    assert engine.said == [(first, "en", 140)] * tries + ([] if alone else [("Day breaks.", "en", 141)])
    for said in replies[1:]:
        out = tmp_path / str(int(str(said["id"])) - 5)
        assert out.exists() == said["ok"]
        assert not said["ok"] or read_sound(out).milliseconds == said["milliseconds"] > 400
    assert {path.name for path in tmp_path.iterdir()} <= {"0", "1"}, "what is half made is gone"


def test_a_worker_without_an_engine_says_so_and_is_over() -> None:
    def none() -> Scripted:
        raise CannotSpeak("no-engine")

    replies: list[dict[str, object]] = []
    converse(["{}"], replies.append, none)
    assert replies == [{"ready": False, "error": "no-engine"}]


@linux_only
def test_a_system_without_the_library_says_so(tmp_path: Path) -> None:
    """Both the bundled and the system's espeak-ng are out of reach of this interpreter."""
    (tmp_path / "espeakng_loader.py").write_text("raise ImportError")
    (tmp_path / "pyttsx3.py").write_text("raise OSError('libespeak-ng.so.1: cannot open shared object file')")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        worker_command(), env=environment, input="", capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {"ready": False, "error": "no-engine"}


class Asked:
    """A worker process with a hand-moved clock, and the answers it gave."""

    def __init__(self, qtbot: QtBot, folder: Path, *command: str) -> None:
        self._qtbot, self._folder = qtbot, folder
        self.clock = HandClock()
        self.process = WorkerProcess(self.clock, command)
        self.answers: dict[str, tuple[int, str]] = {}

    def ask(self, text: str, *, urgent: bool = False) -> Job:
        def then(milliseconds: int, error: str) -> None:
            self.answers[text] = (milliseconds, error)

        job = Job(text, "en", 160, self._folder / f"{len(text)}-{text[:5]}.part", then)
        self.process.ask(job, urgent=urgent)
        return job

    def wait_for(self, *texts: str) -> None:
        self._qtbot.waitUntil(lambda: set(texts) <= set(self.answers))


@pytest.fixture
def asked(qtbot: QtBot, tmp_path: Path) -> Iterator[object]:
    made: list[Asked] = []

    def make(*command: str) -> Asked:
        made.append(Asked(qtbot, tmp_path, *command))
        return made[-1]

    yield make
    for each in made:
        each.process.close()


def test_a_worker_that_hangs_is_killed_and_replaced(asked, qtbot: QtBot) -> None:
    room = asked(*worker("hangs"))
    room.ask("please hang")
    room.ask("still there?")
    with qtbot.waitSignal(room.process.ready):
        pass
    room.clock.pass_time(ANSWER_LIMIT_MS - 1)
    assert room.answers == {}
    room.clock.pass_time(1)
    room.wait_for("please hang", "still there?")
    assert room.answers == {"please hang": (0, "hung"), "still there?": (400, "")}


def test_a_line_asked_of_a_dying_worker_waits_for_the_next_one(asked, qtbot: QtBot) -> None:
    room = asked(*worker("hangs"))
    room.ask("hang")
    with qtbot.waitSignal(room.process.ready):
        pass
    room.clock.pass_time(ANSWER_LIMIT_MS)
    job = room.ask("next")
    room.wait_for("next")
    assert room.answers["next"] == (400, "")
    assert job.tries == 1


def test_a_worker_that_dies_in_mid_line_gets_the_line_again(asked, tmp_path: Path) -> None:
    room = asked(*worker("dies", str(tmp_path / "starts")))
    room.ask("hello")
    room.wait_for("hello")
    assert room.answers["hello"] == (400, "")
    assert len((tmp_path / "starts").read_text()) == 2


def test_a_worker_that_always_dies_is_given_up(asked, tmp_path: Path, qtbot: QtBot) -> None:
    room = asked(*worker("dies", str(tmp_path / "starts"), "always"))
    with qtbot.waitSignal(room.process.lost) as lost:
        for text in ("one", "two", "three"):
            room.ask(text)
    room.wait_for("one", "two", "three")
    assert lost.args == ["died"]
    assert all(milliseconds == 0 for milliseconds, _ in room.answers.values())
    assert len((tmp_path / "starts").read_text()) == MOST_DEATHS
    room.ask("later")
    assert room.answers["later"] == (0, "no-worker")


def test_a_worker_that_cannot_be_started_is_given_up(asked, qtbot: QtBot) -> None:
    room = asked("/no/such/program")
    room.ask("hello")
    room.wait_for("hello")
    assert room.answers["hello"] == (0, "no-worker")
    assert room.process.given_up


def test_a_worker_for_one_line_only_is_no_failure(asked, tmp_path: Path) -> None:
    room = asked(*worker("once", str(tmp_path / "starts")))
    texts = [f"line {number}" for number in range(MOST_DEATHS + 2)]
    for text in texts:
        room.ask(text)
    room.wait_for(*texts)
    assert set(room.answers.values()) == {(400, "")}
    assert len((tmp_path / "starts").read_text()) == len(texts)


def test_the_line_the_table_waits_for_is_next(asked) -> None:
    room = asked(*worker("hangs"))
    for text in ("background 1", "background 2"):
        room.ask(text)
    room.ask("at the table", urgent=True)
    room.wait_for("at the table", "background 1", "background 2")
    assert list(room.answers) == ["at the table", "background 1", "background 2"]


def test_a_withdrawn_line_is_not_made(asked) -> None:
    room = asked(*worker("hangs"))
    room.process.withdraw(room.ask("never mind"))
    room.ask("this one")
    room.wait_for("this one")
    assert list(room.answers) == ["this one"]
