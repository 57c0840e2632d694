"""Decks as people write them on a slip of paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.rulebook import Recommendation

Slips = Mapping[int, Mapping[str, str]]
"""Number of people -> level (``easy``, ``classic``, ``wild``) -> what is on the slip."""


def read(book: str, slip: str) -> Deck:
    """Read "3 werewolf, seer": a deck.

    Args:
        book: whose roles they are.
        slip: cards with their numbers; one is not written.
    """
    counted = (one.split() for one in slip.split(", "))
    return {f"{book}.{words[-1]}": int(words[0]) if len(words) > 1 else 1 for words in counted}


def recommendations(
    book: str, slips: Mapping[str, str], refilled: Callable[[Deck], Deck | None]
) -> tuple[Recommendation, ...]:
    """The decks on these slips.

    Args:
        book: whose.
        slips: the decks by level, the one to start with first.
        refilled: adds those without a power, of whom no slip speaks.
    """
    found = []
    for level, slip in slips.items():
        deck = refilled(read(book, slip))
        assert deck is not None, slip
        cards = {role: count for role, count in deck.items() if count}
        found.append(Recommendation(f"deck-{book}-{level}", cards))
    return tuple(found)


def distinct(recommended: Iterable[Recommendation]) -> tuple[Recommendation, ...]:
    """The same without decks that have come before under another name."""
    found: dict[tuple[tuple[str, int], ...], Recommendation] = {}
    for one in recommended:
        found.setdefault(tuple(sorted(one.deck.items())), one)
    return tuple(found.values())
