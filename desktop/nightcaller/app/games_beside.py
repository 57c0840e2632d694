"""Has games played by the laboratory in a process of its own, while the window goes on as if nothing were."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

from nightcaller.__main__ import LAB
from nightcaller.viewmodels.games_asked import GamesAsked

GENTLY: Final = 0x00004000 if sys.platform == "win32" else 0
"""Windows: a process that waits for everything else (BELOW_NORMAL_PRIORITY_CLASS)."""
NICE: Final = 10
"""The same elsewhere: how much nicer it is than the window, which goes first."""


def lab_command(words: list[str]) -> list[str]:
    """Return how this installation starts the laboratory; a frozen program starts itself."""
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "nightcaller"]
    return [*own, LAB, *words]


class GamesBeside:
    """Plays what a screen wants to know, one measurement at a time.

    Args:
        screen: asks, and is told.
    """

    def __init__(self, screen: GamesAsked) -> None:
        self._screen = screen
        self._process: Process | None = None
        """Whose words count; that of an earlier measurement may still be ending."""
        self._asked = 0
        """How often something was asked for or stopped: whatever began before the last time is too late."""
        self._tasks: set[asyncio.Task[None]] = set()
        screen.wanted.connect(self._begin)
        screen.unwanted.connect(self.stop)

    def stop(self) -> None:
        """End what is under way; nothing that it still says is heard."""
        self._asked += 1
        process, self._process = self._process, None
        if process is not None:
            _kill(process)

    async def ended(self) -> None:
        """Stop, and wait until every process that was begun is gone."""
        self.stop()
        await asyncio.gather(*self._tasks)

    def _begin(self, words: list[str]) -> None:
        self.stop()
        asked = self._asked
        task = asyncio.get_running_loop().create_task(self._play(words, asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, words: list[str], asked: int) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                *lab_command(words), stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, creationflags=GENTLY
            )
        except OSError:
            self._screen.failed()
            return
        if sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, min(os.nice(0) + NICE, 19))
        if asked == self._asked:
            self._process = process
        else:
            _kill(process)
        try:
            if process is self._process:
                await self._listen(process)
        finally:
            if process is self._process:  # else it was killed already: asyncio complains of a second time
                _kill(process)
            await process.communicate()  # to the end of the pipe, or its file would outlive the loop

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            if process is not self._process:
                return
            try:
                said = json.loads(line)
            except ValueError:
                break
            if "teams" in said:
                self._screen.told(said)
                return
            self._screen.progressed(said["played"], said["of"])
        if process is self._process:
            self._screen.failed()


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
