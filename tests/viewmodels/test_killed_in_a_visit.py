"""Killed in any state of any visit, the evening goes on at her cover with what is on disk and nothing else.

Every purpose of a visit in every book: boards, secret ballots, last acts. In the real window, one of them:
`tests/app/test_first_hold.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from table.bots import keyed, step
from viewmodels.private_table import notes, section
from voice.voice_kit import HandClock

SEATS = 8
DAYS = 2


def begun(book: str) -> Evening:
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(SEATS))
    deck = books()[book].recommended(SEATS)[-1]
    return Evening(Sitting(people, dict(deck.deck), 3, book=book, house=dict(deck.house), ballots="secret"))


def touched(model: VisitViewModel, clock: HandClock) -> Iterator[str]:
    """Go through a visit, touch by touch; say what the screen shows after each."""
    yield f"{model.page}, closed"
    if model.page == "card":
        model.look()
        yield "card, open"
        model.release()
    if model.page == "board":
        model.look()
        yield "board, read"
        before = notes(model)
        model.post("Seven.")
        if notes(model) != before:
            yield "board, written on"
        if not model.last:
            model.putAway()
    if model.page == "page":
        yield "page"
        for at, row in enumerate(model.blanks.rows):
            if row.words:
                model.chooseWord(at, row.words[-1].word)
            else:
                model.activate(at)
                model.choose(max(one.number - 1 for one in model.seats.rows if one.alive))
        yield "page, touched"
        clock.pass_time(60_000)
        model.decide()
        yield "answer, open"


def as_it_begins(model: VisitViewModel) -> tuple[object, ...]:
    """What a visit shows before anything is touched."""
    return model.page, model.held, model.blanks.rows, notes(model)


@pytest.mark.parametrize("book", books())
def test_the_evening_goes_on_at_her_cover(book: str) -> None:
    evening, gone_through = begun(book), set[tuple[object, ...]]()
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= DAYS:
        kind = (evening.window_label, scene.purpose, scene.lap) if isinstance(scene, Cover) else ()
        if not isinstance(scene, Cover) or kind in gone_through:
            step(evening, keyed(3))
            continue
        gone_through.add(kind)
        clock = HandClock()
        model = VisitViewModel(evening, clock=clock)
        model.show(evening.visit())
        beginning, first = as_it_begins(model), len(evening.ledger.standing.records)
        for state in touched(model, clock):
            again = Evening(evening.sitting, None, list(evening.ledger.standing.records))
            back = again.scene
            assert isinstance(back, Cover), (kind, state)
            assert (back.seat, back.purpose, back.lap) == (scene.seat, scene.purpose, scene.lap), (
                kind,
                state,
            )
            anew = VisitViewModel(again, clock=HandClock())
            anew.show(again.visit())
            if state == "answer, open" and len(evening.ledger.standing.records) > first:
                if anew.page == "board":  # open to her in this round, whatever she has decided
                    anew.look()
                    anew.putAway()
                assert anew.page == "answer", (kind, state)
                assert section(anew, "ui-card-decided") == section(model, "ui-card-decided"), (kind, state)
            elif state == "board, written on":
                assert "board, read" in list(islice(touched(anew, HandClock()), 3)), kind
                assert "Seven." in notes(anew), kind
            else:
                assert as_it_begins(anew)[:3] == beginning[:3], (kind, state)
        model.coverUp()
        if evening.scene == scene:
            step(evening, keyed(3))
    assert len(gone_through) > 3
