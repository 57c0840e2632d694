"""Secrecy on the real window: what the room could see, hear or count while one person holds the laptop.

secrecy.md, "How it is proven" (4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from driver import unglued
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.scene import Calling, Cover, Forgotten
from nightcaller.table.live.touches import walk
from nightcaller.text import message_id
from private_window import PrivateWindow, private_window
from text.test_prompts import IDLE
from viewmodels.private_table import (
    COMMONER,
    DECK,
    GUARDIAN,
    HUNTER,
    OTHER,
    SEER,
    WITCH,
    WOLF,
    call_of,
    night_at,
    section,
    table,
)

pytestmark = pytest.mark.journey

SHIFTED = ("commoner", "seer", "witch", "werewolf", "werewolf", "commoner", "guardian", "hunter")
"""Another deal of the same deck: nobody holds what she holds in the first."""


@pytest.fixture
def hold_open(qtbot: QtBot) -> Callable[..., None]:
    """Press the eye, or another button, and wait until it is held."""

    def press(window: PrivateWindow, name: str = "hold") -> None:
        window.press(name)
        qtbot.waitUntil(lambda: bool(window.find(name).property("held")))

    return press


def secrets(window: PrivateWindow) -> set[str]:
    """Everything that only cards, questions and answers say, in the table's language."""
    say = window.words.first
    roles = {say(message_id("role", f"judge.{role}"), {}) for role in DECK}
    cards = {say(message_id("role", f"judge.{role}") + ".card", {}) for role in DECK}
    questions = {
        say(f"ask-{key}", {})
        for key in (
            "judge-seer-check", "judge-witch-antidote", "judge-witch-poison", "judge-pack-attack",
            "judge-guardian-protect",
        )
    } | {say(message, {}) for message in IDLE}  # fmt: skip
    told = {say("shown-victim", {}), say("choice-judge-witch-antidote-use", {}), say("ui-visit-nothing", {})}
    teams = {say("team-judge-wolves", {}), say("team-judge-good", {})}
    return roles | cards | questions | told | teams


def all_texts(window: PrivateWindow) -> Iterator[str]:
    """Yield every text of every item in the scene, hidden ones too."""
    todo = [window.window.contentItem()]
    while todo:
        item = todo.pop()
        text = item.property("text")
        if isinstance(text, str) and text:
            yield unglued(text)
        todo += item.childItems()


def spoken_texts(window: PrivateWindow) -> list[str]:
    """Return everything that a screen reader finds in the window."""
    found: list[str] = []

    def walk(node: QAccessibleInterface) -> None:
        found.extend(
            text
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
            if (text := node.text(kind))
        )
        for at in range(node.childCount()):
            if (child := node.child(at)) is not None:
                walk(child)

    QAccessible.setActive(True)
    root = QAccessible.queryAccessibleInterface(window.window)
    assert root is not None
    walk(root)
    return found


def leaks(window: PrivateWindow) -> set[str]:
    """Return what is secret and still in the scene or the accessibility tree."""
    texts = [*all_texts(window), *spoken_texts(window)]
    return {secret for secret in secrets(window) for text in texts if secret in text}


def answer(window: PrivateWindow, seat: Seat) -> None:
    """Touch every blank of the open page."""
    if window.has("word0-1"):
        window.touch("word0-1")
    window.touch(f"seat{(COMMONER if seat != COMMONER else OTHER) + 1}")


@pytest.mark.slow
def test_a_whole_deal_and_night_take_the_same_taps_from_everybody(qtbot: QtBot) -> None:
    taps: dict[tuple[str, int], dict[Seat, list[str]]] = {}
    with private_window(table(), qtbot, size=(960, 600)) as window:
        while isinstance(scene := window.evening.scene, Cover) and scene.purpose in {"deal", "night"}:
            window.identify()
            if window.visit.property("page") == "page":
                answer(window, scene.seat)
            visit = window.hand_on()
            taps.setdefault((scene.purpose, scene.lap), {})[scene.seat] = visit
            window.show()
        assert set(taps) == {("deal", 0), ("night", 0), ("night", 1)}
        for visits in taps.values():
            assert sorted(visits) == list(range(8))
            assert len({tuple(one) for one in visits.values()}) == 1
        pressed = sum(len(one) for lap in (0, 1) for one in taps["night", lap].values())
        assert pressed == walk(window.evening.sitting, 1).nights[0].touches == 56
        assert taps["night", 0][WITCH] == ["hold identify", "seat", "hold to decide"]
        assert taps["night", 1][WITCH] == ["hold identify", "word0-1", "seat", "hold to decide"]


