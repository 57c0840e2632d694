"""Whoever the table declares dead by day, as everybody hears, is called to no last act: she may have gone.

rulings, All books: the table "may overrule any result". Those who follow her are asked like anybody who dies.
"""

from __future__ import annotations

from random import Random

import pytest

from nightcaller.engine.roles import LAST_ACTS
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.delivery import declared_dead
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Cover, Ended, Floor, Hands, Race
from parts import in_turn
from table.bots import keyed, play, sitting, step


@pytest.mark.parametrize(("name", "style"), in_turn(books(), list(Style)))
def test_nobody_who_was_declared_dead_by_day_is_asked_for_a_last_act(name: str, style: Style) -> None:
    declared, asked = 0, 0
    for seed in range(6):
        decks = book(name).recommended(10)
        deck = dict(decks[seed % len(decks)].deck)
        evening = Evening(sitting(10, book=name, deck=deck, style=style.value, seed=seed))
        lot, gone = Random(f"{name}.{style.value}.{seed}"), set[int]()
        while not isinstance(evening.scene, Ended):
            scene = evening.scene
            if isinstance(scene, Cover | Console) and scene.purpose == LAST_ACTS:
                assert scene.seat not in gone, (seed, evening.public.day)
                asked += 1
            alive = sorted(evening.public.alive)
            by_day = evening.public.phase == "day" and not evening.ledger.window.private
            if (
                by_day
                and len(alive) > 3
                and lot.random() < 0.2
                and not evening.rulings.refusal("kill", alive[0])
            ):
                gone.add(seat := lot.choice(alive))
                evening.rulings.amend("kill", seat)
                declared += 1
            else:
                step(evening, keyed(seed))
        again = Evening(evening.ledger.agreed, None, evening.ledger.standing.records)
        assert again.digest == evening.digest
    assert declared > 6
    assert asked > 0 or name in {"forum", "revamped"}


@pytest.mark.parametrize("name", books())
def test_whoever_is_brought_back_dies_like_anybody_the_next_time(name: str) -> None:
    seats = 12
    deck = dict(book(name).recommended(seats)[0].deck)
    evening = Evening(sitting(seats, book=name, deck=deck, style="pass_around"))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Floor | Hands | Race))
    first, second = evening.public.alive[-2:]
    for act, dead in (("kill", {first}), ("revive", set[int]()), ("kill", {first})):
        evening.rulings.amend(act, first)
        assert declared_dead(evening.public) == dead
    evening.rulings.amend("kill", second)
    evening.rulings.amend("revive", first)
    assert declared_dead(evening.public) == {second}
