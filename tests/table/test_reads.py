"""Whoever takes the laptop says in which language her pages are: that is kept, and changes nothing else."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.looking_back import handed_on
from nightcaller.table.live.scene import Bulletin, Cover, Ended
from nightcaller.table.shelf.evenings import Shelf
from table.bots import keyed, sitting, step


@pytest.mark.parametrize("name", books())
def test_an_evening_is_the_same_whatever_is_read(tmp_path: Path, name: str) -> None:
    shelf, people, tongues = Shelf(tmp_path / "data", tmp_path / "state"), keyed(5), cycle(LANGUAGES)
    agreed = sitting(8, book=name, deck=dict(books()[name].recommended(8)[0].deck))
    evening, calm = Evening.begin(agreed, shelf), Evening(agreed)
    reads, steps = [""] * 8, 0
    while not isinstance(calm.scene, Ended) and steps < 90:
        match evening.scene:
            case Cover(seat=seat) if steps % 3 == 0 and (language := next(tongues)) != reads[seat]:
                before = handed_on(evening.ledger.standing)
                evening.rulings.reads(seat, language)
                reads[seat] = language
                assert handed_on(evening.ledger.standing) == before, (
                    "whoever had the laptop may come back for it"
                )
        if steps % 20 == 10:
            evening.close()
            evening = Evening.resume(evening.id, shelf)
        assert [player.language for player in evening.sitting.players] == reads
        assert (evening.digest, evening.scene) == (calm.digest, calm.scene)
        step(evening, people)
        step(calm, people)
        steps += 1
    assert {*reads} >= {*LANGUAGES}


def test_a_round_gone_through_once_more_leaves_to_everybody_what_she_reads() -> None:
    evening, people = Evening(sitting(6)), keyed(5)
    chosen = dict[int, str]()
    while not (evening.corrections.rounds and isinstance(evening.scene, Bulletin)):
        match evening.scene:
            case Cover(seat=seat) if seat not in chosen:
                chosen[seat] = "zh-CN" if seat % 2 else "en"
                evening.rulings.reads(seat, chosen[seat])
        step(evening, people)
    evening.corrections.once_more(evening.corrections.rounds[-1])
    for _ in range(40):
        assert [player.language for player in evening.sitting.players] == [chosen[seat] for seat in range(6)]
        step(evening, people)


def test_only_whoever_is_to_take_the_laptop_says_so() -> None:
    evening, people = Evening(sitting(6)), keyed(5)
    for language in ("", "en"):  # hers already, and nobody's turn
        before = len(evening.ledger.standing.records)
        with pytest.raises(IllegalDecision):
            evening.rulings.reads(0, language)
        assert len(evening.ledger.standing.records) == before
        while isinstance(evening.scene, Cover):
            step(evening, people)
