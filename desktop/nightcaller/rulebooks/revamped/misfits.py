"""Which decks want a laptop that goes round (edges 7, large_book): who writes without a name, who decides in
secret by day, for whose sake others answer in secret, and who talks with the dead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nightcaller.engine.book import Deck
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.cards import card
from nightcaller.rulebooks.revamped.teams import PACKAGE
from nightcaller.rulebooks.rulebook import Loss
from nightcaller.styles import Style

WITHOUT_VISITS: Final = ("misfit-revamped-dead", "misfit-revamped-answers", "misfit-revamped-aliases")
"""Edges 7: "groups meet by call; aliases, food, wagers, Medium need visited laps, else misfit"."""
BY_DAY: Final = ("misfit-revamped-day",)
"""Who decides something by day: a moderator can ask for it, a voice in the night cannot."""


def misfit(deck: Deck, _house: Mapping[str, str], style: Style) -> Loss | None:
    """What gets lost with closed eyes and with a moderator, and by whom it is noticed."""
    if style.passes:
        return None
    return _first(deck, WITHOUT_VISITS) or (_first(deck, BY_DAY) if style.voice_calls else None)


def _first(deck: Deck, reasons: Sequence[str]) -> Loss | None:
    dealt = [role for role in entries.roles(PACKAGE).values() if deck.get(role.id)]
    found = (Loss(reason, role.id) for reason in reasons for role in dealt if card(role).misfit == reason)
    return next(found, None)
