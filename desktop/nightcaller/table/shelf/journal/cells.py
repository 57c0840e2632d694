"""Sealing: a journal is one plain line and then cells of equal size; a record fills one cell or more.

Each cell is encrypted for itself (ChaCha20-Poly1305) and bound to the journal, to its position and to the
cell before it, so that no cell can be changed, moved, left out in the middle or brought in from another game
unnoticed. A cell's size and number of records say nothing about what was chosen (secrecy: files).
"""

from __future__ import annotations

import os
import re
import struct
from typing import Final, NamedTuple

MAGIC: Final = b"NIGHTCALLER-JOURNAL"
CELL: Final = 1024
"""Bytes of one cell on disk. Every decision of the rulebooks fits in one."""

KEY_SIZE: Final = 32
_NONCE: Final = 12
_TAG: Final = 16
_FRAME: Final = struct.Struct(">HH")  # how many cells its record has, bytes used in this one
_ROOM: Final = CELL - _NONCE - _TAG - _FRAME.size
_MOST_CELLS: Final = 4096

_FIRST_LINE = re.compile(rb"(%s) ([0-9]{1,4}) ([0-9a-f]{32})\n" % MAGIC)


def first_line(format_number: int, evening: str) -> bytes:
    """Return the plain line that a journal starts with: magic, format and a random id, nothing else.

    Raises:
        ValueError: the id is not 32 hexadecimal digits.
    """
    line = b"%s %d %s\n" % (MAGIC, format_number, evening.encode())
    if not _FIRST_LINE.fullmatch(line):
        raise ValueError("not an evening's id", evening)
    return line


class FirstLine(NamedTuple):
    """The plain line of a file, read."""

    raw: bytes
    format: int
    evening: str


def read_first_line(data: bytes) -> FirstLine | None:
    """Return the first line of a journal's bytes, or None when they are not a journal's."""
    match = _FIRST_LINE.match(data)
    return match and FirstLine(match[0], int(match[2]), match[3].decode())


class Link(NamedTuple):
    """Where the next cell goes: what binds it to all before it."""

    position: int
    """How many cells precede it."""
    before: bytes
    """Nonce and tag of the cell before it; empty for the first one."""


class Cell(NamedTuple):
    """An opened cell."""

    of: int
    """How many cells its record has."""
    payload: bytes


class Sealer:
    """Seals and opens the cells of one journal with its key."""

    def __init__(self, key: bytes, line: bytes) -> None:
        # What a window without an evening does without.
        from nacl import bindings
        from nacl.exceptions import CryptoError

        self._seal = bindings.crypto_aead_chacha20poly1305_ietf_encrypt
        self._unseal = bindings.crypto_aead_chacha20poly1305_ietf_decrypt
        self._forged = CryptoError
        self._key, self._line = key, line

    def seal(self, payload: bytes, link: Link) -> tuple[bytes, Link]:
        """Return the cells of one record, ready to be appended, and the link for the next record.

        Nonces are random, not counted: after a torn write or a failed one the same position is sealed
        again, and a counted nonce would then be used twice.

        Raises:
            ValueError: the record is larger than 4 MB.
        """
        count = max(1, -(-len(payload) // _ROOM))
        if count > _MOST_CELLS:
            raise ValueError("the record is larger than a journal takes", len(payload))
        out = bytearray()
        for index in range(count):
            part = payload[index * _ROOM : (index + 1) * _ROOM]
            plain = (_FRAME.pack(count, len(part)) + part).ljust(_FRAME.size + _ROOM, b"\0")
            nonce = os.urandom(_NONCE)
            sealed = self._seal(plain, self._bond(link), nonce, self._key)
            out += nonce + sealed
            link = Link(link.position + 1, nonce + sealed[-_TAG:])
        return bytes(out), link

    def open(self, cell: bytes, link: Link) -> Cell | None:
        """Return the opened cell, or None when it is not the true cell for this place."""
        if len(cell) != CELL:
            return None
        try:
            plain = self._unseal(cell[_NONCE:], self._bond(link), cell[:_NONCE], self._key)
        except self._forged:
            return None
        of, used = _FRAME.unpack_from(plain)
        return Cell(of, plain[_FRAME.size : _FRAME.size + used])

    def _bond(self, link: Link) -> bytes:
        return b"%s%d:%s" % (self._line, link.position, link.before)


def seal_of(cell: bytes) -> bytes:
    """Return what binds the next cell to this one: its nonce and its tag."""
    return cell[:_NONCE] + cell[-_TAG:]
