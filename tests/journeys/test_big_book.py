"""The big book on the real window, from the shelf to the story: passed round in both languages, with closed
eyes, and with a moderator.

Every deck has something of everything: offices, standing targets, news and powers of the day, roles that are
named, answers that somebody owes, recruits, masks.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from journeys.people import People

Gather = Callable[..., People]

NAMES = ("小满", "Priya", "阿泽", "Olivia", "子涵", "Marcus", "老陈", "晓彤", "Sam", "若曦", "Ada", "大鹏")
RAW = re.compile(r"(?:revamped[.-]|(?:ask|role|event|line|choice|ui|mark|board|shown|blocked)-)[a-z]|\{ ?\$")
"""What nobody should ever read: ids, and places that nothing has filled."""


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever stands on the window after any step and should not."""
    found: list[str] = []
    settled = People._settle

    def settle(self: People) -> None:
        settled(self)
        texts = (item.property("text") for item in self.items() if item.isVisible())
        found.extend(f"{self.place}: {text}" for text in texts if isinstance(text, str) and RAW.search(text))

    monkeypatch.setattr(People, "_settle", settle)
    return found


def sit(people: People, cards: dict[str, int], style: int = 0) -> None:
    """From Home to the first cover, with a deck of the big book by hand, in a table style."""
    people.sit_down(*NAMES[: sum(cards.values())], book="revamped")
    table = people.stage.gathering
    table.take({f"revamped.{role}": count for role, count in cards.items()})
    people.stage.app.back()
    people.picture("deck-by-hand")
    people.tap("nextButton")
    people.tap(f"style{style}")
    people.picture(f"house-rules-{style}")
    people.tap("beginButton")


def at_the_end(people: People) -> bool:
    return people.place == "Ended"


def hands_up(people: People, number: int) -> Any:
    """The first living neighbour: somebody is lynched every day, and evenings end."""
    living = people.living()
    return next((one for one in living if one != number), None)


def deck(cards: str) -> dict[str, int]:
    return dict(Counter(cards.split()))


MASKS = deck(
    "wolf sneaking_wolf disguised_fox fortune_teller oracle huntress witch crowd_seeker devil citizen"
)
KITCHEN = deck("wolf wolf infected_wolf chef medium grandma stalker vampire tanner barber")
CALLED = deck("wolf wolf alpha_wolf fortune_teller huntsman hooker witch ranger macho citizen")
DESK = deck("wolf wolf alpha_wolf fortune_teller huntress ice_king witch tanner macho hooker")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "cards"), [("zh-CN", MASKS), ("en", KITCHEN)], ids=["zh", "en"])
def test_passed_round(gather: Gather, read: list[str], language: str, cards: dict[str, int]) -> None:
    people = gather(language=language)
    sit(people, cards)
    people.wishes["vote"] = hands_up
    people.play(lambda: at_the_end(people))
    people.picture("ended")
    assert read == []


@pytest.mark.slow
def test_with_closed_eyes(gather: Gather, read: list[str]) -> None:
    people = gather(language="zh-CN")
    sit(people, CALLED, style=1)
    people.wishes["vote"] = hands_up
    people.play(lambda: at_the_end(people))
    people.picture("ended")
    assert read == []


@pytest.mark.slow
def test_with_a_moderator(gather: Gather, read: list[str]) -> None:
    people = gather(language="en")
    sit(people, DESK, style=2)
    people.wishes["vote"] = hands_up
    people.play(lambda: at_the_end(people))
    people.picture("ended")
    assert read == []
