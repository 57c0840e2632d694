"""How fair a deck is, as the deck screen tells it: asked for, under way, told, broken off."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt

from nightcaller.lab.__main__ import main
from nightcaller.lab.balance import as_data, balance
from nightcaller.lab.decks import plan_of
from nightcaller.rulebooks import book
from rulebooks.own.made_up import BELL
from table.bots import sitting

Opened = Callable[..., tuple[Any, Any]]


@pytest.fixture
def deck(open_stage: Opened) -> tuple[Any, Any, list[list[str]], list[str]]:
    stage, screen = open_stage()
    stage.gathering.players = sitting(9).players
    stage.gathering.fit()
    stage.app.restart("Home", "Deck")
    asked: list[list[str]] = []
    stopped: list[str] = []
    stage.fairness.wanted.connect(asked.append)
    stage.fairness.unwanted.connect(lambda: stopped.append("stop"))
    return stage, screen, asked, stopped


def measured(stage: Any, games: int = 60) -> dict[str, Any]:
    table = stage.gathering
    found = balance(plan_of(book(table.book.id), table.seats, table.deck, games, 1))
    assert found is not None
    return as_data(found)


def test_what_is_asked_is_what_is_on_the_table(deck: Any) -> None:
    stage, screen, asked, _stopped = deck
    screen.find("fairAsk").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.key(Qt.Key.Key_Space)
    assert screen.focus() == "fairStop", "the keyboard stays where it was"
    words = asked[0]
    assert words[:3] == ["balance", "--book", "judge"]
    told = dict(pair.split("=") for pair in words[words.index("--deck") + 1].split(","))
    assert {role: int(count) for role, count in told.items()} == stage.gathering.deck
    rules = dict(pair.split("=") for pair in words[words.index("--house") + 1].split(","))
    assert rules == {rule.id: stage.gathering.option(rule) for rule in stage.gathering.rules()}
    assert screen.has("fairProgress") and screen.has("fairStop")
    of = int(words[words.index("--games") + 1])
    assert (stage.fairness.property("played"), stage.fairness.property("games")) == (0, of), (
        "from the first frame"
    )


def test_who_wins_is_told_with_how_sure_it_is(deck: Any) -> None:
    stage, screen, _asked, _stopped = deck
    screen.tap("fairAsk")
    stage.fairness.progressed(20, 80)
    assert stage.fairness.property("played") == 20
    found = measured(stage)
    stage.fairness.told(found)
    rows = stage.fairness.rows
    assert {row.name: (row.share, row.low, row.high) for row in rows} == {
        stage.words.text(f"team-{team['team'].replace('.', '-')}"): (team["share"], team["low"], team["high"])
        for team in found["teams"]
    }
    assert screen.has("fairCamp0") and screen.has("fairCourse")
    assert screen.cut_off() == []


def test_whom_a_deck_favours_is_said_once(deck: Any) -> None:
    """What was measured long ago may call a fair fight what has just come out 61 to 39."""
    stage, screen, _asked, _stopped = deck
    assert screen.has("lean")
    screen.tap("fairAsk")
    assert screen.has("lean"), "nobody knows better yet"
    stage.fairness.told(measured(stage))
    assert not screen.has("lean")
    stage.app.property("model").step("judge.guardian", 1)
    stage.app.property("model").step("judge.guardian", -1)
    assert screen.has("lean")


@pytest.mark.parametrize("kept", [True, False])
def test_own_roles_are_played_those_too_that_came_with_an_evening(
    deck: Any, kept: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    stage, screen, asked, _stopped = deck
    if kept:
        stage.own_roles.save(BELL)
        stage.gathering.meet_own_roles()
    else:
        stage.gathering.regroup(msgspec.structs.replace(sitting(9), roles=(BELL,)))
    stage.gathering.take({"judge.werewolf": 3, "judge.seer": 1, BELL.id: 1, "judge.commoner": 4})
    stage.app.restart("Home", "Deck")
    screen.tap("fairAsk")
    assert asked[0].count("--own") == 1
    few = [*asked[0][: asked[0].index("--games")], "--games", "2", "--jobs", "1", "--steps"]
    assert main(few) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    stage.fairness.told(found)
    assert screen.has("fairCamp0")


def test_another_deck_is_another_question(deck: Any) -> None:
    stage, screen, _asked, stopped = deck
    screen.tap("fairAsk")
    found = measured(stage)
    stage.app.property("model").step("judge.guardian", 1)
    assert stopped == ["stop"]
    assert not screen.has("fairProgress")
    stage.fairness.told(found)  # the last word of a process that was stopped
    assert not stage.fairness.property("known")


def test_nothing_goes_on_behind_another_screen(deck: Any) -> None:
    _stage, screen, _asked, stopped = deck
    screen.tap("fairAsk")
    screen.tap("nextButton")
    assert stopped == ["stop"]


def test_a_suggestion_is_taken_with_a_tap(deck: Any) -> None:
    stage, screen, _asked, _stopped = deck
    screen.tap("fairAsk")
    now = dict(stage.gathering.deck)
    closer = {role: count for role, count in now.items() if role != "judge.witch"}
    closer["judge.commoner"] += 1
    stage.fairness.told(measured(stage) | {"suggestion": closer, "instead": "judge.witch"})
    assert screen.text("fairSuggestion") == "More even: Commoner instead of Witch"
    screen.tap("fairSuggestion")
    assert stage.gathering.deck == closer
    assert not stage.fairness.property("known"), "what was measured was the other deck"


def test_a_process_that_breaks_off_is_told_and_may_be_asked_again(deck: Any) -> None:
    stage, screen, asked, _stopped = deck
    screen.tap("fairAsk")
    stage.fairness.failed()
    assert screen.has("fairBroken")
    screen.tap("fairAsk")
    assert len(asked) == 2
