"""What a table that is being set up is told about its deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.collection import CollectionFile
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.gathering import Gathering


@pytest.fixture
def table(tmp_path: Path) -> Gathering:
    """Nine people who play by the hollow book."""
    table = Gathering(SettingsFile(tmp_path / "settings"), CollectionFile(tmp_path / "collection"))
    table.players = tuple(SeatedPlayer(name) for name in "ABCDEFGHI")
    table.book = next(book for book in table.books if book.id == "hollow")
    return table


@pytest.mark.parametrize(
    ("role", "crow_nights", "shown"),
    [
        ("crow", "every-two", True),
        ("crow", "every", False),
        ("white_werewolf", "every-two", True),
        ("fox", "every-two", False),
    ],
)
def test_which_nights_alternate_is_asked_where_somebody_waits_for_them(
    table: Gathering, role: str, crow_nights: str, shown: bool
) -> None:
    """Hollow: a Crow who flies every night does not; a White Werewolf always does."""
    table.take({"hollow.werewolf": 2, f"hollow.{role}": 1, "hollow.villager": 6})
    table.house["crow_nights"] = crow_nights
    assert ("alternate_nights" in {rule.id for rule in table.rules()}) is shown
    table.take({**table.deck, "hollow.white_werewolf": 1})
    assert "alternate_nights" in {rule.id for rule in table.rules()}


def test_advice_follows_the_house_rules(table: Gathering) -> None:
    """Hollow: two to one ends the first morning, unless the wolves have to eat everybody (`wolves_win`)."""
    table.players = table.players[:5]
    table.take({"hollow.werewolf": 4, "hollow.villager": 1})
    assert [problem.id for problem in table.problems()] == ["advice-hollow-two-to-one"]
    table.house["wolves_win"] = "no-villager"
    assert [problem.id for problem in table.problems()] == ["advice-hollow-wolves"]
