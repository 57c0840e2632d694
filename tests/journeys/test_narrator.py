"""Eight friends and a moderator, in both languages: the console, the handbook, a ruling, the end."""

from __future__ import annotations

from typing import Any

import pytest

from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]

NAMES = {
    "en": ("Ada", "Bo", "Cai", "Dora", "Eva", "Finn", "Gil", "Hana"),
    "zh-CN": ("小满", "阿泽", "子涵", "晓彤", "老陈", "雨桐", "大鹏", "若曦"),
}


def a_suspect(people: People, _number: int) -> int | None:
    """Whom everybody votes for: a wolf, if one can be chosen."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats()), None)


def prey(people: People, _number: int) -> int | None:
    """The pack attacks from the second night on: somebody who is no wolf."""
    night = int(people.stage.app.property("model").property("day"))
    return next((s for s in people.seats() if s not in people.wolves()), None) if night > 1 else None


def a_wolf(people: People, _number: int) -> int | None:
    """The Seer looks at a wolf."""
    return next((wolf for wolf in people.wolves() if wolf in people.seats()), None)


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_whole_evening_with_a_moderator(gather: Any, language: str) -> None:
    people = gather(language=language)
    people.sit_down(*NAMES[language])
    people.tap("style2")
    people.tap("beginButton")
    people.wishes |= {
        "judge-pack-attack": prey,
        "judge-seer-check": a_wolf,
        "judge-exile-vote": a_suspect,
        "judge-runoff-vote": a_suspect,
    }
    people.runners = [2, 5]
    people.play(until=lambda: people.place == "Console")
    assert len(people.roles) == len(NAMES[language]), "the cards went round as in pass around"

    # The night is covered until the moderator holds it open.
    role = people.catalogue.say(language, "role-judge-werewolf")
    people.play(until=lambda: people.stage.app.property("model").property("role") == "judge.seer")
    covered = [text for text in people.texts() if text == role]
    people.press("hold")
    people.qtbot.waitUntil(lambda: bool(people.stage.app.property("model").property("peeking")))
    people._settle()
    notes = [item.property("note") for item in people.items() if item.objectName().startswith("seat")]
    assert notes.count(role) == len(people.wolves())
    people.picture("peeking")
    people.release("hold")
    people._settle()
    assert [text for text in people.texts() if text == role] == covered

    # The Seer's answer comes up for her by itself, and ends her call when it is put away.
    people.step()
    people.wait("showFigure")
    people._settle()
    assert people.text("showFigure") == people.catalogue.say(language, "show-camp-wolf")
    people.picture("answer-shown")
    people.hold("putAway")
    people.qtbot.waitUntil(lambda: not people.has("showFigure"))
    assert people.stage.app.property("model").property("role") == "judge.witch"

    # Slip of a finger: back to the pack's step, and on again.
    steps = [row.role for row in people.stage.app.property("model").calls.rows]
    people.tap(f"step{steps.index('judge.werewolf')}")
    people._settle()
    people.hold("backHere")
    assert people.stage.app.property("model").property("role") == "judge.werewolf"

    # By day a ruling from the handbook: somebody is out of the game, and the table hears it.
    people.play(until=lambda: people.place == "Floor")
    people.tap("book")
    people.wait("bookRing")
    people._settle()
    victim = next(seat for seat in people.living() if people.roles[seat] == "commoner")
    people.tap(f"seat{victim}")
    people._settle()
    people.picture("handbook")
    people.tap("leaf1")
    people._settle()
    people.hold("killOrRevive")
    people.qtbot.waitUntil(lambda: people.place == "Bulletin")
    people.picture("ruling")

    people.play(until=lambda: people.place == "Ended")
    assert "Calling" not in people.seen
    assert {"Console", "Floor", "Bulletin"} <= set(people.seen)
