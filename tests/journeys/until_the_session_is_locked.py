"""Somebody holds her card, and the session is locked over it: what is there then, and when it is unlocked?

Run by test_real_display.py and test_wayland.py. The locker does what every locker does to a window: on X it
takes the keyboard, on Wayland it asks that nobody else is given any input (as swaylock does before sway 1.8).
Says in one line what was seen, or that nobody can lock here.
"""

from __future__ import annotations

import ctypes
import json
import os
import socket
import struct
import subprocess
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from driver import read_all
from journeys.until_the_workspace_changes import drawn, found, named, same, until
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.resources import shipped
from nightcaller.text import Catalogue
from table.bots import sitting


class LockerOnX:
    """Takes the keyboard for itself, before it covers the screen."""

    works: Final = True

    def __init__(self) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def lock(self) -> None:
        asynchronous, now = 1, ctypes.c_ulong(0)
        taken = self._x.XGrabKeyboard(self._display, self._root, 0, asynchronous, asynchronous, now)
        assert taken == 0
        self._x.XSync(self._display, 0)

    def unlock(self) -> None:
        self._x.XUngrabKeyboard(self._display, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)


class LockerOnWayland:
    """Asks the compositor to give input to nobody else."""

    DISPLAY, REGISTRY, DONE, MANAGER, LOCK, LOCKED = range(1, 7)
    MANAGERS = b"zwlr_input_inhibit_manager_v1"

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(f"{os.environ['XDG_RUNTIME_DIR']}/{os.environ['WAYLAND_DISPLAY']}")
        self._ask(self.DISPLAY, 1, struct.pack("I", self.REGISTRY))  # get_registry
        self._managers = [
            struct.unpack_from("I", body)[0]
            for body in self._told(self.REGISTRY, self.DONE)
            if self.MANAGERS in body
        ]

    @property
    def works(self) -> bool:
        """Whether the compositor knows how: sway 1.8 and later do not."""
        return bool(self._managers)

    def lock(self) -> None:
        padded = self.MANAGERS.ljust(-(-(len(self.MANAGERS) + 1) // 4) * 4, b"\0")
        called = struct.pack("II", self._managers[0], len(self.MANAGERS) + 1) + padded
        self._ask(self.REGISTRY, 0, called + struct.pack("II", 1, self.MANAGER))  # bind
        self._ask(self.MANAGER, 0, struct.pack("I", self.LOCK))  # get_inhibitor
        self._told(self.LOCK, self.LOCKED)

    def unlock(self) -> None:
        self._ask(self.LOCK, 0)  # destroy
        subprocess.run(["swaymsg", '[title=".*"] focus'], check=True, stdout=subprocess.DEVNULL)

    def _ask(self, whom: int, what: int, arguments: bytes = b"") -> None:
        self._socket.sendall(struct.pack("II", whom, (8 + len(arguments)) << 16 | what) + arguments)

    def _told(self, by: int, until: int) -> list[bytes]:
        """What one object has to say until the compositor has done all that it was asked."""
        self._ask(self.DISPLAY, 0, struct.pack("I", until))  # sync
        found, whom = [], 0
        while whom != until:
            whom, what = struct.unpack("II", self._read(8))
            body = self._read((what >> 16) - 8)
            found += [body] if whom == by else []
        return found

    def _read(self, size: int) -> bytes:
        read = b""
        while len(read) < size:
            more = self._socket.recv(size - len(read))
            assert more, "the compositor has hung up"
            read += more
        return read


def main(folder: Path) -> None:
    app = QGuiApplication([])
    locker = LockerOnX() if app.platformName() == "xcb" else LockerOnWayland()
    if not locker.works:
        sys.stdout.write("null\n")
        return
    stage = Stage(Arguments(data_dir=folder / "data", language="en"), Catalogue(shipped("i18n")), load_type())
    window = stage.window
    window.setProperty("deafFor", 0)
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

    def there(name: str) -> bool:
        return any(True for _ in named(stage, name))

    def hold() -> QPoint:
        where = found(stage, "identify")
        QTest.mousePress(window, button, none, where)
        until(lambda: there("linedCard"))
        drawn(window)
        return where

    window.requestActivate()
    until(lambda: window.isExposed() and window.isActive())
    stage.begin(sitting(8))
    read_all(stage.app)
    until(lambda: there("identify"))
    where = hold()
    card = window.grabWindow()
    locker.lock()
    until(lambda: not there("linedCard"))
    told = {"platform": app.platformName(), "active": window.isActive()}
    locker.unlock()
    until(window.isActive)
    drawn(window)
    told |= {"card": there("linedCard"), "still": same(card, window.grabWindow())}
    QTest.mouseRelease(window, button, none, where)
    told["page"] = stage.app.property("screen")
    hold()
    told["again"] = same(card, window.grabWindow())
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
