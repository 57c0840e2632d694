"""What a card says by the house rules of the table, and by the deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nightcaller.table.shelf.books import RuleInfo
from nightcaller.text import message_id


def agreed(rules: Iterable[RuleInfo], house: Mapping[str, str]) -> list[str]:
    """Return the attributes in which a card may say what holds: ``.card-<rule>-<option>``, the first counts.

    Args:
        house: rule -> option; the book's own reading stands for the rest.
    """
    return [f".{message_id('card', rule.id, house.get(rule.id, rule.default))}" for rule in rules]


def without(deck: Mapping[str, int], roles: Iterable[str]) -> list[str]:
    """Return the attributes in which a card may leave out what it says of another: ``.card-without-<role>``.

    Args:
        deck: as everybody knows it.
        roles: all of the book.
    """
    return [f".{message_id('card-without', role.partition('.')[2])}" for role in roles if not deck.get(role)]
