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


def several_traits(deck: Deck) -> bool:
    """Nobody holds the same trait twice."""
    return sum(deck.get(f"forum.{trait}", 0) > 0 for trait in TRAIT_IDS) > 1


def wolves_together(deck: Deck) -> bool:
    """Whether a pack has, or may get, more than one wolf to disagree."""
    return needs("cursed")(deck) or any(
        deck.get(wolf, 0) > 1 for wolf in ("forum.werewolf", "forum.red_werewolf")
    )


HOUSE_RULES = (
    HouseRule("traits_each", ("one", "several"), several_traits),
    HouseRule("apprentice_starts", ("drawn", "unclaimed", "claimed"), needs("apprentice"), group="night"),
    HouseRule("angel_repeat", ("no", "yes"), needs("guardian_angel"), group="night"),
    HouseRule("pack_order", ("last", "most"), wolves_together, group="wolves"),
    HouseRule("patients_lynched", ("no", "yes"), needs("doctor"), group="day"),
    HouseRule("dead_revealed", ("yes", "no"), group="day"),
    HouseRule("autolynch", ("on", "off"), group="day"),
    HouseRule("tie", ("nobody", "draw"), group="day"),
    HouseRule("wolves_win", ("parity", "nobody-else")),
)
