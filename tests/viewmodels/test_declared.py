"""Whoever asks for the laptop by day without a power reads that nothing she taps counts: it is no bet."""

from __future__ import annotations

import pytest

from nightcaller.table.live.scene import Floor
from nightcaller.viewmodels.card_lines import answer_card, beside, night_card
from table.bots import play
from viewmodels.private_table import DEAL, Victim, table


@pytest.mark.parametrize("seat", [one for one in range(len(DEAL)) if one != Victim().seat])
def test_what_somebody_reads_who_declares(seat: int) -> None:
    evening = table()
    play(
        evening,
        Victim(),
        until=lambda scene: isinstance(scene, Floor) and bool(evening.ledger.window.declarations),
    )
    evening.declare(seat)
    visit = evening.visit()
    asked = visit.page()
    assert asked is not None
    told = beside(asked, visit.purpose)
    on_card = [line.message for line in night_card(visit, evening, asked)]
    answered = [line.message for line in answer_card(visit, evening, (), (), bets=told)]
    hers = DEAL[seat] == "werewolf"
    assert ("ui-card-not-hers" in on_card, "ui-card-not-hers" in answered) == (not hers, not hers)
    assert ("ui-card-asked" in on_card) == hers
    assert not {"ui-card-bet", "ui-card-sealed"} & {*on_card, *answered}
