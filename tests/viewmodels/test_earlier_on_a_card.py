"""A card says of what was told earlier when that was, the latest first, and each of its headings once."""

from __future__ import annotations

import pytest

from makers.upsets import Party
from nightcaller.engine.vocabulary import EVERYBODY
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.viewmodels.card_lines import night_card

STEPS, EVENINGS = 110, 2
WHEN = {"ui-card-day": "day", "ui-card-night": "night"}


@pytest.mark.parametrize("name", sorted(books()))
def test_what_was_told_earlier_stands_under_its_night_or_day_the_latest_first(name: str) -> None:
    seen = 0
    for nth in range(EVENINGS):
        party = Party(book(name), f"{name}.earlier.{nth}", 8, Style.PASS_AROUND)
        for _step in range(STEPS):
            evening = party.evening
            if isinstance(evening.scene, Ended):
                break
            if isinstance(evening.scene, Cover):
                visit = evening.visit()
                lines = night_card(visit, evening, visit.page())
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
