"""A process of this program's own, from the program's side: two pipes, one JSON object a line each way."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess

from nightcaller.voice.clock import Alarm, Clock


def own_command(argument: str, module: str) -> tuple[str, ...]:
    """Return how this installation starts one of its processes.

    Args:
        argument: with which a frozen program, which has no interpreter beside it, becomes that process.
        module: what an interpreter runs.
    """
    if getattr(sys, "frozen", False):
        return (sys.executable, argument)
    return (sys.executable, "-m", module)


class Child(QObject):
    """A process that may hang or die at any moment. Nothing here ever waits for it.

    Args:
        clock: for the watchdog.
        command: how to start it.
        parent: Qt owner.
    """

    def __init__(self, clock: Clock, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._command = tuple(command)
        self._process: QProcess | None = None
        self._watchdog: Alarm | None = None
        self._received = b""
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def close(self) -> None:
        """End the process now."""
        process, self._process = self._process, None
        self._stop_watchdog()
        if process is not None:
            process.kill()
            process.waitForFinished(500)
            process.deleteLater()

    def _launch(self, limit_ms: int) -> None:
        """Start the process, which has to say something within the limit."""
        process = QProcess(self)
        # What libraries print there may contain what was said.
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._over)
        process.errorOccurred.connect(self._on_error)
        self._process, self._received = process, b""
        self._watch(limit_ms)
        process.start(self._command[0], list(self._command[1:]))

    def _send(self, message: dict[str, object]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def _read(self) -> None:
        if self._process is None:
            return
        self._received += bytes(self._process.readAllStandardOutput().data())
        *lines, self._received = self._received.split(b"\n")
        for line in lines:
            try:
                message: Any = json.loads(line)
            except ValueError:
                continue
            if isinstance(message, dict):
                self._hear(message)

    def _watch(self, milliseconds: int) -> None:
        """Kill the process unless it is heard of in time (`_stop_watchdog`)."""
        self._stop_watchdog()
        self._watchdog = self._clock.after(milliseconds, self._on_hang)

    def _stop_watchdog(self) -> None:
        if self._watchdog is not None:
            self._watchdog.cancel()
            self._watchdog = None

    def _on_hang(self) -> None:
        self._watchdog = None
        if self._process is not None:
            self._process.kill()  # `finished` follows

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # no `finished` follows
            self._over()

    def _over(self, *_: object) -> None:
        self._read()
        self._stop_watchdog()
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        self._on_end()

    def _hear(self, message: dict[str, Any]) -> None:
        """Take in what the process has said."""
        raise NotImplementedError

    def _on_end(self) -> None:
        """The process is there no more."""
        raise NotImplementedError
