"""House rules of the forum book: what its text leaves open (rulings, forum)."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.engine.book import Deck, HouseRule


def needs(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when one of these roles or traits is in the deck."""
    return lambda deck: any(deck.get(f"forum.{role}", 0) > 0 for role in roles)


TRAIT_IDS = (
    "apprentice",
    "guardian_angel",
    "spy",
    "witness",
    "cursed",
    "blessed",
    "brutal",
    "hunter",
)

HOUSE_RULES = (
    HouseRule("traits_each", ("one", "several"), needs(*TRAIT_IDS)),
    HouseRule("apprentice_starts", ("drawn", "unclaimed", "claimed"), needs("apprentice"), group="night"),
    HouseRule("angel_repeat", ("no", "yes"), needs("guardian_angel"), group="night"),
    HouseRule("pack_order", ("last", "most"), group="wolves"),
    HouseRule("patients_lynched", ("no", "yes"), needs("doctor"), group="day"),
    HouseRule("dead_revealed", ("yes", "no"), group="day"),
    HouseRule("autolynch", ("on", "off"), group="day"),
    HouseRule("tie", ("nobody", "draw"), group="day"),
    HouseRule("wolves_win", ("parity", "nobody-else")),
)
