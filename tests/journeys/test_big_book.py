"""The big book on the real window, from the shelf to the story and another game: passed round in both
languages, with closed eyes, and with a moderator.

Every deck has something of everything: offices, standing targets, news and powers of the day, roles that are
named, answers that somebody owes, recruits, masks. On their way the tables are interrupted, think again,
change the language, look things up.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from driver import read_all
from journeys.conftest import Gather
from journeys.people import People
from journeys.village import CALLED, DESK, KITCHEN, begin, the_village_errs
from nightcaller.text import LANGUAGES, message_id
from parts import WHOLE

pytestmark = [pytest.mark.journey, pytest.mark.slow]

TESTS = Path(__file__).resolve().parents[1]


def gathered(gather: Gather, language: str, size: tuple[int, int]) -> People:
    """People who note whatever on the screen should not be read."""
    people = gather(language=language, size=size)
    people.proof = []
    return people


def day(people: People) -> int:
    """Which day it is, as the screen says."""
    return int(people.stage.app.property("model").property("day") or 0)


def end(people: People) -> str:
    """Play on to the end, read the story, and begin another game with the same people."""
    people.play(until=lambda: people.place == "Ended")
    story = people.tell()
    assert people.proof == []
    for role in set(people.roles.values()):
        assert people.catalogue.say(people.language, message_id("role", f"revamped.{role}")) in story
    people.tap("rematch")
    people.qtbot.waitUntil(lambda: people.place == "Cover")
    return story


def until_the_plug_is_pulled(folder: Path) -> tuple[str, dict[int, str]]:
    """Play in another process up to the middle of the first round by day and kill it there.

    Returns:
        The title of the cover it stood at, and the cards that were read.
    """
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
    }
    command = [sys.executable, "-m", "journeys.until_the_day_round", str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, encoding="utf-8", env={**environment, "PYTHONUTF8": "1"}
    ) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        process.kill()
    assert told, "it never got to the round by day"
    report: dict[str, Any] = json.loads(told)
    assert report["proof"] == []
    return report["cover"], {int(seat): role for seat, role in report["roles"].items()}


def test_passed_round_in_chinese(gather: Gather, tmp_path: Path) -> None:
    """The plug is pulled in the middle of the round by day; a Mayor is elected; the story; another game."""
    whose, roles = until_the_plug_is_pulled(tmp_path)
    people = gathered(gather, "zh-CN", (1280, 800))
    read_all(people.stage.app)
    people.picture("home")
    people.tap("continueButton")
    people.qtbot.waitUntil(lambda: people.place == "Cover")
    assert people.text("passTitle") == whose
    assert people.stage.app.property("model").property("purpose") == "day_round"
    people.roles = roles
    table = people.stage.gathering  # a new process: whoever opens her card reads it by this book
    table.open_book(next(book for book in table.books if book.id == "revamped"))
    the_village_errs(people)
    end(people)
    assert {"window-revamped-mayor-vote", "window-revamped-lynch"} <= people.pictured


def test_passed_round_in_english(gather: Gather) -> None:
    """The table takes a step back after the round by day, changes the language, looks up a role; a razor."""
    people = gathered(gather, "en", (1024, 600))
    begin(people, KITCHEN)
    the_village_errs(people)
    people.play(until=lambda: people.place == "Floor")
    people.take_back()
    assert people.place == "Cover", "the last of the round by day has the laptop again"
    assert people.stage.app.property("model").property("purpose") == "day_round"
    people.play(until=lambda: people.place == "Floor")
    people.look_up("revamped.grandma")
    people.speak(1)
    assert any("第一天" in text for text in people.texts())
    people.picture("floor-chinese")
    people.speak(2)
    people.picture("floor-both")
    people.play(until=lambda: people.place == "Floor" and day(people) == 2)
    barber = next(seat for seat, role in people.roles.items() if role == "barber")
    victim = next(seat for seat in people.living() if seat != barber)
    people.declares = barber
    people.wishes |= {
        "revamped-declare": lambda _people, _seat: "razor-shown",
        "revamped-declare-target": lambda _people, _seat: victim,
    }
    people.play(until=lambda: people.place == "Bulletin")
    people.picture("razor")
    assert people.says("news0", "event-revamped-razor", seat=victim)
    end(people)


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["zh-CN"])
def test_a_day_on_which_people_ask_for_the_laptop(gather: Gather, language: str) -> None:
    """Somebody with a power and somebody without ask for it; the table steps back; then nobody asks."""
    people = gathered(gather, language, (1280, 800))
    begin(people, KITCHEN, by_day="asked")
    the_village_errs(people)
    people.play(until=lambda: people.place == "Floor")
    speaking = people.stage.app.property("model").property("number")
    tanner = next(seat for seat, role in people.roles.items() if role == "tanner")
    someone = next(seat for seat in people.living() if seat != tanner)
    for seat in (tanner, someone):
        people.declares = seat
        people.play(until=lambda: people.declares is None)
        assert people.place == "Cover"
        assert people.stage.app.property("model").property("purpose") == "day_asked"
        people.picture("asked-cover")
        people.play(until=lambda: people.place == "Floor")
        assert people.stage.app.property("model").property("number") == speaking
    people.take_back()
    assert people.place == "Floor", "who asked has it no more"
    people.play(until=lambda: people.place == "Hands")
    people.play(until=lambda: people.place == "Floor" and day(people) == 2)
    assert people.proof == []
    assert {"card-day-asked", "page-day-asked"} <= {name.replace("_", "-") for name in people.pictured}


def test_with_closed_eyes(gather: Gather) -> None:
    """During the debate somebody takes the laptop and thinks again; the rest are called in the dark."""
    people = gathered(gather, "zh-CN", (1024, 600))
    begin(people, CALLED, style=1)
    the_village_errs(people)
    people.play(until=lambda: people.place == "Floor")
    people.declares = people.living()[0]
    people.play(until=lambda: people.declares is None)
    assert people.place == "Cover"
    people.play(until=lambda: people.place == "Floor")
    people.look_up("revamped.ranger")
    end(people)
    assert "Calling" in people.seen


def test_with_a_moderator(gather: Gather) -> None:
    """The moderator takes a step of the round by day back, and goes on."""
    people = gathered(gather, "en", (1280, 800))
    begin(people, DESK, style=2)
    the_village_errs(people)

    def asked() -> tuple[str, int]:
        model = people.stage.app.property("model")
        return str(model.property("purpose")), int(model.property("number") or 0)

    people.play(until=lambda: people.place == "Console" and asked()[0] == "day_round")
    first = asked()
    people.play(until=lambda: asked()[0] == "day_round" and asked() != first)
    people.hold("consoleUndo")
    people.wait_for(lambda: people.place == "Bulletin")
    assert people.says("news0", "event-amended-took-back"), "by day everybody is told"
    people.picture("correction")
    people.tap("goOn")
    people._settle()
    assert asked() == first
    people.play(until=lambda: people.place == "Floor")
    people.look_up("revamped.tanner")
    end(people)
    assert "Visit" in people.seen, "the cards went round"
    assert {"Console", "Floor", "Bulletin", "Hands"} <= set(people.seen)
