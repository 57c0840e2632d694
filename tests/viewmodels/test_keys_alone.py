"""A visit without a mouse: what was pressed once is out of the way of what is held next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nightcaller.table.live.scene import Bulletin
from private_window import PrivateWindow, private_window
from viewmodels.private_table import night_at, table


def tab_to(window: PrivateWindow, name: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(40):
        if window.focus() == name:
            return
        window.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")


@contextmanager
def held(window: PrivateWindow, key: Qt.Key, until: Callable[[], bool]) -> Iterator[None]:
    """Keep a key down until something has come of it."""
    QTest.keyPress(window.window, key)
    window.qtbot.waitUntil(until)
    yield
    QTest.keyRelease(window.window, key)


def test_who_is_called_back_holds_with_the_key_that_called_her(qtbot: QtBot) -> None:
    evening = table(style="pass_around")
    with private_window(evening, qtbot) as window:
        window.identify()
        window.hand_on()
        tab_to(window, "callBack")
        window.key(Qt.Key.Key_Return)
        assert window.cover.returning
        with held(window, Qt.Key.Key_Return, lambda: window.app.property("screen") == "Visit"):
            assert not window.has("GameMenu")


def test_tab_goes_from_the_question_to_the_foot(qtbot: QtBot) -> None:
    evening = table(style="pass_around")
    night_at(evening, 0)
    with private_window(evening, qtbot) as window:
        window.identify()
        order = []
        for _ in range(40):
            window.key(Qt.Key.Key_Tab)
            order.append(window.focus())
        first = order[: order.index("skip") + 1]
        assert first[-3:] == ["hold", "confirm", "skip"]
        assert first[0].startswith(("word", "seat"))


def test_nobody_is_pressed_and_then_the_same_key_decides(qtbot: QtBot) -> None:
    evening = table(style="pass_around")
    night_at(evening, 0)
    with private_window(evening, qtbot) as window:
        window.identify()
        tab_to(window, "skip")
        window.key(Qt.Key.Key_Space)
        assert window.visit.skipping
        window.clock.pass_time(60_000)
        with held(window, Qt.Key.Key_Space, lambda: bool(window.visit.looked)):
            assert window.visit.page == "answer"


def test_which_card_one_holds_is_found_with_the_arrows(qtbot: QtBot) -> None:
    evening = table(style="pass_around", own_cards=True, deal=None)
    while isinstance(evening.scene, Bulletin):
        evening.acknowledge()
    with private_window(evening, qtbot) as window:
        window.identify()
        window.key(Qt.Key.Key_Right)
        window.key(Qt.Key.Key_Right)
        assert window.focus().startswith("card-")
        window.key(Qt.Key.Key_Return)
        window.clock.pass_time(60_000)
        with held(window, Qt.Key.Key_Space, lambda: bool(window.visit.looked)):
            assert window.visit.page == "answer"
