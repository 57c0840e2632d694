"""Has games played by the laboratory in a process of its own, while the window goes on as if nothing were."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

from nightcaller.__main__ import LAB
from nightcaller.viewmodels.fairness import FairnessViewModel

GENTLY: Final = 0x00004000 if sys.platform == "win32" else 0
"""Windows: a process that waits for everything else (BELOW_NORMAL_PRIORITY_CLASS)."""


def lab_command(words: list[str]) -> list[str]:
    """Return how this installation starts the laboratory; a frozen program starts itself."""
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "nightcaller"]
    return [*own, LAB, *words]


class GamesBeside:
    """Plays what a screen wants to know, one measurement at a time.

    Args:
        screen: asks, and is told.
    """

    def __init__(self, screen: FairnessViewModel) -> None:
        self._screen = screen
        self._task: asyncio.Task[None] | None = None
        screen.wanted.connect(self._begin)
        screen.unwanted.connect(self.stop)

    def stop(self) -> None:
        """End what is under way; its process ends with it."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _begin(self, words: list[str]) -> None:
        self.stop()
        self._task = asyncio.get_running_loop().create_task(self._play(words))

    async def _play(self, words: list[str]) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                *lab_command(words), stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, creationflags=GENTLY
            )
        except OSError:
            self._screen.failed()
            return
        try:
            await self._listen(process)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # to the end of the pipe, or its file would outlive the loop

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            try:
                said = json.loads(line)
            except ValueError:
                break
            if "teams" in said:
                self._screen.told(said)
                return
            self._screen.progressed(said["played"], said["of"])
        self._screen.failed()
