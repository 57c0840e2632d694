"""The bar that says how long a visit lasts at least: it runs once, and stays full."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.table.live import pace
from private_window import private_window
from viewmodels.private_table import COMMONER, WITCH, night_at, table


def test_a_full_bar_does_not_begin_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "visit_seconds", lambda *_: 0.05)
    evening = table()
    night_at(evening, WITCH, 1)
    with private_window(evening, qtbot) as window:
        window.identify()
        bar = window.find("dwell")
        qtbot.waitUntil(lambda: bar.property("filled") == 1)
        fills: list[float] = []
        bar.filledChanged.connect(lambda: fills.append(bar.property("filled")))  # type: ignore[attr-defined]
        window.touch(f"seat{COMMONER + 1}")
        window.window.grabWindow()
        assert (bar.property("filled"), fills) == (1, [])
