"""The rounds of a night are numbered as they are: one after the other, over questions that are over."""

from __future__ import annotations

from itertools import groupby

import pytest

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from table.bots import keyed, sitting, step

STEPS = 4000


@pytest.mark.parametrize("book", books())
@pytest.mark.parametrize("deck", range(3))
def test_rounds_of_a_night_are_counted_on(book: str, deck: int) -> None:
    recommended = books()[book].recommended(10)
    evening = Evening(sitting(10, book=book, deck=dict(recommended[deck % len(recommended)].deck), seed=deck))
    told: list[tuple[int, int, int]] = []
    for _ in range(STEPS):
        scene = evening.scene
        if isinstance(scene, Ended):
            break
        if isinstance(scene, Cover) and scene.purpose == "night":
            told.append((evening.public.day, scene.rounds + scene.lap + 1, scene.laps - scene.lap - 1))
        step(evening, keyed(deck))
    for day, visits in groupby(told, key=lambda visit: visit[0]):
        rounds = [visit for visit, _ in groupby(visits)]
        assert [number for _, number, _ in rounds] == [*range(1, len(rounds) + 1)], (day, rounds)
        assert all(further <= len(rounds) - number for _, number, further in rounds), (day, rounds)
