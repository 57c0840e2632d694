"""What an event's message interpolates: seats as people count them, lists of seats, names, causes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nightcaller.engine import Event
from nightcaller.text import People, Seats, message_id

SINGLE = ("seat", "by", "other")
PEOPLE = {"seat": "who", "by": "actor", "other": "another", "seats": "people"}
"""As what those of a fact are called in a sentence for one reader, who is "you" in it."""
TABLE_SEAT = -1


def event_message(event: Event) -> str:
    """Id of the sentence that tells the event."""
    return message_id("event", event.kind)


def event_arguments(event: Event, names: Sequence[str], reader: int | None = None) -> dict[str, Any]:
    """Return the arguments of an event's message.

    Args:
        names: players by seat.
        reader: seat of whoever reads it alone; None if several do.

    Returns:
        the event's facts with seats counted from 1; for each fact `seat`, `by` and `other` also `seatname`,
        `byname` and `othername`; for a fact `seats` a `Seats` list and `count`; `cause` stays an id whose
        text is ``message_id("cause", cause)``. `self` is ``yes`` if the one who did it and the one to whom it
        was done are one; `who`, `actor`, `another` and `people` are those of `seat`, `by`, `other` and
        `seats` by name, and the reader as "you"; `you` names the fact that is the reader (``seat``, ``by``,
        ``other`` or ``nobody``).
    """
    facts = event.facts
    you = next((part for part in SINGLE if reader is not None and facts.get(part) == reader), "nobody")
    alike = "seat" in facts and facts["seat"] == facts.get("by")
    told = {key: value for fact in facts.items() for key, value in _written(*fact, names)}
    seats = {part: facts[part] for part in PEOPLE if part in facts}
    people = {
        PEOPLE[part]: People.of((seat,) if isinstance(seat, int) else seat, names, reader)
        for part, seat in seats.items()
        if not isinstance(seat, str) and seat != TABLE_SEAT
    }
    return told | people | {"self": "yes" if alike else "no", "you": you}


def _written(fact: str, value: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
    if fact in SINGLE and isinstance(value, int):
        name = names[value] if value != TABLE_SEAT else ""
        return ((fact, value + 1), (f"{fact}name", name))
    if fact == "seats":
        return (("seats", Seats.of(value)), ("count", len(value)))
    if isinstance(value, tuple | list | Mapping):
        return ()
    return ((fact, value),)
