"""What a screen complains of is so, and what has the keyboard is there.

An accusation goes when its cause does, or when somebody does something else; the keyboard is never on
something that has gone or that nobody sees, whatever was pressed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtQuick import QQuickItem

from app.test_controls import pressable
from driver import Screen
from nightcaller.text import LANGUAGES, Catalogue
from table.bots import sitting

Opened = Callable[..., tuple[Any, Screen]]
SEATED: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


# --- the players' list ---


def players(open_stage: Opened, *names: str) -> tuple[Any, Screen]:
    stage, screen = open_stage(screen="Players")
    for name in names:
        stage.app.property("model").add(name)
    return stage, screen


def rename_to_nothing(screen: Screen) -> None:
    screen.find("grip1").forceActiveFocus()
    screen.key(Qt.Key.Key_Return)
    screen.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    screen.key(Qt.Key.Key_Delete)
    screen.key(Qt.Key.Key_Return)


def enter(text: str) -> Callable[[Screen], None]:
    def entered(screen: Screen) -> None:
        screen.find("nameEntryField").forceActiveFocus()
        screen.type(text)
        screen.key(Qt.Key.Key_Return)

    return entered


ACCUSED: Final = {
    "a row renamed to nothing": (rename_to_nothing, "playerProblem1"),
    "nobody typed": (enter(""), "nameEntryProblem"),
    "a name twice": (enter("ann"), "nameEntryProblem"),
}


def there_and_back(stage: Any, screen: Screen) -> None:
    stage.app.open("Books")
    stage.app.back()
    screen.window.grabWindow()


def cleared(_stage: Any, screen: Screen) -> None:
    screen.tap("clearButton")
    screen.wait("dialogYes")
    screen.tap("dialogYes")


def renamed(_stage: Any, screen: Screen) -> None:
    screen.find("grip1").forceActiveFocus()
    screen.key(Qt.Key.Key_Return)


OTHERWISE: Final[dict[str, Callable[[Any, Screen], None]]] = {
    "the screen is left": there_and_back,
    "the table is cleared": cleared,
    "somebody else is typed": lambda _stage, screen: enter("Gus")(screen),
    "the row is written anew": renamed,
    "somebody leaves": lambda _stage, screen: screen.tap("remove1"),
    "somebody moves": lambda stage, _screen: stage.app.property("model").move(0, 1),
    "a language is chosen": lambda _stage, screen: screen.tap("language2"),
    "a PIN is set": lambda stage, _screen: stage.app.property("model").lock(1, "1234"),
}


@pytest.mark.parametrize("otherwise", OTHERWISE)
@pytest.mark.parametrize("accused", ACCUSED)
def test_no_accusation_of_the_list_outlives_its_cause(
    open_stage: Opened, accused: str, otherwise: str
) -> None:
    stage, screen = players(open_stage, *SEATED)
    offend, complaint = ACCUSED[accused]
    offend(screen)
    assert screen.has(complaint)
    OTHERWISE[otherwise](stage, screen)
    screen.window.grabWindow()
    left = screen.names("playerProblem") + screen.names("nameEntryProblem")
    if accused == "a name twice" and otherwise == "the screen is left":
        assert screen.text("nameEntryField") == "ann"  # it is still there, and still wrong
    else:
        assert left == []


def test_an_accusation_is_told_in_the_language_of_the_window(
    open_stage: Opened, catalogue: Catalogue
) -> None:
    stage, screen = players(open_stage, *SEATED)
    rename_to_nothing(screen)
    stage.settings_screen.chooseLanguage([*LANGUAGES].index("zh-CN"))
    assert screen.text("playerProblem1") == catalogue.say("zh-CN", "error-name-empty")


# --- other fields ---


def test_a_name_for_something_kept_is_asked_for_anew_every_time(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Players")
    stage.gathering.players = sitting(8).players
    stage.app.open("HouseRules")
    screen.window.grabWindow()
    rows = stage.app.property("model").rules.kept
    assert not rows.keep("")
    assert rows.property("problem")
    rows.typing()
    assert not rows.property("problem")


def pinned(screen: Screen, digits: str) -> None:
    for digit in digits:
        screen.key(Qt.Key(Qt.Key.Key_0 + int(digit)))


def test_two_pins_that_differ_are_forgotten_with_the_first_new_digit(open_stage: Opened) -> None:
    _stage, screen = players(open_stage, *SEATED)
    screen.tap("lock1")
    screen.wait("padTitle")
    asked = screen.text("padTitle")
    pinned(screen, "12344321")
    assert screen.text("padTitle") != asked
    pinned(screen, "1")
    assert screen.text("padTitle") == asked


# --- the keyboard ---

PAGES: Final = (
    "Home",
    "Players",
    "Books",
    "Deck",
    "HouseRules",
    "Settings",
    "Handbook",
    "About",
    "Evenings",
    "Paper",
)


def lost(screen: Screen) -> str:
    """What is wrong with the item that has the keyboard; empty if a person can see it, or none has it."""
    item = screen.window.activeFocusItem()
    if item is None:
        return "nothing has the keyboard"
    name = screen.focus() or repr(item)
    if not item.isVisible() or not item.isEnabled():
        return f"{name} is gone"
    walked: QQuickItem | None = item
    while walked is not None and walked is not screen.window.contentItem():
        walked = walked.parentItem()
    return "" if walked is not None else f"{name} lies in no window"


ELSEWHERE: Final = ("licencesButton", "openFolder")
"""Buttons that ask the desktop to open something."""


def buttons(screen: Screen) -> list[str]:
    """The names of what can be pressed: one of each kind, the first of a row of numbers or of roles."""
    kinds: dict[str, str] = {}
    for item in screen.items():
        if pressable(item) and item.inherits("QQuickAbstractButton"):
            kind = re.sub(r"\d+|-.*", "", item.objectName())
            if kind and kind not in ELSEWHERE:
                kinds.setdefault(kind, item.objectName())
    return sorted(kinds.values())


def draw(screen: Screen) -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    screen.settle()


def presses(screen: Screen, again: Callable[[], None]) -> Iterator[tuple[str, str]]:
    """Press every button of a screen once, and what that opens once; yield the presses and what was lost."""
    again()
    pressed = set()
    for name in buttons(screen):
        again()
        screen.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)
        before = set(buttons(screen))
        screen.key(Qt.Key.Key_Space)
        draw(screen)
        yield name, lost(screen)
        for more in sorted(set(buttons(screen)) - before - pressed):
            pressed.add(more)
            again()
            screen.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)
            screen.key(Qt.Key.Key_Space)
            draw(screen)
            if not screen.has(more):
                continue
            screen.find(more).forceActiveFocus(Qt.FocusReason.TabFocusReason)
            screen.key(Qt.Key.Key_Space)
            draw(screen)
            yield f"{name}, {more}", lost(screen)


@pytest.mark.parametrize("page", PAGES)
def test_the_keyboard_is_never_on_something_that_is_gone(open_stage: Opened, page: str) -> None:
    stage, screen = open_stage()
    stage.quit = lambda: None
    seated = sitting(8).players

    def again() -> None:
        stage.app.restart("About" if page == "Home" else "Home")
        stage.gathering.players = seated
        stage.gathering.fit()
        stage.app.restart(*(("Home", page) if page != "Home" else ("Home",)))
        if page == "Handbook":  # it stays at the book that was read last
            stage.app.property("model").chooseBook(0)
        draw(screen)

    gone = {name: wrong for name, wrong in presses(screen, again) if wrong}
    assert gone == {}
