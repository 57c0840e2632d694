"""The season as one table for other programs: a row for each person in each evening (docs/season.md)."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC
from io import StringIO
from typing import Final

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.season.circles import PlayedEvening
from nightcaller.table.season.facts import SeatFacts
from nightcaller.table.shelf.stories import by_clock

Cell = str | int | float | None
"""None where nobody knows."""

COLUMNS: Final[Mapping[str, Callable[[PlayedEvening, Seat, SeatFacts], Cell]]] = {
    "evening": lambda one, _at, _seat: one.facts.id,
    "group": lambda one, _at, _seat: one.group + 1,
    "started": lambda one, _at, _seat: by_clock(one.facts.started, UTC).isoformat(),
    "minutes": lambda one, _at, _seat: one.facts.minutes or None,
    "nights": lambda one, _at, _seat: one.facts.nights,
    "book": lambda one, _at, _seat: one.facts.book,
    "deck": lambda one, _at, _seat: one.facts.deck or None,
    "style": lambda one, _at, _seat: one.facts.style,
    "seats": lambda one, _at, _seat: len(one.people),
    "winner": lambda one, _at, _seat: one.facts.side or None,
    "teams": lambda one, _at, _seat: " ".join(one.facts.winners) or None,
    "seat": lambda _one, at, _seat: at + 1,
    "person": lambda one, at, _seat: one.people[at] or None,
    "card": lambda _one, _at, seat: seat.card,
    "last_card": lambda _one, _at, seat: seat.last_card,
    "side": lambda _one, _at, seat: seat.side,
    "won": lambda _one, _at, seat: int(seat.won),
    "survived": lambda _one, _at, seat: int(seat.survived),
    "died": lambda _one, _at, seat: seat.died or None,
    "first_out": lambda _one, _at, seat: int(seat.first_out),
    "votes": lambda _one, _at, seat: seat.votes,
    "votes_right": lambda _one, _at, seat: seat.votes_right,
    "bets": lambda _one, _at, seat: seat.bets,
    "bets_right": lambda _one, _at, seat: seat.bets_right,
    "luck": lambda _one, _at, seat: seat.luck,
    "suspected": lambda _one, _at, seat: _listed(seat.suspected),
    "suspected_right": lambda _one, _at, seat: _listed(seat.suspected_right),
    "saved": lambda _one, _at, seat: _listed(seat.saved),
}
"""Name -> what stands in it."""


_FORMULA: Final = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""What a spreadsheet begins to reckon with, in Chinese and Japanese ones the wide signs as well."""


def rows(evenings: Iterable[PlayedEvening]) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each seat of each evening."""
    for one in evenings:
        for at, seat in enumerate(one.facts.seats):
            yield tuple(cell(one, at, seat) for cell in COLUMNS.values())


def as_csv(evenings: Iterable[PlayedEvening]) -> str:
    """Return the table as RFC 4180 writes it but for the ends of lines; what nobody knows is empty.

    A name that a spreadsheet would reckon with, "-Leo-" or "@小满", has an apostrophe before it.
    """
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(_as_words, row) for row in rows(evenings))
    return text.getvalue()


def as_json(evenings: Iterable[PlayedEvening]) -> str:
    """Return the table as a JSON list of records; what nobody knows is null."""
    records = [dict(zip(COLUMNS, row, strict=True)) for row in rows(evenings)]
    return json.dumps(records, ensure_ascii=False, indent=1)


def pseudonyms(evenings: Sequence[PlayedEvening]) -> list[PlayedEvening]:
    """Return the same evenings with P1, P2, … for people, in the order in which they first came."""
    names: dict[str, str] = {"": ""}
    for one in evenings:
        for name in one.people:
            names.setdefault(name, f"P{len(names)}")
    return [
        PlayedEvening(one.facts, tuple(names[name] for name in one.people), one.group) for one in evenings
    ]


def _as_words(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def _listed(seats: Sequence[Seat]) -> str | None:
    return " ".join(str(seat + 1) for seat in seats) or None
