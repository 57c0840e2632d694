"""With closed eyes a screen that grows brighter is seen through the lids: it says that somebody is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow

from driver import Screen
from nightcaller.rulebooks import books
from nightcaller.styles import Style
from nightcaller.table.live.scene import Calling
from nightcaller.table.shelf.sitting import Sitting
from table.bots import keyed, play
from table.test_her_turn import decks, people_of
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]

UNSEEN = 0.2
"""What a tired eye behind its lid does not notice: lights go up and down by a fifth."""


def light_of(window: QQuickWindow) -> float:
    """Mean luminance of what is on the screen, in linear light; white is 1."""
    image = window.grabWindow().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    values = rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3).astype(float) / 255
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    return float((linear @ np.array([0.2126, 0.7152, 0.0722])).mean())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("name", books())
def test_what_is_held_in_a_call_shines_as_much_as_the_page(
    open_stage: Opened, name: str, size: tuple[int, int]
) -> None:
    """Nobody can hold it where a role is dead or in nobody's hands: who sleeps would see which those are."""
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    screen.resize(*size)
    deck = next(decks(name))
    stage.begin(Sitting(people_of(name, deck), deck, 7, book=name, style=Style.EYES_CLOSED))
    director = stage._director
    play(director.evening, keyed(3), until=lambda scene: isinstance(scene, Calling))
    for _ in range(3000):
        if director.calling.property("moment") == "open":
            break
        clock.pass_time(100)
    covered = light_of(screen.window)
    with screen.holding("hold"):
        screen.qtbot.waitUntil(lambda: screen.find("card").property("turn") == 180)
        held = light_of(screen.window)
    assert abs(held - covered) <= UNSEEN * covered, (held, covered)
    director.leave()
