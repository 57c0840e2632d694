"""Which question a tapped seat answers stands on the page before anything is tapped, for everybody alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Ended
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.text import LANGUAGES
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.question import BlankRow
from nightcaller.viewmodels.visit import VisitViewModel
from parts import some_fast
from private_window import PrivateWindow, private_window
from table.bots import keyed, step
from table.test_her_turn import decks, people_of, played
from viewmodels.private_table import WITCH, WOLF, call_of, night_at, table
from voice.voice_kit import HandClock


def answered_by_a_seat(rows: list[BlankRow]) -> list[int]:
    """The questions that the next tapped seat answers; it has to be one, where there are several."""
    return [at for at, row in enumerate(rows) if row.active and not row.words]


def visits(name: str, deck: dict[str, int]) -> Iterator[tuple[object, list[BlankRow]]]:
    """Yield every page by night of two nights: which lap it belongs to, and its questions."""
    for evening, scene in played(name, deck):
        model = VisitViewModel(evening, clock=HandClock())
        model.show(evening.visit())
        model.look()
        model.release()
        if model.page == "board":
            model.look()
            model.putAway()
        if model.page == "page":
            yield (evening.public.day, evening.window_label, scene.lap), model.blanks.rows


@pytest.mark.parametrize("name", some_fast(books(), 3))
def test_one_question_of_a_page_is_the_rings_and_the_same_for_every_seat(name: str) -> None:
    several = 0
    for deck in decks(name):
        laps: dict[object, set[tuple[int, ...]]] = defaultdict(set)
        for lap, rows in visits(name, deck):
            if len(rows) > 1 and any(not row.words for row in rows):
                several += 1
                laps[lap].add(tuple(answered_by_a_seat(rows)))
        assert all(len(found) == 1 and len(next(iter(found))) == 1 for found in laps.values()), laps
    assert several or name == "forum"


@pytest.mark.parametrize("name", some_fast(books(), 4))
def test_so_it_is_in_every_call(name: str) -> None:
    for nth, deck in enumerate(decks(name)):
        evening = Evening(Sitting(people_of(name, deck), deck, nth, book=name, style="eyes_closed"))
        while not isinstance(evening.scene, Ended) and evening.public.day <= 2:
            if isinstance(evening.scene, Calling):
                model = CallingViewModel(evening, clock=HandClock())
                model.show(evening.scene)
                model.begin()
                rows = model.blanks.rows
                wanted = int(any(not row.words for row in rows))
                assert len(answered_by_a_seat(rows)) == wanted
            step(evening, keyed(nth))


def places(window: PrivateWindow) -> list[str]:
    """What stands in the places of the questions that a seat answers, from top to bottom."""
    return [window.text(name) for name in sorted(window.names("blank")) if window.find(name).isVisible()]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_so_at_the_question(qtbot: QtBot, language: str) -> None:
    """On a visit for the Witch and for a wolf who bets; in a call; with two people to be named."""
    tap = {"en": "Tap a seat", "zh-CN": "点一个座位"}[language]
    for seat in (WITCH, WOLF):
        evening = table()
        night_at(evening, seat, 1)
        with private_window(evening, qtbot, languages=(language,)) as window:
            window.identify()
            assert places(window) == [tap]
    evening = table(style="eyes_closed")
    call_of(evening, "judge.witch")
    with private_window(evening, qtbot, languages=(language,)) as window:
        window.calling.begin()
        window.settle()
        assert places(window) == [tap]


@pytest.mark.slow
def test_of_two_that_seats_answer_the_one_that_is_not_meant_says_how_it_is(qtbot: QtBot) -> None:
    deal = ("cupid", "werewolf", "werewolf", "seer", "witch", "hunter", "commoner", "commoner")
    deck = {role: deal.count(role) for role in deal}
    evening = table(deck=deck, deal=deal)
    night_at(evening, 0)
    with private_window(evening, qtbot) as window:
        window.identify()
        first = [text for text in places(window) if text in {"Tap a seat", "First tap here"}]
        assert first.count("Tap a seat") == 1
        assert first.count("First tap here") == len(first) - 1 > 0
