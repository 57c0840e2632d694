"""Who comes late plays from the next game on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from table.bots import sitting

Opened = Callable[..., tuple[Any, Any]]


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
