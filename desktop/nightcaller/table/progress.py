"""How far delivery has come inside the open window: a fold of the journal's records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from nightcaller.engine import Window
from nightcaller.engine.vocabulary import Option, Seat

DECOY: Final = -100
"""Slot of an answer to a decoy task. The engine never sees it; the recap scores it."""


class Guess(NamedTuple):
    """An answer to a decoy task."""

    day: int
    seat: Seat
    key: str
    pick: Option


@dataclass(slots=True)
class Progress:
    """What has been shown and asked, so that a killed evening continues at the same screen.

    Attributes:
        seen: seats that have seen their card.
        told: number of the first public event that the table has not heard yet.
        style: the table style in force.
        answered: questions answered in this window, by (lap, seat) and by called role.
        visited: visits of this window that are over, as (lap, seat).
        called: calls of this window that are over.
        speaker: index of the present speaker.
        declaring: the seat that took the laptop to declare something.
        since: for each seat, the number of the first event it has not been shown in private.
    """

    style: str
    seen: set[Seat] = field(default_factory=set)
    told: int = 0
    guesses: list[Guess] = field(default_factory=list)
    answered: dict[tuple[int, Seat] | str, int] = field(default_factory=dict)
    visited: set[tuple[int, Seat]] = field(default_factory=set)
    called: int = 0
    speaker: int = 0
    declaring: Seat | None = None
    since: dict[Seat, int] = field(default_factory=dict)

    def turn_over(self, old: Window, new: Window) -> None:
        """Begin another window; a floor that goes on after a withdrawal keeps its speaker."""
        self.answered.clear()
        self.visited.clear()
        self.called = 0
        if (old.kind, old.label, old.seats) != (new.kind, new.label, new.seats) or new.kind != "floor":
            self.speaker = 0
            self.declaring = None
