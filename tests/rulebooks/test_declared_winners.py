"""A table that ends its game itself may name whoever could have won it: the lovers, too."""

from __future__ import annotations

import pytest

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin
from table.bots import keyed, play, sitting

LOVERS = [
    ("chat", ("werewolf", "villager"), "chat.amorous"),
    ("hollow", ("werewolf", "villager"), "hollow.lovers"),
    ("judge", ("werewolf", "commoner"), "judge.lovers"),
    ("revamped", ("wolf", "citizen"), "revamped.couple"),
]


@pytest.mark.parametrize(("book", "cards", "team"), LOVERS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_lovers_may_be_named_and_both_win(
    book: str, cards: tuple[str, str], team: str, seed: int
) -> None:
    wolf, villager = cards
    deal = (wolf, "cupid", wolf, *[villager] * 6)
    deck = {role: deal.count(role) for role in deal}
    evening = Evening(sitting(9, book=book, deck=deck, deal=deal, house={}, seed=seed))
    play(
        evening,
        keyed(seed),
        until=lambda scene: isinstance(scene, Bulletin) and evening.public.phase == "day",
    )
    told = (event for event in evening.ledger.events if event.kind == f"{book}.lovers")
    pair = {seat for event in told for seat in event.facts.values() if isinstance(seat, int)}
    evening.rulings.amend("end", team)
    outcome = evening.public.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((team,), "end-overruled")
    assert pair and pair <= set(outcome.seats)


@pytest.mark.parametrize(("book", "cards", "team"), LOVERS)
def test_nobody_is_in_love_where_there_is_no_cupid(book: str, cards: tuple[str, str], team: str) -> None:
    deck = dict(zip(cards, (2, 7), strict=True))
    evening = Evening(sitting(9, book=book, deck=deck, house={}))
    assert team not in evening.rulings.teams
    assert len(evening.rulings.teams) == 2
