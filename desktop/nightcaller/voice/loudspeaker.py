"""The process that plays: one JSON object a line in, one out. `python -m nightcaller.voice.loudspeaker`.

First it says whether it can play at all and whether anybody would hear it, later when that changes::

    {"ready": true, "available": true}
    {"available": false}

then it does what it is told, by the number of a player, and says when it has::

    {"id": 7, "player": 1, "do": "play", "turn": 3, "path": "/folder/line.wav", "gain": 0.8, "speed": 1.0}
    {"id": 8, "player": 1, "do": "gain", "gain": 0.3}
    {"id": 9, "player": 1, "do": "pause"}         (or "resume", "stop", "close")
    {"done": 9}

and what `play` was given `turn` for is told of once, at its end or when it cannot be played::

    {"player": 1, "turn": 3, "played": true}

It ends when its input ends, whatever it is doing, and on Linux when the sound server has hung up: Qt may not
notice, and would play on for nobody.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from nightcaller.errors import NightcallerError
from nightcaller.voice.pipes import Reply, private_pipes, read_ahead

if TYPE_CHECKING:
    from nightcaller.voice.device import DevicePlayback


def main() -> NoReturn:
    """Play until the input ends. Ends the process: the sound server may not let go of it."""
    requests, reply = private_pipes()
    application = QCoreApplication([])
    try:
        from nightcaller.voice.device import DevicePlayback

        desk = MixingDesk(DevicePlayback, reply)
    # QtMultimedia needs libpulse on Linux, which a small system may not have; the device says what it cannot.
    except (ImportError, NightcallerError):
        reply({"ready": False})
        os._exit(0)
    read_ahead(requests, desk.told.emit)
    application.exec()
    os._exit(0)


WATCH_MS: Final = 2000


class MixingDesk(QObject):
    """The players by their numbers.

    Args:
        open_player: makes one.
        reply: answers the program.
    """

    told = Signal(str)
    """A request, from whichever thread reads them."""

    def __init__(self, open_player: type[DevicePlayback], reply: Reply) -> None:
        super().__init__()
        self._open_player = open_player
        self._reply = reply
        self._players: dict[int, DevicePlayback] = {}
        self._first = open_player(self)
        self._available = self._first.available()
        self._first.moved.connect(self._look)
        self.told.connect(self._obey)
        self._lines = _sockets()
        watch = QTimer(self)
        watch.timeout.connect(self._listen)
        watch.start(WATCH_MS)
        reply({"ready": True, "available": self._available})

    def _look(self) -> None:
        if self._available != self._first.available():
            self._available = not self._available
            self._reply({"available": self._available})

    def _listen(self) -> None:
        if self._lines - _sockets():
            os._exit(1)  # another one is started, and it asks whether there is a server again

    def _obey(self, line: str) -> None:
        request: dict[str, Any] = json.loads(line)
        number = request["player"]
        player = self._players.get(number)
        if player is None:
            player = self._players[number] = self._open_player(self) if self._players else self._first
        match request["do"]:
            case "play":
                told = {"player": number, "turn": request["turn"]}
                player.play(
                    Path(request["path"]),
                    request["gain"],
                    lambda played: self._reply(told | {"played": played}),
                    speed=request["speed"],
                )
            case "gain":
                player.set_gain(request["gain"])
            case "pause":
                player.pause()
            case "resume":
                player.resume()
            case "close" if player is not self._first:
                del self._players[number]
                player.stop()
                player.deleteLater()
            case _:
                player.stop()
        self._reply({"done": request["id"]})


def _sockets() -> set[str]:
    """Return what this process is connected to, by the names that Linux gives to it; empty elsewhere."""
    connected = set()
    for entry in Path("/proc/self/fd").glob("*"):
        with suppress(OSError):  # the one that lists them is closed by now
            if (target := str(entry.readlink())).startswith("socket:"):
                connected.add(target)
    return connected


if __name__ == "__main__":
    main()
