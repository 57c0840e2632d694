"""House rules of the judge manual: its own tips and what rulings.md leaves to the table."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.engine.book import Deck, HouseRule


def needs(*roles: str) -> Callable[[Deck], bool]:
    """A rule that matters only when all these roles are in the deck."""
    return lambda deck: all(deck.get(f"judge.{role}", 0) > 0 for role in roles)


HOUSE_RULES = (
    HouseRule("witch_self_save", ("first-night", "always", "never"), needs("witch")),
    HouseRule("witch_both_potions", ("no", "yes"), needs("witch")),
    HouseRule("witch_sees_victim_without_antidote", ("no", "yes"), needs("witch")),
    HouseRule("guard_repeat", ("no", "yes"), needs("guardian")),
    HouseRule("wolves_may_pass", ("yes", "no")),
    HouseRule("wolves_may_target_pack", ("yes", "no")),
    HouseRule("hunter_shoots", ("unless-voted-out", "unless-poisoned", "always"), needs("hunter")),
    HouseRule("sheriff", ("yes", "no")),
    HouseRule("election", ("after", "before")),
    HouseRule("race_explosion", ("next-day", "badge-lost")),
    HouseRule("tie", ("runoff", "nobody")),
    HouseRule("last_words", ("those", "everybody", "nobody")),
    HouseRule("wolves_win", ("side", "everyone", "parity")),
)
