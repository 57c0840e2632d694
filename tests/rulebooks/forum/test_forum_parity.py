"""How it ends, as a table: every count of the living."""

from __future__ import annotations

from itertools import product

import pytest

from nightcaller.engine import Setup
from nightcaller.engine.game import Game
from nightcaller.rulebooks.forum.victory import victory
from rulebooks.forum.thread import FORUM

LIVING = list(product(range(3), range(2), range(3), range(2), range(6)))
"""Grey wolves, grey cultists, red wolves, red cultists, villagers."""
CROWD = (*("werewolf",) * 2, "cultist", *("red_werewolf",) * 2, "red_cultist", *("saint",) * 9)


def living(counts: tuple[int, ...], rule: str) -> Game:
    """A game in which so many of each are alive."""
    deck = {card: CROWD.count(card) for card in CROWD}
    game = Game(FORUM, Setup(deck, len(CROWD), 1, {"wolves_win": rule}, CROWD).normal(FORUM))
    cards = ("werewolf", "cultist", "red_werewolf", "red_cultist", "saint")
    game.alive = 0
    for card, count in zip(cards, counts, strict=True):
        for seat in range(CROWD.index(card), CROWD.index(card) + count):
            game.alive |= 1 << seat
    return game


def ending(counts: tuple[int, ...], rule: str) -> tuple[tuple[str, ...], str] | None:
    """Rules: "1:1 parity"; "only one pack can remain"; then "all baddies [...] are counted"."""
    grey, _, red, _, good = counts
    if not any(counts):
        return (), "end-forum-nobody-left"
    if not grey and not red:
        return ("forum.village",), "end-forum-wolves-gone"
    if grey and red:
        return None
    pack = ("forum.grey_pack",) if grey else ("forum.red_pack",)
    if not good:
        return pack, "end-forum-no-villager"
    baddies = sum(counts) - good
    return (pack, "end-forum-parity") if rule == "parity" and baddies >= good else None


@pytest.mark.parametrize("rule", ["parity", "nobody-else"])
def test_every_count_of_the_living(rule: str):
    """Whoever is left: two wolves and a cultist of each pack at most, and up to five villagers."""
    for counts in LIVING:
        outcome = victory(living(counts, rule))
        found = (outcome.winners, outcome.reason) if outcome else None
        assert found == ending(counts, rule), counts
        if outcome and outcome.winners:
            team = {seat for seat, card in enumerate(CROWD) if FORUM.role(card).team in outcome.winners}
            assert set(outcome.seats) == team, counts
