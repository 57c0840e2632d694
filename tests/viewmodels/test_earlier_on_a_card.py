"""A card says when earlier things were told, what mates want, and under a board which others there are."""

from __future__ import annotations

import pytest

from makers.upsets import Party
from nightcaller.engine.vocabulary import EVERYBODY
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.her_turn import choosing_with
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.viewmodels.board_leaves import leaves_of
from nightcaller.viewmodels.card_lines import board_leaf, board_name, night_card
from nightcaller.viewmodels.private_seats import proposed_so_far

STEPS, EVENINGS = 110, 2
WHEN = {"ui-card-day": "day", "ui-card-night": "night"}


@pytest.mark.parametrize("name", sorted(books()))
def test_a_card_says_when_what_was_told_and_what_is_wanted_now(name: str) -> None:
    seen = 0
    for nth in range(EVENINGS):
        party = Party(book(name), f"{name}.earlier.{nth}", 8, Style.PASS_AROUND)
        for _step in range(STEPS):
            evening = party.evening
            if isinstance(evening.scene, Ended):
                break
            if isinstance(evening.scene, Cover):
                visit = evening.visit()
                page = visit.page()
                lines = night_card(visit, evening, page)
                for entry in page.entries if page is not None and visit.card is not None else ():
                    if proposed := visit.proposals(entry.key):
                        others = choosing_with(evening.ledger, visit.seat, entry.key)
                        so_far = proposed_so_far(proposed, evening.sitting, visit.seat, others)
                        assert (so_far.message, so_far.arguments) in [
                            (line.message, line.arguments) for line in lines
                        ]
                leaves = leaves_of(visit.sheets)
                for at, leaf in enumerate(leaves):
                    *_rest, last = board_leaf(leaves, at, visit.seat, evening)
                    beside = [one["board"] for one in last.arguments.get("boards", ())]
                    assert beside == [
                        board_name(sheet.board) for sheet in visit.sheets if sheet.board != leaf.sheet.board
                    ]
                headings = [line.heading for line in lines if line.heading]
                alone = [one for one in headings if one not in WHEN]
                assert len(alone) == len({*alone}), headings
                moments = [(line.day, WHEN[line.heading]) for line in lines if line.heading in WHEN]
                assert all(line.day == 0 for line in lines if line.heading not in WHEN)
                assert len(moments) == len({*moments})
                since = evening.progress.since.get(visit.seat, 0)
                told = [
                    (max(event.day, 1), "day" if event.phase == "day" else "night")
                    for event in evening.view(visit.seat).events
                    if event.number < since and event.audience != EVERYBODY
                ]
                assert moments == sorted(moments, key=lambda one: -told.index(one))
                assert {*moments} <= {*told}
                seen += len(moments)
            party.go_on()
    assert seen
