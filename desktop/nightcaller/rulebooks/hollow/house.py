"""House rules of the hollow book: what its text leaves open, and what tables of the boxed game play otherwise
(rulings, hollow)."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.engine.book import Deck, HouseRule
from nightcaller.rulebooks.rulebook import Preset


def needs(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when one of these roles is in the deck."""
    return lambda deck: any(deck.get(f"hollow.{role}", 0) > 0 for role in roles)


WITH_MAYOR = ("mayor", "yes")
"""Under which rule it matters what a Mayor is and may do."""

HOUSE_RULES = (
    HouseRule(
        "alternate_nights",
        ("even", "odd"),
        needs("white_werewolf", "crow"),
        group="night",
        given=("crow_nights", "every-two"),
        anyway=needs("white_werewolf"),
    ),
    HouseRule("crow_nights", ("every-two", "every"), needs("crow"), group="night"),
    HouseRule("crow_votes", ("2", "1"), needs("crow"), group="day"),
    HouseRule("fox_neighbours", ("living", "by-seat"), needs("fox"), group="night"),
    HouseRule("fox_declines", ("no", "yes"), needs("fox"), group="night"),
    HouseRule("protector_repeats", ("no", "yes"), needs("protector"), group="night"),
    HouseRule("witch_poisons_herself", ("no", "yes"), needs("witch"), group="night"),
    HouseRule("thief_must_take_wolf", ("yes", "no"), needs("thief"), group="night"),
    HouseRule("white_wolf_alone", ("yes", "no"), needs("white_werewolf"), group="wolves"),
    HouseRule("ancient_lives", ("two", "one"), needs("ancient"), group="night"),
    HouseRule("ancient_revenge", ("execution", "execution-shot-poison"), needs("ancient"), group="day"),
    HouseRule("curse", ("everybody", "village"), needs("ancient"), group="day"),
    HouseRule("dead_revealed", ("no", "yes"), group="day"),
    HouseRule("mayor", ("yes", "no"), group="sheriff"),
    HouseRule("mayor_from", ("second-day", "first-day", "first-night"), group="sheriff", given=WITH_MAYOR),
    HouseRule("mayor_tie", ("next-day", "again"), group="sheriff", given=WITH_MAYOR),
    HouseRule("mayor_vote", ("two", "one"), group="sheriff", given=WITH_MAYOR),
    HouseRule("mayor_breaks_ties", ("yes", "no"), group="sheriff", given=WITH_MAYOR),
    HouseRule("lovers_win", ("also-alone", "either-team", "with-cupid"), needs("cupid"), group="third"),
    HouseRule("dead_lovers_win", ("yes", "no"), needs("cupid"), group="third"),
    HouseRule("wolves_win", ("two-to-one", "no-villager")),
)

PRESETS = (
    Preset(
        "box",
        {
            "alternate_nights": "odd",
            "ancient_revenge": "execution-shot-poison",
            "mayor_from": "first-night",
            "lovers_win": "also-alone",
            "wolves_win": "no-villager",
            "dead_revealed": "yes",
            "curse": "village",
            "crow_nights": "every",
            "mayor_tie": "again",
        },
    ),
)
"""Rulings, hollow: how the boxed game is played."""
