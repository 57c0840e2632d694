"""The cover says whole whose turn it is, however long the name, in every window and size of letters."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.application import Appearance
from nightcaller.viewmodels.names import LONGEST
from private_window import private_window
from table.bots import keyed, play, sitting

SIZES = ((683, 728), (728, 683), (1024, 600), (1280, 800), (800, 1280))
SCALES = (1.0, 1.6, 3.0)


@pytest.mark.parametrize("name", ["Dora", "Wilhelmina Wonderful", "W" * LONGEST, "欧" * LONGEST])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_whose_turn_it_is_is_read_whole(qtbot: QtBot, language: str, name: str) -> None:
    people = tuple(SeatedPlayer(name if seat == 1 else f"P{seat + 1}") for seat in range(8))
    evening = Evening(sitting(8, players=people))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover) and scene.seat == 1)
    with private_window(evening, qtbot, languages=(language,)) as screen:
        for size in SIZES:
            for scale in SCALES:
                screen.app.look(Appearance(reduced_motion=True, text_scale=scale))
                screen.shape(*size)
                screen.settle()
                title = screen.find("passTitle")
                assert not title.property("truncated"), (size, scale)
                assert title.property("contentWidth") <= title.property("width") + 1, (size, scale)
                if folder := os.environ.get("NIGHTCALLER_PHOTOGRAPHS"):
                    screen.shot(Path(folder) / f"pass-{name[:3]}-{language}-{size[0]}-{scale}.png")
