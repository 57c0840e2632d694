"""Proofs on the real window. What they do there loads Qt, so it is imported when it is done."""

from __future__ import annotations

from typing import Final

from makers.assurance.proving import Counts, Proof
from nightcaller.app.arguments import SCREENS
from nightcaller.rulebooks import books

GAME: Final = (
    *("Cover", "Visit", "Calling", "Console", "ModeratorBook", "Identify", "Roster", "Bulletin"),
    *("Race", "Floor", "Hands", "Choice", "TableActs", "Mishap", "Ended"),
)
"""Screens of a game that a case opens."""
UNREACHED: Final = frozenset({"Announcement", "Verdict", "Forgotten"})
"""Those that only come of others: an act that is held, a game that ends, a PIN that was forgotten."""


def handled(part: str, number: int) -> Counts:
    """Let the person of this number have the laptop."""
    from makers.window import hands

    return hands.handled(part, number)


def called(part: str, number: int) -> Counts:
    """Call whatever a screen's view models have to be called."""
    from makers.window import slots

    return slots.called(part, number)


HANDS: Final = Proof(
    "hands",
    "Whatever hands do to the window, from Home on, in every book and style: no exception, no complaint "
    "of QML, no dead end, nothing done by what is grey, no card's name left on a cover, and the journal "
    "leads to where the evening stands.",
    "people at the laptop, 250 actions each",
    dict.fromkeys(books(), 24),
    lot=6,
    seconds=1800,
    case=handled,
)
SLOTS: Final = Proof(
    "slots",
    "Whatever is asked of a view model from QML, with arguments of the right and of wrong kinds, on every "
    "screen: it is done or nothing happens, no exception, and the journal leads to where the evening stands.",
    "screens, 80 calls each",
    dict.fromkeys((*SCREENS, *GAME), 2),
    lot=2,
    seconds=900,
    case=called,
)
