"""The moderator's book in its window: one hold opens it, it stays open, ten seats are read at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from driver import Screen, read_all
from nightcaller.app.arguments import Arguments
from nightcaller.app.fonts import load_type
from nightcaller.app.stage import Stage
from nightcaller.faces import FACES
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.application import TEXT_SCALES
from table.bots import keyed, play, sitting
from viewmodels.private_table import NAMES
from voice.voice_kit import HandClock

PEOPLE = tuple(
    SeatedPlayer(name, face=face)
    for name, face in zip((*NAMES, "Ida", "Jonathan", "Kit", "Lena"), FACES, strict=False)
)


def second_night(name: str, count: int = 10) -> Evening:
    """So many people in the middle of their second night."""
    deck = dict(book(name).recommended(count)[0].deck)
    for seed in range(40):
        evening = Evening(
            sitting(count, book=name, deck=deck, style="narrator", players=PEOPLE[:count], seed=seed)
        )

        def midnight(scene: Scene, evening: Evening = evening) -> bool:
            asleep = isinstance(scene, Console) and scene.purpose == "night"
            return asleep and evening.public.day == 2 and scene.index > 0

        if not isinstance(play(evening, keyed(seed), until=midnight)[-1], Ended):
            return evening
    raise AssertionError("no game came to its second night")


@pytest.fixture
def at_the_book(qtbot: QtBot, qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Any) -> Iterator[Any]:
    """``at_the_book(name, language, size)``: the book over the second night, covered."""
    opened: list[Stage] = []
    warnings: list[str] = []

    def start(
        name: str, language: str = "en", size: tuple[int, int] = (1024, 600), count: int = 10
    ) -> tuple[Stage, Screen]:
        stage = Stage(
            Arguments(data_dir=tmp_path, language=language), catalogue, load_type(), clock=HandClock()
        )
        opened.append(stage)
        stage.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        stage.window.resize(*size)
        qtbot.waitUntil(stage.window.isExposed)
        stage.play(second_night(name, count))
        read_all(stage.app)
        screen = Screen(stage.window, qtbot)
        stage.window.requestActivate()
        qtbot.waitUntil(stage.window.isActive)
        stage.app.open("ModeratorBook")
        screen.settle()
        return stage, screen

    yield start
    for stage in opened:
        stage._director.evening.changed.clear()
        stage.close()
    assert warnings == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()


def lines(screen: Screen) -> int:
    return len(screen.names("line"))


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("name", ["judge", "revamped"])
def test_ten_seats_are_read_at_a_glance(at_the_book: Any, name: str, language: str, tmp_path: Any) -> None:
    """At 1024 by 600 nothing is scrolled to: every seat with its card, its marks by name, and the notes."""
    _stage, screen = at_the_book(name, language)
    screen.shot(tmp_path / f"{name}-{language}-covered.png")
    assert lines(screen) == 0
    screen.hold("hold")
    screen.settle()
    screen.shot(tmp_path / f"{name}-{language}-all.png")
    assert lines(screen) == 10
    assert screen.find("leafScroll").property("furthest") == 0
    assert screen.cut_off() == []
    for seat in range(1, 11):
        screen.tap(f"seat{seat}")
        screen.settle()
        assert screen.find("leafScroll").property("furthest") == 0, seat
        assert screen.cut_off() == []
        screen.shot(tmp_path / f"{name}-{language}-seat{seat}.png")
        screen.tap(f"seat{seat}")
    screen.tap("seat1")
    screen.tap("leaf1")
    screen.settle()
    screen.shot(tmp_path / f"{name}-{language}-overrule.png")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_with_the_largest_letters_nothing_is_cut_off(at_the_book: Any, language: str, tmp_path: Any) -> None:
    stage, screen = at_the_book("revamped", language, (1280, 800))
    stage.settings_screen.textSize = TEXT_SCALES.index(2.0)
    screen.settle()
    screen.hold("hold")
    for at, name in enumerate(("leaf0", "leaf1", "leaf2", "leaf3", "seat1", "leaf0", "leaf1")):
        screen.tap(name)
        screen.settle()
        screen.shot(tmp_path / f"large-{language}-{at}.png")
        assert screen.cut_off() == []


def test_it_stays_open_until_it_is_put_away(at_the_book: Any) -> None:
    """A tap, the space bar, another screen, the panic key, a fact that is shown: each covers it."""
    stage, screen = at_the_book("judge")
    book_ = stage._director.moderator_book
    ways = {
        "tap": lambda: screen.tap("shut"),
        "space": lambda: screen.key(Qt.Key.Key_Space),
        "another screen": lambda: (screen.tap("bookBack"), stage.app.open("ModeratorBook")),
        "panic": lambda: (stage.app.cover(), stage.app.uncover()),
        "shown": lambda: (
            screen.tap("seat2"),
            screen.settle(),
            screen.hold("showCard"),
            screen.settle(),
            screen.hold("putAway"),
        ),
    }
    for way, put_away in ways.items():
        screen.hold("hold")
        screen.settle()
        assert book_.property("peeking"), way
        assert lines(screen) == 10, way
        put_away()
        screen.settle()
        assert not book_.property("peeking"), way
        assert lines(screen) == 0, way
        assert (book_.property("role"), book_.property("tokens"), book_.property("log")) == ("", [], []), way


def test_the_leaf_he_turned_to_is_the_one_that_opens(at_the_book: Any) -> None:
    """The hold opens what he was about to read, and everybody's seats only where he turned to nothing."""
    _stage, screen = at_the_book("judge")
    for leaf in range(4):
        screen.tap(f"leaf{leaf}")
        screen.hold("hold")
        screen.settle()
        shown = (lines(screen) > 0, screen.has("noted0"), screen.has("log"), screen.has("jump"))
        assert shown == tuple(one == leaf for one in range(4)), leaf
        screen.tap("shut")
        screen.settle()
    screen.hold("hold")
    screen.settle()
    assert lines(screen) == 10


