"""House rules of the revamped book that belong to the table and not to a card (rulings, revamped-edges)."""

from typing import Final

from nightcaller.engine.book import Deck, HouseRule
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.teams import PACKAGE, SOLO, UNALIGNED


def solos_and_unaligned(deck: Deck) -> bool:
    """Whether anybody unaligned could ever stand in a solo's way."""
    known = entries.roles(PACKAGE)
    dealt = [known[role] for role, count in deck.items() if count and role in known]
    return any(role.team == UNALIGNED for role in dealt) and any(SOLO in role.tags for role in dealt)


TABLE_RULES: Final = (
    HouseRule("tie", ("nobody", "draw"), group="day"),
    HouseRule("wolves_win", ("everyone", "parity")),
    HouseRule("unaligned_block", ("solo-teams", "nobody"), solos_and_unaligned),
)
