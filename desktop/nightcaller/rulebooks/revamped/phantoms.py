"""Phantoms (7, Claimspace): roles that stand on the list and that nobody holds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nightcaller.engine.book import Deck
from nightcaller.engine.chance import shuffled
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM, card
from nightcaller.rulebooks.revamped.teams import PACKAGE

CLAIMSPACE: Final = "revamped.claimspace"


def phantoms(deck: Deck, seed: int) -> tuple[str, ...]:
    """ "For each Claimspace in the game, an extra role is added to the role list along with Claimspace,
    however, no player is this role": keyed, absent from the deck (edges 9), one for each in the order of the
    seats."""
    return _phantoms(tuple(deck.items()), seed) if deck.get(CLAIMSPACE) else ()


@lru_cache(64)
def _phantoms(deck: tuple[tuple[str, int], ...], seed: int) -> tuple[str, ...]:
    left = absent(dict(deck))
    return tuple(shuffled(seed, CLAIMSPACE, left)[: dict(deck)[CLAIMSPACE]])


def absent(deck: Deck) -> tuple[str, ...]:
    """The roles that may be a phantom beside this deck."""
    found = (
        role for role in entries.roles(PACKAGE).values() if role.beside is None and not deck.get(role.id)
    )
    return tuple(role.id for role in found if NO_PHANTOM not in role.tags and not card(role).counterpart)


def listed(deck: Deck, seed: int) -> Deck:
    """The role list that everybody sees: "it is not noted which role is not actually in the game". It is in
    the book's order, like every list of roles."""
    extra = phantoms(deck, seed)
    if not extra:
        return deck
    known = entries.roles(PACKAGE)
    whole = {**deck, **dict.fromkeys(extra, 1)}
    return {role: whole[role] for role in known if role in whole}
