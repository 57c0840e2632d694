"""The player of the real device: who makes it (docs/decisions/players-made-by-qml.md), and that it obeys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from shiboken6 import Shiboken

from nightcaller.voice.playback import NoPlayback, open_playback

multimedia = pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)


def test_python_makes_nothing_that_a_thread_of_sound_calls(qapp: QCoreApplication) -> None:
    playback = open_playback(QObject(qapp))
    assert isinstance(playback, QObject)
    player = playback.findChild(multimedia.QMediaPlayer)
    assert not Shiboken.createdByPython(player)
    assert not Shiboken.createdByPython(player.audioOutput())
    playback.set_gain(0.25)
    assert player.audioOutput().volume() == pytest.approx(0.25)


def test_a_player_goes_with_its_owner(qapp: QCoreApplication) -> None:
    owner = QObject()
    playback = open_playback(owner)
    assert isinstance(playback, QObject)
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
        assert isinstance(open_playback(QObject(qapp)), NoPlayback)
    finally:
        device._workshop.cache_clear()
