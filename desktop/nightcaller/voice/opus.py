"""Ogg Opus files, as far as they are taken apart and put together here: no sound is decoded.

Whether a file came through whole is not checked here: the manifest of the clips has its hash.

RFC 7845 (Opus in Ogg), RFC 3533 (Ogg), RFC 6716 section 3.1 (how long a packet is).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from struct import Struct
from typing import Final, NamedTuple

from nightcaller.voice.levelling import NotASound

_RATE_PER_MS: Final = 48
"""Opus counts in samples of 48 kHz whatever the sound was made from."""
_PAGE: Final = Struct("<4sBBqIIIB")
_FIRST, _LAST = 2, 4
_SERIAL: Final = 1
_SEGMENT: Final = 255
"""A packet is cut into segments of so many bytes; a shorter one, perhaps empty, is its last."""
_PACKETS_A_PAGE: Final = 40
"""Of at most 6 segments each: a page holds 255."""
_MAKER: Final = b"nightcaller"
_COMMENTS: Final = b"OpusTags" + len(_MAKER).to_bytes(4, "little") + _MAKER + bytes(4)
_FRAME: Final = (*((480, 960, 1920, 2880) * 3), *((480, 960) * 2), *((120, 240, 480, 960) * 4))
"""Samples of a frame by the first five bits of its packet (RFC 6716, table 2)."""


class Stream(NamedTuple):
    """An Opus sound: its head and its packets."""

    head: bytes
    packets: tuple[bytes, ...]
    end: int
    """The last page's position: where the sound ends, in samples of 48 kHz, what comes before it included."""

    @property
    def before(self) -> int:
        """Samples at the beginning that are not played."""
        return int.from_bytes(self.head[10:12], "little")


def read(data: bytes) -> Stream:
    """Take an Opus file apart.

    Raises:
        NotASound: it is none, or cut short.
    """
    packets: list[bytes] = []
    unfinished = b""
    end = 0
    for position, segments in _pages(data):
        for segment in segments:
            unfinished += segment
            if len(segment) < _SEGMENT:
                packets.append(unfinished)
                unfinished = b""
        end = max(end, position)
    if len(packets) < 3 or not packets[0].startswith(b"OpusHead") or not packets[1].startswith(b"OpusTags"):
        raise NotASound("no Opus in it")
    return Stream(packets[0], tuple(packets[2:]), end)


def milliseconds(data: bytes) -> int:
    """Return how long an Opus file sounds.

    Raises:
        NotASound: it is none, or cut short.
    """
    stream = read(data)
    return round((stream.end - stream.before) / _RATE_PER_MS)


def joined(streams: Sequence[Stream]) -> bytes:
    """Return one file that plays these sounds one after the other.

    They must begin and end in silence, as levelled sounds do: the decoder carries a moment of each into the
    next.
    """
    packets = [packet for stream in streams for packet in stream.packets]
    pages = [_page(0, 0, _FIRST, [streams[0].head]), _page(1, 0, 0, [_COMMENTS])]
    position = 0
    for start in range(0, len(packets), _PACKETS_A_PAGE):
        here = packets[start : start + _PACKETS_A_PAGE]
        position += sum(map(_samples, here))
        last = start + _PACKETS_A_PAGE >= len(packets)
        pages.append(_page(len(pages), position, _LAST if last else 0, here))
    return b"".join(pages)


def _pages(data: bytes) -> Iterator[tuple[int, list[bytes]]]:
    """Yield the position and the segments of each page."""
    at = 0
    while at < len(data):
        if len(data) < at + _PAGE.size:
            raise NotASound("cut short")
        capture, _, _, position, _, _, _, count = _PAGE.unpack_from(data, at)
        lengths = data[at + _PAGE.size : at + _PAGE.size + count]
        end = at + _PAGE.size + count + sum(lengths)
        if capture != b"OggS" or len(lengths) < count or len(data) < end:
            raise NotASound("cut short")
        segments = []
        start = at + _PAGE.size + count
        for length in lengths:
            segments.append(data[start : start + length])
            start += length
        yield position, segments
        at = end


def _page(number: int, position: int, flags: int, packets: Iterable[bytes]) -> bytes:
    lengths, body = bytearray(), b""
    for packet in packets:
        lengths += bytes([_SEGMENT] * (len(packet) // _SEGMENT) + [len(packet) % _SEGMENT])
        body += packet
    page = bytearray(
        _PAGE.pack(b"OggS", 0, flags, position, _SERIAL, number, 0, len(lengths)) + lengths + body
    )
    page[22:26] = _checksum(page).to_bytes(4, "little")
    return bytes(page)


def _samples(packet: bytes) -> int:
    """Return how long a packet sounds, in samples of 48 kHz."""
    kind = packet[0] & 3
    frames = packet[1] & 63 if kind == 3 else (1, 2, 2)[kind]
    return _FRAME[packet[0] >> 3] * frames


def _table() -> tuple[int, ...]:
    rows = []
    for byte in range(256):
        row = byte << 24
        for _ in range(8):
            row = (row << 1 ^ 0x04C11DB7 if row & 0x80000000 else row << 1) & 0xFFFFFFFF
        rows.append(row)
    return tuple(rows)


_CHECKSUMS: Final = _table()


def _checksum(page: bytes | bytearray) -> int:
    """Ogg's own CRC-32: not reflected, nothing added at either end."""
    checksum = 0
    for byte in page:
        checksum = (checksum << 8) & 0xFFFFFFFF ^ _CHECKSUMS[checksum >> 24 ^ byte]
    return checksum
