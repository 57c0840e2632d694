"""Overruling: whatever a table does over the game's head, its journal leads to where it stands."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from makers.assurance.evenings import QuickDisk, begun, gone_on_with, shelf_of, stands
from makers.assurance.proving import Broken, Counts, Proof
from makers.drawing import Flaw
from makers.own import playable
from makers.upsets import SIZES, Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style

OWN: Final = 4
"""One evening of so many has own roles among its cards."""
EVERY: Final = 4
"""After so many upsets what is written is folded anew."""


class Watched(Party):
    """A party that is asked at which windows it was upset."""

    upset_at: Counts

    def upset(self) -> None:
        """Upset it, and count where."""
        self.upset_at[self.evening.window_label] += 1
        super().upset()


def overruled(part: str, number: int) -> Counts:
    """Play the evening of this number with upsets; read its journal; compare.

    Raises:
        Broken: the journal leads elsewhere.
        Flaw: the evening is stuck, or its records do not fold to what stands.
    """
    try:
        return _played(part, number, EVERY)
    except Flaw:
        _played(part, number, 1)  # names the upset that it comes of
        raise


def _played(part: str, number: int, every: int) -> Counts:
    name = f"{part}.overruled.{number}"
    roles = tuple(playable(2 * number + nth, part) for nth in range(2)) if number % OWN == 0 else ()
    seats, style = SIZES[number % len(SIZES)], tuple(Style)[number % len(Style)]
    with shelf_of(QuickDisk()) as shelf:
        party = Watched(book(part), name, seats, style, roles, partial(begun, shelf=shelf), every)
        party.upset_at = Counter()
        party.play()
        evening_id, live = party.evening.id, stands(party.evening)
        records = party.evening.ledger.length
        party.evening.close()
        with gone_on_with(evening_id, shelf, live, "opened again") as again:
            if again.damage is not None:
                raise Broken(f"opened again it is told as damaged: {again.damage}")
    at = {f"window {label}": 1 for label in party.upset_at}
    return Counter({"steps": party.steps, "upsets": party.upset_at.total(), "records": records, **at})


PROOF: Final = Proof(
    "overruling",
    "Whatever a table does over the game's head (amendments, skips, steps back, other styles, "
    "forgotten PINs, corrections, mishaps), somebody who does what the screen asks for comes to the "
    "end, and the journal leads to the same digest, question and screen.",
    "evenings",
    dict.fromkeys(books(), 12),
    lot=400,
    seconds=120,
    case=overruled,
)
