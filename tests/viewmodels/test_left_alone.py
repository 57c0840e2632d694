"""A private page that is left alone says so, and then covers itself, with nothing lost.

In every state of every visit of every book, after one time for everybody. Whoever is there keeps it open.
"""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin
from nightcaller.viewmodels.visit import LEFT_ALONE, WARNED, VisitViewModel
from private_window import private_window
from viewmodels.private_table import WITCH, night_at, table
from viewmodels.test_given_back import visits
from viewmodels.test_killed_in_a_visit import as_it_begins, touched
from voice.voice_kit import HandClock

HOUR = 3_600_000


def shown(evening: Evening) -> tuple[VisitViewModel, HandClock]:
    """The open visit, and its clock."""
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    model.show(evening.visit())
    return model, clock


@pytest.mark.parametrize("book", books())
def test_it_says_so_and_then_it_covers_itself(book: str) -> None:
    states = set()
    for evening, scene in visits(book):
        nth = 1
        while True:
            model, clock = shown(evening)
            beginning = as_it_begins(model)
            *_, state = gone = list(islice(touched(model, clock), nth))
            if len(gone) < nth or state == "answer, open":
                break
            states.add(state)
            records = len(evening.ledger.standing.records)
            model.stir()
            if model.held:
                model.lay(True)
                clock.pass_time(HOUR)
                assert (model.held, model.reason) == (True, ""), (scene, state)
                model.lay(False)
            page = model.page
            clock.pass_time(LEFT_ALONE * 1000 - 1)
            assert (model.page, model.reason == "ui-visit-alone") == (page, False), (scene, state)
            clock.pass_time(1)
            assert (model.page, model.reason) == (page, "ui-visit-alone"), (scene, state)
            model.stir()
            assert model.reason != "ui-visit-alone"
            clock.pass_time((LEFT_ALONE + WARNED) * 1000 - 1)
            assert model.open
            clock.pass_time(1)
            assert (model.open, evening.scene) == (False, scene), (scene, state)
            assert len(evening.ledger.standing.records) == records
            model.show(evening.visit())
            assert as_it_begins(model)[:3] == beginning[:3], (scene, state)
            model.coverUp()
            nth += 1
        model.coverUp()
    assert {"card, closed", "card, open", "page", "page, touched"} <= states


def test_an_answer_that_has_a_time_limit_is_the_tables_own_rule() -> None:
    evening = table(answer_seconds=200)
    night_at(evening, WITCH)
    model, clock = shown(evening)
    model.look()
    model.release()
    clock.pass_time(199_000)
    assert (model.page, model.reason == "ui-visit-alone") == ("page", False)
    clock.pass_time(2_000)
    assert model.page == "answer"
    clock.pass_time((LEFT_ALONE + WARNED) * 1000)
    assert not model.open


def test_it_is_a_notice_and_no_refusal(qtbot: QtBot) -> None:
    """Where the table has cards of its own, too: there a refusal is red."""
    for evening in (table(), table(own_cards=True, deal=None)):
        if evening.sitting.own_cards:
            while isinstance(evening.scene, Bulletin):
                evening.acknowledge()
        else:
            night_at(evening, WITCH)
        with private_window(evening, qtbot) as window:
            window.identify()
            before = window.find("reason").property("color")
            window.clock.pass_time(LEFT_ALONE * 1000)
            assert window.visit.reason == "ui-visit-alone"
            assert window.find("reason").property("color") == before


def test_a_finger_or_a_key_anywhere_keeps_it_open(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, WITCH)
    nowhere = QPoint(5, 5)
    with private_window(evening, qtbot) as window:
        window.identify()
        for by in ("finger", "key"):
            window.clock.pass_time(LEFT_ALONE * 1000)
            assert window.visit.reason == "ui-visit-alone"
            if by == "finger":
                QTest.mousePress(
                    window.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, nowhere
                )
                window.clock.pass_time(HOUR)
                QTest.mouseRelease(
                    window.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, nowhere
                )
            else:
                QTest.keyClick(window.window, Qt.Key.Key_Tab)
            assert window.visit.page == "page" and window.visit.reason != "ui-visit-alone", by
        window.clock.pass_time((LEFT_ALONE + WARNED) * 1000)
        assert window.app.property("screen") == "Cover"
