"""Somebody's own larger letters: on her private screens, and on nothing that others see."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from nightcaller.table.live.scene import Cover
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.application import Appearance
from private_window import PrivateWindow, private_window
from viewmodels.private_table import NAMES, SEER, night_at, table


def letters(window: PrivateWindow, name: str) -> int:
    """How many pixels the letters of an item are high."""
    font = window.find(name).property("font")
    assert isinstance(font, QFont)
    return font.pixelSize()


@pytest.mark.parametrize(
    ("own", "tables", "read"), [(200, 1.0, 32), (125, 1.0, 20), (100, 1.5, 24), (125, 2.0, 32)]
)
def test_larger_letters_are_on_her_private_screens_alone(
    qtbot: QtBot, own: int, tables: float, read: int
) -> None:
    """The table's text size holds where it is larger."""
    people = tuple(
        SeatedPlayer(name, letters=own if seat == SEER else 100) for seat, name in enumerate(NAMES)
    )
    evening = table(players=people, cards_at_night=True)
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        window.app.look(Appearance(reduced_motion=True, text_scale=tables))
        public = letters(window, "passTitle"), letters(window, "purpose")
        window._identified()
        with window.holding("confirm"):
            assert letters(window, "cardLine") == read
        assert window.visit.page == "page"
        assert window.cut_off() == []
        window.visit.coverUp()
        assert isinstance(evening.scene, Cover)
        window.show()
        assert (letters(window, "passTitle"), letters(window, "purpose")) == public
