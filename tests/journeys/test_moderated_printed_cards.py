"""Somebody moderates and keeps the printed cards: each is entered when it first opens its eyes."""

from __future__ import annotations

from typing import Any

import pytest

from journeys.people import People
from nightcaller.rulebooks import book

NAMES = {
    "en": ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Iris", "Jon", "Kit", "Lena"),
    "zh-CN": ("小满", "阿强", "阿珍", "大鹏", "晓月", "老周", "思雨", "建国", "小北", "林姐", "阿宽", "豆豆"),
}


@pytest.mark.parametrize(
    ("book_id", "deck", "language"),
    [("judge", 2, "en"), ("hollow", 0, "zh-CN"), ("revamped", 0, "en"), ("judge", 4, "zh-CN")],
)
def test_a_whole_evening_with_printed_cards(gather: Any, book_id: str, deck: int, language: str) -> None:
    people: People = gather(language=language)
    people.proof = []
    people.wishes |= {
        "hollow-cupid-first": lambda _people, _me: 1,
        "hollow-cupid-second": lambda _people, _me: 12,
    }
    people.sit_down(*NAMES[language], book=book_id, deck=deck)
    rules, chosen = book(book_id), people.stage.gathering.deck
    held = [rules.role(role).id for role, count in chosen.items() for _card in range(count)]
    people.printed = dict(enumerate(held, 1))
    people.tap("style2")
    people.tap("ownCards")
    people.picture("own-cards-chosen")
    people.tap("beginButton")
    people.play(until=lambda: people.place == "Floor")
    assert "Cover" not in people.seen, "nobody is handed the laptop"
    assert people.seen[0] == "Bulletin", "the night falls before anybody is asked for"
    people.play(until=lambda: people.place == "Ended")
    people.picture("the-end")
    assert not people.proof
