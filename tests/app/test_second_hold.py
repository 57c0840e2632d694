"""The hold that decides, and what may come between: a covered screen, a second finger, a lifted one."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from driver import finger
from nightcaller.table.live.evening import Evening
from private_window import PrivateWindow, private_window
from viewmodels.private_table import SEER, WOLF, came, night_at, table

State = Literal["tapped", "deciding", "answer"]
STATES: Final[tuple[State, ...]] = ("tapped", "deciding", "answer")
BETWEEN: Final = ("panic", "another window", "minimised")


def come_to(window: PrivateWindow, state: State) -> None:
    """Read the card, tap a wolf, and leave the finger where the state wants it."""
    window.identify()
    window.tap(f"seat{WOLF + 1}")
    if state == "tapped":
        return
    window.clock.pass_time(60_000)
    window.press("confirm")
    if state == "deciding":
        assert window.find("confirm").property("holding")
    else:
        window.wait("linedCard")


def learned(evening: Evening) -> list[int]:
    """Whom the Seer has been told about."""
    return [event.facts["seat"] for event in evening.view(SEER).events if event.kind == "judge.seer.learned"]


def nothing_open(window: PrivateWindow) -> None:
    """Nothing of hers is on the screen, and nothing is on its way."""
    window.window.grabWindow()
    assert not window.visit.open
    assert not window.has("linedCard")
    assert not window.has("visitTitle")
    assert [item.objectName() for item in window.items() if item.property("holding")] == []


@pytest.mark.parametrize("what", BETWEEN)
@pytest.mark.parametrize("state", STATES)
def test_what_comes_between_shows_nothing_loses_nothing_and_she_is_asked_the_same_again(
    qtbot: QtBot, state: State, what: str
) -> None:
    """The finger is still down when the cover lies over her page; it opens nothing there."""
    evening = table()
    scene = night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        come_to(window, state)
        other = QWindow()
        if what == "panic":
            window.app.cover()
        elif what == "another window":
            other.show()
            other.requestActivate()
        else:
            window.window.showMinimized()
        qtbot.waitUntil(lambda: not window.visit.open)
        nothing_open(window)
        decided = [WOLF] if state == "answer" else []
        assert (learned(evening), evening.scene) == (decided, scene)
        other.close()
        window.window.showNormal()
        window.window.requestActivate()
        qtbot.waitUntil(window.window.isActive)
        nothing_open(window)
        window.let_go()
        window.app.uncover()
        nothing_open(window)
        window.come_in()
        if state == "answer":
            assert came(window.visit) == ["event-judge-seer-learned"]
            assert window.text("visitTitle").startswith(str(SEER + 1))
        else:
            assert [row.picked for row in window.visit.blanks.rows] == [0]
            window.tap(f"seat{WOLF + 1}")
            window.decide()
        assert learned(evening) == [WOLF]


@pytest.mark.parametrize(("page", "button"), [("card", "confirm"), ("answer", "confirm"), ("answer", "hold")])
def test_nothing_is_said_to_be_covered_while_it_lies_open(qtbot: QtBot, page: str, button: str) -> None:
    """Until the laptop goes on, what has been read can be held open again, by either button."""
    evening = table()
    if page == "answer":
        night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        window.identify()
        if page == "answer":
            window.tap(f"seat{WOLF + 1}")
            window.clock.pass_time(window.visit.decideIn())
            window.hold("confirm")
        covered = "Covered. One moment more, the same for everybody."
        assert (window.visit.page, window.text("reason")) == (page, covered)
        with window.holding(button):
            assert window.has("linedCard")
            assert window.text("reason") == ("Waves make all cards alike from afar" if page == "card" else "")
        assert window.text("reason") == covered


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_lifted_before_it_counts_nothing_is_decided_and_the_page_stays(qtbot: QtBot, by: str) -> None:
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        come_to(window, "tapped")
        window.clock.pass_time(60_000)
        place = window.centre("confirm")
        if by == "touch":
            QTest.touchEvent(window.window, finger()).press(0, place)
        else:
            window.press("confirm")
        assert window.find("confirm").property("holding")
        if by == "touch":
            QTest.touchEvent(window.window, finger()).release(0, place)
        else:
            window.release("confirm")
        assert not window.find("confirm").property("holding")
        assert (window.visit.page, [row.picked for row in window.visit.blanks.rows]) == ("page", [WOLF + 1])
        assert learned(evening) == []


@pytest.mark.parametrize("second", ["seat2", "skip", "hold"])
def test_a_second_finger_changes_nothing_under_the_hold_that_decides(qtbot: QtBot, second: str) -> None:
    """Whatever it comes down on; and it keeps nothing open that the first has let go."""
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        come_to(window, "tapped")
        window.clock.pass_time(60_000)
        place, beside = window.centre("confirm"), window.centre(second)
        QTest.touchEvent(window.window, finger()).press(0, place)
        assert window.find("confirm").property("holding")
        QTest.touchEvent(window.window, finger()).stationary(0).press(1, beside)
        window.window.grabWindow()
        QTest.touchEvent(window.window, finger()).stationary(1).release(0, place)
        window.window.grabWindow()
        assert not window.find("confirm").property("holding")
        QTest.touchEvent(window.window, finger()).release(1, beside)
        assert window.visit.page == "page"
        assert learned(evening) == []
        if window.visit.blanks.rows[0].picked != WOLF + 1:
            window.tap(f"seat{WOLF + 1}")
        window.decide()
        assert learned(evening) == [WOLF]


def test_a_finger_that_stays_over_the_hand_over_opens_nothing_of_the_next(qtbot: QtBot) -> None:
    """One finger lies on the answer; another comes down where the next cover has its button, and stays."""
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        button = window.centre("identify")
        come_to(window, "tapped")
        window.clock.pass_time(60_000)
        place = window.centre("confirm")
        QTest.touchEvent(window.window, finger()).press(0, place)
        window.wait("linedCard")
        QTest.touchEvent(window.window, finger()).stationary(0).press(1, button)
        QTest.touchEvent(window.window, finger()).stationary(1).release(0, place)
        qtbot.waitUntil(lambda: window.has("identify"))
        nothing_open(window)
        QTest.touchEvent(window.window, finger()).release(1, button)
        nothing_open(window)
        window.hold_on()
        assert window.visit.number == evening.scene.seat + 1 != SEER + 1
        window.let_go()
