"""A view, made of what somebody was told and of nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nightcaller.engine.view import Known
from nightcaller.engine.vocabulary import Ask, Event, Seat, View


def fold(seat: Seat, seats: int, events: Iterable[Event], asks: Mapping[int, Ask]) -> View:
    """Derive a view from visible events alone, one after the other: it cannot know more than was told.

    Args:
        seat: whose view; TABLE for the shared screen.
        seats: number of seats.
        events: what this seat may see.
        asks: open questions to this seat, by slot.
    """
    known, heard = Known(seat, seats), tuple(events)
    for event in heard:
        known.hear(event)
    return known.view(heard, asks)
