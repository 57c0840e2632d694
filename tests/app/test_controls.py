"""Every control of every screen of a game, in every style, is one that docs/controls.md declares.

The page is the proof of secrecy.md, "The app's own controls are doors too": who may press what, what it
shows, announces and records. Here the running window is walked, menus included, and compared with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem

from driver import Screen, read_all
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Hands,
    Identify,
    PublicChoice,
    Race,
    Roster,
    Scene,
)
from nightcaller.table.shelf.sitting import SeatedPlayer
from table.bots import keyed, play, sitting

PAGE = Path(__file__).parents[2] / "docs" / "controls.md"
TABLES_OWN = {"menuActs", "menuMishap", "decide", "mishapDecide", "playOn", "vouch"}
"""Controls that begin an act of the table."""
ALONE = re.compile(r"cover|private|call|night falls|console|roster|identify")
"""Screens on which one person may be alone with the laptop."""

PRESSED = ("QQuickAbstractButton", "QQuickSlider", "QQuickTextInput", "QQuickTextEdit")

Opened = Callable[..., tuple[Any, Screen]]


@cache
def tables() -> tuple[dict[str, list[str]], dict[str, set[str]]]:
    """The page's two tables: control -> its row; screen -> its controls."""
    rows = [
        [cell.strip() for cell in line.strip("| \n").split(" | ")]
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| `")
    ]
    controls = {row[0].strip("`"): row[1:] for row in rows if len(row) == 5}
    screens = {row[0].strip("`"): set(re.findall(r"`([^`]+)`", row[1])) for row in rows if len(row) == 2}
    return controls, screens


def named(item: QQuickItem) -> str:
    """An item's name without its number, or its type where nobody has named it."""
    name = re.sub(r"\d+|(?<=^card)-.*|(?<=^test)-rest", "", item.objectName())
    return name or f"?{item!r}"


def pressable(item: QQuickItem) -> bool:
    """Whether a finger, a key or a screen reader can do something with an item now."""
    if not item.isEnabled() or item.width() <= 0 or item.height() <= 0:
        return False
    if any(item.inherits(kind) for kind in PRESSED):
        return True
    if hasattr(item, "completed"):
        return True
    return any(child.inherits("QQuickTapHandler") for child in item.children())


def controls(screen: Screen) -> set[str]:
    """Names of what can be pressed now; parts of a control count as the control."""
    found: set[str] = set()

    def walk(item: QQuickItem) -> None:
        for child in item.childItems():
            if not child.isVisible():
                continue
            if pressable(child):
                found.add(named(child))
            else:
                walk(child)

    walk(screen.window.contentItem())
    return found


def menu(screen: Screen) -> set[str]:
    """What the menu offers; empty where there is none."""
    if not screen.has("menuButton"):
        return set()
    screen.tap("menuButton")
    screen.wait("menuContinue")
    screen.window.grabWindow()
    offered = {name for name in controls(screen) if name.startswith("menu")} - {"menuButton"}
    screen.tap("menuContinue")
    screen.qtbot.waitUntil(lambda: not screen.has("menuContinue"))
    return offered


def people(**changes: Any) -> Evening:
    """Eight people; the first has a PIN."""
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="" if seat else "1234") for seat in range(8))
    return Evening(sitting(8, players=players, **changes))


def reached(kind: type[Scene], also: Callable[[Any], bool] = lambda _scene: True, **changes: Any) -> Evening:
    """An evening at such a scene."""
    for seed in range(30):
        evening = people(**changes)
        play(evening, keyed(seed), until=lambda scene: isinstance(scene, kind) and also(scene))
        if isinstance(evening.scene, kind):
            return evening
    raise AssertionError(f"no evening comes to {kind.__name__}")


def cover(purpose: str) -> Callable[[Any], bool]:
    return lambda scene: bool(scene.purpose == purpose and scene.seat != 0)


def news(kind: str) -> Callable[[Any], bool]:
    return lambda scene: bool(scene.kind == kind)


def seat_down(stage: Any, screen: Screen, evening: Evening) -> None:
    """Open an evening in a window in which another one may be open."""
    if stage._director is not None and not stage._director._leaving:
        stage._director.leave()
    stage.play(evening)
    read_all(stage.app)
    stage.app.uncover()  # a night of closed eyes that is continued waits behind the curtain
    screen.window.grabWindow()


