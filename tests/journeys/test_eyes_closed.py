"""Eight friends, eyes closed, in Chinese: a sheriff's race, an explosion, a ballot in secret."""

from __future__ import annotations

from typing import Any

import pytest

from driver import read_all
from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]

NAMES = ("小满", "阿泽", "子涵", "晓彤", "老陈", "雨桐", "大鹏", "若曦")


def a_suspect(people: People, number: int) -> int | None:
    """Whom everybody votes for: a wolf, if one can be chosen."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats()), None)


def prey(people: People, _number: int) -> int | None:
    """The pack attacks from the second night on: somebody who is no wolf."""
    night = int(people.stage.app.property("model").property("day"))
    return next((s for s in people.seats() if s not in people.wolves()), None) if night > 1 else None


def anybody(people: People, _number: int) -> int:
    """The first who can be tapped."""
    return people.seats()[0]


def explode(people: People, number: int) -> str | None:
    """A werewolf who asked for the laptop means it."""
    return "explode" if number in people.wolves() else None


def test_eight_friends_with_closed_eyes(gather: Any) -> None:
    people = gather(language="zh-CN")
    people.tap("settingsButton")
    people.tap("voice")
    people.tap("backButton")
    people.sit_down(*NAMES)
    people.tap("style1")
    people.tap("ballots1")
    people.tap("beginButton")
    people.wishes |= {
        "judge-pack-attack": prey,
        "judge-seer-check": anybody,
        "judge-exile-vote": a_suspect,
        "judge-runoff-vote": a_suspect,
        "judge-werewolf-explode": explode,
    }
    people.runners = [2, 5, 7]
    people.withdraws = 5
    people.play(until=lambda: people.place == "Floor" and not people.has("withdraw"))
    assert len(people.roles) == len(NAMES)
    assert {"Calling", "Race", "Floor"} <= set(people.seen)
    people.declares = next(wolf for wolf in people.wolves() if wolf in people.living())
    people.play(until=lambda: people.declares is None)
    assert people.place == "Cover"
    people.play(until=lambda: people.place == "Bulletin")
    assert any("自爆" in text for text in people.texts())
    people.picture("explosion")

    people.play(until=lambda: people.place == "Ended")
    read_all(people.stage.app)
    people.picture("verdict")
    people.tap("tellStory")
    people.picture("story")
    assert any("号" in text for text in people.texts())
