"""Whatever is held does the same by mouse, by finger and by each key that presses a button.

What is on the screen while the hold lasts, what is there after it, and what was recorded is compared:
somebody who has no mouse, or has tabbed to a button, decides and reads like everybody else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from app.test_at_home import Awake
from app.test_controls import cover, named, news, reached, screens, seat_down
from driver import By, Screen, read_all
from nightcaller.app.computer import Computer
from nightcaller.app.director import PRIVATE
from nightcaller.app.doorbell import HandedFiles, address
from nightcaller.app.stage import QML
from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Console, Cover, Ended, Floor, Roster
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.application import Appearance
from parts import whole
from table.bots import sitting
from viewmodels.private_table import night_at, table
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
OTHER_MEANS: Final[tuple[By, ...]] = ("Space", "Return", "touch", "Enter")
EVERY: Final = whole("holds")
"""Every hold by every means. Without it one is done by mouse and two of them, the next by the other two."""


class Table:
    """One window, in which the same evening is opened again and again."""

    def __init__(self, stage: Any, screen: Screen, clock: HandClock) -> None:
        self.stage, self.screen, self.clock = stage, screen, clock
        # A window that is not in front shows nothing private.
        screen.window.requestActivate()
        screen.qtbot.waitUntil(screen.window.isActive)

    def play(self, evening: Evening) -> None:
        seat_down(self.stage, self.screen, evening)

    def draw(self) -> None:
        self.screen.window.grabWindow()

    def visit(self, evening: Evening) -> None:
        """Come to a private page whose least length is over."""
        self.play(evening)
        self.screen.come_in()
        self.draw()
        self.clock.pass_time(60_000)
        self.draw()

    def decided(self) -> None:
        """Something has been decided on the open page, and nobody has let go of the laptop."""
        self.stage._director.visit.decide()
        self.draw()

    def handbook(
        self, seat: bool, card: bool = False, *, overrule: bool = True, opened: bool = False
    ) -> None:
        """The moderator's, at a seat or at none, with a card of the deck to be given or without."""
        self.play(reached(Console, style="narrator"))
        self.stage.app.open("ModeratorBook")
        self.draw()
        if seat:
            self.tap("seat2")
        if opened:
            self.screen.hold("hold")
            self.draw()
        if overrule:
            self.tap("leaf1" if seat else "leaf3")
        if card:
            self.tap("cardAfter")

    def sees(self) -> tuple[str, frozenset[str]]:
        """The open screen, and what can be read on it but the seconds that are left.

        Remarks about this computer come when they like, and seconds go by while somebody holds.
        """
        read_all(self.stage.app)
        self.draw()
        return self.stage.app.property("screen"), frozenset(self.screen.texts(but="secondsLeft"))

    def tap(self, *names: str) -> None:
        for name in names:
            self.screen.tap(name)
            self.draw()


def supply(at: Table) -> None:
    """The Witch's page, open: what her card can do once."""
    at.handbook(seat=False, overrule=False)
    pages = at.stage._director.evening.desk().overview.seats
    at.tap(f"seat{next(page.seat for page in pages if page.charges) + 1}")
    at.screen.hold("hold")
    at.draw()
    at.tap("leaf1")


def locked() -> Evening:
    """The first cover asks for a PIN."""
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="" if seat else "1234") for seat in range(8))
    return Evening(sitting(8, players=players))


def pad(at: Table) -> None:
    at.play(locked())
    at.screen.hold("identify")
    at.draw()


def night(at: Table) -> None:
    evening = table(style="pass_around")
    night_at(evening, 0)
    at.visit(evening)
    at.tap("skip")


def answer(at: Table) -> None:
    night(at)
    at.decided()


def deal(at: Table) -> None:
    """Somebody has let go before her card opened."""
    at.play(reached(Cover, cover("deal")))
    at.screen.hold("identify")
    at.draw()
    at.clock.pass_time(60_000)
    at.draw()


def board(at: Table) -> None:
    """A page with a board: in this book every visit of a night opens one."""
    deck = dict(book("chat").recommended(8)[0].deck)
    at.visit(reached(Cover, cover("night"), book="chat", deck=deck))
    assert at.stage._director.visit.page == "board"


def call(at: Table) -> None:
    at.play(reached(Calling, style="eyes_closed"))
    at.stage._director.calling.begin()
    at.draw()


