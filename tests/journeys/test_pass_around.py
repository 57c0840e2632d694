"""Six friends, from the first name typed to the recap and another game; English, passed around."""

from __future__ import annotations

from typing import Any

import pytest

from driver import read_all
from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]


def first_other_wolf(people: People, number: int) -> int | None:
    """The village has had enough of somebody: the first wolf still there."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats() and wolf != number), None)


def from_the_second_night(people: People, number: int) -> int | None:
    """The pack is shy at first: with six at the table one death can end it."""
    night = int(people.stage.app.property("model").property("day"))
    return next(seat for seat in people.seats() if seat not in people.wolves()) if night > 1 else None


def test_six_friends_play_a_whole_evening(gather: Any) -> None:
    people = gather(motion=True)
    people.brisk = False  # one evening in which everything is held as long as people hold it
    people.picture("home")
    people.sit_down("小满", "Olivia", "阿泽", "Marcus", "Priya", "Maximiliana Theodora")
    people.tap("beginButton")
    people.wishes["judge-pack-attack"] = from_the_second_night
    people.wishes["judge-seer-check"] = lambda table, me: next(s for s in table.seats() if s != me)
    people.wishes["vote"] = first_other_wolf
    people.play(until=lambda: people.place == "Ended")

    assert sorted(people.roles) == [1, 2, 3, 4, 5, 6]
    assert people.wolves()
    assert {"Cover", "Visit", "Bulletin", "Floor", "Hands"} <= set(people.seen)
    read_all(people.stage.app)
    assert people.text("verdict") in {"The village wins.", "The werewolves win."}
    people.picture("verdict")
    people.tap("tellStory")
    people.picture("story")
    told = " ".join(people.texts())
    assert "Night one" in told or "Night 1" in told
    people.tap("later")
    people.picture("story-day")
    people.tap("tab1")
    people.picture("cards")
    assert not people.has("nose") or "Best nose" in people.text("nose")
    people.tap("rematch")
    assert people.place == "Cover"
    assert people.text("passTitle").startswith("Pass the laptop to")
    people.picture("rematch")
