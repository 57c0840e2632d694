"""A night gone through once more in the real window: hold, "as before", hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from nightcaller.table.live.scene import Bulletin, Cover
from private_window import private_window
from table.test_corrections import SLIP, WITCH, dawn, evening, found, play_until


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_witchs_slip_is_one_round_of_three_touches(
    qtbot: QtBot, qapp: QGuiApplication, language: str, tmp_path: Path
) -> None:
    """Whoever leaves her page as it was holds, taps once and holds; the Witch alone taps what it was."""
    table = evening("pass_around")
    play_until(table, SLIP, dawn)
    last = table.corrections.rounds[0]
    assert last.nth == 1, "the Witch is asked in the second round: the first one stands"
    table.corrections.once_more(last)
    touches: dict[int, list[str]] = {}
    with private_window(table, qtbot, languages=(language,)) as window:
        while isinstance(table.scene, Cover) and table.scene.purpose == "night":
            seat = table.scene.seat
            window.identify()
            window.settle()
            if not touches:
                window.shot(tmp_path / f"visit-{language}.png")
            window.touch("word0-1" if seat == WITCH else "word0-0")
            window.settle()
            assert window.cut_off() == []
            window.decide()
            touches[seat] = window.taps
    assert sorted(touches) == list(range(8))
    assert {len(taps) for taps in touches.values()} == {3}
    play_until(table, SLIP, lambda scene: not isinstance(scene, Cover | Bulletin) or dawn(scene))
    assert found(table, "antidote").picks == ("keep",)
