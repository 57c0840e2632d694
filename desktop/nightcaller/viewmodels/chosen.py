"""What people choose, as properties that QML reads and writes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from PySide6.QtCore import Property, Signal


def setting(kind: type, field: str, told: Signal, choices: Sequence[Any] = ()) -> Property:
    """A field of the settings; of choices the place of one.

    What was set by hand is shown as the choice closest to it; off stays off.

    Args:
        kind: what QML sees.
        field: its name there.
        told: the signal of what is set.
        choices: what there is.
    """

    def put(self: Any, value: Any) -> None:
        self._save(**{field: round(value, 2) if kind is float else value})

    return _property(kind, attrgetter(f"_settings.current.{field}"), put, told, choices)


def chosen(kind: type, place: str, told: Signal, choices: Sequence[Any] = ()) -> Property:
    """What stands at a place of the view model (``_gathering.style``), which is refreshed by a change."""
    holder, _dot, name = place.rpartition(".")

    def put(self: Any, value: Any) -> None:
        setattr(attrgetter(holder)(self) if holder else self, name, value)
        self.refresh()

    return _property(kind, attrgetter(place), put, told, choices)


def _property(kind: type, get: Any, put: Any, told: Signal, choices: Sequence[Any]) -> Property:
    def place(self: Any) -> int:
        now = get(self)
        if now in choices:
            return choices.index(now)
        return min((at for at, one in enumerate(choices) if one), key=lambda at: abs(choices[at] - now))

    def choose(self: Any, at: int) -> None:
        if 0 <= at < len(choices):
            put(self, choices[at])

    return Property(kind, place, choose, notify=told) if choices else Property(kind, get, put, notify=told)
