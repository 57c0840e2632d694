"""Everybody's hands do the same: who plays well needs no more touches than who has nothing to do."""

from __future__ import annotations

import pytest

from nightcaller.engine import NOBODY
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from parts import first_fast
from table.bots import keyed, step
from viewmodels.private_table import section
from voice.voice_kit import HandClock

KNOWLEDGE = {"ui-card-know", "ui-card-tonight"}


def touches(evening: Evening) -> tuple[tuple[str, ...], bool]:
    """Visit whoever's cover is open; return what a quick hand does, and whether she knew all that she needs.

    She reads what lies under the first hold, goes on from a board, taps one answer for each blank, and holds
    to decide. Whatever she has to know before she decides has to have been there.
    """
    visit = evening.visit()
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    model.show(visit)
    kinds, knew = ["hold"], True
    asked = visit.page()
    if model.page == "card":
        shown = {line["message"] for heading in KNOWLEDGE for line in section(model, heading)}
        facts = asked is not None and any(entry.shown for entry in asked.entries)
        mates = asked is not None and any(visit.proposals(entry.key) for entry in asked.entries)
        knew = not facts or any(message.startswith("shown-") for message in shown)
        knew = knew and (not mates or "ui-visit-proposed" in shown)
        model.look()
        model.release()
    elif asked is not None:
        knew = not any(entry.shown for entry in asked.entries)
    if model.page == "board":
        model.look()  # under the same hold
        kinds.append("tap")
        model.putAway()
    clock.pass_time(60_000)
    for at, row in enumerate(model.blanks.rows):
        page = model._asked
        assert page is not None
        if row.words:
            model.chooseWord(at, page.entries[at].words[0])
        else:
            model.activate(at)
            model.choose(next((o for o in page.entries[at].options if o != NOBODY), 0))  # type: ignore[arg-type]
        kinds.append("tap")
    model.decide()
    assert model.page == "answer", (model.page, model.reason)
    model.release()
    kinds.append("hold")
    return tuple(kinds), knew


@pytest.mark.parametrize("book", list(books()))
@pytest.mark.parametrize("seats", first_fast([6, 9, 12], 1, usual=2))
def test_every_lap_of_every_recommended_deck_asks_the_same_of_every_hand(book: str, seats: int) -> None:
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    for deck in books()[book].recommended(seats):
        evening = Evening(Sitting(people, dict(deck.deck), 7, book=book, house=dict(deck.house)))
        laps: dict[object, set[tuple[str, ...]]] = {}
        while not isinstance(scene := evening.scene, Ended) and evening.public.day <= 2:
            if isinstance(scene, Cover) and scene.purpose not in {"deal", "ghost", "square"}:
                where = (
                    evening.public.day,
                    evening.window_label,
                    scene.lap,
                    scene.purpose,
                    evening.public.alive,
                )
                done, knew = touches(evening)
                assert knew, (deck.id, where, scene.seat, "somebody decides blind")
                laps.setdefault(where, set()).add(done)
            else:
                step(evening, keyed(3))
        assert laps
        assert {where: kinds for where, kinds in laps.items() if len(kinds) > 1} == {}, deck.id
