"""Choices of a screen: whatever is chosen stands, by its place, and what was set by hand is shown nearest."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from nightcaller.settings import SettingsFile
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.chosen import chosen
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.settings import SettingsViewModel

SECONDS = (0, 30, 60, 90)


@element
class Screen(QObject):
    """A screen with one choice."""

    told = Signal()
    seconds = 30

    def refresh(self) -> None:
        self.told.emit()

    choice = chosen(int, "seconds", told, SECONDS)


@pytest.mark.parametrize("place", range(len(SECONDS)))
def test_whatever_is_chosen_stands_and_is_told(qapp: QGuiApplication, place: int) -> None:
    screen, told = Screen(), list[int]()
    screen.told.connect(lambda: told.append(screen.seconds))
    screen.setProperty("choice", place)
    assert (screen.seconds, screen.property("choice"), told) == (SECONDS[place], place, [SECONDS[place]])
    for nowhere in (-1, len(SECONDS)):
        screen.setProperty("choice", nowhere)
        assert screen.seconds == SECONDS[place]


@pytest.mark.parametrize(("by_hand", "place"), [(1, 1), (44, 1), (46, 2), (500, 3), (0, 0)])
def test_what_was_set_by_hand_is_shown_as_the_nearest_and_off_stays_off(
    qapp: QGuiApplication, by_hand: int, place: int
) -> None:
    screen = Screen()
    screen.seconds = by_hand
    assert screen.property("choice") == place


@pytest.mark.parametrize(("wanted", "kept"), [(0.1, 0.5), (0.5, 0.5), (1.234, 1.23), (2.0, 2.0), (9.0, 2.0)])
def test_a_voice_is_as_fast_as_was_set_and_never_faster_or_slower_than_can_be_heard(
    qapp: QGuiApplication, tmp_path: Path, wanted: float, kept: float
) -> None:
    words, settings = Phrasebook(), SettingsFile(tmp_path / "settings")
    screen = SettingsViewModel(AppViewModel(words), words, settings)
    screen.setSpeed("nobody's", wanted)
    screen.setSpeed("en", wanted)
    assert dict(settings.current.speeds) == {"en": kept}


def test_a_volume_stands_to_the_hundredth(qapp: QGuiApplication, tmp_path: Path) -> None:
    words, settings = Phrasebook(), SettingsFile(tmp_path / "settings")
    screen = SettingsViewModel(AppViewModel(words), words, settings)
    for name in ("voiceVolume", "ambienceVolume", "effectsVolume"):
        screen.setProperty(name, 0.4567)
        assert screen.property(name) == 0.46
