"""The desktop portal's `Inhibit`, which sandboxes and newer desktops answer where nobody is a screen saver.

It takes an unsigned number. PySide6 sends every Python number as a signed one, and the portal refuses that;
so the message is written by libdbus, on which QtDBus stands as well.
"""

from __future__ import annotations

import ctypes
from typing import Any, Final

LIBRARY: Final = "libdbus-1.so.3"
SESSION: Final = 0
PORTAL: Final = b"org.freedesktop.portal.Desktop"
PLACE: Final = b"/org/freedesktop/portal/desktop"
INHIBIT: Final = b"org.freedesktop.portal.Inhibit"
SUSPEND: Final = 4
IDLE: Final = 8
_ITERATOR: Final = ctypes.c_char * 256
"""More than a `DBusMessageIter` takes on any computer."""


class Connection:
    """A connection of its own to the session's bus; what was asked on it holds until it is closed.

    Raises:
        OSError: there is no libdbus, or no bus.
    """

    def __init__(self) -> None:
        self._dbus = dbus = ctypes.CDLL(LIBRARY)
        for function in ("dbus_bus_get_private", "dbus_message_new_method_call"):
            getattr(dbus, function).restype = ctypes.c_void_p
        found = dbus.dbus_bus_get_private(SESSION, None)
        if not found:
            raise OSError("no session bus")
        self._bus = ctypes.c_void_p(found)
        dbus.dbus_connection_set_exit_on_disconnect(self._bus, 0)

    def inhibit(self, reason: str) -> None:
        """Ask that the computer neither goes idle nor to sleep; nobody waits for an answer."""
        dbus = self._dbus
        message = ctypes.c_void_p(dbus.dbus_message_new_method_call(PORTAL, PLACE, INHIBIT, b"Inhibit"))
        body, options, pair, value = (_ITERATOR() for _level in range(4))
        dbus.dbus_message_iter_init_append(message, body)
        self._append(body, "s", ctypes.c_char_p(b""))
        self._append(body, "u", ctypes.c_uint32(IDLE | SUSPEND))
        self._open(body, "a", b"{sv}", options)
        self._open(options, "e", None, pair)
        self._append(pair, "s", ctypes.c_char_p(b"reason"))
        self._open(pair, "v", b"s", value)
        self._append(value, "s", ctypes.c_char_p(reason.encode()))
        for outer, inner in ((pair, value), (options, pair), (body, options)):
            dbus.dbus_message_iter_close_container(outer, inner)
        dbus.dbus_connection_send(self._bus, message, None)
        dbus.dbus_connection_flush(self._bus)
        dbus.dbus_message_unref(message)

    def close(self) -> None:
        """Take back what was asked."""
        self._dbus.dbus_connection_close(self._bus)
        self._dbus.dbus_connection_unref(self._bus)

    def _append(self, to: Any, kind: str, value: Any) -> None:
        self._dbus.dbus_message_iter_append_basic(to, ord(kind), ctypes.byref(value))

    def _open(self, to: Any, kind: str, signature: bytes | None, inner: Any) -> None:
        self._dbus.dbus_message_iter_open_container(to, ord(kind), signature, inner)
