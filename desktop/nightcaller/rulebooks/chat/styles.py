"""Which tables the chat book suits: it lives from its rooms, and a room is written in alone."""

from __future__ import annotations

from collections.abc import Mapping

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.chat import decks


def misfits(deck: Deck, _house: Mapping[str, str]) -> Mapping[str, str]:
    """What gets lost where the laptop does not go round, the greatest loss of this deck first."""
    if deck.get(decks.GIRL) and deck.get(decks.WOLF, 0) > 1:
        reason = "misfit-chat-girl"
    elif deck.get(decks.CUPID):
        reason = "misfit-chat-lovers"
    elif any(count > 1 for role, count in deck.items() if role != decks.VILLAGER):
        reason = "misfit-chat-rooms"
    else:
        return {}
    return {"eyes_closed": reason, "narrator": reason}
