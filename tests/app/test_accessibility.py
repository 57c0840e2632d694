"""What a screen reader finds: everything that is chosen in public, and nothing that is chosen in private."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem

from app.test_controls import ALONE, cover, pressable, reached
from app.test_holds import Table
from app.test_keyboard_on_every_screen import everywhere
from driver import Screen, read_all
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover, Identify, Race, Roster
from nightcaller.text import message_id
from nightcaller.viewmodels.application import Appearance
from table.bots import sitting
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
BOOKS: Final = ("judge", "hollow", "chat", "forum", "revamped")
CHOSEN: Final = ("on", "current", "drawn", "chosen", "selected")
"""What the house's own controls call what is chosen; the first that an item has says it."""
CHECKED: Final = (QAccessible.Role.CheckBox, QAccessible.Role.RadioButton)


@pytest.fixture(params=["a reader first", "the window first"])
def reader(request: pytest.FixtureRequest) -> Iterator[Callable[[], None]]:
    """A screen reader, that runs before any screen is made or comes when the first one is open."""
    first = request.param == "a reader first"
    QAccessible.setActive(first)
    yield lambda: QAccessible.setActive(True)
    QAccessible.setActive(False)


def checks(screen: Screen) -> dict[str, tuple[bool, bool]]:
    """Item name -> (it can be chosen, it is chosen) as a reader hears it, where that is not what is so."""
    wrong = {}
    for item in screen.items():
        role = accessible(item)
        truth = next((item.property(name) for name in CHOSEN if isinstance(item.property(name), bool)), None)
        if role is None or truth is None or item.property("secret"):
            continue
        if role.role() not in CHECKED and not item.objectName().startswith("seat"):
            continue
        state = role.state()
        if (bool(state.checkable), bool(state.checked)) != (True, truth):
            wrong[item.objectName()] = (bool(state.checkable), bool(state.checked))
    return wrong


def accessible(item: QQuickItem) -> QAccessibleInterface | None:
    found = QAccessible.queryAccessibleInterface(item)
    return found if found is not None and found.isValid() else None


def test_every_choice_is_heard_as_it_is(open_stage: Opened, reader: Callable[[], None]) -> None:
    """Settings, house rules, books, decks and seats in public, before and after a tap."""
    stage, screen = open_stage()
    stage.gathering.players = sitting(8).players
    screen.window.grabWindow()
    reader()
    for place, tapped in (
        ("Home", "language1"),
        ("Settings", "motion"),
        ("Settings", "pace0"),
        ("Books", "book1"),
        ("Deck", "recommended1"),
        ("HouseRules", "narration0"),
    ):
        stage.app.restart("Home", place)
        screen.window.grabWindow()
        assert checks(screen) == {}, place
        screen.tap(tapped)
        screen.window.grabWindow()
        assert checks(screen) == {}, (place, tapped)
    stage.play(reached(Race))
    screen.window.grabWindow()
    assert screen.names("seat")
    assert checks(screen) == {}
    screen.tap("seat3")
    screen.window.grabWindow()
    assert screen.find("seat3").property("selected")
    assert checks(screen) == {}
    stage._director.leave()


TEXTS: Final = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def heard(screen: Screen) -> list[tuple[str, ...]]:
    """Everything that a screen reader can say of the window, item by item."""
    todo, told = [QAccessible.queryAccessibleInterface(screen.window)], []
    while todo:
        one = todo.pop()
        if one is None or not one.isValid():
            continue
        state = one.state()
        texts = (
            one.text(kind)
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
        )
        flags = (bool(state.checkable), bool(state.checked), bool(state.selected), bool(state.pressed))
        told.append((one.role().name, *texts, *map(str, flags)))
        todo += [one.child(at) for at in range(one.childCount())]
    return sorted(told)


def deck(which: str) -> dict[str, Any]:
    return {"book": which, "deck": dict(book(which).recommended(8)[0].deck)}


def page(at: Table, evening: Evening) -> None:
    at.visit(evening)
    if at.stage._director.visit.page == "board":
        at.stage._director.visit.look()
        at.stage._director.visit.putAway()
        at.draw()


def called(at: Table) -> None:
    at.play(reached(Calling, style="eyes_closed"))
    at.stage._director.calling.begin()
    at.draw()


def identify(at: Table) -> None:
    at.play(reached(Identify, own_cards=True, style="eyes_closed"))
    at.stage._director.identify.begin()
    at.draw()


