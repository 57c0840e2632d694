"""Which tables the chat book suits: it lives from its rooms, and a room is written in alone."""

from __future__ import annotations

from collections.abc import Mapping

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.chat import decks
from nightcaller.rulebooks.chat.factions import VILLAGER
from nightcaller.rulebooks.rulebook import Loss
from nightcaller.styles import Style


def misfit(deck: Deck, _house: Mapping[str, str], style: Style) -> Loss | None:
    """What gets lost where the laptop does not go round, the greatest loss of this deck first."""
    if style.passes:
        return None
    if deck.get(decks.GIRL) and deck.get(decks.WOLF, 0) > 1:
        return Loss("misfit-chat-girl")
    if deck.get(decks.CUPID):
        return Loss("misfit-chat-lovers")
    if any(count > 1 for role, count in deck.items() if role != VILLAGER):
        return Loss("misfit-chat-rooms")
    return None
