"""A tap that was meant for one question is not taken for the next: the same for whoever holds the laptop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import qmlEngine
from pytestqt.qtbot import QtBot

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Cover
from private_window import PrivateWindow, private_window
from viewmodels import private_table
from viewmodels.private_table import COMMONER, SEER, WITCH, WOLF, call_of, night_at
from viewmodels.role_questions import NAMES
from viewmodels.role_questions import table as naming_table
from viewmodels.test_long_pages import table as big_table
from viewmodels.test_long_pages import to_the_night
from viewmodels.test_role_questions import to

Hand = Callable[[PrivateWindow], None]
LONG = 60_000
"""Milliseconds: longer than any test."""


def slow(window: PrivateWindow) -> None:
    """From now on whatever is new stays so; what is there already hears as before."""
    window.window.setProperty("deafFor", LONG)


def later(window: PrivateWindow) -> None:
    """The moment is over."""
    window.window.setProperty("deafFor", 0)


def tapping(name: str) -> Hand:
    return lambda window: window.tap(name)


def striking(*keys: Qt.Key) -> Hand:
    def strike(window: PrivateWindow) -> None:
        for key in keys:
            window.key(key)

    return strike


def on_seat(window: PrivateWindow) -> None:
    """Reach a seat with the arrow keys, and strike it."""
    window.key(Qt.Key.Key_Right)
    window.key(Qt.Key.Key_Return)


def filled(window: PrivateWindow) -> list[object]:
    """What stands on the page."""
    rows = window.visit.blanks.rows
    return [(row.picked, row.passed, [word.word for word in row.words if word.selected]) for row in rows]


@contextmanager
def visiting(qtbot: QtBot, seat: Seat, lap: int = 1) -> Iterator[PrivateWindow]:
    evening = private_table.table()
    night_at(evening, seat, lap)
    with private_window(evening, qtbot) as window:
        yield window


def test_the_moment_is_too_short_to_be_waited_for(qtbot: QtBot) -> None:
    with visiting(qtbot, WITCH) as window:
        window.window.setProperty("deafFor", 400)  # as people get it
        engine = qmlEngine(window.find("screens"))
        fresh = engine.singletonInstance("Nightcaller.Kit", "Fresh")  # type: ignore[call-overload]
        assert fresh.property("moment") == 300


STRAYS = [
    pytest.param(tapping("seat5"), id="seat"),
    pytest.param(tapping("skip"), id="nobody"),
    pytest.param(striking(Qt.Key.Key_5), id="digit"),
    pytest.param(on_seat, id="return"),
]


class TestWithClosedEyes:
    @pytest.mark.parametrize("stray", STRAYS)
    @pytest.mark.parametrize("alive", [True, False])
    def test_a_tap_from_before_the_voice_has_ended_is_not_for_the_poison(
        self, qtbot: QtBot, stray: Hand, *, alive: bool
    ) -> None:
        evening = private_table.table(style="eyes_closed")
        if not alive:
            call_of(evening, "judge.werewolf")
            call = evening.call()
            call.decide([WITCH])
            call.finish()
        call_of(evening, "judge.witch", 1 if alive else 2)
        with private_window(evening, qtbot) as window:
            slow(window)
            window.calling.begin()

            def poisoned() -> bool:
                row = window.calling.blanks.rows[1]
                return bool(row.picked or row.passed)

            stray(window)
            assert not poisoned()
            later(window)
            stray(window)
            assert poisoned()

    def test_a_card_is_not_chosen_with_the_tap_that_laid_the_cards_out(self, qtbot: QtBot) -> None:
        evening = to(naming_table("eyes_closed"), Calling)
        with private_window(evening, qtbot) as window:
            window.calling.begin()
            window.tap("seat5")
            slow(window)
            window.tap("blank1")
            window.tap(f"card-{NAMES[3]}")
            assert window.calling.opened == 1
            later(window)
            window.tap(f"card-{NAMES[3]}")
            assert window.calling.opened == -1


class TestOnAPage:
    @pytest.mark.parametrize("stray", STRAYS)
    @pytest.mark.parametrize("seat", [WITCH, COMMONER], ids=["asked", "idle"])
    def test_nothing_is_taken_before_it_can_have_been_read(
        self, qtbot: QtBot, seat: Seat, stray: Hand
    ) -> None:
        with visiting(qtbot, seat) as window:
            slow(window)
            window.identify()
            before = filled(window)
            stray(window)
            assert filled(window) == before
            later(window)
            stray(window)
            assert filled(window) != before

    @pytest.mark.parametrize("stray", STRAYS)
    @pytest.mark.parametrize("seat", [WOLF, SEER], ids=["changed", "standing"])
    def test_thinking_again_begins_with_an_empty_page(self, qtbot: QtBot, seat: Seat, stray: Hand) -> None:
        """Whose answer stands gets a page on which nothing counts: it is as deaf as the others."""
        with visiting(qtbot, seat, 0) as window:
            window.identify()
            window.tap("seat4")
            window.clock.pass_time(LONG)
            window.visit.decide()
            assert window.visit.page == "answer"
            slow(window)
            window.visit.change()
            before = filled(window)
            stray(window)
            assert filled(window) == before

    @pytest.mark.parametrize(
        "hands",
        [
            (striking(Qt.Key.Key_3), striking(Qt.Key.Key_3)),
            (tapping("seat3"), tapping("seat3")),
            (tapping("seat3"), tapping("seat4")),
            (tapping("seat3"), tapping("skip")),
        ],
        ids=["one key", "one seat", "neighbours", "nobody"],
    )
    def test_of_two_quick_taps_the_second_is_not_for_the_next_blank(
        self, qtbot: QtBot, hands: tuple[Hand, Hand]
    ) -> None:
        with many_blanks(qtbot, 9) as window:
            slow(window)
            for hand in hands:
                hand(window)
            assert [row.picked for row in window.visit.blanks.rows if not row.words][:2] == [3, 0]
            assert not any(row.passed for row in window.visit.blanks.rows if not row.words)

    def test_a_number_that_was_begun_for_one_blank_is_not_ended_for_the_next(self, qtbot: QtBot) -> None:
        with many_blanks(qtbot, 12) as window:
            window.key(Qt.Key.Key_1)
            assert window.find("table").property("typed") == "1"
            window.tap("seat5")
            assert window.find("table").property("typed") == ""

    def test_the_cards_do_not_take_the_tap_that_laid_them_out(self, qtbot: QtBot) -> None:
        with naming(qtbot) as window:
            before = filled(window)
            slow(window)
            window.tap("blank1")
            window.tap(f"card-{NAMES[3]}")
            assert filled(window) == before
            later(window)
            window.tap(f"card-{NAMES[3]}")
            assert filled(window) != before

    @pytest.mark.parametrize("stray", STRAYS)
    def test_the_seats_do_not_take_the_tap_that_chose_a_card(self, qtbot: QtBot, stray: Hand) -> None:
        with naming(qtbot) as window:
            window.tap("blank1")
            slow(window)
            window.tap(f"card-{NAMES[3]}")
            before = filled(window)
            stray(window)
            assert filled(window) == before


@contextmanager
def naming(qtbot: QtBot) -> Iterator[PrivateWindow]:
    """A page on which somebody and a role are named."""
    evening = to(naming_table("pass_around"), Cover, 0)
    with private_window(evening, qtbot) as window:
        window.identify()
        yield window


@contextmanager
def many_blanks(qtbot: QtBot, people: int) -> Iterator[PrivateWindow]:
    """A page of the big book on which several people may be chosen."""
    evening: Evening = to_the_night(big_table("crowd_seeker psychic_wolf wolf", people))
    with private_window(evening, qtbot) as window:
        window.identify()
        if window.has("goOn"):
            window.look()
            window.touch("goOn")
        yield window
