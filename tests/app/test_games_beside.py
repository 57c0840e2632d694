"""Games that are played beside the window: a process of its own, heard, stopped, lost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from nightcaller.app import games_beside
from nightcaller.app.games_beside import GamesBeside


class Screen(QObject):
    """Stands for the deck screen."""

    wanted = Signal(list)
    unwanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Any] = []
        self.heard, self.over = asyncio.Event(), asyncio.Event()

    def progressed(self, played: int, of: int) -> None:
        self.said.append((played, of))
        self.heard.set()

    def told(self, found: Any) -> None:
        self.said.append(found)
        self.over.set()

    def failed(self) -> None:
        self.said.append("failed")
        self.over.set()


def heard(words: list[str], monkeypatch: pytest.MonkeyPatch, program: str | None = None) -> list[Any]:
    if program is not None:
        monkeypatch.setattr(games_beside, "lab_command", lambda _words: [sys.executable, "-c", program])

    async def play() -> list[Any]:
        screen = Screen()
        beside = GamesBeside(screen)  # type: ignore[arg-type]
        screen.wanted.emit(words)
        await screen.over.wait()
        await beside.ended()
        return screen.said

    return asyncio.run(play())


def test_a_real_measurement_is_heard_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["balance", "--book", "judge", "--seats", "6", "--games", "6", "--jobs", "1", "--steps"]
    *steps, found = heard(words, monkeypatch)
    assert steps == sorted(steps)
    assert steps[-1][0] == steps[-1][1]
    assert found["games"] == 6
    assert sum(team["share"] for team in found["teams"]) == pytest.approx(1, abs=0.35)


@pytest.mark.parametrize(
    "program", ["raise SystemExit(2)", "print('no json')", "import os; os.kill(os.getpid(), 9)"]
)
def test_a_process_that_says_nothing_sensible_has_failed(
    monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    assert heard([], monkeypatch, program) == ["failed"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_real_measurement_that_somebody_kills_is_lost_and_may_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began: list[Any] = []
    real = asyncio.create_subprocess_exec

    async def watched(*command: Any, **options: Any) -> Any:
        began.append(await real(*command, **options))
        return began[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    words = ["balance", "--book", "judge", "--seats", "6", "--jobs", "1", "--steps", "--games"]

    async def play() -> list[Any]:
        screen = Screen()
        beside = GamesBeside(screen)  # type: ignore[arg-type]
        screen.wanted.emit([*words, "100000"])
        await screen.heard.wait()
        os.kill(began[0].pid, signal.SIGKILL)
        await screen.over.wait()
        screen.over.clear()
        screen.wanted.emit([*words, "6"])
        await screen.over.wait()
        await beside.ended()
        return screen.said

    said = asyncio.run(play())
    assert said.count("failed") == 1
    assert said[-1]["games"] == 6
    assert len(began) == 2
    assert all(process.returncode is not None for process in began), "nothing plays on"


def test_a_program_that_is_not_there_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_beside, "lab_command", lambda _words: ["/nowhere/at/all"])
    assert heard([], monkeypatch) == ["failed"]


@pytest.mark.skipif(sys.platform == "win32", reason="a flag at its birth says so there")
def test_the_window_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    nice = min(os.nice(0) + games_beside.NICE, 19)
    bound = "resource.setrlimit(resource.RLIMIT_CPU, (60, 60))"  # else it would wait for ever in vain
    program = (
        f"import os, resource\n{bound}\nwhile os.nice(0) < {nice}: pass\n"
        "print('{\"teams\": %d}' % os.nice(0))"
    )
    assert heard([], monkeypatch, program) == [{"teams": nice}]


def test_whoever_stops_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    step = json.dumps({"played": 1, "of": 2})
    program = f"import time\nprint('{step}', flush=True)\ntime.sleep(3600)"
    monkeypatch.setattr(games_beside, "lab_command", lambda _words: [sys.executable, "-c", program])
    began: list[Any] = []
    real = asyncio.create_subprocess_exec

    async def watched(*command: Any, **options: Any) -> Any:
        began.append(await real(*command, **options))
        return began[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)

    async def play() -> None:
        screen = Screen()
        beside = GamesBeside(screen)  # type: ignore[arg-type]
        screen.wanted.emit([])
        await screen.heard.wait()
        await beside.ended()
        assert screen.said == [(1, 2)]

    asyncio.run(play())
    assert began[0].returncode is not None


def test_whoever_stops_before_it_has_begun_hears_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "while True: print('{}', flush=True)"
    monkeypatch.setattr(games_beside, "lab_command", lambda _words: [sys.executable, "-c", program])

    async def play() -> list[Any]:
        screen = Screen()
        beside = GamesBeside(screen)  # type: ignore[arg-type]
        screen.wanted.emit([])
        beside.stop()
        await beside.ended()
        return screen.said

    assert asyncio.run(play()) == []
