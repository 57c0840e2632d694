"""On a private page the words beside a hold are true: "release to hide" while something lies open under the
finger, "keep holding" while somebody holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from driver import every_text, owed, unglued
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.shelf.sitting import SeatedPlayer
from private_window import PrivateWindow, private_window
from table.bots import keyed, sitting, step

PIN = "2580"
LANGUAGES = ("en", "zh-CN")


def is_true(screen: PrivateWindow, language: str) -> Iterator[str]:
    """The words about a hold that are on the screen, after asking whether they are true."""
    texts = {unglued(text) for text in screen.texts()}
    if unglued(every_text().say(language, "ui-visit-release")) in texts:
        yield "release"
        assert screen.has("linedCard"), "nothing lies open that could be hidden"
    if unglued(every_text().say(language, "ui-visit-keep-holding")) in texts:
        yield "keep holding"
        assert any(item.property("holding") for item in screen.items()), "nobody holds"


def look(screen: PrivateWindow, language: str, said: set[str]) -> None:
    screen.settle()
    said.update(is_true(screen, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book_id", sorted(books()))
def test_what_a_private_page_says_of_a_hold_is_so(qtbot: QtBot, book_id: str, language: str) -> None:
    """The first seats of a first night, every second one with a PIN, through every page of their visits: held
    once before anything was touched."""
    people = tuple(SeatedPlayer(f"P{seat + 1}", pin=PIN * (seat % 2)) for seat in range(8))
    deck = dict(book(book_id).recommended(8)[0].deck)
    evening = Evening(sitting(8, book=book_id, deck=deck, players=people, cards_at_night=True))
    said: set[str] = set()
    visits = vain = 0
    with private_window(evening, qtbot, languages=(language,)) as screen:
        while visits < 4:
            assert isinstance(evening.scene, Cover)
            locked = bool(people[evening.scene.seat].pin)
            visits += 1
            with screen.hurried():
                screen.press("identify")
                qtbot.waitUntil(lambda: not screen.has("identify"))
                if locked:
                    screen.let_go()
                    for digit in PIN:
                        screen.cover.digit(int(digit))
                else:
                    look(screen, language, said)
                    screen.carry_on()
                look(screen, language, said)
                screen.let_go()
                look(screen, language, said)
            screen.clock.pass_time(60_000)
            for _hold in range(4):
                if not screen.visit.open:
                    break
                if screen.has("goOn"):
                    with screen.holding("hold"):
                        look(screen, language, said)
                    screen.tap("goOn")
                    continue
                with screen.holding("confirm"):
                    look(screen, language, said)
                for blank in owed(screen.visit) if screen.visit.open else ():
                    vain += 1
                    screen.visit.activate(blank)
                    for seat in range(8):
                        if blank in owed(screen.visit):
                            screen.visit.choose(seat)
            if screen.visit.open:  # whoever has to choose something else does it elsewhere
                screen.visit.coverUp()
                step(evening, keyed(3))
    assert said == {"release", "keep holding"}
    assert vain or book_id in {"forum", "revamped"}, "everything was decided by the first hold"
