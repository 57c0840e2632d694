"""Whoever has a language of her own reads it wherever she is alone with the laptop: at the lock before her
page, on every page of hers, and in what they say when something does not count or wants to be held.

What is for the whole table stays the table's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtQuick import QQuickItem

from app.test_controls import seat_down
from driver import Screen, unglued
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Cover, Scene
from nightcaller.table.live.showings import Showing
from nightcaller.table.shelf.sitting import SeatedPlayer
from table.bots import keyed, play, sitting, step
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
OTHER: Final = {"en": "zh-CN", "zh-CN": "en"}
FOREIGN: Final = {"en": re.compile(r"[\u4e00-\u9fff]"), "zh-CN": re.compile(r"(?!PIN|PK)[A-Za-z]{2,}")}
"""What no text in a language has, names aside: those of this table are letters with a number."""
TABLES: Final = {
    *("coverCard", "passTitle", "purpose", "begins", "lookAway", "menuButton", "undeal", "notBack"),
    "subtitle",
}
"""What the whole table reads on a cover, and the spoken line on every page."""
LOCK: Final = "2580"
BOARDS: Final = {"book": "chat", "deck": dict(book("chat").recommended(8)[0].deck)}
PAGES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "deal": ("deal", {}),
    "night": ("night", {}),
    "last act": ("last_acts", {}),
    "secret ballot": ("vote", {"ballots": "secret"}),
    "cards of the table's own": ("cards", {"own_cards": True}),
    "board": ("night", BOARDS),
}


class Guest:
    """The window of a table, and somebody at it who reads another language."""

    def __init__(self, stage: Any, screen: Screen, clock: HandClock, language: str) -> None:
        self.stage, self.screen, self.clock, self.language = stage, screen, clock, language
        self.tables = set(TABLES)
        screen.window.requestActivate()
        screen.qtbot.waitUntil(screen.window.isActive)

    def play(self, evening: Evening) -> None:
        seat_down(self.stage, self.screen, evening)

    def cover(
        self, purpose: str, also: Callable[[Evening], bool] = lambda _: True, *, pin: str = "", **table: Any
    ) -> Evening:
        """Play to a cover, and open it; everybody here reads what she reads."""

        def there(evening: Evening) -> bool:
            scene = evening.scene
            return isinstance(scene, Cover) and scene.purpose == purpose and scene.seat > 0 and also(evening)

        return self.scene(Cover, there, pin=pin, **table)

    def scene(
        self,
        kind: type[Scene],
        also: Callable[[Evening], bool] = lambda _: True,
        *,
        pin: str = "",
        **table: Any,
    ) -> Evening:
        """Play to a scene, and open it."""
        people = tuple(SeatedPlayer(f"P{seat + 1}", language=self.language, pin=pin) for seat in range(8))

        def there(scene: Scene) -> bool:
            return isinstance(scene, kind) and also(evening)

        for seed in range(30):
            evening = Evening(sitting(8, players=people, **table))
            play(evening, keyed(seed), until=there)
            if there(evening.scene):
                self.play(evening)
                return evening
        raise AssertionError(f"no evening comes to {kind.__name__}")

    def foreign(self) -> list[str]:
        """What she reads in a language that is not hers, also on what she taps instead of holding it."""
        found = []
        for hold in [item for item in self.screen.items() if hasattr(item, "completed")]:
            if hold.objectName() in {"identify", "askTable", "hold", "confirm"}:
                hold.remind()
        self.screen.window.grabWindow()
        for item in self._hers(self.screen.window.contentItem()):
            text = item.property("text")
            if isinstance(text, str) and FOREIGN[self.language].search(unglued(text)):
                found.append(f"{item.objectName() or type(item).__name__}: {text}")
        return found

    def _hers(self, item: QQuickItem) -> Iterator[QQuickItem]:
        for child in item.childItems():
            if child.isVisible() and child.objectName() not in self.tables:
                yield child
                yield from self._hers(child)


@pytest.fixture(params=OTHER)
def guest(open_stage: Opened, request: Any) -> Iterator[Guest]:
    clock = HandClock()
    stage, screen = open_stage(clock=clock, language=request.param)
    yield Guest(stage, screen, clock, OTHER[request.param])
    if stage._director is not None and not stage._director._leaving:
        stage._director.leave()


def test_the_lock_speaks_to_whom_it_belongs(guest: Guest) -> None:
    guest.cover("night", pin=LOCK)
    screen = guest.screen
    assert guest.foreign() == []
    screen.hold("identify")
    assert guest.foreign() == []
    for _ in range(4):
        screen.tap("digit1")
    assert guest.foreign() == [], "she has to wait"
    guest.clock.pass_time(60_000)
    assert guest.foreign() == [], "it was a wrong one"


def test_who_is_called_back_is_called_in_her_language(guest: Guest) -> None:
    evening = guest.cover("night")
    step(evening, keyed())
    guest.stage._director._show_scene()
    assert guest.screen.has("callBack")
    assert guest.foreign() == []
    guest.screen.tap("callBack")
    guest.tables.remove("lookAway")  # now it says that the page is for her
    assert guest.foreign() == []


@pytest.mark.parametrize("page", PAGES)
def test_everything_on_her_page_is_in_her_language(guest: Guest, page: str) -> None:
    purpose, table = PAGES[page]
    guest.cover(purpose, **table)
    screen, model = guest.screen, guest.stage._director.visit
    screen.hold("identify")
    assert guest.foreign() == [], "closed"
    guest.clock.pass_time(60_000)
    for name in ("confirm", "hold"):
        if screen.has(name) and hasattr(screen.find(name), "completed"):
            with screen.holding(name):
                screen.carry_on()
                assert guest.foreign() == [], f"{model.page}: {name} is held"
            assert guest.foreign() == [], (
                f"{model.page}: {name} was let go"
            )  # on the last page, the next cover
    if model.page == "page":
        model.decide()
        assert guest.foreign() == [], "decided, or told why not"


HELD: Final[dict[str, tuple[Showing, ...]]] = {
    "a card": (Showing("role", "show-role", role="judge.witch", to=(1,)),),
    "a seat": (Showing("seat", "show-judge-lovers", 4, to=(1,), personal=True),),
    "a word": (Showing("word", "show-camp", word="show-camp-wolf", to=(1,)),),
    "a sentence": (Showing("word", "show-told", word="show-judge-confused", to=(1,), personal=True),),
    "nothing": (Showing("word", "show-told", word="show-nothing", to=(1,), personal=True),),
    "all that is new": (
        Showing("role", "show-role", role="judge.witch", to=(1,), personal=True),
        Showing("seat", "show-judge-lovers", 4, to=(1,), personal=True),
        Showing("word", "show-told", word="show-judge-confused", to=(1,), personal=True),
    ),
}


@pytest.mark.parametrize("held", HELD)
def test_what_a_moderator_holds_in_front_of_her_is_in_her_language(guest: Guest, held: str) -> None:
    """Above it stands for him whose it is, and below it how he puts it away: those are his."""
    guest.scene(Console, style="narrator")
    guest.stage._director.console._hold_up(*HELD[held])
    guest.screen.window.grabWindow()
    told = (item.property("text") for item in guest.screen.items() if is_figure(item))
    shown = [text for text in told if isinstance(text, str) and text.strip()]
    assert shown
    assert not [text for text in shown if FOREIGN[guest.language].search(unglued(text))]
    whose = unglued(guest.stage.words.first("ui-show-for", {"seat": 2}))
    above = guest.screen.text("showCaption").splitlines()
    assert (whose in above) == HELD[held][0].personal
    assert not [text for text in above if text != whose and FOREIGN[guest.language].search(text)]


def is_figure(item: QQuickItem) -> bool:
    """Whether it belongs to what is held in front of somebody, between its two lines for the moderator."""
    while item is not None and item.objectName() != "showFacts":
        item = item.parentItem()
    return item is not None


def test_what_everybody_knows_of_a_seat_stands_on_her_page_in_her_language(guest: Guest) -> None:
    """Who was silenced may not speak today: that stands below the name, in a secret ballot as well."""
    deck = {"judge.werewolf": 2, "judge.silencer_elder": 1, "judge.seer": 1, "judge.commoner": 4}
    guest.cover("vote", lambda evening: bool(evening.public.marks), deck=deck, ballots="secret")
    guest.screen.come_in()
    assert guest.screen.has("seat1")
    assert any(row.told for row in guest.stage._director.visit.seats.rows)
    assert guest.foreign() == []
