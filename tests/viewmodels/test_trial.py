"""What games by bots show of a made-up card: whose side it helps, and what of it counts for the card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from nightcaller.collection import CollectionFile
from nightcaller.lab.balance import as_data, balance
from nightcaller.lab.decks import plan_of
from nightcaller.rulebooks import book
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue
from nightcaller.viewmodels import fairness
from nightcaller.viewmodels.fairness import FairnessViewModel
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.trial import GAMES, POINTS, TrialViewModel

CARD = "own.bell"
TEAMS = ({"team": "village", "share": 0.5}, {"team": "wolves", "share": 0.3}, {"team": CARD, "share": 0.2})


@pytest.fixture
def owner(qapp: QGuiApplication) -> QObject:
    return QObject()


def found(points: float, error: float = 0.02) -> dict[str, Any]:
    swings = [
        {"role": "judge.seer", "points": 0.9, "error": 0.0},
        {"role": CARD, "points": points, "error": error},
    ]
    return {"village": "village", "teams": TEAMS, "swings": swings}


def asked(parent: QObject) -> tuple[TrialViewModel, list[list[str]], list[int]]:
    """Games that have been asked for; what was wanted, and what is measured later."""
    trial, wanted, measured = TrialViewModel(parent), list[list[str]](), list[int]()
    trial.wanted.connect(wanted.append)
    trial.measured.connect(measured.append)
    trial.begin("judge", {"judge.seer": 1, CARD: 2}, CARD, ["--own", "bell"])
    return trial, wanted, measured


@pytest.mark.parametrize(
    ("points", "side", "worth"),
    [
        (0.10, "village", round(10 / POINTS)),
        (-0.10, "wolves", -round(10 / POINTS)),
        (0.02, "nobody", round(2 / POINTS)),
        (-0.01, "nobody", 0),
        (0.9, "village", 9),
        (-0.9, "wolves", -9),
    ],
)
def test_a_card_helps_whom_the_games_say_beyond_chance(
    owner: QObject, points: float, side: str, worth: int
) -> None:
    trial, wanted, measured = asked(owner)
    (words,) = wanted
    assert words[words.index("--deck") + 1] == f"judge.seer=1,{CARD}=2"
    assert words[words.index("--card") + 1] == CARD
    assert words[words.index("--games") + 1] == str(GAMES)
    assert words[words.index("--own") + 1] == "bell"
    assert (trial.playing, trial.known, trial.games, trial.played) == (True, False, 2 * GAMES, 0)
    trial.told(found(points))
    assert (trial.playing, trial.known, trial.broken) == (False, True, False)
    assert (trial.side, trial.points, trial.error) == (side, round(100 * abs(points)), 2)
    assert measured == [worth]
    assert (trial.village, trial.others, trial.holder, trial.alone) == (0.5, 0.3, 0.2, True)
    assert trial.shares == {"village": 50, "wolves": 30, "holder": 20}


def test_games_that_are_played_are_counted_and_what_they_showed_goes_with_the_deck(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path
) -> None:
    """As the deck's screen tells it: asked for, under way, broken off, told, and gone with another deck."""
    table = Gathering(SettingsFile(tmp_path / "settings"), CollectionFile(tmp_path / "collection"))
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(9))
    table.fit()
    owner, taken, told = QObject(), list[Mapping[str, int]](), list[str]()
    model: Any = FairnessViewModel(Phrasebook(catalogue, ("en",)), table, taken.append, owner)
    model.wanted.connect(lambda _words: told.append("wanted"))
    model.unwanted.connect(lambda: told.append("unwanted"))
    model.changed.connect(lambda: told.append(model.playing))

    def stands() -> tuple[bool, bool, bool, int, int]:
        return model.playing, model.broken, model.known, model.played, model.games

    model.takeSuggestion()
    assert stands() == (False, False, False, 0, fairness.GAMES) and not told and not taken
    model.ask()
    assert stands() == (True, False, False, 0, fairness.GAMES)
    assert told == ["wanted", True]
    model.progressed(20, 80)
    assert stands() == (True, False, False, 20, 80)
    model.failed()
    assert stands() == (False, True, False, 20, fairness.GAMES)
    model.progressed(30, 80)
    model.told({})
    assert stands() == (False, True, False, 20, fairness.GAMES)
    model.ask()
    games = balance(plan_of(book(table.book.id), table.seats, table.deck, 40, 1))
    assert games is not None
    found = as_data(games)
    model.told(found)
    assert model.known and model.course
    shares = [row.share for row in model.rows]
    assert shares == sorted((one["share"] for one in found["teams"]), reverse=True)
    assert sum(row.village for row in model.rows) == 1
    model.takeSuggestion()
    assert taken == ([found["suggestion"]] if found.get("suggestion") else [])
    assert bool(model.suggestion) == bool(found.get("instead"))
    model.look()
    assert model.known, "it is still the same deck"
    model.leave()
    assert model.known, "nothing goes on that had to be stopped"
    table.take({**table.deck, next(iter(table.deck)): 9})
    model.look()
    assert (model.known, model.rows, model.course, model.swing) == (False, (), "", "")
    for stop in (model.stop, model.leave):
        model.ask()
        told.clear()
        stop()
        assert not model.playing and told[0] == "unwanted"


def test_only_games_that_are_played_come_to_something(owner: QObject) -> None:
    """Stopped, broken off or never begun: nothing is measured, and who plays them is told once."""
    trial, _wanted, measured = asked(owner)
    unwanted, changed = list[bool](), list[str]()
    trial.unwanted.connect(lambda: unwanted.append(True))
    trial.changed.connect(lambda: changed.append(trial._state))
    trial.progressed(7, 20)
    assert (trial.played, trial.games, changed) == (7, 20, ["playing"])
    trial.progressed(0, 0)
    assert trial.games == 1, "nothing is divided by nothing"
    trial.stop()
    trial.stop()
    trial.told(found(0.1))
    trial.failed()
    trial.progressed(9, 20)
    assert (unwanted, changed) == ([True], ["playing", "playing", ""])
    assert (trial.playing, trial.known, trial.broken, trial.played) == (False, False, False, 0)
    assert (trial.side, trial.alone, trial.points) == ("nobody", False, 0)
    trial.begin("judge", {CARD: 1}, CARD, [])
    trial.failed()
    assert (trial.broken, trial.playing) == (True, False)
    assert measured == []
    trial.stop()
    assert not trial.broken
    assert unwanted == [True], "nobody plays any more"
