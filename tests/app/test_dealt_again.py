"""Before anything is decided the table deals again, or chooses the deck again: there was no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.mishap import WAYS, WHAT
from table.bots import sitting

Opened = Callable[..., tuple[Any, Any]]


@pytest.mark.parametrize(
    ("what", "way", "screen", "running"), [("seen", 0, "Cover", 1), ("deck", 0, "Deck", 0)]
)
def test_the_same_people_begin_anew(
    open_stage: Opened, what: str, way: int, screen: str, running: int
) -> None:
    stage, _window = open_stage()
    stage.begin(sitting(8))
    director = stage._director
    before = director.evening
    visit = before.visit()
    visit.finish()
    before.mishaps.halt()
    intended: list[Intent] = []
    director.mishap.intended.disconnect(director._announce)
    director.mishap.intended.connect(intended.append)
    stage.app.open("Mishap")
    director.mishap.choose(WHAT.index(what))
    director.mishap.chooseWay(way)
    director.mishap.confirm()
    assert WAYS[what][way] in {"dealt_again", "other_deck"}
    (intent,) = intended
    intent.act()
    assert stage.app.property("screen") == screen
    kept = [one.id for one in stage.shelf.running()]
    assert len(kept) == running and before.id not in kept
    if running:
        assert stage._director.evening.sitting.seed != before.sitting.seed
        stage._director.leave()


def test_who_came_late_stands_among_the_players_of_the_next_game(open_stage: Opened) -> None:
    """With one more it is another deck: the players come first, then a deck for so many."""
    stage, window = open_stage()
    stage.begin(sitting(8))
    director = stage._director
    evening = director.evening
    evening.visit().finish()
    evening.mishaps.halt()
    evening.mishaps.join_later("Zoe", "owl")
    evening.acknowledge()
    evening.acknowledge()
    director._again()
    assert stage.app.property("screen") == "Players"
    shown = stage.app.property("model")
    assert shown.property("count") == 9
    window.settle()
    assert "Zoe" in window.texts()
    shown.goOn()
    assert stage.app.property("screen") == "Books"
    assert stage.gathering.book.cards(stage.gathering.deck, 9) == sum(stage.gathering.deck.values())
    assert "Zoe" in {player.name for player in stage.gathering.sitting().players}
