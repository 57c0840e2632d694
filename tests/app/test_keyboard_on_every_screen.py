"""Without a mouse: on every screen Tab comes to everything, the keyboard is seen, Escape goes back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from app.test_controls import pressable, reached, screens
from app.test_nothing_outlives_its_cause import lost
from driver import Screen
from nightcaller.table.live.scene import Floor
from table.bots import sitting

Opened = Callable[..., tuple[Any, Screen]]
PAGES: Final = ("Players", "Books", "Deck", "HouseRules", "Handbook", "Evenings", "About")
"""Screens outside a game, beside those of `app.test_controls.screens`."""
OTHERWISE: Final = re.compile(r"digit\d|erase|playerName\d+|card")
"""Keys of the PIN pad: digits are typed, and none lights up. A player is renamed by Return on her row, and a
card is held with the button below it."""
AROUND: Final = 200
"""More stops than any screen has."""
RING: Final = 4
"""Pixels around an item in which its focus is seen; its neighbours are further away."""


def everywhere(stage: Any, screen: Screen) -> Iterator[str]:
    """Open one screen after the other, outside a game and in one, and yield its name."""
    stage.gathering.players = sitting(8).players
    stage.gathering.fit()
    for page in PAGES:
        stage.app.restart("Home", page)
        screen.window.grabWindow()
        yield page
    yield from screens(stage, screen)


def group(item: QQuickItem) -> str:
    """What Tab stops at once: a row of choices is one, and arrow keys move within it."""
    name = item.objectName()
    return re.sub(r"\d+$", "", name) if item.property("modelData") is not None else name


def usable(screen: Screen) -> dict[str, QQuickItem]:
    """Everything that a finger can do something with, by what Tab calls it; parts count as the whole."""
    found: dict[str, QQuickItem] = {}

    def walk(item: QQuickItem) -> None:
        for child in item.childItems():
            if not child.isVisible() or child.opacity() < 0.01:
                continue
            if pressable(child):
                if child.objectName() and not OTHERWISE.fullmatch(child.objectName()):
                    found[group(child)] = child
            else:
                walk(child)

    walk(screen.window.contentItem())
    return found


def stops(screen: Screen) -> tuple[set[str], list[str]]:
    """Press Tab until it has been everywhere: what it came to, and what was wrong with it."""
    found: set[str] = set()
    wrong: list[str] = []
    first: QQuickItem | None = None
    before, picture = screen.window.activeFocusItem(), screen.window.grabWindow()
    for _ in range(AROUND):
        screen.key(Qt.Key.Key_Tab)
        item = screen.window.activeFocusItem()
        if gone := lost(screen):
            return found, [*wrong, gone]
        if item is first:
            break
        first = first or item
        if hidden(screen, item):
            screen.window.grabWindow()  # what scrolls has scrolled
            wrong += filter(None, [hidden(screen, item)])
        now = screen.window.grabWindow()
        if item is not before and alike(around(item, picture), around(item, now)):
            wrong.append(f"{item.objectName() or item} has the keyboard and does not look it")
        before, picture = item, now
        walked: QQuickItem | None = item
        while walked is not None:
            found.add(group(walked))
            walked = walked.parentItem()
    return found, wrong


def around(item: QQuickItem, picture: QImage) -> QImage:
    """Return what a picture of the window shows of an item and of the ring around it."""
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return picture.copy(place.adjusted(-RING, -RING, RING, RING).toAlignedRect())


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same to the pixel; what is not in the window has none."""
    return not one.isNull() and one.width() > 2 * RING + 1 and one == other


def hidden(screen: Screen, item: QQuickItem) -> str:
    """Why somebody does not see that this has the keyboard; empty if she does, or if nothing has: a page may
    begin with a place where no key does anything."""
    if not item.width() or not item.height():
        return ""
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    return "" if window.intersects(place) else f"{item.objectName() or item} is outside the window"


@pytest.mark.slow
def test_tab_comes_to_everything_and_never_to_nothing(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.app.look(stage.app.appearance._replace(reduced_motion=True))
    wrong: dict[str, list[str]] = {}
    for name in everywhere(stage, screen):
        screen.settle()
        expected = usable(screen)
        found, odd = stops(screen)
        # of a number that is stepped the whole has the keyboard, and plus and minus are keys
        wholes = tuple(found - {""})
        if gone := sorted(control for control in expected if not control.startswith(wholes)):
            odd.append(f"Tab never comes to {gone}")
        if odd:
            wrong[name] = odd
    assert wrong == {}


@pytest.mark.slow
@pytest.mark.parametrize("page", [*PAGES, "Settings"])
def test_escape_leads_back(open_stage: Opened, page: str) -> None:
    stage, screen = open_stage()
    stage.gathering.players = sitting(8).players
    stage.gathering.fit()
    stage.app.restart("Home", page)
    screen.window.grabWindow()
    screen.key(Qt.Key.Key_Escape)
    assert stage.app.property("screen") == "Home"
    assert lost(screen) == ""


@pytest.mark.slow
def test_escape_leaves_what_the_table_was_about_to_decide(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.play(reached(Floor))
    stage.app.open("TableActs")
    screen.window.grabWindow()
    screen.key(Qt.Key.Key_Escape)
    assert stage.app.property("screen") == "Floor"
    assert lost(screen) == ""
    stage._director.leave()
