"""Which table styles carry a deck: decided by its rulebook, never by a screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import Style


class Misfit(NamedTuple):
    """Why another style would be better."""

    reason: str
    """Message id."""
    refused: bool
    """It cannot be played like that at all; otherwise the table may do as it likes."""
    role: str = ""
    """The card that makes it so, where the reason names it (``$role``)."""


def misfit(
    book: Rulebook, deck: Deck, house: Mapping[str, str], style: Style, *, own_cards: bool
) -> Misfit | None:
    """Return what speaks against playing a deck in a style; None if nothing does.

    Args:
        book: the rulebook.
        deck: how many cards of each role; ids full or short.
        house: what the table has agreed on; the rest is as the book has it.
        style: the table style.
        own_cards: the table keeps its printed cards.
    """
    if style.passes:
        return None
    full = {book.role(name).id: count for name, count in deck.items() if count}
    if own_cards and not full.keys().isdisjoint(book.traits):
        return Misfit("misfit-own-cards-traits", refused=True)
    if own_cards and style.voice_calls and book.spare(full):
        return Misfit("misfit-own-cards-table", refused=True)
    if own_cards and style.voice_calls and book.listed(full, 0) != full:
        return Misfit("misfit-own-cards-unheld", refused=True)
    lost = book.misfit(full, book.house(house), style)
    return Misfit(lost.reason, refused=False, role=lost.role) if lost else None
