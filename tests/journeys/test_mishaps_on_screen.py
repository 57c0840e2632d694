"""What goes wrong at a real table: a slip taken back, somebody at the door, another language after all."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from journeys.people import People
from nightcaller.viewmodels.cover import LINGERS

pytestmark = [pytest.mark.journey, pytest.mark.slow]

NAMES = ("Ann", "Ben", "小满", "Dan", "阿泽", "Finn")


def seated(gather: Any, **arguments: Any) -> People:
    """Six people with both languages on the screen, at the first card."""
    people = gather(**arguments)
    people.tap("settingsButton")
    people.tap("language2")
    people.tap("backButton")
    people.sit_down(*NAMES)
    people.tap("beginButton")
    assert people.place == "Cover"
    return people


def test_both_languages_a_slip_a_panic_and_another_language(gather: Any) -> None:
    people = seated(gather, language=None)
    first, second = people.stage.words.languages
    assert {first, second} == {"en", "zh-CN"}
    people.picture("cover")
    people.play(until=lambda: people.place == "Bulletin")

    # somebody comes in while a card is open: two Escapes, and nothing is left
    people.play(until=lambda: people.place == "Visit")
    people.picture("before-panic")
    people.key(Qt.Key.Key_Escape)
    people.key(Qt.Key.Key_Escape)
    people.wait("curtain")
    people.picture("panic")
    assert not people.has("prompt")
    assert not people.has("cardLine")
    people.hold("curtainOpen")
    people.qtbot.waitUntil(lambda: people.place == "Cover")
    whose = people.text("passTitle")
    people.hold("identify")
    people.qtbot.waitUntil(lambda: people.place == "Visit")
    assert people.text("visitTitle").split(" · ")[-1] in whose

    # a slip by day: the last step is taken back, and everybody is told
    people.play(until=lambda: people.place == "Floor")
    people.picture("floor-both")
    speaker = people.text("talk")
    people.tap("menuButton")
    people.wait("menuActs")
    people.qtbot.waitUntil(lambda: people.find("menuActs").height() > 0)
    people.picture("menu")
    people.tap("menuActs")
    people.qtbot.waitUntil(lambda: people.place == "TableActs")
    people.picture("the-table-decides")
    people.hold("decide")
    people.qtbot.waitUntil(lambda: people.place == "Announcement")
    people.picture("announcement")
    people.wait_for(lambda: people.place == "Bulletin")
    assert people.says("news0", "event-amended-took-back")
    people.picture("correction")
    people.tap("goOn")
    people.play(until=lambda: people.place == "Floor")
    assert people.text("talk") == speaker

    # another language from here on, live
    people.tap("menuButton")
    people.wait("menuSettings")
    people.tap("menuSettings")
    people.qtbot.waitUntil(lambda: people.place == "Settings")
    people.tap("language1")
    assert people.stage.words.languages == ("zh-CN",)
    people.tap("backButton")
    people.qtbot.waitUntil(lambda: people.place == "Floor")
    assert any("第一天" in text for text in people.texts())
    people.picture("floor-chinese")


def test_leaving_and_continuing_with_a_tap(gather: Any) -> None:
    people = gather()
    people.sit_down(*NAMES)
    people.tap("beginButton")
    people.play(until=lambda: len(people.roles) == 2 and people.place == "Cover")
    whose = people.text("passTitle")
    assert people.stage.app.property("model").property("lastNumber"), "the last one may still call it back"
    people.tap("menuButton")
    people.wait("menuLeave")
    people.tap("menuLeave")
    people.qtbot.waitUntil(lambda: people.place == "Home")
    people.picture("home-continue")
    people.wait_a_while(2 * LINGERS)  # her time to do so runs out on nobody's screen
    people.tap("continueButton")
    people.qtbot.waitUntil(lambda: people.place == "Cover")
    assert people.text("passTitle") == whose