@pytest.mark.parametrize("seat", [WOLF, SEER, WITCH])
def test_the_cover_has_the_same_pixels_whatever_the_cards_are(qtbot: QtBot, seat: Seat) -> None:
    pictures = []
    for evening in (table(), table(deal=SHIFTED)):
        night_at(evening, seat, lap=1)
        with private_window(evening, qtbot) as window:
            pictures.append(window.picture())
    assert pictures[0] == pictures[1]


def test_releasing_the_card_drops_its_text_at_once(qtbot: QtBot, hold_open: Callable[..., None]) -> None:
    with private_window(table(), qtbot) as window:
        window.identify()
        assert leaks(window) == set()
        hold_open(window, "confirm")
        assert "Werewolf" in window.held_card()
        window.release("confirm")
        assert leaks(window) == set()
        assert not window.has("linedCard")


def test_a_card_that_is_held_is_not_read_aloud(qtbot: QtBot, hold_open: Callable[..., None]) -> None:
    with private_window(table(), qtbot) as window:
        window.identify()
        hold_open(window, "confirm")
        assert "Werewolf" in window.held_card()
        spoken = spoken_texts(window)
        assert spoken, "the tree is there"
        assert not {secret for secret in secrets(window) if any(secret in text for text in spoken)}
        window.release("confirm")


@pytest.mark.parametrize(("seat", "lap"), [(WOLF, 0), (SEER, 0), (WITCH, 1)])
def test_a_question_is_not_read_aloud_and_leaves_nothing_behind(qtbot: QtBot, seat: Seat, lap: int) -> None:
    evening = table()
    night_at(evening, seat, lap)
    with private_window(evening, qtbot) as window:
        window.identify()
        asked = window.text("prompt0").removeprefix("1. ")
        assert asked in secrets(window)
        assert not [text for text in spoken_texts(window) if asked in text]
        answer(window, seat)
        window.hand_on()
        assert window.has("identify")
        assert leaks(window) == set()


def test_losing_the_front_drops_everything_and_brings_the_cover_back(qtbot: QtBot) -> None:
    evening = table()
    scene = night_at(evening, WITCH, lap=1)
    with private_window(evening, qtbot) as window:
        window.identify()
        assert leaks(window) != set()
        other = QWindow()
        other.show()
        other.requestActivate()
        qtbot.waitUntil(lambda: not window.visit.open)
        assert leaks(window) == set()
        assert evening.scene == scene
        other.close()
        window.window.requestActivate()
        qtbot.waitUntil(window.window.isActive)
        window.identify()
        assert window.visit.blanks.rows[0].prompt == "ask-judge-witch-antidote"


def test_panic_drops_everything_at_once(qtbot: QtBot) -> None:
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        window.identify()
        window.app.cover()
        assert not window.visit.open
        assert leaks(window) == set()
        assert window.has("curtainOpen")


def test_a_key_that_stays_down_opens_nothing(qtbot: QtBot) -> None:
    """Key auto-repeat after a hand-over: a press must be a new one."""
    with private_window(table(), qtbot) as window:
        for _ in range(30):
            QTest.simulateEvent(
                window.window, True, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
            )
        assert not window.find("identify").property("holding")
        QTest.keyPress(window.window, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: bool(window.find("identify").property("holding")))
        QTest.keyRelease(window.window, Qt.Key.Key_Space)
        assert not window.find("identify").property("holding")


