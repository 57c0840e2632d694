"""Whatever a worker does in whatever order, a line is answered once, and nothing waits for ever.

Its process is a stand-in here, so that what it says, and when it ends, can be thrown with dice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QProcess, Signal
from pytestqt.qtbot import QtBot
from voice_kit import HandClock

from nightcaller.voice import child
from nightcaller.voice.worker_process import ANSWER_LIMIT_MS, MOST_DEATHS, START_LIMIT_MS, Job, WorkerProcess

STEPS = 80
MANDARIN = {"id": "zh", "name": "测试", "languages": ["cmn"]}
ENGLISH = {"id": "en", "name": "Test", "languages": ["en"]}
GREETING = {"ready": True, "engine": "fake 1", "single_use": False, "voices": [ENGLISH, MANDARIN]}
GREETINGS: tuple[dict[str, Any], ...] = (
    GREETING,
    GREETING,
    {**GREETING, "voices": [ENGLISH]},
    {**GREETING, "single_use": True},
)
REFUSALS: tuple[dict[str, Any], ...] = (
    {"ok": False, "error": "disk-full"},
    {"ok": False},
    {"ok": True},
    {"ok": True, "milliseconds": 0},
    {"ok": True, "milliseconds": -5},
    {"ok": True, "milliseconds": "900"},
    {"ok": "yes", "milliseconds": 900},
    {"ok": False, "milliseconds": 900},
    {"milliseconds": 900},
)
"""What a worker may answer that is no line."""
LENGTHS = (1, 400)
CHATTER = (b"", b"a library says hello", b"[]", b"3", b'{"id": 1, "ok": tr', b'{"id": null}', b'{"id": 0}')
"""What is none of our lines."""


class Process(QObject):
    """Stands in for `QProcess`."""

    readyReadStandardOutput = Signal()
    finished = Signal(int)
    errorOccurred = Signal(object)
    ProcessError = QProcess.ProcessError
    nullDevice = QProcess.nullDevice
    made: list[Process]
    day: Workday

    def __init__(self, _parent: QObject) -> None:
        super().__init__()
        self.made.append(self)
        self.quiet = False
        self.began = self.asked_at = 0.0
        self.greeted = self.killed = self.reaped = self.ended = self.retired = False
        self.asked: dict[str, Any] | None = None
        """The line that it has not answered."""
        self._said = b""

    def setStandardErrorFile(self, name: str) -> None:
        self.quiet = name == QProcess.nullDevice()

    def start(self, program: str, arguments: list[str]) -> None:
        assert [program, *arguments] == ["the", "worker"]
        assert self.quiet, "libraries may print what was said"
        self.began = self.day.clock.time

    def write(self, data: bytes) -> None:
        assert self.greeted, "it does not listen yet"
        assert not self.killed
        assert not self.retired, "it speaks one line only"
        assert self.asked is None, "one thing at a time"
        assert data.endswith(b"\n")
        self.asked = json.loads(data)
        self.day.on_asked(self, json.loads(data))

    def say(self, *lines: bytes) -> None:
        """Say these; what comes over a pipe is cut anywhere."""
        data = b"".join(line + b"\n" for line in lines)
        for part in (data[: len(data) // 2], data[len(data) // 2 :]):
            self._said += part
            self.readyReadStandardOutput.emit()

    def readAllStandardOutput(self) -> Process:
        return self

    def data(self) -> bytes:
        said, self._said = self._said, b""
        return said

    def kill(self) -> None:
        self.killed = True

    def waitForFinished(self, _milliseconds: int) -> None:
        assert self.killed, "it would be waited for"
        self.reaped = True

    def end(self, last: bytes = b"") -> None:
        """It is over; what it said last can still be read."""
        self.ended, self._said = True, last
        self.finished.emit(0)


class Workday:
    """A worker process that is asked for lines, checked at every step."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder, self.chance, self.clock = folder, chance, HandClock()
        self.worker = WorkerProcess(self.clock, ("the", "worker"))
        self.jobs: list[Job] = []
        self.urgent: set[str] = set()
        self.answers: dict[str, tuple[int, str]] = {}
        self.withdrawn: set[str] = set()
        self.asked: list[str] = []
        self.deaths = 0
        self.lost: list[str] = []
        self.worker.lost.connect(self.lost.append)
        self.abilities: list[object] = []
        self.worker.ready.connect(self.abilities.append)
        self.agreed = 0
        """How many have greeted as the one before did not."""
        self.greeting: dict[str, Any] | None = None

    @property
    def process(self) -> Process | None:
        """The one that is there."""
        there = [one for one in Process.made if not one.ended]
        assert len(there) <= 1, "two at once"
        return there[0] if there else None

    def waiting(self) -> list[str]:
        """What has been asked for and is neither answered nor being made."""
        now = self.process
        made = now.asked["text"] if now is not None and now.asked is not None and not now.killed else ""
        gone = {*self.answers, *self.withdrawn, made}
        return [one.text for one in self.jobs if one.text not in gone]

    # --- what happens ---

    def ask(self) -> None:
        text, urgent = f"line {len(self.jobs)}", self.chance.random() < 0.3

        def then(milliseconds: int, error: str) -> None:
            assert text not in self.answers, "answered twice"
            assert text not in self.withdrawn, "nobody waits for it"
            assert bool(milliseconds) != bool(error)
            self.answers[text] = (milliseconds, error)

        job = Job(text, "en", 160, self.folder / text, then)
        self.jobs.append(job)
        if urgent:
            self.urgent.add(text)
        given_up = self.worker.given_up
        self.worker.ask(job, urgent=urgent)
        assert (self.answers.get(text) == (0, "no-worker")) == given_up
        assert given_up or self.process is not None, "nobody makes it"

    def on_asked(self, process: Process, request: dict[str, Any]) -> None:
        process.asked_at = self.clock.time
        text = request["text"]
        job = next(one for one in self.jobs if one.text == text)
        assert (request["voice"], request["rate"], request["out"]) == ("en", 160, str(job.out))
        assert self.asked.count(text) == job.tries - 1 < 2, "tried too often"
        waiting = [one for one in self.waiting() if one not in self.asked]
        if text not in self.asked and text not in self.urgent:
            assert not self.urgent & set(waiting), "the table waits for another"
            assert waiting[:1] in ([], [text]) or int(waiting[0][5:]) > int(text[5:]), "not its turn"
        self.asked.append(text)

    def withdraw(self) -> None:
        if waiting := self.waiting():
            text = self.chance.choice(waiting)
            self.worker.withdraw(next(one for one in self.jobs if one.text == text))
            self.withdrawn.add(text)

    def greet(self) -> None:
        process = self.process
        if process is None or process.greeted or process.killed:
            return
        greeting = self.chance.choice(GREETINGS)
        process.greeted = True
        self.agreed += greeting != self.greeting
        self.greeting = greeting
        process.say(b"a library says hello", json.dumps(greeting).encode())
        assert self.worker.abilities is not None
        assert [one.id for one in self.worker.abilities.voices] == [one["id"] for one in greeting["voices"]]
        assert self.worker.abilities.engine == "fake 1"
        if self.waiting() and not process.asked:
            raise AssertionError("it has nothing to do")

    def refuse_to_start(self) -> None:
        process = self.process
        if process is not None and not process.greeted and not process.killed:
            told = len(self.lost)
            process.greeted = True
            process.say(b'{"ready": false, "error": "no-engine"}')
            assert self.lost[told:] == ["no-engine"]
            assert self.worker.given_up
            assert self.waiting() == []

    def answer(self, said: dict[str, Any]) -> None:
        process = self.process
        if process is None or process.asked is None or process.killed:
            return
        request, process.asked = process.asked, None
        process.retired = bool(self.greeting and self.greeting["single_use"])
        good = said in [{"ok": True, "milliseconds": length} for length in LENGTHS]
        self.deaths = 0 if good else self.deaths
        process.say(
            json.dumps({**said, "id": request["id"] + 1}).encode(),
            json.dumps({**said, "id": request["id"]}).encode(),
        )
        milliseconds, error = self.answers[request["text"]]
        assert milliseconds == (said["milliseconds"] if good else 0)
        assert good or error == said.get("error", "no-sound")
        assert process.retired or not self.waiting() or process.asked is not None, "it has nothing to do"

    def chatter(self) -> None:
        if self.process is not None and not self.process.killed:
            self.process.say(self.chance.choice(CHATTER))

    def end(self) -> None:
        """It is over: it died, or was killed, or has nothing more to do."""
        process = self.process
        if process is None:
            return
        told, given_up = len(self.lost), self.worker.given_up
        text = process.asked["text"] if process.asked is not None and not process.killed else ""
        self.deaths += not process.retired
        process.asked = None
        if self.chance.random() < 0.2:
            process.ended = True
            process.errorOccurred.emit(QProcess.ProcessError.FailedToStart)
        else:
            process.errorOccurred.emit(QProcess.ProcessError.Crashed)
            process.end(b'{"id": 1, "ok": tr' if text else b"")
        if given_up:
            assert self.process is None
            return
        if self.deaths >= MOST_DEATHS:
            assert self.worker.given_up
            assert self.lost[told:] == ["died"]
        else:
            assert not self.worker.given_up
            assert (self.process is not None) == bool(self.waiting() or self.worker.abilities is None)

    def start(self) -> None:
        if self.process is None:
            self.deaths = 0
        self.worker.start()
        assert self.process is not None
        assert not self.worker.given_up or self.process.greeted

    def pass_time(self, milliseconds: float) -> None:
        process = self.process
        before = process is not None and process.killed
        self.clock.pass_time(milliseconds)
        if process is None or before:
            return
        since, limit = process.began, START_LIMIT_MS
        if process.greeted:
            since, limit = process.asked_at, ANSWER_LIMIT_MS
        waited_for = not process.greeted or process.asked is not None
        late = self.clock.time - since >= limit
        assert process.killed == (waited_for and late)
        if process.killed and process.asked is not None:
            assert self.answers[process.asked["text"]] == (0, "hung")

    def step(self) -> None:
        chance = self.chance
        acts: dict[Callable[[], object], int] = {
            self.ask: 8,
            self.withdraw: 1,
            self.greet: 8,
            self.refuse_to_start: 1 if chance.random() < 0.2 else 0,
            lambda: self.answer({"ok": True, "milliseconds": chance.choice(LENGTHS)}): 8,
            lambda: self.answer(chance.choice(REFUSALS)): 3,
            self.chatter: 2,
            self.end: 3,
            self.start: 1,
            lambda: self.pass_time(chance.choice([1, 100, ANSWER_LIMIT_MS - 1, ANSWER_LIMIT_MS])): 3,
        }
        chance.choices([*acts], [*acts.values()])[0]()
        self.check()

    def check(self) -> None:
        """What holds at every moment."""
        process = self.process
        rings = [one for one in self.clock.alarms if not one.cancelled]
        waits = (
            process is not None and not process.killed and (not process.greeted or process.asked is not None)
        )
        assert len(rings) == waits, "rings for nothing, or waits for ever"
        assert len(self.abilities) == self.agreed
        assert not (self.worker.given_up and self.waiting())