def test_only_what_a_card_can_do_is_switched(at_the_book: Any) -> None:
    """A potion stands on the Witch's page, on no other, and on none that is covered."""
    stage, screen = at_the_book("judge")
    pages = stage._director.evening.desk().overview.seats
    for page in pages:
        screen.tap(f"seat{page.seat + 1}")
        screen.tap("leaf1")
        screen.settle()
        assert not screen.has("supply0")
        screen.hold("hold")
        screen.settle()
        screen.tap("leaf1")
        screen.settle()
        assert len(screen.names("supply")) == len(page.charges)
        screen.tap("shut")
        screen.tap(f"seat{page.seat + 1}")
        screen.settle()


def test_what_he_writes_is_kept_when_he_puts_the_book_away_and_gone_from_the_screen(at_the_book: Any) -> None:
    """Digits are letters here, and choose nobody; nothing of it is for a screen reader."""
    stage, screen = at_the_book("judge")
    evening = stage._director.evening
    screen.tap("seat3")
    screen.hold("hold")
    screen.settle()
    screen.tap("remarkField")
    screen.type("lies about 4")
    screen.settle()
    assert stage._director.moderator_book.property("number") == 3
    screen.tap("shut")
    screen.settle()
    assert evening.desk().remark(2) == "lies about 4"
    assert screen.find("remarkField").property("text") == "" if screen.has("remarkField") else True
    screen.tap("seat3")
    screen.hold("hold")
    screen.settle()
    assert [one for one in stage._director.moderator_book.property("lines") if "lies about 4" in one["told"]]
    assert not [text for text in screen.texts() if text == "lies about 4"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_face_lies_over_the_words_on_a_plate(
    at_the_book: Any, language: str, size: tuple[int, int]
) -> None:
    """Who holds what stands at the foot of a token, where the next one's shoulder may reach."""
    stage, screen = at_the_book("hollow", language, size, count=12)
    screen.hold("hold")
    screen.settle()
    tokens = [item for item in screen.items() if item.objectName().startswith("seat")]
    parts = {token: {one.objectName(): one for one in token.childItems()} for token in tokens}
    near = 0
    for one, other in permutations(tokens, 2):
        plate, badge = parts[one]["plate"], parts[other]["badge"]
        if plate.mapRectToScene(plate.boundingRect()).intersects(badge.mapRectToScene(badge.boundingRect())):
            near += 1
            assert one.z() > other.z(), (one.objectName(), other.objectName())
    assert near, "they touch in a window of this size"
    assert stage.app.property("screen") == "ModeratorBook"
