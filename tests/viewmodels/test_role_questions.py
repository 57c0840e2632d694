"""Questions whose answers are the published roles: alike on every page, and easy to tap in every style."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from driver import Screen
from nightcaller.engine import NOBODY
from nightcaller.table.live import decoys
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover
from nightcaller.viewmodels.visit import VisitViewModel
from private_window import private_window
from table.bots import keyed, step
from viewmodels.private_table import read_card
from viewmodels.role_questions import NAMES, WHAT, WHO, table
from viewmodels.test_glance import fingerprint
from voice.voice_kit import HandClock

ROLE = "judge.hidden_werewolf"


def to(evening: Evening, kind: type, seat: int = -1) -> Evening:
    """Play to the night's first scene of a kind."""
    while not isinstance(evening.scene, kind) or getattr(evening.scene, "purpose", "night") != "night":
        step(evening, keyed())
    while seat >= 0 and evening.scene.seat != seat:  # type: ignore[union-attr]
        step(evening, keyed())
    return evening


def visitor(seat: int) -> VisitViewModel:
    evening = to(table("pass_around"), Cover, seat)
    model = VisitViewModel(evening, clock=HandClock())
    model.show(evening.visit())
    read_card(model)
    return model


class TestThePage:
    def test_everybody_s_page_is_the_same_with_the_cards_laid_out_and_without(self) -> None:
        models = [visitor(seat) for seat in range(9)]
        for blank in (-1, 1):
            for model in models:
                model.activate(blank)
            assert len({repr(fingerprint(model)) for model in models}) == 1
            words = [[row.word for row in model.cardWords.rows] for model in models]
            assert words == [[*NAMES, NOBODY] if blank == 1 else []] * 9

    def test_a_tapped_card_stands_and_the_cards_are_laid_away(self) -> None:
        model = visitor(0)
        model.activate(1)
        model.chooseWord(1, ROLE)
        assert model.opened == -1
        assert [word.word for word in model.blanks.rows[1].words if word.selected] == [ROLE]

    def test_nobody_over_the_cards_is_none_of_them(self) -> None:
        model = visitor(0)
        model.choose(3)
        model.activate(1)
        model.chooseWord(1, ROLE)
        model.activate(1)
        model.skip()
        assert model.opened == -1
        assert [word.word for word in model.blanks.rows[1].words if word.selected] == [NOBODY]
        assert model.blanks.rows[0].picked == 4

    def test_both_halves_are_one_decision(self) -> None:
        evening = to(table("pass_around"), Cover, 0)
        evening.visit().decide((4, ROLE))
        assert evening.ledger.session.decisions[-1].picks == (4, ROLE)

    def test_one_half_counts_for_nothing(self) -> None:
        evening = to(table("pass_around"), Cover, 0)
        page = evening.visit().page((None, ROLE))
        assert page is not None and page.problem == (0, "error-decision-half")
        evening.visit().decide((None, ROLE))
        assert evening.ledger.session.decisions[-1].picks == (NOBODY, NOBODY)

    def test_a_guess_of_somebody_who_is_not_asked_is_kept_for_the_recap(self) -> None:
        evening = to(table("pass_around"), Cover, 3)
        evening.visit().decide((None, ROLE))
        last = evening.ledger.progress.guesses[-1]
        assert (last.key in decoys.ROLES, last.pick) == (True, ROLE)


@pytest.mark.parametrize("language", ["en", "zh-CN"])
class TestInTheWindow:
    """In the smallest window, with as many roles as a big deck has."""

    def laid_out(self, screen: Screen) -> None:
        screen.settle()
        boxes = [screen.rectangle(f"card-{word}") for word in (*NAMES, NOBODY)]
        whole = screen.rectangle("cardGrid")
        assert all(whole.adjusted(-1, -1, 1, 1).contains(box) for box in boxes)
        assert min(min(box.width(), box.height()) for box in boxes) >= 48
        assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)
        assert screen.cut_off() == []

    def test_on_the_page(self, qtbot: QtBot, language: str) -> None:
        evening = to(table("pass_around"), Cover, 0)
        with private_window(evening, qtbot, languages=(language,), size=(1024, 600)) as window:
            window.identify()
            window.tap("blank1")
            self.laid_out(window)
            window.tap(f"card-{ROLE}")
            window.tap("seat5")
            window.decide()
            assert evening.ledger.session.decisions[-1].picks == (4, ROLE)

    def test_with_closed_eyes(self, qtbot: QtBot, language: str) -> None:
        evening = to(table("eyes_closed"), Calling)
        with private_window(evening, qtbot, languages=(language,), size=(1024, 600)) as window:
            window.calling.begin()
            window.tap("seat5")
            window.tap("blank1")
            self.laid_out(window)
            window.tap(f"card-{NOBODY}")
            window.tap("confirm")
            assert window.calling.reason == "error-decision-half"
            window.tap("blank1")
            window.tap(f"card-{ROLE}")
            window.tap("confirm")
            assert evening.ledger.session.decisions[-1].picks == (4, ROLE)

    def test_at_the_desk(self, qtbot: QtBot, open_stage: Callable[..., Any], language: str) -> None:
        evening = to(table("narrator"), Console)
        stage, screen = open_stage(size=(1024, 600), language=language)
        stage.play(evening)
        screen.settle()
        qtbot.waitUntil(lambda: not stage._director.console._deaf())
        screen.tap("seat5")
        screen.tap("blank1")
        self.laid_out(screen)
        screen.tap(f"card-{ROLE}")
        screen.tap("confirm")
        assert (4, ROLE) in [decision.picks for decision in evening.ledger.session.decisions]


def test_a_card_is_chosen_with_the_keyboard_alone(qtbot: QtBot) -> None:
    evening = to(table("eyes_closed"), Calling)
    with private_window(evening, qtbot, size=(1024, 600)) as window:
        window.calling.begin()
        window.key(Qt.Key.Key_5)
        qtbot.waitUntil(lambda: window.calling.blanks.rows[0].picked == 5)
        while window.focus() != "blank1":
            window.key(Qt.Key.Key_Tab)
        window.key(Qt.Key.Key_Return)
        assert tuple(form.key for form in evening.call().call.questions) == (WHO, WHAT)
        for name in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
            window.key(name)
        assert window.focus().startswith("card-")
        window.key(Qt.Key.Key_Return)
        (chosen,) = [word for word in window.calling.blanks.rows[1].words if word.selected]
        assert chosen.general.startswith("role-")
