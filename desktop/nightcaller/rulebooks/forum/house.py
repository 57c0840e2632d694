"""House rules of the forum book: what its text leaves open (rulings, forum).

What concerns one card alone stands beside that card.
"""

from __future__ import annotations

from typing import Final

from nightcaller.engine.book import Deck, HouseRule
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.forum.camps import PACKAGE


def several_traits(deck: Deck) -> bool:
    """Nobody holds the same trait twice."""
    return sum(deck.get(trait, 0) > 0 for trait in entries.traits(PACKAGE)) > 1


def wolves_together(deck: Deck) -> bool:
    """Whether a pack has, or may get, more than one wolf to disagree."""
    return deck.get("forum.cursed", 0) > 0 or any(
        deck.get(wolf, 0) > 1 for wolf in ("forum.werewolf", "forum.red_werewolf")
    )


TABLE_RULES: Final = (
    HouseRule("traits_each", ("one", "several"), several_traits),
    HouseRule("pack_order", ("last", "most"), wolves_together, group="wolves"),
    HouseRule("dead_revealed", ("yes", "no"), group="day"),
    HouseRule("autolynch", ("on", "off"), group="day"),
    HouseRule("tie", ("nobody", "draw"), group="day"),
    HouseRule("wolves_win", ("parity", "nobody-else")),
)
