"""A second start rings at the window that is open already: it comes to the front, and the second one ends.

Whoever rings may hand over a file to open. Only the same user can reach the bell; it is apart from the lock
(`app.instance`), which alone decides who is first. Imports nothing heavy until somebody is there to be asked.
"""

from __future__ import annotations

import os
import stat
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import platformdirs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

CONNECTED_WITHIN_MS: Final = 500
ANSWERED_WITHIN_MS: Final = 4000
"""The first one may still be loading."""
FINDER: Final = sys.platform == "darwin"
"""Whether files come as events. Elsewhere nobody watches for them: Python would be called for every event."""
_LONGEST: Final = 8192
_HERE: Final = b"here\n"
_ANYBODY: Final = -1
"""To Windows: any program (`ASFW_ANY`); which process has the bell is nothing that a pipe tells."""
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""What the desktop has given to a program that somebody started: with it a window may come to the front."""


def address(data: Path) -> str:
    """Return where the bell of a data folder is: a socket of the user's own, or a pipe of Windows."""
    # No secret and only a few folders to tell apart: `hashlib` would load OpenSSL before the first frame.
    # A folder may have a name that is no text: made under another encoding, or on another system.
    name = f"{crc32(str(data.resolve()).encode(errors='surrogatepass')):08x}"
    if sys.platform == "win32":
        return f"nightcaller-{name}"
    # As short as can be: the path of a socket has room for a hundred characters.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a system without such a folder gets one; its people need not know
        return str(Path(platformdirs.user_runtime_dir("nightcaller", appauthor=False)) / name)


def ring(bell: str, opening: Path | None = None) -> bool:
    """Ask the window that is open to come to the front; return whether there is one.

    Args:
        bell: its address.
        opening: a file that it is to open.
    """
    if sys.platform != "win32" and not (Path(bell).exists() and _is_ours(Path(bell).parent)):
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(bell)
    if not socket.waitForConnected(CONNECTED_WITHIN_MS):
        return False
    import json

    said = {"open": str(opening.resolve()) if opening else "", "token": os.environ.get(_TOKEN, "")}
    _let_it_come_forward()
    socket.write(json.dumps(said).encode() + b"\n")
    answer = b""
    while len(answer) < len(_HERE) and socket.waitForReadyRead(ANSWERED_WITHIN_MS):
        answer += bytes(socket.readAll().data())
    return answer == _HERE


def _let_it_come_forward() -> None:
    """Give away the right to be in front, which Windows gives to the program that was started last."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANYBODY)


def _is_ours(folder: Path) -> bool:
    """Whether nobody else can have put a bell there."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return (
        stat.S_ISDIR(found.st_mode)
        and found.st_uid == os.getuid()
        and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )


class Doorbell(QObject):
    """Listens for later starts of the program."""

    rung = Signal(str)
    """The path of a file to open; empty if only the window is wanted."""

    def __init__(self, bell: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bell = bell
        self._server: Any = None

    def listen(self) -> bool:
        """Return whether later starts can ring; the program goes on without, too."""
        from PySide6.QtNetwork import QLocalServer

        if sys.platform != "win32":
            folder = Path(self._bell).parent
            with suppress(OSError):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_ours(folder):
                return False
        # Whoever listens has the lock: what a killed program has left there is nobody's.
        QLocalServer.removeServer(self._bell)
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._answer)
        self._server = server
        return bool(server.listen(self._bell))

    def close(self) -> None:
        """Ring no more."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _answer(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        import json

        try:
            said = json.loads(bytes(socket.readLine(_LONGEST).data()))
            opening = str(said["open"])
            token = str(said.get("token", ""))
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        socket.write(_HERE)
        socket.flush()
        if token:
            os.environ[_TOKEN] = token  # where Qt looks when the window asks to be in front, once
        self.rung.emit(opening)


class HandedFiles(QObject):
    """What the Finder of macOS hands to a program: an event, no argument.

    It is there from the first turn of the loop on: the file that a double-click starts the program with comes
    before anything is loaded that could open it, and waits.

    Args:
        application: the program; files are handed to it.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._waiting: list[str] = []
        self._opener: Callable[[str], object] | None = None
        if FINDER:
            application.installEventFilter(self)

    def open_with(self, opener: Callable[[str], object]) -> None:
        """Hand on every file's path from now on, those first that have waited."""
        self._opener = opener
        while self._waiting:
            opener(self._waiting.pop(0))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if self._opener is None:
                self._waiting.append(event.file())
            else:
                self._opener(event.file())
            return True
        return False
