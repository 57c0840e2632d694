"""Six friends with their own cards, eyes closed: two roles tap one seat, so the round is done again."""

from __future__ import annotations

from typing import Any

import pytest

from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def tell_cards(people: People, taken: dict[str, list[int]], *, slip: bool) -> None:
    """Tap what every called role asks for, seat by seat; with a slip the last role taps seat 1."""
    model = people.stage.app.property("model")
    seats = iter(range(1, len(NAMES) + 1))
    while people.place == "Identify":
        role, last = str(model.property("role")), model.property("index") + 1 == model.property("count")
        people.wait_for(lambda: model.property("moment") == "open")
        people.window.grabWindow()
        taken[role] = [next(seats) for _ in range(model.property("wanted"))]
        if slip and last:
            taken[role] = [1]
        for seat in taken[role]:
            people.tap(f"seat{seat}")
        people.picture(f"tapped-{role}")
        people.tap("confirm")
        index = model.property("index")
        people.wait_for(lambda index=index: people.place != "Identify" or model.property("index") != index)


def test_six_friends_keep_their_printed_cards(gather: Any) -> None:
    people = gather()
    people.tap("settingsButton")
    people.tap("voice")
    people.tap("backButton")
    people.sit_down(*NAMES)
    people.tap("style1")
    people.tap("ownCards")
    people.picture("own-cards-chosen")
    people.tap("beginButton")
    people.picture("own-cards")
    assert people.says("news0", "event-cards")
    people.tap("goOn")

    taken: dict[str, list[int]] = {}
    tell_cards(people, taken, slip=True)
    people.picture("twice")
    assert people.place == "Bulletin"
    assert people.says("news0", "event-cards-twice")
    people.tap("goOn")
    tell_cards(people, taken, slip=False)

    people.wishes["judge-seer-check"] = lambda people, _number: people.seats()[-1]
    people.play(until=lambda: people.place == "Floor")
    assert "Cover" not in people.seen, "nobody was dealt to"
    assert "Calling" in people.seen
