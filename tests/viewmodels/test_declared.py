"""Whoever asks for the laptop by day without a power reads that nothing she taps counts: it is no bet."""

from __future__ import annotations

import pytest

from nightcaller.table.live.once_more import asked_first
from nightcaller.table.live.page import Page
from nightcaller.table.live.scene import Floor
from nightcaller.table.live.visit import LAST_ACTS
from nightcaller.viewmodels.card_lines import answer_card, beside, night_card, nothing_counts
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
    on_card = [line.message for line in night_card(visit, evening, asked)]
    answered = [line.message for line in answer_card(visit, evening, asked)]
    hers = DEAL[seat] == "werewolf"
    assert ("ui-card-not-hers" in on_card, "ui-card-not-hers" in answered) == (not hers, not hers)
    assert ("ui-card-asked" in on_card) == hers
    assert not {"ui-card-bet", "ui-card-sealed"} & {*on_card, *answered}


def test_a_page_that_asks_only_whether_what_was_said_stands_is_everybodys() -> None:
    """Nobody reads there that it is not hers; where last acts are asked, it says so all the same."""
    alone = asked_first(Page(()), (None,), stands=True)
    assert (nothing_counts(alone, "night"), beside(alone, "night")) == ("", "")
    assert nothing_counts(alone, LAST_ACTS) == "ui-card-no-last-act"
