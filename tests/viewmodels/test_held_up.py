"""What lies around a card while it is held open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nightcaller.viewmodels.application import Appearance
from private_window import PrivateWindow, private_window
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


def by_key(window: PrivateWindow) -> None:
    window.key(Qt.Key.Key_Down)


def by_wheel(window: PrivateWindow) -> None:
    place = QPointF(window.centre("linedCard"))
    none = Qt.KeyboardModifier.NoModifier
    turned = QWheelEvent(
        place,
        place,
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.LeftButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(window.window, turned)


def by_drag(window: PrivateWindow) -> None:
    """Up, as far as the card is high; what holds it is the same finger."""
    card = window.rectangle("linedCard")
    for share in (0.8, 0.6, 0.4, 0.2):
        QTest.mouseMove(
            window.window, QPointF(card.center().x(), card.top() + card.height() * share).toPoint()
        )
        QTest.qWait(1)


MEANS: Final[dict[str, Callable[[PrivateWindow], None]]] = {"key": by_key, "wheel": by_wheel, "drag": by_drag}


@pytest.mark.parametrize("by", MEANS)
def test_what_does_not_fit_is_reached_while_it_is_held(qtbot: QtBot, by: str) -> None:
    """Large letters leave room for a few lines; nothing of the others shows beside the card meanwhile."""
    with private_window(table(), qtbot, size=(1024, 600)) as window:
        window.app.look(Appearance(text_scale=3.0, reduced_motion=True))
        if by == "drag":
            window.window.grabWindow()
            window.hold("identify")
            window.window.grabWindow()
            window.press("privateCard")
            window.wait("linedCard")
        else:
            window.hold_on()
        window.window.grabWindow()
        sheet = window.find("cardLines")
        most = float(sheet.property("most"))
        assert most > 0
        for _ in range(40):
            if sheet.property("shift") == most:
                break
            before = sheet.property("shift")
            MEANS[by](window)
            assert sheet.property("shift") > before
            if by == "drag":
                break
        assert by == "drag" or sheet.property("shift") == most
        here = window.rectangle("linedCard")
        drawn = [item for item in window.items() if item.inherits("QQuickShape") and _within(item, sheet)]
        assert drawn
        for wave in drawn:
            place = wave.mapRectToScene(QRectF(0, 0, wave.width(), wave.height()))
            assert place.intersects(here), "the software renderer would draw it over everything"
        window.let_go()
        assert not window.has("linedCard")


def _within(item: QQuickItem | None, sheet: QQuickItem) -> bool:
    while item is not None and item is not sheet:
        item = item.parentItem()
    return item is sheet
