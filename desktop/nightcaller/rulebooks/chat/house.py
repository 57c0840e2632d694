"""House rules of the chat book: what its text leaves open (rulings, chat), and what tables play otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightcaller.engine.book import Deck, HouseRule


def needs_several(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when the deck has several cards of one of these roles."""
    return lambda deck: any(deck.get(f"chat.{role}", 0) > 1 for role in roles)


TABLE_RULES: Final = (
    HouseRule("square", ("spoken", "written"), group="day"),
    HouseRule(
        "night_ties",
        ("drawn", "runoff"),
        needs_several("werewolf", "seeress", "cupid"),
        group="night",
        before=(6, "runoff"),
    ),
    HouseRule(
        "first_night",
        ("together", "apart"),
        lambda deck: deck.get("chat.cupid", 0) == 1,
        group="night",
        before=(6, "apart"),
    ),
    HouseRule("village_wins", ("no-enemy", "pure-villagers")),
)