def acts(at: Table) -> None:
    at.play(reached(Floor))
    at.stage.app.open("TableActs")
    at.draw()


def curtain(at: Table) -> None:
    at.play(reached(Cover, cover("night")))
    at.stage.app.cover()
    at.draw()


def forgotten(at: Table) -> None:
    pad(at)
    at.screen.hold("askTable")
    at.draw()


def declared(at: Table) -> None:
    at.play(reached(Floor, lambda scene: scene.label == "judge.speech" and scene.current == 0))
    at.tap("declare", "seat1")


def another_day(at: Table) -> None:
    """The day that it is already cannot be set."""
    at.handbook(seat=False)
    at.tap("dayAfter")


def noted(at: Table) -> None:
    """The Seer's answer lies open in the moderator's book at dawn, and another seat is tapped for it."""
    at.play(reached(Bulletin, news("dawn"), style="narrator"))
    at.stage.app.open("ModeratorBook")
    at.draw()
    (line, seer) = next(
        (line, one)
        for line, one in enumerate(reversed(at.stage._director.evening.corrections.answers))
        if one.role == "judge.seer"
    )
    other = next(seat for seat in seer.ask.options if seat not in seer.picks)
    at.tap(f"noted{line}", f"seat{other + 1}")


def changed_news(at: Table) -> None:
    """The Seer has looked at somebody else, and has not been shown it yet."""
    at.play(reached(Bulletin, news("dawn"), style="narrator"))
    corrections = at.stage._director.evening.corrections
    (seer,) = [one for one in corrections.answers if one.role == "judge.seer"]
    corrections.answer(seer, next(seat for seat in seer.ask.options if seat not in seer.picks))
    at.stage.app.open("ModeratorBook")
    at.draw()


def covered_call(at: Table) -> None:
    call(at)
    at.stage.app.cover()
    at.draw()


def somebody_goes_home(at: Table) -> None:
    at.play(reached(Floor))
    at.stage.app.open("Mishap")
    at.draw()
    at.tap("mishapWhat2", "mishapWay0", "seat2")


HOLDS: Final[dict[str, tuple[str, Callable[[Table], None]]]] = {
    "cover": ("identify", lambda at: at.play(reached(Cover, cover("night")))),
    "cover, PIN pad": ("askTable", pad),
    "forgotten PIN": ("vouch", forgotten),
    "curtain": ("curtainOpen", curtain),
    "deal": ("confirm", deal),
    "page": ("confirm", night),
    "page, the card": ("hold", night),
    "answer": ("confirm", answer),
    "answer, the card": ("hold", answer),
    "board": ("hold", board),
    "call": ("hold", call),
    "call, stopped": ("curtainHalt", covered_call),
    "floor": ("skipRest", lambda at: at.play(reached(Floor, lambda scene: scene.current == 0))),
    "declaration": ("confirm", declared),
    "the table decides": ("decide", acts),
    "verdict": ("showEverything", lambda at: at.play(reached(Ended))),
    "verdict, play on": ("playOn", lambda at: at.play(reached(Ended))),
    "console": ("hold", lambda at: at.play(reached(Console, style="narrator"))),
    "console, a step back": (
        "consoleUndo",
        lambda at: at.play(reached(Console, lambda scene: scene.index == 1, style="narrator")),
    ),
    "console, show": (
        "show",
        lambda at: at.play(reached(Console, lambda scene: scene.role == "judge.witch", style="narrator")),
    ),
    "roster": ("hold", lambda at: at.play(reached(Roster, own_cards=True, style="narrator"))),
    "handbook": ("hold", lambda at: at.handbook(seat=False, overrule=False)),
    "handbook, jump": ("jump", lambda at: at.handbook(seat=False)),
    "handbook, day": ("setDay", another_day),
    "handbook, kill": ("killOrRevive", lambda at: at.handbook(seat=True, opened=True)),
    "handbook, mark": ("mark0", lambda at: at.handbook(seat=True, opened=True)),
    "handbook, office": ("office0", lambda at: at.handbook(seat=True, opened=True)),
    "handbook, supply": ("supply0", supply),
    "handbook, another card": ("giveCard", lambda at: at.handbook(seat=True, card=True)),
    "handbook, an answer": ("correct", noted),
    "handbook, an answer asked again": ("askAgain", noted),
    "handbook, something new": ("showNews", changed_news),
    "something went wrong": ("mishapDecide", somebody_goes_home),
    "handbook, card": ("showCard", lambda at: at.handbook(seat=True, overrule=False)),
}


