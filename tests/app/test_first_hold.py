"""The hold that begins a visit: "I am she", her closed page, her card, all under one finger.

Whenever that finger is lifted, and whatever else happens meanwhile, nothing private is on the screen
afterwards and nothing is lost; and nothing private opens that nobody is holding.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from driver import KEYS, By, Screen, finger, read_all
from nightcaller.table.live.scene import Cover
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.application import Appearance
from private_window import private_window
from viewmodels.private_table import NAMES, SEER, WOLF, came, night_at, section, table
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
Moment = Literal["her name", "closed page", "open card"]
MEANS: Final[tuple[By, ...]] = ("mouse", "touch", "Space", "Return", "Enter")
MOMENTS: Final[tuple[Moment, ...]] = ("her name", "closed page", "open card")
SECOND: Final = QPoint(640, 300)
"""Where another finger comes down: on the card."""


class Finger:
    """One finger, by whatever means, on the cover's button."""

    def __init__(self, screen: Screen, by: By = "mouse") -> None:
        self._screen, self._by = screen, by
        self._place = screen.centre("identify")
        if by in KEYS:
            QTest.keyPress(screen.window, KEYS[by])
        elif by == "touch":
            QTest.touchEvent(screen.window, finger()).press(0, self._place)
        else:
            QTest.mousePress(
                screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self._place
            )

    def stay(self, moment: Moment) -> None:
        """Leave it there until then."""
        until = {
            "her name": lambda: (
                self._screen.has("identify") and self._screen.find("identify").property("holding")
            ),
            "closed page": lambda: self._screen.has("visitTitle"),
            "open card": lambda: self._screen.has("linedCard"),
        }[moment]
        self._screen.qtbot.waitUntil(lambda: bool(until()))

    def lift(self) -> None:
        if self._by in KEYS:
            QTest.keyRelease(self._screen.window, KEYS[self._by])
        elif self._by == "touch":
            QTest.touchEvent(self._screen.window, finger()).release(0, self._place)
        else:
            place = self._place
            QTest.mouseRelease(
                self._screen.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
            )


def nothing_open(screen: Screen) -> None:
    """Nothing private is on the screen, and nothing is on its way."""
    screen.window.grabWindow()
    assert not screen.has("linedCard")
    assert [item.objectName() for item in screen.items() if item.property("holding")] == []


