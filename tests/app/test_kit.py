"""The parts that every screen is drawn with, on the gallery screen."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTextBoundaryFinder, QUrl
from PySide6.QtGui import (
    QAccessible,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from driver import Screen, every_text
from nightcaller.resources import shipped
from nightcaller.text import LANGUAGES, UnknownMessage
from nightcaller.viewmodels.even_rows import BREATH, NEAR_ENOUGH, whole

Opened = Callable[..., tuple[Any, Any]]


def key(screen: Any, kind: QEvent.Type, which: Qt.Key, *, repeated: bool = False) -> None:
    event = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, "", repeated)
    QCoreApplication.sendEvent(screen.window, event)


@pytest.fixture
def gallery(open_stage: Opened) -> tuple[Any, Any]:
    stage, screen = open_stage(screen="Gallery")
    return stage, screen


def shown(source: bytes, stage: Any, screen: Screen) -> Any:
    """Make something of the kit and lay it over the page."""
    component = QQmlComponent(stage.engine, screen.window)  # what is made goes with it
    component.setData(source, QUrl())
    made: Any = component.create()
    made.setParentItem(screen.window.contentItem())
    return made


def pictured(source: bytes, stage: Any, screen: Screen) -> QImage:
    """A picture of something of the kit, laid out; it is taken away again."""
    made = shown(source, stage, screen)
    screen.window.grabWindow()
    picture = screen.window.grabWindow()
    made.deleteLater()
    return picture


# --- a column that yields ---


LOOSE = b"""
import QtQuick
import Nightcaller.Kit
YieldingColumn {
    id: column
    width: 200
    ListView {
        width: 200; height: contentHeight; model: 5; interactive: false
        delegate: Item { width: 200; height: 30 * column.lesser }
    }
}"""
"""A list lays itself out when it is drawn, after the column has asked how high it is."""


def test_a_column_with_a_part_that_is_laid_out_late_comes_to_rest(gallery: tuple[Any, Any]) -> None:
    """Fitted by its own outcome it was fitted for ever, and the window stood still."""
    stage, screen = gallery
    stage.app.look(stage.app.appearance._replace(text_scale=2.0, reduced_motion=True))
    column = shown(LOOSE, stage, screen)
    tried: list[float] = []
    column.lesserChanged.connect(lambda: tried.append(column.property("lesser")))
    for high in (100, 99, 121, 93):
        column.setProperty("roomHigh", high)
        for _frame in range(5):
            screen.window.grabWindow()
        assert column.property("lesser") == pytest.approx(column.property("least"))
    assert 0 < len(tried) < 6000
    column.deleteLater()


STARS = b"""
import Nightcaller.Kit
Stars { step: 30 }"""


@pytest.mark.parametrize("width", [29, 30, 44, 46, 59, 61, 192, 239, 240, 241, 500])
def test_a_row_of_stars_reaches_both_ends(gallery: tuple[Any, Any], width: int) -> None:
    """A sign with no star beside it is told from another from two metres."""
    stage, screen = gallery
    row = shown(STARS, stage, screen)
    row.setWidth(width)
    row.ensurePolished()
    stars = [one for one in row.childItems() if one.width() > 0]
    assert bool(stars) == (width >= 30)
    if stars:
        assert stars[0].x() == 0
        assert stars[-1].x() + stars[-1].width() == pytest.approx(width)
        apart = [after.x() - before.x() for before, after in pairwise(stars)]
        assert max(apart) <= 45 and max(apart) - min(apart) < 0.01
    row.deleteLater()


HEADINGS = b"""
import QtQuick
import Nightcaller.Kit
Item {
    property string text
    Heading { id: balanced; width: parent.width; text: parent.text; size: 30 }
    Text { width: parent.width; text: parent.text; font: balanced.font; wrapMode: Text.Wrap }
}"""


JUST_NARROWER = 8
WRAPPED = QTextOption()
WRAPPED.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)


def rows_of(text: str, font: QFont, width: float) -> list[tuple[str, float]]:
    """The rows in which a text stands, with their widths."""
    laid = QTextLayout(text, font)
    laid.setTextOption(WRAPPED)
    laid.beginLayout()
    rows = list[QTextLine]()
    while (row := laid.createLine()).isValid():
        row.setLineWidth(width)
        rows.append(row)
    laid.endLayout()
    return [
        (text[row.textStart() : row.textStart() + row.textLength()], row.naturalTextWidth()) for row in rows
    ]


def torn(text: str, font: QFont, width: float) -> bool:
    """Whether what may not be parted is longer than a row: a word, or a sign with what clings to it."""
    ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    places = [0, *iter(ends.toNextBoundary, -1)]
    return any(
        QFontMetricsF(font).horizontalAdvance(text[start:end].rstrip()) > width
        for start, end in pairwise(places)
    )


def forlorn(rows: list[tuple[str, float]]) -> bool:
    """Whether less than half as much stands in the last row as in the longest."""
    return len(rows) > 1 and rows[-1][1] < max(width for _row, width in rows) / 2


def breathes(rows: list[tuple[str, float]]) -> bool:
    """Whether the first of two rows ends with a sentence or a part of one, and the other is not forlorn."""
    return (
        len(rows) == 2
        and rows[0][0].rstrip(" ”’）)")[-1:] in set("，。：；？！…,.:;?!")
        and not forlorn(rows)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_ends_in_a_forlorn_word_and_none_takes_more_rows(
    gallery: tuple[Any, Any], language: str
) -> None:
    """Texts without gaps that could be a heading, in a dozen widths: none could be narrower in as many, but
    for two rows of which the first ends where one breathes."""
    stage, screen = gallery
    both = shown(HEADINGS, stage, screen)
    heading, plain = both.childItems()
    texts = set[str]()
    for name in every_text().ids(language):
        with suppress(UnknownMessage):
            texts.add(every_text().say(language, name))
    mended = breathing = 0
    for text in sorted(one for one in texts if len(one) < 60)[::9]:
        both.setProperty("text", text)
        for width in range(140, 800, 60):
            both.setWidth(width)
            font, room = heading.property("font"), width - heading.property("rightPadding")
            rows, before = rows_of(text, font, room), rows_of(text, font, width)
            assert heading.property("lineCount") == plain.property("lineCount") == len(rows), (text, width)
            assert (
                len(rows) == 1
                or torn(text, font, room - JUST_NARROWER)
                or breathes(rows)
                or len(rows_of(text, font, room - JUST_NARROWER)) > len(rows)
            ), (text, width)
            mended += forlorn(before) and not forlorn(rows)
            breathing += breathes(rows) and not breathes(before)
    assert mended > 100 and breathing > 100
    both.deleteLater()


def test_a_heading_whose_letters_follow_from_its_room_keeps_all_of_it(gallery: tuple[Any, Any]) -> None:
    stage, screen = gallery
    both = shown(HEADINGS, stage, screen)
    heading = both.childItems()[0]
    both.setProperty("text", "Four words take rows")
    both.setWidth(200)
    assert heading.property("rightPadding") > 0
    heading.setProperty("fontSizeMode", 3)  # Text.Fit
    assert heading.property("rightPadding") == 0
    both.deleteLater()


PICTURE = b"""
import QtQuick
import Nightcaller.Kit
ScrollArea {
    width: 200; height: 190
    Item { width: parent.width; height: width }
}"""
"""As wide as the column and as high: beside the bar it is less high than the room, and needs no bar."""


def test_a_bar_that_makes_itself_needless_comes_to_rest(gallery: tuple[Any, Any]) -> None:
    stage, screen = gallery
    area = shown(PICTURE, stage, screen)
    for high in (190, 194, 150, 300):
        area.setProperty("height", high)
        screen.window.grabWindow()
        screen.window.grabWindow()
        assert high > 200 or area.property("contentHeight") < 200
    area.deleteLater()


RIMS = b"""
import QtQuick
import Nightcaller.Kit
Rectangle {
    id: root
    z: 1; width: 800; height: 600; color: "black"
    component Rim: Rimmed { height: 12; radius: 2; line: 1; color: "white"; fill: "black" }
    Repeater {
        model: 25
        Item {
            id: place
            required property int index
            readonly property real begins: 20 + index % 5 * 0.22
            readonly property real wide: 300 + Math.floor(index / 5) * 0.22
            y: index * 24
            ScrollArea {
                x: place.begins; width: place.wide; height: 14
                Rim { width: parent.width }
            }
            ScrollList {
                x: 400 + place.begins; width: place.wide; height: 14
                model: 1; delegate: Rim { width: ListView.view.width }
            }
        }
    }
}"""


def test_what_is_as_wide_as_its_column_has_both_its_rims(gallery: tuple[Any, Any]) -> None:
    """Wherever the column begins and however wide it is, in parts of pixels, too."""
    picture = pictured(RIMS, *gallery)
    told = []
    for nth, left in ((nth, left) for nth in range(25) for left in (0, 400)):
        lit = [x for x in range(left, left + 400) if picture.pixelColor(x, nth * 24 + 6).lightness() > 60]
        if len(lit) < 2 or lit[-1] - lit[0] < 290:
            told.append((nth, left, lit))
    assert told == []


FEET = b"""
import QtQuick
import Nightcaller.Kit
Rectangle {
    z: 1; width: 800; height: 600; color: "black"
    Repeater {
        model: 25
        ScrollArea {
            required property int index
            x: 10 + index * 30; y: 20 + index % 5 * 0.22; width: 20; height: implicitHeight; spacing: 3.3
            Item { width: 1; height: 40 + Math.floor(index / 5) * 0.22 }
            Rimmed { width: 20; height: 100; radius: 2; line: 1; color: "white"; fill: "black" }
        }
    }
}"""


def test_what_ends_a_column_that_is_as_high_has_its_foot(gallery: tuple[Any, Any]) -> None:
    """The last row keeps its lower rim, wherever the column begins and however high it is."""
    picture = pictured(FEET, *gallery)
    told = []
    for nth in range(25):
        lit = [y for y in range(20, 200) if picture.pixelColor(20 + nth * 30, y).lightness() > 60]
        if len(lit) < 2 or lit[-1] - lit[0] < 98:
            told.append((nth, lit))
    assert told == []


# --- press and hold -----------------------------------------------------------------------------------------


def test_a_card_shows_its_face_only_while_the_button_is_held(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    _stage, screen = gallery
    assert "预言家" not in screen.texts()
    screen.press("hold")
    qtbot.waitUntil(lambda: screen.find("hold").property("held"))
    assert "预言家" in screen.texts()
    screen.release("hold")
    assert "预言家" not in screen.texts()
    assert screen.find("hold").property("progress") == 0


def test_letting_go_early_reveals_nothing(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    completed: list[int] = []
    screen.find("hold").completed.connect(lambda: completed.append(1))
    screen.press("hold")
    screen.release("hold")
    assert screen.find("hold").property("progress") == 0
    assert not completed


@pytest.mark.parametrize("which", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_holds_too(gallery: tuple[Any, Any], qtbot: QtBot, which: Qt.Key) -> None:
    _stage, screen = gallery
    screen.find("hold").forceActiveFocus()
    key(screen, QEvent.Type.KeyPress, which)
    key(screen, QEvent.Type.KeyPress, which, repeated=True)
    qtbot.waitUntil(lambda: screen.find("hold").property("held"))
    key(screen, QEvent.Type.KeyRelease, which, repeated=True)
    assert screen.find("hold").property("held"), "auto-repeat is no release"
    key(screen, QEvent.Type.KeyRelease, which)
    assert not screen.find("hold").property("held")


def test_a_key_that_was_down_before_counts_for_nothing(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    screen.find("hold").forceActiveFocus()
    key(screen, QEvent.Type.KeyPress, Qt.Key.Key_Space, repeated=True)
    assert not screen.find("hold").property("holding")


def test_losing_the_focus_ends_a_hold(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    _stage, screen = gallery
    screen.find("hold").forceActiveFocus()
    key(screen, QEvent.Type.KeyPress, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.find("hold").property("held"))
    screen.find("primaryButton").forceActiveFocus()
    assert not screen.find("hold").property("held")
    assert "预言家" not in screen.texts()


# --- the seat circle ----------------------------------------------------------------------------------------


def chosen(screen: Any) -> list[int]:
    seats: list[int] = []
    screen.find("ring").chosen.connect(seats.append)
    return seats


def test_a_tap_chooses_a_seat_and_says_so_by_more_than_colour(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    seats = chosen(screen)
    screen.tap("seat9")
    assert seats == [8]
    assert screen.find("seat9").property("selected")


def test_digits_pick_a_seat(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    _stage, screen = gallery
    screen.find("ring").forceActiveFocus()
    seats = chosen(screen)
    screen.type("12")
    assert seats == [11]
    screen.type("9")
    assert seats == [11, 8]
    screen.type("1")
    qtbot.waitUntil(lambda: seats[-1] == 0)


@pytest.mark.parametrize("with_it", [Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier])
def test_digits_pick_a_seat_wherever_they_are_on_a_keyboard(
    gallery: tuple[Any, Any], with_it: Qt.KeyboardModifier
) -> None:
    """French keyboards have them above Shift."""
    _stage, screen = gallery
    screen.find("ring").forceActiveFocus()
    seats = chosen(screen)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        screen.key(key, with_it)
    assert seats == [11]
    screen.key(Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert seats == [11], "which is somebody else's"


def test_a_seat_that_cannot_be_chosen_says_why(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    _stage, screen = gallery
    seats = chosen(screen)
    refused: list[tuple[int, str]] = []
    screen.find("ring").refused.connect(lambda seat, reason: refused.append((seat, reason)))
    screen.tap("seat6")
    assert (seats, refused) == ([], [(5, "×")])


def test_the_dead_are_skipped(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    seats = chosen(screen)
    screen.tap("seat4")
    screen.find("seat3").forceActiveFocus()
    screen.key(Qt.Key.Key_Right)
    assert screen.focus() == "seat5"
    screen.key(Qt.Key.Key_Left)
    screen.key(Qt.Key.Key_Tab)
    assert screen.focus() == "seat5"
    screen.key(Qt.Key.Key_Space)
    assert seats == [4]


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280)])
@pytest.mark.parametrize("seats", [4, 9, 12, 25, 40])
def test_any_table_fits_with_equal_distances(open_stage: Opened, seats: int, size: tuple[int, int]) -> None:
    stage, screen = open_stage(screen="Gallery", size=size)
    rows = stage.app.property("model").seats
    rows.replace([replace(rows.rows[0], number=seat + 1) for seat in range(seats)])
    ring = screen.rectangle("ring")
    boxes = [screen.rectangle(f"seat{seat + 1}") for seat in range(seats)]
    assert all(ring.contains(box) for box in boxes)
    middles = [box.center() for box in boxes]
    gaps = [
        math.dist(one.toTuple(), other.toTuple())
        for one, other in zip(middles, middles[1:] + middles[:1], strict=True)
    ]
    assert min(gaps) > boxes[0].width() * 0.98, "no token covers another"
    if seats >= 9:
        assert max(gaps) / min(gaps) < 1.25
    # seat 1 at twelve o'clock, then clockwise
    assert abs(middles[0].x() - ring.center().x()) < 2
    assert middles[1].x() > middles[0].x()


# --- controls -----------------------------------------------------------------------------------------------


def test_a_dialog_does_not_close_by_tapping_beside_it(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    _stage, screen = gallery
    screen.tap("dangerButton")
    screen.wait("dialogNo")
    qtbot.mouseClick(screen.window, Qt.MouseButton.LeftButton, pos=QPoint(5, 400))
    assert screen.has("dialogNo")
    screen.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not screen.has("dialogNo"))


def test_a_stepper_asks_and_stays_between_its_ends(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    asked: list[int] = []
    screen.find("stepper").stepped.connect(asked.append)
    screen.tap("stepperPlus")
    screen.tap("stepperMinus")
    screen.find("stepper").forceActiveFocus()
    screen.key(Qt.Key.Key_Right)
    screen.find("stepper").setProperty("to", 3)
    screen.key(Qt.Key.Key_Right)
    assert asked == [1, -1, 1]


def test_a_choice_is_made_with_arrows_and_space(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    picked: list[int] = []
    screen.find("choice").picked.connect(picked.append)
    screen.find("choice1").forceActiveFocus()
    screen.key(Qt.Key.Key_Right)
    screen.key(Qt.Key.Key_Space)
    screen.key(Qt.Key.Key_Left)
    screen.key(Qt.Key.Key_Return)
    assert picked == [2, 1]


# --- the curtain --------------------------------------------------------------------------------------------


def test_escape_twice_covers_everything(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    stage, screen = gallery
    stage.app.restart("Gallery")  # with nothing behind it: Escape leads nowhere else
    screen.window.grabWindow()
    asked: list[int] = []
    stage.app.coverRequested.connect(lambda: asked.append(1))
    screen.key(Qt.Key.Key_Escape)
    assert not screen.has("curtain")
    screen.key(Qt.Key.Key_Escape)
    assert screen.has("curtain")
    assert asked == [1]
    assert not screen.has("ring")
    screen.hold("curtainOpen")
    assert screen.has("ring")


def test_escape_with_something_between_does_not(gallery: tuple[Any, Any]) -> None:
    stage, screen = gallery
    screen.key(Qt.Key.Key_Escape)
    screen.key(Qt.Key.Key_A)
    screen.key(Qt.Key.Key_Escape)
    assert not stage.app.property("covered")


@pytest.mark.parametrize("private", [True, False])
def test_losing_the_front_covers_what_is_private(gallery: tuple[Any, Any], private: bool) -> None:
    stage, screen = gallery
    asked: list[int] = []
    stage.app.coverRequested.connect(lambda: asked.append(1))
    stage.app.keep_private(private)
    stage.app.frontLost()
    assert asked == [1]
    assert screen.has("curtain") is private


def test_covers_look_alike_whatever_was_beneath(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Gallery")
    stage.app.look(stage.app.appearance._replace(reduced_motion=True))
    stage.app.cover()
    one = screen.window.grabWindow()
    stage.app.uncover()
    stage.app.restart("Home")
    stage.app.cover()
    assert screen.window.grabWindow() == one


# --- what is read aloud by a screen reader ------------------------------------------------------------------


def spoken(window: Any) -> list[str]:
    todo = [QAccessible.queryAccessibleInterface(window)]
    found = []
    while todo:
        one = todo.pop()
        found.append(one.text(QAccessible.Text.Name))
        todo += [child for at in range(one.childCount()) if (child := one.child(at)) is not None]
    return found


def test_a_screen_reader_finds_seats_and_buttons_but_no_card(gallery: tuple[Any, Any], qtbot: QtBot) -> None:
    _stage, screen = gallery
    QAccessible.setActive(True)
    screen.press("hold")
    qtbot.waitUntil(lambda: screen.find("hold").property("held"))
    names = spoken(screen.window)
    screen.release("hold")
    assert "9 雨桐" in names
    assert "Primary" in names
    assert not any("查验" in name for name in names)


# --- a finger that meant something else ---------------------------------------------------------------------


def test_a_double_tap_does_the_thing_once(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    clicked: list[int] = []
    screen.find("primaryButton").clicked.connect(lambda: clicked.append(1))
    screen.window.setProperty("deafFor", 60_000)
    screen.tap("primaryButton")
    screen.tap("primaryButton")
    screen.find("primaryButton").forceActiveFocus()
    screen.key(Qt.Key.Key_Return)
    screen.key(Qt.Key.Key_Space)
    assert clicked == [1]


@pytest.mark.parametrize("by_key", [False, True])
def test_a_new_page_is_deaf_for_a_moment(open_stage: Opened, qtbot: QtBot, *, by_key: bool) -> None:
    stage, screen = open_stage()
    screen.window.setProperty("deafFor", 60_000)
    stage.app.restart("Home", "Players")
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"):
        stage.app.property("model").add(name)
    screen.window.grabWindow()

    def press() -> None:
        if by_key:
            screen.find("nextButton").forceActiveFocus()
            screen.key(Qt.Key.Key_Return)
        else:
            screen.tap("nextButton")

    press()
    assert stage.app.property("screen") == "Players"
    screen.window.setProperty("deafFor", 0)
    press()
    assert stage.app.property("screen") != "Players"


def test_what_is_held_says_so_again_when_it_is_tapped(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    hold = screen.find("hold")
    width = hold.width()
    screen.tap("hold")
    assert hold.property("short")
    assert screen.text("holdText") == "Press and hold…"
    assert hold.width() == width


def test_a_hold_that_has_just_appeared_does_not_begin(gallery: tuple[Any, Any]) -> None:
    _stage, screen = gallery
    screen.window.setProperty("deafFor", 60_000)
    hold = screen.find("hold")
    hold.setVisible(False)
    hold.setVisible(True)
    screen.press("hold")
    assert not hold.property("holding")
    screen.release("hold")
    screen.window.setProperty("deafFor", 0)


# --- rows of a button ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("button", ["HoldButton", "PillButton"])
def test_no_button_ends_in_a_forlorn_word(gallery: tuple[Any, Screen], button: str, language: str) -> None:
    """Of all that the screens say in a few words and that takes two rows: the longer could not be shorter,
    unless the first ends where one breathes."""
    stage, screen = gallery
    made = shown(f"import Nightcaller.Kit\n{button} {{ width: 230; height: 90 }}".encode(), stage, screen)
    every = "\n".join(path.read_text() for path in sorted(shipped(f"i18n/{language}").glob("*.ftl")))
    texts = sorted(set(re.findall(r"^ui-[a-z-]+ = ([^{}\n]{6,60})$", every, re.MULTILINE)))
    tried = 0
    for text in texts:
        made.setProperty("text", text)
        (label,) = [item for item in made.findChildren(QQuickItem) if item.property("text") == whole(text)]
        if label.property("lineCount") != 2:
            continue
        font, said = label.property("font"), str(label.property("text"))
        room = label.property("width") - label.property("leftPadding") - label.property("rightPadding")
        long = QFontMetricsF(font).horizontalAdvance
        found = rows_of(said, font, room)
        ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, said)
        places = list(iter(ends.toNextBoundary, -1))
        best = min(max(long(said[:at].rstrip()), long(said[at:])) for at in places)
        breathes = BREATH.search(found[0][0].rstrip() + " ")
        assert max(width for _row, width in found) <= best + 2 * NEAR_ENOUGH or breathes, found
        tried += 1
    assert tried > 10
