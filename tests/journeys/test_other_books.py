"""The books hollow, chat and forum as tables play them: from the deck to the last page of the story."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from driver import read_all
from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]

NAMES = ("小满", "Olivia", "阿泽", "Marcus", "晓彤", "Priya", "老陈", "Sophie")


def a_wolf(people: People, _number: int) -> int | None:
    """Whom the village votes for: a wolf, if one can be chosen."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats()), None)


def first_the_wrong_one(people: People, number: int) -> int | None:
    """As long as most are there the village is mistaken."""
    mistaken = len(people.living()) > len(people.roles) - 2
    return somebody_good(people, number) if mistaken else a_wolf(people, number)


def somebody_good(people: People, _number: int) -> int | None:
    """Whom the pack goes for."""
    return next((seat for seat in people.seats() if seat not in people.wolves()), None)


def gathered(gather: Any, book: str, style: int, *, deck: int = 0, seats: int = 6, **table: Any) -> People:
    """A table with cards on the screen: the book, one of its decks, and a table style.

    Nothing is said and nothing moves: these evenings are long enough as they are.
    """
    people: People = gather(size=(1024, 600), **table)
    people.tap("settingsButton")
    people.tap("voice")
    people.tap("motion")
    people.tap("backButton")
    people.sit_down(*NAMES[:seats], book=book, deck=deck)
    people.tap(f"style{style}")
    people.tap("beginButton")
    people.wishes["vote"] = a_wolf
    return people


def told(people: People) -> str:
    """Go through the whole story at the end and return everything that it says."""
    people.play(until=lambda: people.place == "Ended")
    read_all(people.stage.app)
    people.picture("verdict")
    people.tap("tellStory")
    people.picture("story")
    pages = people.texts()
    for chapter in range(1, 6):
        people.key(Qt.Key.Key_PageDown)
        people.window.grabWindow()
        pages += people.texts()
        people.picture(f"story-{chapter}")
    people.tap("tab1")
    people.picture("cards")
    return " ".join([*pages, *people.texts()])


@pytest.mark.parametrize(("style", "language"), [(0, "en"), (1, "zh-CN")])
def test_a_village_of_the_hollow(gather: Any, style: int, language: str) -> None:
    """Accused, tried, executed; the pack eats; the story knows every card."""
    people = gathered(gather, "hollow", style, language=language)
    people.wishes["hollow-pack-attack"] = somebody_good
    story = told(people)
    assert ("Calling" in people.seen) == (style == 1)
    assert people.wolves()
    assert people.catalogue.say(language, "role-hollow-werewolf") in story


def test_a_village_of_rooms(gather: Any) -> None:
    """Everybody writes on every visit, and the story tells what the pack wrote to each other."""
    people = gathered(gather, "chat", 0, deck=1, language="zh-CN")
    people.wishes["chat-pack-vote"] = somebody_good
    story = told(people)
    den = people.catalogue.say("zh-CN", "board-chat-werewolf")
    assert den in story
    assert people.catalogue.say("zh-CN", "ui-board-phrase-careful") in story


@pytest.mark.parametrize(("style", "language"), [(0, "zh-CN"), (1, "en")])
def test_a_haunted_forum(gather: Any, style: int, language: str) -> None:
    """The pack hunts, the dead haunt where the laptop goes round, and the story says at which odds."""
    people = gathered(gather, "forum", style, seats=8, language=language)
    people.wishes |= {"forum-grey-pack-hunt": somebody_good, "vote": first_the_wrong_one}
    story = told(people)
    attic = people.catalogue.say(language, "board-forum-ghosts")
    assert (attic in story) == ("cover-ghost" in people.pictured) == (style == 0)
    assert people.catalogue.say(language, "role-forum-saint") in story
