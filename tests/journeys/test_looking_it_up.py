"""The handbook over a game: it knows what the table has published, and nothing else."""

from __future__ import annotations

import pytest

from driver import read_all
from journeys.conftest import Gather
from journeys.people import People
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

pytestmark = pytest.mark.journey

DECK = {"judge.werewolf": 2, "judge.seer": 1, "judge.witch": 1, "judge.hunter": 1, "judge.commoner": 4}


def look_it_up(people: People, seed: int) -> None:
    """Begin a game and open the handbook over it, as the menu does."""
    players = tuple(
        SeatedPlayer(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida")
    )
    people.stage.begin(Sitting(players, DECK, seed, house={"witch_self_save": "never"}))
    read_all(people.stage.app)
    people.stage.app.open("Handbook")
    people.window.grabWindow()  # everything has found its place


def test_over_a_game_the_tables_own_deck_and_rules_are_marked(gather: Gather) -> None:
    people = gather()
    look_it_up(people, 7)
    people.tap("entry-witch")
    assert people.has("option-house-judge-witch-self-save-never-in-force")
    people.tap("entry-night")
    assert [name for name in people.names("step-moon") if not name.endswith("-absent")] == [
        f"step-moon{place}" for place in (2, 4, 5)
    ]
    people.stage.app.leave()
    people.stage.app.open("Handbook")
    people.tap("entry-night")
    assert people.has("step-moon10")
    assert not [name for name in people.names("step-") if name.endswith("-absent")]


def test_games_that_differ_in_secrets_have_the_same_handbook(gather: Gather) -> None:
    people = gather()
    read = []
    for seed in (7, 8):
        look_it_up(people, seed)
        pages = []
        for name in people.names("entry-"):
            people.tap(name)
            pages.append((name, people.texts(but="subtitle")))
        read.append(pages)
        people.stage.app.leave()
    assert read[0] == read[1]
