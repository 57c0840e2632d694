"""The line below a private page is as long as ever, whatever it says: a length is seen from afar."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from pytestqt.qtbot import QtBot

from nightcaller.app.fonts import load_type
from nightcaller.text import Catalogue
from private_window import private_window
from text.messages import FILES, WHOLE, patterns
from two_metres import FORM
from two_metres_window import pixels
from viewmodels.private_table import WITCH, night_at, table

MODEL = "ui-visit-takes"
SAID = {
    MODEL,
    *("ui-refused", "ui-refused-dead", "ui-refused-yourself"),
    *(
        "ui-visit-alone",
        "ui-visit-last-act",
        "ui-visit-no-last-act",
        "ui-visit-touch",
        "ui-visit-touch-words",
        "ui-visit-must-choose",
        "ui-visit-no-change",
        "ui-visit-not-together",
        "ui-visit-waves",
    ),
    *("error-decision-twice", "error-decision-not-together", "error-decision-all-or-none"),
    *("error-decision-half", "ui-board-once", "ui-board-left", "ui-board-unsent", "ui-board-listening"),
}
LIKE = 0.07
"""So much wider or narrower than the model a sentence is at most; the rest goes between its letters."""


def said() -> set[str]:
    """Every message that may stand on that line: reasons of all books, and what the page itself says."""
    return SAID | {key for name in FILES for key in patterns("en", name) if key.startswith("blocked-")}


@pytest.mark.parametrize("language", WHOLE)
def test_all_that_it_says_is_written_to_one_width(
    qapp: QGuiApplication, catalogue: Catalogue, language: str
) -> None:
    font = QFont(load_type().sans)
    font.setPixelSize(16)
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(catalogue.say(language, MODEL))
    widths = {key: metrics.horizontalAdvance(catalogue.say(language, key)) / wide for key in said()}
    assert len(widths) > 40
    assert {key: width for key, width in widths.items() if abs(width - 1) > LIKE} == {}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (600, 1024)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_is_drawn_at_one_width(
    qtbot: QtBot, catalogue: Catalogue, language: str, size: tuple[int, int], scale: float
) -> None:
    evening = table()
    night_at(evening, WITCH, 1)
    with private_window(evening, qtbot, languages=(language,), size=size) as window:
        window.app.look(window.app.appearance._replace(text_scale=scale))
        window.identify()
        line, widths, sizes = window.find("reason"), [], set()
        for key in sorted(said()):
            window.visit._hands.reason = key
            window.visit._refresh()
            assert line.property("text") == catalogue.say(language, key)
            widths.append(line.property("contentWidth"))
            sizes.add(line.property("font").pixelSize())
        assert max(widths) - min(widths) < 3
        assert max(widths) <= line.width() + 1
        assert len(sizes) == 1


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_from_two_metres_it_always_says_the_same(qtbot: QtBot, language: str, scale: float) -> None:
    """Who has tapped her own pack is refused, and whoever only bets is not: nobody else sees which it was."""
    evening = table()
    night_at(evening, WITCH, 1)
    with private_window(evening, qtbot, languages=(language,), text_scale=scale) as window:
        window.identify()
        place, pictures = window.rectangle("reason").toAlignedRect().adjusted(0, -80, 0, 80), []
        for key in sorted(said()):
            window.visit._hands.reason = key
            window.visit._refresh()
            pictures.append(pixels(window.window.grabWindow().copy(place)))
    assert np.ptp(FORM.look(pictures), 0).max() <= 1
