"""The chat book carried to its players: every table style, every recommended deck, to the end."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from nightcaller.table.evening import Evening
from nightcaller.table.scene import Ended
from table.bots import keyed, play, sitting

CHAT = book("chat")
DECKS = [(seats, deck.id, deck.deck) for seats in (5, 8, 12) for deck in CHAT.recommended(seats)]


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
@pytest.mark.parametrize(("seats", "name", "deck"), DECKS, ids=[f"{one[0]}-{one[1]}" for one in DECKS])
def test_a_whole_evening(style: str, seats: int, name: str, deck: dict[str, int]):
    for seed in range(3):
        evening = Evening(sitting(seats, book="chat", deck=dict(deck), style=style, seed=seed))
        trace = play(evening, keyed(seed))
        assert isinstance(trace[-1], Ended)
        assert evening.recap