PAGES: Final[dict[str, Callable[[Table], None]]] = {
    **{
        f"visit, {which}": lambda at, which=which: page(  # type: ignore[misc]
            at, reached(Cover, cover("night"), **deck(which))
        )
        for which in BOOKS
    },
    "visit, secret ballot": lambda at: page(at, reached(Cover, cover("vote"), ballots="secret")),
    "visit, own cards": lambda at: page(at, reached(Cover, lambda scene: scene.seat != 0, own_cards=True)),
    "call": called,
    "identify": identify,
    "roster": lambda at: at.play(reached(Roster, own_cards=True, style="narrator")),
    "console": lambda at: at.play(reached(Console, style="narrator")),
    "handbook": lambda at: at.handbook(seat=False),
}
CHOICES: Final = ("seat", "word", "blank", "card-", "skip")


@pytest.mark.parametrize("place", PAGES)
def test_a_private_choice_changes_nothing_that_a_reader_hears(open_stage: Opened, place: str) -> None:
    QAccessible.setActive(True)
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    stage.app.look(Appearance(reduced_motion=True))
    at = Table(stage, screen, clock)
    try:
        PAGES[place](at)
        before, tapped = heard(screen), 0
        where = stage.app.property("screen")
        for name in sorted({item.objectName() for item in screen.items()}):
            if not name.startswith(CHOICES) or not screen.has(name) or not screen.find(name).isEnabled():
                continue
            screen.tap(name)
            at.draw()
            read_all(stage.app)
            if stage.app.property("screen") != where:
                break
            tapped += 1
            if place in MODERATED:  # a tap there goes on to something else
                assert chosen(heard(screen), place) == chosen(before, place), name
            else:
                assert heard(screen) == before, name
        assert tapped > 0
    finally:
        QAccessible.setActive(False)
        stage._director.leave()


MODERATED: Final = ("console", "handbook", "roster")


def chosen(told: list[tuple[str, ...]], place: str) -> list[tuple[str, ...]]:
    """What is said to be chosen; in the book without its tabs, which say what lies open and not of whom."""
    tabs = {"RadioButton"} if place == "handbook" else set()
    return [one for one in told if "True" in one[4:] and one[0] not in tabs]


def nameless(screen: Screen) -> list[str]:
    """What can be used now and a reader has no name for, or does not find at all."""
    found = []

    def walk(item: QQuickItem) -> None:
        for child in item.childItems():
            if not child.isVisible() or child.opacity() < 0.01:
                continue
            if not pressable(child):
                walk(child)
            elif (role := accessible(child)) is None or not role.text(QAccessible.Text.Name).strip():
                found.append(child.objectName() or str(child))

    walk(screen.window.contentItem())
    return found


OPEN: Final = ("recap", "moderator: handbook, an answer")
"""The cards are open; behind one noted answer lies the list of who was called, without what was answered."""


def spoken_of(screen: Screen, words: set[str]) -> set[str]:
    """Which of these words a screen reader says of the window."""
    told = " ".join(text for one in heard(screen) for text in one[1:4])
    return {word for word in words if word in told}


@pytest.mark.slow
def test_every_screen_can_be_heard_and_tells_no_role(open_stage: Opened) -> None:
    """What is used in public has a name; of a role a reader says no more than stands there for everybody."""
    QAccessible.setActive(True)
    stage, screen = open_stage()
    wrong: dict[str, list[str]] = {}
    try:
        for name in everywhere(stage, screen):
            found = [] if ALONE.search(name) else nameless(screen)
            if stage._director is not None and name not in OPEN:
                deck = stage._director.evening.sitting.deck
                roles = {stage.words.first(message_id("role", role), {}) for role in deck}
                shown = "" if "private page" in name else " ".join(screen.texts())
                found += sorted(word for word in spoken_of(screen, roles) if word not in shown)
            if found:
                wrong[name] = found
    finally:
        QAccessible.setActive(False)
    assert wrong == {}


def test_a_held_card_is_not_read_aloud(open_stage: Opened) -> None:
    QAccessible.setActive(True)
    stage, screen = open_stage()
    try:
        stage.play(reached(Cover, cover("deal")))
        screen.press("identify")
        screen.wait("linedCard")
        card = screen.held_card()
        role = card.partition(".")[0]
        assert role
        assert spoken_of(screen, {role}) == set()
        screen.let_go()
    finally:
        QAccessible.setActive(False)
        stage._director.leave()
