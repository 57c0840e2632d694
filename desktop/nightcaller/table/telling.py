"""What an event's message interpolates: seats as people count them, lists of seats, names, causes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nightcaller.engine import Event
from nightcaller.text import Seats, message_id

SINGLE = ("seat", "by", "other")
TABLE_SEAT = -1


def event_message(event: Event) -> str:
    """Id of the sentence that tells the event."""
    return message_id("event", event.kind)


def event_arguments(event: Event, names: Sequence[str]) -> dict[str, Any]:
    """Return the arguments of an event's message.

    Args:
        names: players by seat.

    Returns:
        the event's facts with seats counted from 1; for each fact `seat` and `by` also `seatname` and
        `byname`; for a fact `seats` a `Seats` list and `count`; `cause` stays an id whose text is
        ``message_id("cause", cause)``.
    """
    return {key: value for fact in event.facts.items() for key, value in _written(*fact, names)}


def _written(fact: str, value: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
    if fact in SINGLE and isinstance(value, int):
        name = names[value] if value != TABLE_SEAT else ""
        return ((fact, value + 1), (f"{fact}name", name))
    if fact == "seats":
        return (("seats", Seats.of(value)), ("count", len(value)))
    if isinstance(value, tuple | list | Mapping):
        return ()
    return ((fact, value),)
