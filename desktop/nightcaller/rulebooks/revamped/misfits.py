"""Which decks want a laptop that goes round (edges 7, large_book): who writes without a name, who decides in
secret by day, for whose sake others answer in secret, and who talks with the dead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.rulebook import Loss

WITHOUT_VISITS: Final[Mapping[str, tuple[str, ...]]] = {
    "misfit-revamped-dead": ("medium",),
    "misfit-revamped-answers": ("devil", "archangel", "chef"),
    "misfit-revamped-aliases": ("bartender", "grandma", "stalker"),
}
"""Edges 7: "groups meet by call; aliases, food, wagers, Medium need visited laps, else misfit"."""
BY_DAY: Final = {
    "misfit-revamped-day": (
        "disguised_fox",
        "tanner",
        "coroner",
        "reaper",
        "ice_queen",
        "barber",
        "royal_knight",
    )
}
"""Who decides something by day: a moderator can ask for it, a voice in the night cannot."""


def misfits(deck: Deck, _house: Mapping[str, str]) -> Mapping[str, Loss]:
    """What gets lost with closed eyes and with a moderator, and by whom it is noticed."""
    lost = _first(deck, WITHOUT_VISITS)
    closed = lost or _first(deck, BY_DAY)
    found = {"narrator": lost, "eyes_closed": closed}
    return {style: loss for style, loss in found.items() if loss}


def _first(deck: Deck, reasons: Mapping[str, tuple[str, ...]]) -> Loss | None:
    roles = ((reason, f"revamped.{short}") for reason, shorts in reasons.items() for short in shorts)
    return next((Loss(reason, role) for reason, role in roles if deck.get(role)), None)
