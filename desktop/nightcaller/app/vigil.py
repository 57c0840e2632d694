"""Keeps the screen from going dark while a game is on, and notices when the computer has slept all the same.

A laptop in the middle of the table is touched by nobody for minutes; a black screen would end the night, and
whoever wakes it would have to unlock it in front of everybody.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final, Protocol

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from nightcaller.app.portal import Connection

WHO: Final = "Nightcaller"
WHY: Final = "A game is being played"
"""What the system's settings show for as long as the screen stays on."""

_TOLD: Final = b"1told(bool)"
"""`Slumber.told` as Qt writes the name of a slot."""
_LOOK_MS: Final = 5_000
_ASLEEP_S: Final = 20.0
"""A look that comes so late was not late: the computer was not there."""


class Wakefulness(Protocol):
    """How a system is asked to leave its screen on. Asking costs nothing where it is not understood."""

    def hold(self) -> None:
        """Leave the screen on from now on."""

    def release(self) -> None:
        """Let it go dark again, as its owner has set."""


class LinuxWakefulness:
    """`org.freedesktop.ScreenSaver`, which GNOME, KDE, Xfce, MATE and Cinnamon answer, and the portal.

    The connections are their own: the desktop forgets the wish when they end, also if the program is
    killed, so that nothing has to be taken back. A Wayland compositor without either (Sway without a desktop
    around it) has a protocol that wants the window's own surface, which PySide6 does not hand out.
    """

    _numbers = count(1)

    def __init__(self) -> None:
        self._connection = ""
        self._portal: Connection | None = None

    def hold(self) -> None:
        with suppress(OSError, AttributeError):
            self._portal = Connection()
            self._portal.inhibit(WHY)
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        name = f"nightcaller-awake-{next(self._numbers)}"
        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, name)
        self._connection = name
        if not bus.isConnected():
            return
        service = "org.freedesktop.ScreenSaver"
        wish = QDBusMessage.createMethodCall(service, "/org/freedesktop/ScreenSaver", service, "Inhibit")
        wish.setArguments([WHO, WHY])
        bus.asyncCall(wish)  # a desktop that does not answer must not stop the game

    def release(self) -> None:
        if self._portal is not None:
            self._portal.close()
            self._portal = None
        if self._connection:
            from PySide6.QtDBus import QDBusConnection

            QDBusConnection.disconnectFromBus(self._connection)
            self._connection = ""


class WindowsWakefulness:
    """SetThreadExecutionState; Windows forgets it with the process."""

    _CONTINUOUS: Final = 0x80000000
    _SYSTEM_AND_DISPLAY: Final = 0x00000001 | 0x00000002

    def hold(self) -> None:
        self._set(self._CONTINUOUS | self._SYSTEM_AND_DISPLAY)

    def release(self) -> None:
        self._set(self._CONTINUOUS)

    def _set(self, state: int) -> None:
        with suppress(AttributeError, OSError):
            ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint(state))  # type: ignore[attr-defined]


class MacWakefulness:
    """`caffeinate`, which comes with macOS and ends with this process."""

    def __init__(self) -> None:
        self._process: QProcess | None = None

    def hold(self) -> None:
        self._process = QProcess()
        self._process.start("/usr/bin/caffeinate", ["-d", "-i", "-w", str(os.getpid())])

    def release(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.waitForFinished(500)
            self._process = None


def wakefulness() -> Wakefulness:
    """Return this system's."""
    if sys.platform == "win32":
        return WindowsWakefulness()
    return MacWakefulness() if sys.platform == "darwin" else LinuxWakefulness()


class Vigil:
    """Holds the screen awake while a game is on."""

    def __init__(self, wakefulness: Wakefulness) -> None:
        self._wakefulness = wakefulness
        self._holding = False

    def watch(self, playing: bool) -> None:
        """Hold while something is played, and let go after it; said as often as one likes."""
        if playing != self._holding:
            self._holding = playing
            (self._wakefulness.hold if playing else self._wakefulness.release)()


class Slumber(QObject):
    """Tells that the computer goes to sleep, or has slept: its lid was closed.

    Args:
        now: seconds that go on while the computer sleeps.
    """

    over = Signal()
    """Whoever is there now need not be the one who was there before."""

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = time.time) -> None:
        super().__init__(parent)
        self._now = now
        self._looked = now()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        if sys.platform == "linux":
            self._ask_to_be_told()

    def look(self) -> None:
        """Compare the clock with the last look."""
        before, self._looked = self._looked, self._now()
        if self._looked - before > _ASLEEP_S:
            self.over.emit()

    def _ask_to_be_told(self) -> None:
        """Linux says so before it happens: then nothing private is there when the screen comes back."""
        from PySide6.QtDBus import QDBusConnection

        service, manager = "org.freedesktop.login1", "org.freedesktop.login1.Manager"
        bus = QDBusConnection.systemBus()
        if bus.isConnected():
            bus.connect(service, "/org/freedesktop/login1", manager, "PrepareForSleep", self, _TOLD)

    @Slot(bool)
    def told(self, falling_asleep: bool) -> None:
        """Hear from the system that it is about to sleep, or awake again."""
        if falling_asleep:
            self.over.emit()
