"""Whoever holds the laptop by mistake gives it back before anything of somebody else's was shown.

On every visit of every book, secret ballots too, with nothing lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.live.visit import KNOWN_TO_ALL
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from private_window import PrivateWindow, private_window
from table.bots import keyed, play, step
from viewmodels.test_killed_in_a_visit import DAYS, as_it_begins, begun
from viewmodels.test_private_layout import wrong
from voice.voice_kit import HandClock


def visits(book: str) -> Iterator[tuple[Evening, Cover]]:
    """Every kind of visit of a book's first days, before anybody has taken the laptop."""
    evening, gone_through = begun(book), set[tuple[object, ...]]()
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= DAYS:
        if isinstance(scene, Cover):
            kind = (evening.window_label, scene.purpose, scene.lap)
            if kind not in gone_through:
                gone_through.add(kind)
                yield evening, scene
        step(evening, keyed(3))
    assert len(gone_through) > 3


@pytest.mark.parametrize("book", books())
def test_every_visit_has_a_way_back_before_anything_is_shown(book: str) -> None:
    purposes = set()
    for evening, scene in visits(book):
        purposes.add(scene.purpose)
        model, records = VisitViewModel(evening, clock=HandClock()), len(evening.ledger.standing.records)
        model.show(evening.visit())
        beginning = as_it_begins(model)
        # The closed card has the button in its own place; where none comes first the page has it.
        assert (model.page == "card") != model.notMe, scene
        model.coverUp()
        assert not model.open
        assert (evening.scene, len(evening.ledger.standing.records)) == (scene, records)
        model.show(evening.visit())
        assert as_it_begins(model) == beginning, scene
        model.coverUp()
    assert "vote" in purposes


def at_a_ballot(seats: int) -> Evening:
    """Play to the first secret ballot."""
    names = ("Alexandra", "阿泽", *(f"Guest {at}" for at in range(3, seats + 1)))
    deck = books()["judge"].recommended(seats)[0].deck
    evening = Evening(Sitting(tuple(map(SeatedPlayer, names)), dict(deck), 3, ballots="secret"))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "vote")
    return evening


def over_a_seat(window: PrivateWindow) -> list[str]:
    """The seats that the button lies over."""
    back, seats = window.rectangle("notMe"), [f"seat{at + 1}" for at in range(window.evening.public.seats)]
    return [
        f"notMe lies over {seat}"
        for seat in seats
        if window.has(seat) and window.rectangle(seat).intersects(back)
    ]


@pytest.mark.parametrize("seats", [8, 10, 12, 24])
def test_on_a_ballot_it_lies_over_nothing(qtbot: QtBot, seats: int) -> None:
    with private_window(at_a_ballot(seats), qtbot) as window:
        window.identify()
        assert wrong(window, "ballot", partial(over_a_seat, window)) == {}


def test_one_tap_brings_the_cover_back(qtbot: QtBot) -> None:
    evening = at_a_ballot(8)
    scene = evening.scene
    with private_window(evening, qtbot) as window:
        window.identify()
        assert window.visit.page == "page"
        window.tap("notMe")
        assert not window.visit.open
        assert window.app.property("screen") == "Cover"
        assert evening.scene == scene
        window.identify()
        assert window.visit.page == "page"


@pytest.mark.parametrize("book", books())
def test_on_every_page_that_has_it_it_lies_over_nothing(qtbot: QtBot, book: str) -> None:
    gone_through = set[str]()
    for evening, scene in visits(book):
        if scene.purpose in gone_through or scene.purpose not in KNOWN_TO_ALL:
            continue
        gone_through.add(scene.purpose)
        with private_window(evening, qtbot) as window:
            window.identify()
            if window.has("notMe"):
                found = wrong(window, scene.purpose, partial(over_a_seat, window))
                # a board's phrases are scrolled, and clipped where they end
                assert [one for here in found.values() for one in here if "notMe" in one] == []
            window.visit.coverUp()
    assert gone_through
