"""Reading a journal: bytes to records, what is damaged, and which records still count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeVar

import msgspec

from nightcaller.errors import Argument
from nightcaller.table.shelf.journal.cells import CELL, FirstLine, Link, Sealer, seal_of
from nightcaller.table.shelf.journal.errors import JournalBeginningDamaged, JournalFromNewerVersion
from nightcaller.table.shelf.journal.records import (
    Agreed,
    Decisions,
    End,
    Header,
    Note,
    Record,
    Undo,
    from_bytes,
    lasting,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Damage:
    """What of a journal cannot be read; a message for people, so that nothing is lost silently."""

    where: Literal["tail", "middle", "short", "long"]
    """``tail``: only the record that was being written; ``middle``: more, and what follows the damage cannot
    be played without it; ``short``: the file is sound and ends earlier than it did; ``long``: it has records
    that do not follow the last one that this computer has counted."""
    start: int
    """Byte offset of the first record that cannot be read; the readable journal ends here."""
    size: int
    """Bytes from `start` to the end of the file, in bytes."""
    records: int
    """How many records are lost at most, 1 for the tail; for ``long`` how many nobody counted."""
    kept_as: str
    """Name of the file, beside the journal, where the original is kept as soon as play goes on; empty if
    nothing of it is left to be kept."""

    @property
    def message_id(self) -> str:
        """``journal-damage-`` and where."""
        return f"journal-damage-{self.where}"

    @property
    def an_accident(self) -> bool:
        """Whether it is what a power cut leaves: a record half written, which nobody was told is safe."""
        return self.where == "tail"

    @property
    def arguments(self) -> dict[str, Argument]:
        """Arguments of the message."""
        return {"records": self.records, "file": self.kept_as}


@dataclass(frozen=True, slots=True)
class Contents:
    """What a journal says, in the order of writing."""

    header: Header
    setup: Agreed
    records: tuple[Record, ...]
    """Every record, those taken back included; the index is the record's number."""

    def standing(self) -> tuple[tuple[int, Record], ...]:
        """Return (number, record) of what still counts: what was undone gives way to what
        its `Undo` says instead."""
        standing: list[tuple[int, Record]] = []
        for number, record in enumerate(self.records):
            if isinstance(record, Undo):
                standing = [one for one in standing if one[0] < record.length or lasting(one[1])]
                if record.instead:
                    standing.append((number, Decisions(record.instead)))
                if record.knows:
                    standing.append((number, Note("knows", record.knows)))
            else:
                standing.append((number, record))
        return tuple(standing)

    def decisions(self) -> tuple[tuple[int, tuple[int | str, ...]], ...]:
        """Return the (slot, picks) in effect, in order: what a replay plays."""
        return tuple(one for record in self._of(Decisions) for one in record.decided)

    def notes(self) -> tuple[Note, ...]:
        """Return the delivery notes in effect, in order."""
        return tuple(self._of(Note))

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return any(True for _ in self._of(End))

    def table(self, form: type[T]) -> T:
        """Return the set-up as the caller's own type.

        Raises:
            JournalFromNewerVersion: the set-up does not have that form.
        """
        try:
            return msgspec.convert(self.setup.table, form)
        except msgspec.ValidationError as problem:
            raise JournalFromNewerVersion(self.header.app_version) from problem

    def _of(self, kind: type[T]) -> Iterator[T]:
        return (record for _, record in self.standing() if isinstance(record, kind))


class Readable(NamedTuple):
    """The sound beginning of a journal's bytes."""

    records: tuple[Record, ...]
    end: int
    """Byte offset behind the last sound record."""
    links: tuple[Link, ...]
    """What the next record is bound to: before the first one, and after each."""


def read_records(data: bytes, line: FirstLine, sealer: Sealer) -> Readable:
    """Return the longest readable beginning of a journal.

    Raises:
        JournalFromNewerVersion: a sound record is of a kind that this version does not know.
    """
    records: list[Record] = []
    links = [Link(0, b"")]
    end = len(line.raw)
    while (record := _next_record(data, end, links[-1], sealer)) is not None:
        payload, link, end = record
        records.append(_record_from(payload, line))
        links.append(link)
    return Readable(tuple(records), end, tuple(links))


def _next_record(data: bytes, start: int, link: Link, sealer: Sealer) -> tuple[bytes, Link, int] | None:
    parts: list[bytes] = []
    while True:
        raw = data[start : start + CELL]
        cell = sealer.open(raw, link)
        if cell is None:
            return None
        parts.append(cell.payload)
        start += CELL
        link = Link(link.position + 1, seal_of(raw))
        if len(parts) == cell.of:
            return b"".join(parts), link, start


def find_damage(data: bytes, readable: Readable, sealer: Sealer, kept_as: str) -> Damage | None:
    """Return what follows the readable beginning, None when that is the whole file.

    A crash can tear only the record that was being written, because each record is on disk before the next
    one is begun. More than that behind the last sound record is damage of another kind, and is called so
    even where it might be mere rubbish: better one warning too many.
    """
    start = readable.end
    if start >= len(data):
        return None
    first = sealer.open(data[start : start + CELL], readable.links[-1])
    one_record = CELL * (first.of if first else 1)
    size = len(data) - start
    where: Literal["tail", "middle"] = "tail" if size <= one_record else "middle"
    return Damage(where, start, size, 1 if where == "tail" else -(-size // CELL), kept_as)


def contents_of(records: tuple[Record, ...]) -> Contents:
    """Return the records as an evening.

    Raises:
        JournalBeginningDamaged: header or set-up are not among them.
    """
    match records:
        case (Header() as header, Agreed() as setup, *_):
            return Contents(header, setup, records)
    raise JournalBeginningDamaged


def start_of(data: bytes, line: FirstLine, sealer: Sealer) -> Header:
    """Return the header record alone, for a list of evenings.

    Raises:
        JournalBeginningDamaged: it cannot be read.
        JournalFromNewerVersion: it is of a kind that this version does not know.
    """
    record = _next_record(data, len(line.raw), Link(0, b""), sealer)
    header = _record_from(record[0], line) if record else None
    if not isinstance(header, Header):
        raise JournalBeginningDamaged
    return header


def _record_from(payload: bytes, line: FirstLine) -> Record:
    try:
        return from_bytes(payload)
    except msgspec.MsgspecError as problem:
        raise JournalFromNewerVersion(str(line.format)) from problem