@pytest.fixture
def workday(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[int], Workday]]:
    monkeypatch.setattr(child, "QProcess", Process)
    monkeypatch.setattr(Process, "made", [], raising=False)

    def begin(seed: int) -> Workday:
        Process.day = Workday(tmp_path, Random(seed))
        return Process.day

    yield begin
    del Process.day


@pytest.mark.parametrize("seed", range(40))
def test_every_line_is_answered_once_and_nothing_waits_for_ever(
    workday: Callable[[int], Workday], seed: int
) -> None:
    day = workday(seed)
    for _ in range(STEPS):
        day.step()
    for _ in range(2 * MOST_DEATHS + 2 * len(day.jobs)):
        day.pass_time(START_LIMIT_MS)  # nobody answers any more
        day.end()
        if day.process is not None:
            day.check()
    assert day.waiting() == []
    day.worker.close()
    assert not [one for one in day.clock.alarms if not one.cancelled]


class Program(QObject):
    """Stands in for the application."""

    aboutToQuit = Signal()
    running: Program | None = None

    @classmethod
    def instance(cls) -> Program | None:
        return cls.running


@pytest.mark.parametrize("by", ["its owner", "the program's end", "its owner where no program runs"])
@pytest.mark.parametrize("moment", ["unused", "start", "greet", "answer", "killed"])
def test_a_worker_ends_at_once_with_what_it_was_made_for(
    workday: Callable[[int], Workday], monkeypatch: pytest.MonkeyPatch, moment: str, by: str
) -> None:
    monkeypatch.setattr(child, "QCoreApplication", Program)
    monkeypatch.setattr(Program, "running", None if "where" in by else Program())
    day = workday(1)
    if moment != "unused":
        for _ in range(3):
            day.ask()
    if moment in ("greet", "answer"):
        day.greet()
    if moment == "answer":
        day.answer({"ok": True, "milliseconds": 400})
    if moment == "killed":
        day.pass_time(START_LIMIT_MS)
    process, answers = day.process, dict(day.answers)
    if Program.running is not None and by == "the program's end":
        Program.running.aboutToQuit.emit()
    else:
        day.worker.close()
    assert not [one for one in day.clock.alarms if not one.cancelled]
    if process is not None:
        assert process.killed
        assert process.reaped, "it is still there when the program is gone"
        process.end()
    day.clock.pass_time(10 * START_LIMIT_MS)
    assert day.answers == answers, "nobody is called any more"
    assert day.process is None
    assert day.worker.given_up
