"""What a pack's members propose is said in words where somebody names nobody: "Ben → –" was a cipher."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from driver import every_text
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.visit import VisitViewModel
from private_window import private_window
from viewmodels.private_table import WOLF, night_at, read_card, table
from voice.voice_kit import HandClock

pytestmark = pytest.mark.slow

SAID = {
    "en": ("For choosing nobody: you", "For choosing nobody so far: Ada (1)"),
    "zh-CN": ("提议谁也不选的：你", "目前提议谁也不选的：1号Ada"),
}


@pytest.mark.parametrize("language", SAID)
def test_who_names_nobody_is_said_in_words(qtbot: QtBot, language: str) -> None:
    mine, hers = SAID[language]
    evening = table(house={"sheriff": "no", "wolves_may_pass": "yes"})
    night_at(evening, WOLF)
    clock = HandClock()
    visit = VisitViewModel(evening, clock=clock)
    visit.show(evening.visit())
    read_card(visit)
    clock.pass_time(60_000)
    visit.skip()
    visit.decide()
    (row,) = (line for line in visit.card if line["message"] == "ui-visit-proposed")
    people = Phrasebook(every_text(), (language,))
    assert people.sayIn(language, row["message"], row["arguments"]) == mine
    visit.release()
    with private_window(evening, qtbot, languages=(language,)) as window:
        window.identify()
        with window.holding("hold"):
            assert hers in window.held_card()
