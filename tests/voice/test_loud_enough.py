"""A heart is heard on a laptop, whose loudspeakers play next to nothing below 250 Hz."""

from __future__ import annotations

from array import array
from math import log10

import pytest
from hearing import RATE, decoded, passed
from pytestqt.qtbot import QtBot

from nightcaller.resources import shipped
from nightcaller.voice.sounds import Sounds

pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)

LAPTOP_HZ = 250
LEAST_DBFS = -30
"""Of what a laptop plays, over whole beats and the silence between them: 12 dB below the voice."""


def power(samples: array[int] | list[float]) -> float:
    return sum(one * one for one in samples) / len(samples) / 32768**2


def test_most_of_a_heartbeat_is_where_a_laptop_plays(qtbot: QtBot) -> None:
    heart = Sounds(shipped("assets") / "sounds").find("heartbeat")
    assert heart is not None
    samples = decoded(heart.path).samples[: 2 * RATE]
    whole, heard = power(samples), power(passed(samples, LAPTOP_HZ, high=True))
    assert heard / whole > 0.5
    assert 10 * log10(heard) > LEAST_DBFS