def effect(at: Table, name: str, by: By) -> dict[str, Any]:
    """What a hold shows, leaves and records; where a page goes on with it, when that one is open."""
    with at.screen.holding(name, by):
        at.screen.carry_on()
        held = at.sees()
    after = at.sees()
    evening = at.stage._director.evening
    return {"held": held, "after": after, "recorded": (evening.digest, evening.scene)}


@pytest.fixture
def one_table(open_stage: Opened) -> Iterator[Table]:
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    stage.app.look(Appearance(reduced_motion=True))  # no card is between its two faces
    at = Table(stage, screen, clock)
    yield at
    if stage._director is not None and not stage._director._leaving:
        stage._director.leave()


@pytest.mark.parametrize("place", HOLDS)
def test_every_hold_is_the_same_by_every_means(one_table: Table, place: str) -> None:
    name, come_to = HOLDS[place]
    come_to(one_table)
    by_mouse = effect(one_table, name, "mouse")
    for by in OTHER_MEANS if EVERY else OTHER_MEANS[[*HOLDS].index(place) % 2 :: 2]:
        come_to(one_table)
        found = effect(one_table, name, by)
        for when in ("held", "after"):
            assert sorted(found[when][1] ^ by_mouse[when][1]) == [], (by, when)
        assert found == by_mouse, by


READ: Final = (
    *("deal", "page, the card", "answer", "answer, the card", "board", "call"),
    *("console", "roster", "handbook"),
)
"""Where one pair of eyes reads something as long as it is held, or from then on."""


@pytest.mark.parametrize("place", READ)
def test_a_closed_lid_leaves_nothing_of_what_is_held(
    one_table: Table, qapp: QGuiApplication, tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is gone before the computer sleeps, and whoever opens the lid and the curtain does not find it."""
    at, (name, come_to) = one_table, HOLDS[place]
    come_to(at)
    monkeypatch.setattr("nightcaller.app.computer.wakefulness", Awake)
    computer = Computer(at.stage, qapp, address(tmp_path), HandedFiles(qapp))
    _screen, before = at.sees()
    scene = at.stage._director.evening.scene
    with at.screen.holding(name):
        at.screen.carry_on()
        held = at.sees()[1] - before
        assert held
        computer._slumber.told(True)
        assert not held & at.sees()[1]
    assert at.stage.app.property("covered")
    at.screen.hold("curtainOpen")
    assert not held & at.sees()[1]
    assert at.stage._director.evening.scene == scene, "the same is asked again"
    computer.close()


@pytest.mark.parametrize("place", READ)
def test_a_window_that_comes_to_another_screen_takes_nothing_of_what_is_held_there(
    one_table: Table, qapp: QGuiApplication, tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, (name, come_to) = one_table, HOLDS[place]
    come_to(at)
    monkeypatch.setattr("nightcaller.app.computer.wakefulness", Awake)
    computer = Computer(at.stage, qapp, address(tmp_path), HandedFiles(qapp))
    _screen, before = at.sees()
    with at.screen.holding(name):
        at.screen.carry_on()
        held = at.sees()[1] - before
        assert held
        at.stage.window.screenChanged.emit(qapp.primaryScreen())
        assert not held & at.sees()[1]
    assert not held & at.sees()[1]
    computer.close()


def test_every_page_for_one_pair_of_eyes_covers_itself() -> None:
    """Its screen is a `PrivatePage`, which hears of lid, window and panic key, and says what that does."""
    for name in sorted({"Cover", *PRIVATE}):
        text = (QML / f"Nightcaller/Screens/{name}Screen.qml").read_text("utf-8")
        assert re.search(r"^PrivatePage \{", text, re.MULTILINE), name
        assert "onMustCover:" in text, name


def test_no_hold_of_a_game_is_left_out(open_stage: Opened) -> None:
    """The other page's walk through all screens finds no held control that is not in this list."""
    stage, screen = open_stage()
    found: set[str] = set()

    def held(item: QQuickItem) -> bool:
        return hasattr(item, "completed")

    for _name in screens(stage, screen):
        found |= {named(item) for item in screen.items() if held(item) and item.isEnabled()}
    assert found - {name.rstrip("0") for name, _ in HOLDS.values()} == set()
