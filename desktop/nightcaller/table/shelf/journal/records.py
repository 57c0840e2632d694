"""The typed records of a journal and their bytes.

A record says *what was decided or shown*, never what followed from it: state is derived by replay (Law 1).
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

import msgspec

FORMAT: Final = 1
"""Goes up whenever an older Nightcaller could not read what this one writes."""


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="record"):
    """Record 0: which program wrote this journal, and what a list of evenings may show of it."""

    evening: str
    """The evening's id, also the journal's name on disk: 32 hexadecimal digits."""
    book: str
    """The rulebook's id, for instance ``judge``."""
    seats: int
    app_version: str
    engine_version: str
    created: datetime
    format: int = FORMAT


class Agreed(msgspec.Struct, frozen=True, tag="setup", tag_field="record"):
    """Record 1: everything that a replay starts from; opaque here (plain data: dict, list, str, int...)."""

    table: Any


class Decisions(msgspec.Struct, frozen=True, tag="decisions", tag_field="record"):
    """What one visit, call or public screen decided, as one atomic record, in order: (slot, picks).

    Write one for every visit, with an empty list when nothing was decided: then the number of records
    says nothing either.
    """

    decided: tuple[tuple[int, tuple[int | str, ...]], ...]


class Note(msgspec.Struct, frozen=True, tag="note", tag_field="record"):
    """Something about delivery that a replay must know, for instance ``("seen-card", "3")``."""

    key: str
    value: str = ""


LASTING: Final = frozenset({"remark"})
"""Keys of the notes that no step back takes back: what a moderator has written down for himself."""


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="record"):
    """A correction: everything from record `length` on no longer counts (it stays in the file)."""

    decisions: int
    """How many decisions are taken back: what the table is told."""
    length: int
    """The `Journal.length` to which the story goes back; never below 2, so the set-up stays."""
    instead: tuple[tuple[int, tuple[int | str, ...]], ...] = ()
    """Decisions that stand in place of what was taken back: (slot, picks)."""
    knows: str = ""
    """What seats have been shown before it that is not as it is told now, as the table writes it."""


def lasting(record: object) -> bool:
    """Whether a record stays in effect when what was decided around it is taken back."""
    return isinstance(record, Note) and record.key in LASTING


class Corrected(msgspec.Struct, frozen=True, tag="corrected", tag_field="record"):
    """An answer was another one: the evening is played anew from there on, and what fits by the rule stands.

    What stood is not written: it follows from this record and those before it.
    """

    number: int
    """The number of the record in effect that was something else."""
    decided: tuple[tuple[int, tuple[int | str, ...]], ...] = ()
    """What stands instead, as in `Decisions`; nothing where it is asked anew."""
    rule: int = 0
    """The rule by which what came after it stands; 0: nothing does."""
    laps: bool = False
    """Everybody is asked once more, from that lap of the night or day on: as before, or anew."""
    act: tuple[int | str, ...] = ()
    """Picks of the amendment by which the table hears of it."""


class Digest(msgspec.Struct, frozen=True, tag="digest", tag_field="record"):
    """A hash of the derived state, so that another engine version notices when it plays differently."""

    state: str
    position: int
    """The number of decisions in effect when the hash was taken."""


class End(msgspec.Struct, frozen=True, tag="end", tag_field="record"):
    """The game is over."""


Record = Header | Agreed | Decisions | Note | Undo | Corrected | Digest | End

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Record] = msgspec.msgpack.Decoder(Record)


def to_bytes(record: Record) -> bytes:
    """Return the bytes of a record.

    Raises:
        TypeError: a set-up holds something that is not plain data.
    """
    return _encoder.encode(record)


def from_bytes(data: bytes) -> Record:
    """Return the record in `data`.

    Raises:
        msgspec.MsgspecError: the bytes are a record that this version does not know.
    """
    return _decoder.decode(data)
