"""House rules of the hollow book: what its text leaves open (rulings, hollow), so that a table used to the
boxed game can set it to what it knows."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.engine.book import Deck, HouseRule


def needs(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when one of these roles is in the deck."""
    return lambda deck: any(deck.get(f"hollow.{role}", 0) > 0 for role in roles)


HOUSE_RULES = (
    HouseRule("alternate_nights", ("even", "odd"), needs("white_werewolf", "crow"), group="night"),
    HouseRule("crow_votes", ("2", "1"), needs("crow"), group="day"),
    HouseRule("fox_neighbours", ("living", "by-seat"), needs("fox"), group="night"),
    HouseRule("thief_must_take_wolf", ("yes", "no"), needs("thief"), group="night"),
    HouseRule("white_wolf_alone", ("yes", "no"), needs("white_werewolf"), group="wolves"),
    HouseRule("ancient_revenge", ("execution", "execution-shot-poison"), needs("ancient"), group="day"),
    HouseRule("mayor_from", ("second-day", "first-day", "first-night"), group="sheriff"),
    HouseRule("lovers_win", ("either-team", "also-alone"), needs("cupid"), group="third"),
    HouseRule("wolves_win", ("two-to-one", "no-villager")),
)
