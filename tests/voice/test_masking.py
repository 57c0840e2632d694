"""The night's bed covers hands on the laptop: loud enough, and never still, where a tap is heard."""

from __future__ import annotations

from array import array
from math import log10

import pytest
from hearing import RATE, decoded, passed
from pytestqt.qtbot import QtBot

from nightcaller.resources import shipped
from nightcaller.settings import Settings
from nightcaller.voice.levelling import LEVEL_DBFS
from nightcaller.voice.settings import amplitude
from nightcaller.voice.sounds import Sounds

pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)

TAP_HZ = (1000, 6000)
"""A finger on a trackpad, a key: most of what one hears of them is in here."""
BELOW_THE_VOICE_DB = 27.0
"""A voice of 62 dB at a metre leaves 35 dB for the bed; a tap is about 30."""
STRETCH = RATE // 10


def test_the_bed_is_steady_and_loud_enough_where_a_tap_is_heard(qtbot: QtBot) -> None:
    sounds = Sounds(shipped("assets") / "sounds")
    night = sounds.find("night")
    assert night is not None
    edge = RATE * night.overlap_ms // 1000  # two turns overlap there, and add up
    bed = decoded(night.path).samples[edge : edge + 6 * RATE]
    heard = passed(array("h", map(round, passed(bed, TAP_HZ[0], high=True))), TAP_HZ[1], high=False)
    levels = [
        10 * log10(sum(one * one for one in heard[at : at + STRETCH]) / STRETCH / 32768**2)
        for at in range(0, len(heard) - STRETCH, STRETCH)
    ]
    set_ = 20 * log10(amplitude(Settings().ambience_volume))
    assert min(levels) + set_ > LEVEL_DBFS - BELOW_THE_VOICE_DB
    assert max(levels) - min(levels) < 8, "there are holes in it"
