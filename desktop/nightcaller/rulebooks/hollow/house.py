"""House rules of the hollow book: what its text leaves open, and what tables of the boxed game play otherwise
(rulings, hollow)."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.rulebooks.rulebook import Preset

WITH_MAYOR = ("mayor", "yes")
"""Under which rule it matters what a Mayor is and may do."""

ALTERNATE_NIGHTS: Final = HouseRule(
    "alternate_nights",
    ("even", "odd"),
    group="night",
    given=("crow_nights", "every-two"),
    anyway=lambda deck: deck.get("hollow.white_werewolf", 0) > 0,
)
"""Which of "every two turns" it is: the White Werewolf's and the Crow's."""

CURSE_SPARES_IDIOT: Final = HouseRule(
    "curse_spares_idiot",
    ("yes", "no"),
    lambda deck: deck.get("hollow.idiot", 0) > 0 and deck.get("hollow.ancient", 0) > 0,
    group="day",
)
"""Only an executed Ancient brings the curse upon anybody."""

TABLE_RULES: Final = (
    CURSE_SPARES_IDIOT,
    HouseRule("dead_revealed", ("no", "yes"), group="day"),
    HouseRule("mayor", ("yes", "no"), group="sheriff"),
    HouseRule(
        "mayor_from",
        ("second-day", "first-day", "first-night", "second-night", "third-night", "third-day"),
        group="sheriff",
        given=WITH_MAYOR,
    ),
    HouseRule("mayor_tie", ("next-day", "again"), group="sheriff", given=WITH_MAYOR),
    HouseRule("mayor_vote", ("two", "one"), group="sheriff", given=WITH_MAYOR),
    HouseRule("mayor_breaks_ties", ("yes", "no"), group="sheriff", given=WITH_MAYOR),
    HouseRule("votes_skip", ("yes", "no"), group="day"),
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
