"""House rules of the chat book: what its text leaves open (rulings, chat), and what tables play otherwise."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.engine.book import Deck, HouseRule


def needs(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when one of these roles is in the deck."""
    return lambda deck: any(deck.get(f"chat.{role}", 0) > 0 for role in roles)


def needs_several(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when the deck has several cards of one of these roles."""
    return lambda deck: any(deck.get(f"chat.{role}", 0) > 1 for role in roles)


HOUSE_RULES = (
    HouseRule("square", ("spoken", "written"), group="day"),
    HouseRule(
        "night_ties", ("runoff", "drawn"), needs_several("werewolf", "seeress", "cupid"), group="night"
    ),
    HouseRule("pack_targets", ("anybody", "no-wolf"), needs("werewolf"), group="wolves"),
    HouseRule("girl_watches", ("votes", "notes"), needs("little_girl"), group="night"),
    HouseRule("village_wins", ("no-enemy", "pure-villagers")),
)
