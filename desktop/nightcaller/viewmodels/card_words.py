"""What a card says where the table has decided by a house rule what it can do."""

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