def test_everything_by_keyboard(qtbot: QtBot) -> None:
    """Hold to identify, a digit picks the seat, a new press decides and shows, letting go hands on."""
    evening = table()
    night_at(evening, SEER)
    with private_window(evening, qtbot) as window:
        QTest.keyPress(window.window, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: window.has("linedCard"))
        QTest.keyRelease(window.window, Qt.Key.Key_Space)
        assert (window.visit.page, window.has("linedCard")) == ("page", False)
        window.key(Qt.Key.Key_1)
        assert window.visit.blanks.rows[0].picked == 1
        window.clock.pass_time(60_000)
        QTest.keyPress(window.window, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: bool(window.visit.property("looked")))
        line = section(window.visit, "ui-card-came")[0]
        told = unglued(window.words.first(line["message"], line["arguments"]))
        assert told in window.held_card()
        QTest.keyRelease(window.window, Qt.Key.Key_Space)
        assert not any(told in text for text in all_texts(window))
        assert not window.visit.open


def even(lights: dict[object, float]) -> bool:
    """Say whether the brightest is less than 2 % above the darkest."""
    return max(lights.values()) / min(lights.values()) < 1.02


@pytest.mark.parametrize("lap", [0, 1])
def test_every_page_of_a_visit_gives_the_same_light_to_every_face(
    qtbot: QtBot, hold_open: Callable[..., None], lap: int
) -> None:
    pages: dict[str, dict[object, float]] = {}
    for seat in (WOLF, SEER, WITCH, GUARDIAN, HUNTER):
        evening = table()
        night_at(evening, seat, lap)
        with private_window(evening, qtbot) as window:
            window.identify()
            pages.setdefault("question", {})[seat] = window.light()
            hold_open(window)
            pages.setdefault("my card", {})[seat] = window.light()
            window.release("hold")
            answer(window, seat)
            pages.setdefault("page filled in", {})[seat] = window.light()
            window.clock.pass_time(60_000)
            hold_open(window, "confirm")
            pages.setdefault("answer held", {})[seat] = window.light()
            window.app.cover()
            window.let_go()
    assert {page: lights for page, lights in pages.items() if not even(lights)} == {}


def test_a_call_gives_the_same_light_for_every_role(qtbot: QtBot, hold_open: Callable[..., None]) -> None:
    wake: dict[object, float] = {}
    held: dict[object, float] = {}
    for role in ("judge.guardian", "judge.werewolf", "judge.seer"):
        evening = table(style="eyes_closed")
        call_of(evening, role)
        with private_window(evening, qtbot) as window:
            window.calling.begin()
            wake[role] = window.light()
            hold_open(window)
            held[role] = window.light()
            window.release("hold")
    assert even(wake)
    assert even(held)


def test_the_victim_is_on_the_called_screen_only_while_it_is_held(
    qtbot: QtBot, hold_open: Callable[..., None]
) -> None:
    evening = table(style="eyes_closed")
    call_of(evening, "judge.witch")
    with private_window(evening, qtbot) as window:
        window.calling.begin()
        victim = window.words.first("shown-victim", {})
        assert not any(victim in text for text in all_texts(window))
        hold_open(window)
        assert any(victim in text for text in window.texts())
        window.release("hold")
        assert not any(victim in text for text in all_texts(window))
        window.tap("word0-1")
        window.tap("seat1")
        window.tap("confirm")
        assert isinstance(evening.scene, Calling)
        assert not window.calling.property("asked")


def test_a_forgotten_pin_stops_nobody(qtbot: QtBot) -> None:
    sitting = table().sitting
    players = (type(sitting.players[0])("Ada", pin="2580"), *sitting.players[1:])
    with private_window(table(players=players), qtbot) as window:
        window.hold("identify")
        for digit in "1111":
            window.tap(f"digit{digit}")
        assert "Not quite. Next try in 2 s" in window.texts()
        window.type("2580")
        assert not window.visit.open, "after a wrong one the pad waits"
        window.clock.pass_time(2000)
        window.type("2580")
        assert window.visit.open
        window.visit.coverUp()
        window.hold("identify")
        window.hold("askTable")
        assert not window.visit.open
        assert window.evening.scene == Forgotten(0)
