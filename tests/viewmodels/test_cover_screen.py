"""The hand-over as it stands on the screen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.application import TEXT_SCALES, Appearance
from private_window import private_window
from table.bots import keyed, step
from viewmodels.private_table import NAMES, table


def test_who_has_only_read_is_offered_to_read_again_and_not_to_change(qtbot: QtBot) -> None:
    evening = table(style="pass_around")
    with private_window(evening, qtbot) as window:
        window.identify()
        window.hand_on()
        assert window.text("callBack") == "Ada: read again"
        step(evening, keyed())
        while window.cover.purpose == "deal":
            step(evening, keyed())
        step(evening, keyed())
        assert window.text("callBack").endswith("read again, or change")


@pytest.mark.parametrize(("own", "button"), [("en", "Hold: I am Ada"), ("", "按住：我是Ada")])
def test_whoever_has_a_language_of_her_own_says_who_she_is_in_it(own: str, button: str, qtbot: QtBot) -> None:
    players = (SeatedPlayer("Ada", language=own), *(SeatedPlayer(name) for name in NAMES[1:]))
    with private_window(table(players=players), qtbot, languages=("zh-CN",)) as window:
        assert window.text("identify") == button


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_letters_that_are_read_two_metres_away_are_told_before_a_card_opens(
    qtbot: QtBot, scale: float
) -> None:
    """Whoever had the laptop before may have set them; from 200 % on they are read (two-metres.md)."""
    with private_window(table(), qtbot) as window:
        window.app.look(Appearance(reduced_motion=True, text_scale=scale))
        told = window.words.first("ui-pass-look-away-large", {})
        assert (window.text("lookAway") == told) == (scale >= 2)
        window.tap("menuButton")
        window.wait("menuContinue")
        assert window.words.first("ui-settings-text-size.explain", {}) in window.texts()


def test_whoever_taps_the_card_is_told_to_hold_and_nothing_opens(qtbot: QtBot) -> None:
    with private_window(table(), qtbot) as window:
        before = window.text("holdText")
        window.tap("coverCard")
        assert window.find("identify").property("short")
        assert window.text("holdText") == window.words.first("ui-hold-longer", {}) != before
        assert window.app.property("screen") == "Cover"