def screens(stage: Any, screen: Screen) -> Iterator[str]:
    """Open one screen after the other and yield what it is called on the page."""

    def opened(name: str, evening: Evening) -> str:
        seat_down(stage, screen, evening)
        return name

    yield "home"
    stage.app.open("Settings")
    screen.window.grabWindow()
    yield "settings"
    yield opened("pass around: cover of the deal", reached(Cover, cover("deal")))
    screen.hold("identify")
    screen.window.grabWindow()
    yield "pass around: private page, card"
    yield opened("pass around: cover of the night", reached(Cover, cover("night")))
    screen.come_in()
    screen.window.grabWindow()
    yield "pass around: private page, questions"
    locked = people()
    yield opened("pass around: cover with a PIN", locked)
    screen.hold("identify")
    screen.window.grabWindow()
    yield "pass around: cover, PIN pad"
    screen.hold("askTable")
    screen.window.grabWindow()
    yield "forgotten PIN"
    yield opened("pass around: cover of a secret ballot", reached(Cover, cover("vote"), ballots="secret"))
    screen.come_in()
    screen.window.grabWindow()
    yield "pass around: private page, secret ballot"
    opened("", reached(Cover, lambda scene: scene.purpose == "night"))
    stage._director.evening.mishaps.halt()
    screen.window.grabWindow()
    yield "pass around: the round is stopped"
    yield opened("pass around: night falls", reached(Bulletin, news("nightfall")))
    yield opened("pass around: day breaks", reached(Bulletin, news("dawn")))
    yield opened("pass around: result", reached(Bulletin, news("result")))
    yield opened("race", reached(Race))
    yield opened("choice", reached(PublicChoice))
    yield opened("votes by hand", reached(Hands))
    yield opened("floor", reached(Floor, lambda scene: scene.label == "judge.speech" and scene.current == 0))
    screen.tap("declare")
    screen.window.grabWindow()
    yield "floor, somebody asks for the laptop"
    screen.tap("cancel")
    screen.window.grabWindow()
    stage.app.open("Mishap")
    screen.window.grabWindow()
    yield "something went wrong"
    for at, what in ((0, "a name"), (2, "somebody goes home"), (5, "an answer")):
        screen.tap(f"mishapWhat{at}")
        screen.window.grabWindow()
        yield f"something went wrong, {what}"
        screen.tap("mishapNot")
        screen.window.grabWindow()
    screen.tap("mishapNot")
    screen.window.grabWindow()
    screen.tap("menuButton")
    screen.wait("menuActs")
    screen.window.grabWindow()
    screen.tap("menuActs")
    screen.window.grabWindow()
    yield "the table decides"
    screen.tap("what3")
    screen.window.grabWindow()
    screen.tap("style2")
    screen.window.grabWindow()
    yield "the table decides, a moderator"
    screen.tap("what5")
    screen.window.grabWindow()
    yield "the table decides, the end"
    screen.tap("what6")
    screen.window.grabWindow()
    yield "the table decides, once more"
    screen.tap("what0")
    screen.window.grabWindow()
    screen.hold("decide")
    screen.window.grabWindow()
    yield "announcement"
    yield opened("verdict", reached(Ended))
    screen.hold("showEverything")
    screen.window.grabWindow()
    yield "recap"
    closed = {"style": "eyes_closed"}
    yield opened("eyes closed: night falls", reached(Bulletin, news("nightfall"), **closed))
    yield opened("eyes closed: call", reached(Calling, **closed))
    stage._director.calling.begin()
    screen.window.grabWindow()
    yield "eyes closed: call, open"
    stage.app.cover()
    screen.wait("curtain")
    screen.window.grabWindow()
    yield "eyes closed: call, behind the curtain"
    yield opened("eyes closed: identify", reached(Identify, own_cards=True, **closed))
    yield opened("eyes closed: day breaks", reached(Bulletin, news("dawn"), **closed))
    told = {"style": "narrator"}
    yield opened("moderator: console", reached(Console, **told))
    stage.app.open("ModeratorBook")
    screen.window.grabWindow()
    yield "moderator: handbook"
    screen.hold("hold")
    screen.window.grabWindow()
    yield "moderator: handbook, open"
    screen.tap("leaf3")
    screen.window.grabWindow()
    yield "moderator: handbook, overruling"
    pages = stage._director.evening.desk().overview.seats
    screen.tap(f"seat{next(page.seat for page in pages if page.charges) + 1}")
    screen.window.grabWindow()
    yield "moderator: handbook, a seat"
    screen.tap("leaf1")
    screen.window.grabWindow()
    yield "moderator: handbook, a seat overruled"
    yield opened("moderator: day breaks", reached(Bulletin, news("dawn"), **told))
    stage.app.open("ModeratorBook")
    screen.window.grabWindow()
    yield "moderator: handbook by day"
    screen.tap("noted0")
    screen.window.grabWindow()
    yield "moderator: handbook, an answer"
    corrections = stage._director.evening.corrections
    (seer,) = [one for one in corrections.answers if one.role == "judge.seer"]
    corrections.answer(seer, next(seat for seat in seer.ask.options if seat not in seer.picks))
    stage.app.open("ModeratorBook")
    screen.window.grabWindow()
    yield "moderator: handbook, something new to be shown"
    yield opened("moderator: roster", reached(Roster, own_cards=True, **told))
    yield opened("moderator: floor", reached(Floor, **told))
    stage._director.leave()


@pytest.mark.slow
def test_every_control_of_every_screen_is_declared(open_stage: Opened) -> None:
    stage, screen = open_stage()
    known, declared = tables()
    found: dict[str, set[str]] = {}
    for name in screens(stage, screen):
        found[name] = controls(screen)
        if not name.startswith(("announcement", "recap", "verdict", "the table decides", "something")):
            found[name] |= menu(screen)
    for name, offered in found.items():
        print(f"| `{name}` | {', '.join(f'`{one}`' for one in sorted(offered))} |")  # noqa: T201
    undeclared = {name: sorted(offered ^ declared.get(name, set())) for name, offered in found.items()}
    assert {name: odd for name, odd in undeclared.items() if odd} == {}
    assert set(found) == set(declared)
    assert {control for offered in found.values() for control in offered} == set(known)


def test_no_act_of_the_table_is_declared_where_somebody_is_alone() -> None:
    known, declared = tables()
    for name, offered in declared.items():
        if ALONE.search(name) and name != "pass around: night falls":
            # whoever moderates puts right at any time what went wrong with people
            alone = TABLES_OWN - {"menuMishap"} if name.startswith("moderator") else TABLES_OWN
            assert not offered & alone, name
    for control in TABLES_OWN - {"menuActs", "menuMishap"}:
        _who, _shows, announces, records = known[control]
        assert announces != "–", control
        assert records != "–", control
