"""What a table that is being set up is told about its deck."""

from __future__ import annotations

from pathlib import Path

from nightcaller.collection import CollectionFile
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.sitting import Player
from nightcaller.viewmodels.gathering import Gathering


def test_advice_follows_the_house_rules(tmp_path: Path) -> None:
    """Hollow: two to one ends the first morning, unless the wolves have to eat everybody (`wolves_win`)."""
    table = Gathering(SettingsFile(tmp_path / "settings"), CollectionFile(tmp_path / "collection"))
    table.players = tuple(Player(name) for name in "ABCDE")
    table.book = next(book for book in table.books if book.id == "hollow")
    table.take({"hollow.werewolf": 4, "hollow.villager": 1})
    assert [problem.id for problem in table.problems()] == ["advice-hollow-two-to-one"]
    table.house["wolves_win"] = "no-villager"
    assert [problem.id for problem in table.problems()] == ["advice-hollow-wolves"]
