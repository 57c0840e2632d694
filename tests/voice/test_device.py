"""The player of the real device: who makes it (docs/decisions/players-made-by-qml.md), and that it obeys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken
from voice_kit import write_tone

from nightcaller.voice.device import CannotPlay, DevicePlayback

multimedia = pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)


def test_python_makes_nothing_that_a_thread_of_sound_calls(qapp: QCoreApplication) -> None:
    playback = DevicePlayback(QObject(qapp))
    player = playback.findChild(multimedia.QMediaPlayer)
    assert not Shiboken.createdByPython(player)
    assert not Shiboken.createdByPython(player.audioOutput())
    playback.set_gain(0.25)
    assert player.audioOutput().volume() == pytest.approx(0.25)


def test_a_player_goes_with_its_owner(qapp: QCoreApplication) -> None:
    owner = QObject()
    playback = DevicePlayback(owner)
    player = playback.findChild(multimedia.QMediaPlayer)
    Shiboken.delete(owner)
    assert not Shiboken.isValid(player)


def test_where_qt_cannot_make_a_player_there_is_silence(
    qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from nightcaller.voice import device

    monkeypatch.setattr(device, "LOUDSPEAKER", tmp_path / "nothing.qml")
    device._workshop.cache_clear()
    try:
        with pytest.raises(CannotPlay):
            DevicePlayback(QObject(qapp))
    finally:
        device._workshop.cache_clear()


class Heard:
    """A player of the real kind, and what it has told; it keeps its own time where there is no device."""

    def __init__(self, owner: QObject, folder: Path) -> None:
        self.playback = DevicePlayback(owner)
        self.player = self.playback.findChild(multimedia.QMediaPlayer)
        self.folder = folder
        self.told: list[tuple[str, bool]] = []

    def play(self, name: str, seconds: float = 0.05) -> None:
        """Play a file that is called after what is the matter with it: it may be missing, or none."""
        path = self.folder / f"{name}.wav"
        if name == "damaged":
            path.write_bytes(b"RIFF")
        elif name != "missing":
            write_tone(path, seconds)
        self.playback.play(path, 1.0, lambda played: self.told.append((name, played)))

    @property
    def state(self) -> str:
        return str(self.player.playbackState().name).removesuffix("State")


@pytest.fixture
def heard(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Heard]:
    owner = QObject()
    yield Heard(owner, tmp_path)
    Shiboken.delete(owner)


@pytest.mark.parametrize(
    "names", [("whole", "damaged"), ("damaged", "whole"), ("missing", "other", "missing")]
)
def test_each_sound_tells_once_whether_it_came_to_its_end(
    heard: Heard, qtbot: QtBot, names: tuple[str, ...]
) -> None:
    for nth, name in enumerate(names, 1):
        heard.play(name)
        qtbot.waitUntil(lambda nth=nth: len(heard.told) == nth)
    assert heard.told == [(name, name in ("whole", "other")) for name in names]


@pytest.mark.parametrize("name", ["damaged", "missing"])
def test_a_file_that_did_not_play_is_read_anew(heard: Heard, qtbot: QtBot, name: str) -> None:
    heard.play(name)
    qtbot.waitUntil(lambda: bool(heard.told))
    path = write_tone(heard.folder / f"{name}.wav", 0.05)
    for _ in range(2):
        heard.told.clear()
        heard.playback.play(path, 1.0, lambda played: heard.told.append((name, played)))
        qtbot.waitUntil(lambda: bool(heard.told))
        assert heard.told == [(name, True)]


@pytest.mark.parametrize("status", multimedia.QMediaPlayer.MediaStatus)
def test_a_sound_is_over_at_its_end_and_where_it_cannot_be_read_and_nowhere_else(
    heard: Heard, status: Any
) -> None:
    heard.play("long", 60)
    ends = {"EndOfMedia": [("long", True)], "InvalidMedia": [("long", False)]}
    for _ in range(2):
        heard.player.mediaStatusChanged.emit(status)
        assert heard.told == ends.get(status.name, [])


@pytest.mark.parametrize("error", multimedia.QMediaPlayer.Error)
def test_a_sound_is_over_at_every_error(heard: Heard, error: Any) -> None:
    heard.play("long")
    for _ in range(2):
        heard.player.errorOccurred.emit(error, "")
        assert heard.told == ([] if error.name == "NoError" else [("long", False)])


def test_a_sound_that_was_cut_or_stopped_tells_nothing_and_is_not_continued(
    heard: Heard, qtbot: QtBot
) -> None:
    heard.playback.pause()
    heard.playback.resume()
    assert heard.state == "Stopped", "nothing was to be played"
    heard.play("long", 20)
    heard.play("longer", 20)
    qtbot.waitUntil(lambda: heard.state == "Playing")
    heard.playback.pause()
    assert heard.state == "Paused"
    heard.playback.resume()
    assert heard.state == "Playing"
    heard.playback.stop()
    for act in (heard.playback.pause, heard.playback.resume):
        act()
        assert heard.state == "Stopped", "what was stopped is heard again"
    heard.player.mediaStatusChanged.emit(multimedia.QMediaPlayer.MediaStatus.EndOfMedia)
    assert heard.told == []


def test_a_sound_is_as_loud_and_as_fast_as_it_was_asked_for(heard: Heard) -> None:
    path = write_tone(heard.folder / "long.wav")
    for gain, speed in ((0.5, 1.0), (0.25, 1.5), (1.0, 0.75), (0.0, 1.0)):
        heard.playback.play(path, gain, lambda _: None, speed)
        assert (heard.player.audioOutput().volume(), heard.player.playbackRate()) == pytest.approx(
            (gain, speed)
        )
    assert heard.player.source().toLocalFile() == str(path)


@pytest.mark.parametrize("there", [True, False])
def test_a_player_can_be_heard_where_there_is_a_device(
    heard: Heard, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    from nightcaller.voice import device

    class Devices:
        @staticmethod
        def defaultAudioOutput() -> Any:
            return type("Output", (), {"isNull": lambda _: not there})()

    monkeypatch.setattr(device, "QMediaDevices", Devices)
    assert heard.playback.available() == there
