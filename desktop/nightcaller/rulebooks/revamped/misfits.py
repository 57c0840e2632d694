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

WITHOUT_VISITS: Final = ("misfit-revamped-dead", "misfit-revamped-answers", "misfit-revamped-aliases")
"""Edges 7: "groups meet by call; aliases, food, wagers, Medium need visited laps, else misfit"."""
BY_DAY: Final = ("misfit-revamped-day",)
"""Who decides something by day: a moderator can ask for it, a voice in the night cannot."""


def misfits(deck: Deck, _house: Mapping[str, str]) -> Mapping[str, Loss]:
    """What gets lost with closed eyes and with a moderator, and by whom it is noticed."""
    lost = _first(deck, WITHOUT_VISITS)
    closed = lost or _first(deck, BY_DAY)
    found = {"narrator": lost, "eyes_closed": closed}
    return {style: loss for style, loss in found.items() if loss}


def _first(deck: Deck, reasons: Sequence[str]) -> Loss | None:
    dealt = [role for role in entries.roles(PACKAGE).values() if deck.get(role.id)]
    found = (Loss(reason, role.id) for reason in reasons for role in dealt if card(role).misfit == reason)
    return next(found, None)
