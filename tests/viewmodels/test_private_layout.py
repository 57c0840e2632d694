"""Nothing on a private screen lies over anything else, in any shape, language and size of letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from app.test_own_cards_screens import own_table
from nightcaller.languages import LANGUAGES
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Cover
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.application import Appearance
from photographs import SIZES, dressed
from private_window import PrivateWindow, private_window
from table.bots import keyed, play
from viewmodels.test_day_layout import solid

WORDS = {
    "visitTitle",
    "nightTitle",
    "identifyTitle",
    "passTitle",
    "passOther",
    "purpose",
    "sameForAll",
    "how",
}
"""What is read and is no button."""
SCALES = (1.0, 1.5, 2.0, 3.0)
DECK = {"werewolf": 2, "seer": 1, "witch": 1, "hunter": 1}


def places(window: PrivateWindow) -> dict[str, QRectF]:
    """Return where everything is that a finger or an eye looks for: of a text, what is drawn."""
    found = {}
    for item in window.items():
        name = item.objectName()
        if name in WORDS:
            # beside the table it begins at the edge, above it stands in the middle
            wide = float(item.property("contentWidth"))
            left = 0.0 if item.width() < window.window.width() / 3 else (item.width() - wide) / 2
            found[name] = item.mapRectToScene(QRectF(left, 0, wide, float(item.property("contentHeight"))))
        elif name and (item.inherits("QQuickAbstractButton") or name in {"identify", "confirm", "hold"}):
            found[name] = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return found


def troubles(window: PrivateWindow) -> Iterator[str]:
    """Yield what lies over something else, leaves the window or is cut off."""
    window.settle()
    found = places(window)
    inside = QRectF(-1, -1, window.window.width() + 2, window.window.height() + 2)
    yield from (
        f"{name} leaves the window: {place}" for name, place in found.items() if not inside.contains(place)
    )
    for (one, here), (other, there) in combinations(found.items(), 2):
        if solid(one, here).intersects(solid(other, there)):
            yield f"{one} lies over {other}"
    yield from (f"cut off: {text!r}" for text in window.cut_off())


def evening(seats: int, style: str) -> Evening:
    people = tuple(
        SeatedPlayer(name) for name in ("Alexandra", "阿泽", *(f"Guest {at}" for at in range(3, seats + 1)))
    )
    return Evening(
        Sitting(people, {**DECK, "commoner": seats - 5}, 7, style=style, house={"sheriff": "no"})  # type: ignore[arg-type]
    )


def round_two(table: Evening) -> Evening:
    """Play to a visit in the middle of a night's second round."""
    play(
        table, keyed(), until=lambda s: isinstance(s, Cover) and (s.purpose, s.lap, s.seat) == ("night", 1, 3)
    )
    return table


def witch(table: Evening) -> Evening:
    """Play to the Witch's call."""
    play(table, keyed(), until=lambda s: isinstance(s, Calling) and s.role == "judge.witch")
    return table


def wrong(
    window: PrivateWindow, name: str, more: Callable[[], Sequence[str]] = tuple
) -> dict[str, list[str]]:
    """Dress the window in every way and return what is wrong, and `more`."""

    def dress(languages: Sequence[str], scale: float) -> None:
        window.words.speak(tuple(languages))
        window.app.look(Appearance(text_scale=scale, reduced_motion=True))

    return {
        f"{name} {label}": found
        for label in dressed(window, dress, SCALES, SIZES)
        if (found := [*troubles(window), *more()])
    }


@pytest.mark.parametrize("seats", [6, 10])
def test_a_round(qtbot: QtBot, seats: int) -> None:
    with private_window(round_two(evening(seats, "pass_around")), qtbot) as window:
        found = wrong(window, "cover")
        window.identify()
        found |= wrong(window, "page")
    assert found == {}


@pytest.mark.parametrize("seats", [6, 10])
def test_a_call(qtbot: QtBot, seats: int) -> None:
    with private_window(witch(evening(seats, "eyes_closed")), qtbot) as window:
        found = wrong(window, "wake")
        window.calling.begin()
        found |= wrong(window, "page")
        window.tap("word0-1")
        window.tap("seat1")
        found |= wrong(window, "filled in")
    assert found == {}


def test_cards_of_the_table_s_own(qtbot: QtBot) -> None:
    with private_window(own_table("eyes_closed"), qtbot) as window:
        found = wrong(window, "wake")
        window.own.begin()
        found |= wrong(window, "open")
    assert found == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", [*LANGUAGES])
def test_how_long_a_choice_is_taken_stands_there_in_figures(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    """Seconds beside the line, in the window, over nobody's seat and no button."""
    with private_window(witch(evening(10, "eyes_closed")), qtbot, size=size, languages=(language,)) as window:
        window.calling.begin()
        window.wait("secondsLeft")
        whole = window.calling.property("answerSeconds")
        assert 0 < int(window.text("secondsLeft")) <= whole + 1
        place = window.rectangle("secondsLeft")
        assert QRectF(0, 0, *size).contains(place)
        seats = [f"seat{number}" for number in range(1, 11)]
        assert not [name for name in ("hold", "skip", *seats) if window.rectangle(name).intersects(place)]
