"""The real player, on QtMultimedia. Import it through `playback.open_playback` only: it may not be there."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtMultimedia import QAudioOutput, QMediaDevices, QMediaPlayer


class DevicePlayback(QObject):
    """A QMediaPlayer that follows the system's default output device.

    QMediaPlayer and not QSoundEffect: it keeps its own time when a device is missing or goes away.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._then: Callable[[bool], None] | None = None
        self._spoiled = False
        self._output = QAudioOutput(self)
        self._player = QMediaPlayer(self)
        self._player.setAudioOutput(self._output)
        _hush_ffmpeg()
        self._player.mediaStatusChanged.connect(self._on_status)
        self._player.errorOccurred.connect(self._on_error)
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._follow_default)

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
        self._output.setVolume(gain)

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

    def _follow_default(self) -> None:
        self._output.setDevice(QMediaDevices.defaultAudioOutput())


def _hush_ffmpeg() -> None:
    """Keep FFmpeg from describing every file that is played on standard error; Qt has no switch for it."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libavutil.so.59").av_log_set_level(16)  # AV_LOG_ERROR; the library Qt has loaded already
