"""What lies around a card while it is held open."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from private_window import private_window
from viewmodels.private_table import night_at, table


def test_the_whole_window_is_darkened_to_its_edges(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, 0)
    with private_window(evening, qtbot) as window:
        window.identify()
        assert not window.has("hush")
        window.press("hold")
        qtbot.waitUntil(lambda: window.has("hush"))
        assert window.rectangle("hush") == QRectF(0, 0, window.window.width(), window.window.height())
        window.release("hold")
