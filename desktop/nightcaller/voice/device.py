"""The real player, on QtMultimedia, which may not be there. The window never loads it: `loudspeaker` does."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal
from PySide6.QtMultimedia import QMediaDevices, QMediaPlayer
from PySide6.QtQml import QQmlComponent, QQmlEngine

from nightcaller.errors import NightcallerError

LOUDSPEAKER: Final = Path(__file__).resolve().parents[1] / "qml" / "Nightcaller" / "Loudspeaker.qml"


class CannotPlay(NightcallerError):
    """Qt cannot make a player; `reason` is what it says about it."""

    message_id = "voice-no-sound"


class DevicePlayback(QObject):
    """A QMediaPlayer that follows the system's default output device.

    QMediaPlayer and not QSoundEffect: it keeps its own time when a device is missing or goes away. It is made
    by QML, not by Python (docs/decisions/players-made-by-qml.md).

    Raises:
        CannotPlay: if Qt cannot make one.
    """

    moved = Signal()
    """The system's default output is another one, or there is none any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._then: Callable[[bool], None] | None = None
        self._spoiled = False
        self._player = _made(self)
        _hush_ffmpeg()
        self._player.mediaStatusChanged.connect(self._on_status)
        self._player.errorOccurred.connect(self._on_error)
        self._player.audioOutput().deviceChanged.connect(self.moved)

    def available(self) -> bool:
        return not QMediaDevices.defaultAudioOutput().isNull()

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        self.stop()
        self.set_gain(gain)
        self._then = then
        if self._spoiled:
            self._player.setSource(QUrl())  # else the same file, made anew, would not be read again
            self._spoiled = False
        self._player.setSource(QUrl.fromLocalFile(str(path)))
        if self._player.playbackRate() != speed:
            self._player.setPlaybackRate(speed)
        self._player.play()

    def set_gain(self, gain: float, /) -> None:
        self._player.audioOutput().setVolume(gain)

    def stop(self) -> None:
        self._then = None
        self._player.stop()

    def pause(self) -> None:
        if self._then is not None:
            self._player.pause()

    def resume(self) -> None:
        if self._then is not None:
            self._player.play()

    def _on_status(self, status: QMediaPlayer.MediaStatus) -> None:
        if status == QMediaPlayer.MediaStatus.EndOfMedia:
            self._end(True)
        elif status == QMediaPlayer.MediaStatus.InvalidMedia:
            self._end(False)

    def _on_error(self, error: QMediaPlayer.Error, _: str) -> None:
        if error != QMediaPlayer.Error.NoError:
            self._end(False)

    def _end(self, played: bool) -> None:
        self._spoiled = self._spoiled or not played
        then, self._then = self._then, None
        if then is not None:
            then(played)


@cache
def _workshop() -> tuple[QQmlEngine, QQmlComponent]:
    """What makes all players: QML's engine, and the recipe that it has read. The application owns both."""
    application = QCoreApplication.instance()
    engine = QQmlEngine(application)
    return engine, QQmlComponent(engine, QUrl.fromLocalFile(str(LOUDSPEAKER)), application)


def _made(owner: QObject) -> QMediaPlayer:
    _engine, recipe = _workshop()
    player = recipe.create()
    if not isinstance(player, QMediaPlayer):
        raise CannotPlay(reason=recipe.errorString())
    player.setParent(owner)
    return player


def _hush_ffmpeg() -> None:
    """Keep FFmpeg from describing every file that is played on standard error; Qt has no switch for it."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libavutil.so.59").av_log_set_level(16)  # AV_LOG_ERROR; the library Qt has loaded already