@pytest.mark.parametrize("by", MEANS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_finger_lifted_at_any_moment_leaves_nothing_and_loses_nothing(
    qtbot: QtBot, moment: Moment, by: By
) -> None:
    evening = table()
    scene = night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        hand = Finger(window, by)
        hand.stay(moment)
        hand.lift()
        nothing_open(window)
        assert evening.scene == scene
        if moment == "her name":
            assert not window.visit.open
            window.come_in()
        elif moment == "closed page":
            assert (window.visit.page, window.visit.looked) == ("card", False)
            window.hold("confirm", by)
        assert window.visit.page == "page"
        window.tap(f"seat{WOLF + 1}")
        window.decide()
        assert not window.visit.open
        learned = [event for event in evening.view(SEER).events if event.kind == "judge.seer.learned"]
        assert [event.facts["seat"] for event in learned] == [WOLF]


def test_her_closed_page_has_been_on_the_screen_before_her_card_opens(qtbot: QtBot) -> None:
    """Law 3: who holds by mistake has read the name. However slowly this computer draws."""
    evening = table()
    night_at(evening, SEER)
    drawn: list[tuple[bool, bool]] = []
    with private_window(evening, qtbot) as window:
        window.window.frameSwapped.connect(lambda: drawn.append((window.visit.open, window.has("linedCard"))))
        window.hold_on()
        qtbot.waitUntil(lambda: (True, True) in drawn)
        window.let_go()
    assert (True, False) in drawn[: drawn.index((True, True))]


def test_by_a_key_the_page_hears_that_it_is_let_go_wherever_the_focus_went(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        hand = Finger(window, "Space")
        hand.stay("open card")
        window.key(Qt.Key.Key_Tab)
        hand.lift()
        nothing_open(window)


@pytest.mark.parametrize("first", [True, False])
def test_a_second_finger_keeps_nothing_open_that_the_first_has_let_go(qtbot: QtBot, first: bool) -> None:
    """Whichever of two fingers is lifted, the card closes; what the other one lies on stays closed."""
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        hand = Finger(window, "touch")
        hand.stay("open card")
        QTest.touchEvent(window.window, finger()).stationary(0).press(1, SECOND)
        gone, left = (0, 1) if first else (1, 0)
        places = {0: hand._place, 1: SECOND}
        QTest.touchEvent(window.window, finger()).release(gone, places[gone]).stationary(left)
        nothing_open(window)
        QTest.touchEvent(window.window, finger()).release(left, places[left])
        nothing_open(window)


def test_a_palm_that_lies_on_the_screen_holds_nothing(qtbot: QtBot) -> None:
    """The finger that has held is the one that counts: not another that is down by chance."""
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        where = window.centre("identify")
        QTest.touchEvent(window.window, finger()).press(1, SECOND)
        QTest.touchEvent(window.window, finger()).stationary(1).press(0, where)
        qtbot.waitUntil(lambda: window.visit.open)
        QTest.touchEvent(window.window, finger()).stationary(1).release(0, where)
        nothing_open(window)
        QTest.touchEvent(window.window, finger()).release(1, SECOND)
        window.hold("confirm")
        assert window.visit.page == "page"


def locked() -> Any:
    """The Seer has a PIN."""
    evening = table(
        players=tuple(SeatedPlayer(name, pin="2580" if at == SEER else "") for at, name in enumerate(NAMES))
    )
    night_at(evening, SEER)
    return evening


@pytest.mark.parametrize("lifted", [True, False])
@pytest.mark.parametrize("by", ["mouse", "touch", "Space"])
def test_behind_a_pin_nothing_opens_that_is_not_held_anew(qtbot: QtBot, by: By, lifted: bool) -> None:
    """The pad comes between: the hold before it opens nothing after it, still down or long since lifted."""
    with private_window(locked(), qtbot) as window:
        hand = Finger(window, by)
        window.wait("pad")
        if lifted:
            hand.lift()
        window.type("2580")
        assert (window.visit.open, window.visit.page) == (True, "card")
        nothing_open(window)
        if not lifted:
            hand.lift()
        with window.holding("confirm"):
            assert section(window.visit, "ui-card-you")
            assert window.has("linedCard")
        nothing_open(window)
        assert window.visit.page == "page"


@pytest.mark.parametrize("moment", ["closed page", "open card"])
@pytest.mark.parametrize("by", ["mouse", "Space"])
@pytest.mark.parametrize("what", ["Escape twice", "another window", "minimised"])
def test_what_covers_the_screen_ends_the_hold_under_the_finger(
    open_stage: Opened, qtbot: QtBot, what: str, by: By, moment: Moment
) -> None:
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    stage.app.look(Appearance(reduced_motion=True))
    screen.window.requestActivate()
    qtbot.waitUntil(screen.window.isActive)
    evening = table()
    scene = night_at(evening, SEER)
    stage.play(evening)
    read_all(stage.app)
    screen.window.grabWindow()
    hand = Finger(screen, by)
    hand.stay(moment)
    other = QWindow()
    if what == "Escape twice":
        screen.key(Qt.Key.Key_Escape)
        screen.key(Qt.Key.Key_Escape)
    elif what == "another window":
        other.show()
        other.requestActivate()
        qtbot.waitUntil(lambda: not screen.window.isActive())
    else:
        screen.window.showMinimized()
    visit = stage._director.visit
    qtbot.waitUntil(lambda: not visit.open)
    nothing_open(screen)
    hand.lift()
    other.close()
    screen.window.showNormal()
    screen.window.requestActivate()
    qtbot.waitUntil(screen.window.isActive)
    if screen.has("curtainOpen"):
        screen.hold("curtainOpen")
    read_all(stage.app)
    nothing_open(screen)
    assert (evening.scene, stage.app.property("screen"), visit.open) == (scene, "Cover", False)
    screen.come_in()
    assert visit.page == "page"
    stage._director.leave()


STATES: Final = ("closed page", "open card", "page", "tapped", "answer")


@pytest.mark.parametrize("state", STATES)
def test_killed_in_any_state_of_a_visit_the_evening_goes_on_at_her_cover(
    open_stage: Opened, qtbot: QtBot, tmp_path: Path, state: str
) -> None:
    """What the disk holds is all there is: what was decided waits for her, the rest she does anew."""
    clock = HandClock()
    stage, screen = open_stage(clock=clock, data_dir=tmp_path / "killed")
    stage.app.look(Appearance(reduced_motion=True))
    stage.begin(table().sitting)
    evening = stage._director.evening
    evening.changed.remove(stage._director._happened)
    night_at(evening, SEER)
    evening.changed.append(stage._director._happened)
    stage._director._visit_closed()
    screen.window.requestActivate()
    qtbot.waitUntil(screen.window.isActive)
    read_all(stage.app)
    screen.window.grabWindow()
    hand = Finger(screen)
    hand.stay("open card" if state != "closed page" else "closed page")
    if state in {"page", "tapped", "answer"}:
        hand.lift()
        if state != "page":
            screen.tap(f"seat{WOLF + 1}")
        clock.pass_time(60_000)
    if state == "answer":
        screen.press("confirm")
        screen.wait("linedCard")
    shutil.copytree(tmp_path / "killed", tmp_path / "left")
    screen.let_go()
    stage._director.leave()
    stage.close()
    shutil.copytree(tmp_path / "left", tmp_path / "killed", dirs_exist_ok=True)

    again, table_again = open_stage(clock=HandClock(), data_dir=tmp_path / "killed")
    again.app.look(Appearance(reduced_motion=True))
    table_again.window.requestActivate()
    qtbot.waitUntil(table_again.window.isActive)
    table_again.tap("continueButton")
    read_all(again.app)
    table_again.window.grabWindow()
    scene = again._director.evening.scene
    assert isinstance(scene, Cover)
    assert (scene.seat, scene.purpose) == (SEER, "night")
    nothing_open(table_again)
    table_again.hold_on()
    visit = again._director.visit
    if state == "answer":
        assert (visit.page, came(visit)) == ("answer", ["event-judge-seer-learned"])
    else:
        assert (visit.page, visit.held) == ("card", True)
    table_again.let_go()
    nothing_open(table_again)
    if state != "answer":
        assert (visit.page, [row.picked for row in visit.blanks.rows]) == ("page", [0])
    again._director.leave()


def test_whoever_reads_again_holds_again_and_reads_the_same(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        window.come_in()
        window.tap(f"seat{WOLF + 1}")
        window.clock.pass_time(60_000)
        with window.holding("confirm"):
            read = came(window.visit)
            (said,) = [line for line in window.held_card().splitlines() if "werewolf" in line]
        recorded = evening.ledger.session.decisions
        following = evening.scene
        assert isinstance(following, Cover)
        window.tap("callBack")
        nothing_open(window)
        window.hold_on()
        assert (window.visit.page, window.visit.number) == ("answer", SEER + 1)
        assert came(window.visit) == read
        assert said in window.held_card().splitlines()
        window.let_go()
        nothing_open(window)
        assert not window.visit.open
        assert (evening.scene, evening.ledger.session.decisions) == (following, recorded)
