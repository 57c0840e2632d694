"""In larger letters a page of many questions shows one at a time: the same touches for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from driver import owed
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.application import Appearance
from private_window import PrivateWindow, private_window
from seen import Part, parts
from table.bots import keyed, step
from viewmodels.test_keys_alone import held
from viewmodels.test_long_pages import table, to_the_night

SIZES = ((1024, 600), (800, 1280))
TABLES = (("ice_king wolf wolf receptionist", 20), ("crowd_seeker psychic_wolf wolf", 10))


def open_page(window: PrivateWindow, *, rested: bool = True) -> None:
    """Begin the visit that is due, and lay her page open; decided at once it would not be handed on yet,
    unless it has rested."""
    window.visit.show(window.evening.visit())
    window.app.restart("Visit")
    if window.visit.page == "card":
        window.visit.look()
        window.visit.release()
    if window.visit.page == "board":
        window.visit.look()
        window.visit.putAway()
    assert window.visit.page == "page"
    window.clock.pass_time(60_000 if rested else window.visit.decideIn())
    window.settle()


def prompts(window: PrivateWindow) -> list[Part]:
    window.window.grabWindow()
    return [part for part in parts(window) if part.name.startswith("prompt") and part.text]


def dress(window: PrivateWindow, scale: float, size: tuple[int, int] = SIZES[0]) -> None:
    window.app.look(Appearance(reduced_motion=True, text_scale=scale))
    window.shape(*size)
    window.settle()


def answer(window: PrivateWindow, at: int) -> None:
    """Answer the question that is there, whatever it wants."""
    (there,) = prompts(window)
    assert there.name == f"prompt{at}"
    row = window.visit.blanks.rows[at]
    if row.roles:
        window.touch(f"blank{at}")
        window.settle()
        window.touch(f"card-{row.words[0].word}")
    else:
        window.touch(f"word{at}-0" if row.words else "seat1")
    window.settle()


def spoken(window: PrivateWindow) -> list[bool]:
    return [row.touched for row in window.visit.blanks.rows]


@pytest.mark.parametrize(("cards", "people"), TABLES)
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_letters_grow_and_one_question_is_there(qtbot: QtBot, language: str, cards: str, people: int) -> None:
    with private_window(to_the_night(table(cards, people)), qtbot, languages=(language,)) as window:
        open_page(window)
        for size in SIZES:
            dress(window, 1.0, size)
            plain = min(part.letters for part in prompts(window))
            assert len(prompts(window)) == len(window.visit.blanks.rows)
            for scale, grown in ((1.25, 1.15), (1.5, 1.3), (2.0, 1.5), (3.0, 1.5)):
                dress(window, scale, size)
                for at in range(len(window.visit.blanks.rows)):
                    window.touch(f"turn{at}")
                    window.settle()
                    (there,) = prompts(window)
                    assert there.name == f"prompt{at}"
                    assert there.letters >= grown * plain, (size, scale, there)
                    assert window.cut_off() == [], (size, scale)


def one_of_each_role(evening: Evening) -> list[Seat]:
    """Somebody for every card that is held, in the order of their visits."""
    cards = [evening.view(seat).card for seat in range(evening.public.seats)]
    roles = [card.role if card else "" for card in cards]
    return sorted({role: seat for seat, role in enumerate(roles)}.values())


def visits(evening: Evening, visitors: Sequence[Seat]) -> Iterator[Seat]:
    """Play to the cover of each visitor in turn."""
    for visitor in visitors:
        while not (isinstance(scene := evening.scene, Cover) and scene.seat == visitor):
            step(evening, keyed(1))
        yield visitor


def test_who_is_asked_and_who_is_not_touch_the_same(qtbot: QtBot) -> None:
    evening = to_the_night(table(*TABLES[1]))
    done = set()
    with private_window(evening, qtbot, size=SIZES[0], text_scale=2.0) as window:
        for _visitor in visits(evening, seats := one_of_each_role(evening)):
            window.taps = []
            open_page(window)
            for at in range(len(window.visit.blanks.rows)):
                answer(window, at)
            assert all(spoken(window))
            window.decide()
            done.add(tuple(tap.partition("-")[0] for tap in window.taps))
    assert len(seats) > 3 and len(done) == 1


class Typist:
    """Goes through a page without a mouse, and keeps what was pressed."""

    def __init__(self, window: PrivateWindow) -> None:
        self.window = window
        self.keys: list[Qt.Key] = []

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.keys.append(key)
            self.window.key(key)

    def to(self, name: str) -> None:
        for _ in range(40):
            if self.window.focus() == name:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name}")

    def answer(self) -> None:
        """Say something to every question: numbers are typed, arrows go to the first card."""
        for at, row in enumerate(self.window.visit.blanks.rows):
            assert [part.name for part in prompts(self.window)] == [f"prompt{at}"]
            if row.roles:
                self.to(f"blank{at}")
                self.press(Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
            elif row.words:
                self.to(f"word{at}-0")
                self.press(Qt.Key.Key_Space)
            else:
                self.press(Qt.Key.Key_0, Qt.Key.Key_2)
        assert all(spoken(self.window))

    def decide(self) -> None:
        window = self.window
        self.to("confirm")
        with window.hurried(), held(window, Qt.Key.Key_Space, lambda: bool(window.visit.looked)):
            assert window.visit.page == "answer"


def test_without_a_mouse_everybody_presses_the_same(qtbot: QtBot) -> None:
    """By number, arrow and Tab; she lets go, thinks again, answers anew, hands on, and comes back to read.

    (The last one of a lap cannot.)
    """
    evening = to_the_night(table(*TABLES[1]))
    pressed = []
    with private_window(evening, qtbot, size=SIZES[0], text_scale=2.0) as window:
        for _visitor in visits(evening, (0, evening.public.seats - 2)):
            open_page(window, rested=False)
            hand = Typist(window)
            for at in (1, 0):
                hand.to("turn0")
                hand.press(*[Qt.Key.Key_Right] * at, Qt.Key.Key_Return)
                assert [part.name for part in prompts(window)] == [f"prompt{at}"]
            for said in (True, False):  # the same number again lets go
                hand.to("turn0")
                hand.press(Qt.Key.Key_Return, Qt.Key.Key_0, Qt.Key.Key_2)
                assert spoken(window)[0] == said
            hand.answer()
            hand.decide()
            hand.to("skip")
            hand.press(Qt.Key.Key_Return)
            assert window.visit.page == "page" and not any(spoken(window))
            hand.answer()
            window.clock.pass_time(60_000)
            hand.decide()
            assert not window.visit.open
            hand.to("callBack")
            hand.press(Qt.Key.Key_Return)
            hand.to("identify")
            with window.hurried(), held(window, Qt.Key.Key_Return, lambda: bool(window.visit.looked)):
                assert window.visit.page == "answer"
            pressed.append(hand.keys)
    assert pressed[0] == pressed[1]


def test_what_has_to_be_touched_comes_up_and_what_is_covered_begins_anew(qtbot: QtBot) -> None:
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, 11))
    (deck,) = [one.deck for one in books()["revamped"].recommended(10) if one.id == "deck-revamped-wedding"]
    evening = Evening(Sitting(people, dict(deck), 5, book="revamped", cards_at_night=True))
    while not (isinstance(evening.scene, Cover) and evening.scene.purpose == "night"):
        step(evening, keyed(1))
    with private_window(evening, qtbot, size=SIZES[0], text_scale=2.0) as window:
        open_page(window)
        due = owed(window.visit)
        assert due
        last = len(window.visit.blanks.rows) - 1
        assert last not in due
        window.touch(f"turn{last}")
        window.settle()
        window.decide()
        assert window.visit.page == "page"
        assert [part.name for part in prompts(window)] == [f"prompt{due[0]}"]
        window.visit.coverUp()
        open_page(window)
        assert not any(spoken(window))
        assert [part.name for part in prompts(window)] == ["prompt0"]


def test_nothing_is_answered_that_is_not_there(qtbot: QtBot) -> None:
    """A seat answers no hidden question, by finger, digit or "nobody"."""
    with private_window(to_the_night(table(*TABLES[0])), qtbot, size=SIZES[0], text_scale=2.0) as window:
        open_page(window)
        rows = window.visit.blanks.rows
        for at in range(len(rows)):
            window.touch(f"turn{at}")
            window.settle()
            window.key(Qt.Key.Key_1)
            window.key(Qt.Key.Key_2)
            window.settle()
            assert [nth for nth, touched in enumerate(spoken(window)) if touched] == [
                nth for nth in range(at + 1) if not rows[nth].words
            ]


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_every_long_page_of_every_recommended_deck(qtbot: QtBot, language: str) -> None:
    """The two books with long pages, and whichever has them next."""
    told, seen = [], 0
    with private_window(
        to_the_night(table(*TABLES[1])), qtbot, languages=(language,), size=SIZES[0], text_scale=2.0
    ) as window:
        for book, seats in product(books().values(), (8, 16)):
            for deck in book.recommended(seats) if seats <= book.seats[1] else ():
                people = tuple(SeatedPlayer(f"P{seat}") for seat in range(1, seats + 1))
                evening = Evening(Sitting(people, dict(deck.deck), 5, book=book.id, cards_at_night=True))
                while not isinstance(scene := evening.scene, Ended) and evening.public.day <= 1:
                    if isinstance(scene, Cover) and len(evening.visit().form) > 3:
                        break
                    step(evening, keyed(1))
                else:
                    continue
                seen += 1
                window.sit_down(evening)
                evening.changed.clear()
                window.app.screenChanged.emit()  # the same screen, with the model of another evening
                open_page(window)
                for at in range(len(window.visit.blanks.rows)):
                    window.touch(f"turn{at}")
                    window.settle()
                    (there,) = prompts(window)
                    lost = window.cut_off()
                    if there.letters < 18 or lost:
                        told.append((deck.id, seats, there.text, there.letters, lost))
    assert seen > 5
    assert told == []
