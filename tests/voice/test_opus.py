"""Opus files put together packet by packet: RFC 7845 and RFC 3533, as far as we use them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nightcaller.resources import shipped
from nightcaller.voice.levelling import NotASound
from nightcaller.voice.opus import Stream, joined, milliseconds, read

SOUNDS = shipped("assets") / "sounds"


@pytest.mark.parametrize("name", ["chime", "bell", "heartbeat"])
def test_a_length_is_what_the_encoder_was_given(name: str) -> None:
    listed = json.loads((SOUNDS / "manifest.json").read_text())["sounds"]
    promised = next(sound["milliseconds"] for sound in listed if sound["name"] == name)
    assert milliseconds((SOUNDS / f"{name}.opus").read_bytes()) == pytest.approx(promised, abs=1)


def test_joined_sounds_follow_each_other_packet_by_packet() -> None:
    parts = [read((SOUNDS / f"{name}.opus").read_bytes()) for name in ("chime", "heartbeat", "chime")]
    whole = read(joined(parts))
    assert whole.packets == tuple(packet for part in parts for packet in part.packets)
    assert whole.head == parts[0].head


def test_a_joined_sound_is_as_long_as_its_parts_and_the_encoders_padding() -> None:
    chime = (SOUNDS / "chime.opus").read_bytes()
    together = milliseconds(joined([read(chime)] * 4))
    assert 0 <= together - 4 * milliseconds(chime) <= 4 * 40


def test_a_single_part_comes_out_as_a_file_that_can_be_joined_again() -> None:
    once = joined([read((SOUNDS / "heartbeat.opus").read_bytes())])
    assert joined([read(once)]) == once


@pytest.mark.parametrize("data", [b"", b"OggS", b"RIFF" * 20, b"\0" * 4000])
def test_what_is_no_opus_file_is_refused(data: bytes) -> None:
    with pytest.raises(NotASound):
        read(data)


def test_a_file_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    chime = (SOUNDS / "chime.opus").read_bytes()
    for length in (10, 60, len(chime) - 1):
        with pytest.raises(NotASound):
            read(chime[:length])


def crc(page: bytes) -> int:
    """RFC 3533, 6: the polynomial 0x04c11db7, with nothing reflected."""
    found = 0
    for byte in page:
        found ^= byte << 24
        for _bit in range(8):
            found = (found << 1 ^ (0x04C11DB7 if found >> 31 else 0)) & 0xFFFFFFFF
    return found


@pytest.mark.parametrize("packets", [1, 39, 40, 41, 80, 81, 200])
def test_pages_are_numbered_and_summed_up_and_say_where_the_sound_begins_and_ends(packets: int) -> None:
    """RFC 3533, 6: version 0, flag 2 at the beginning and 4 at the end; RFC 7845, 4: heads are at no time."""
    part = read((SOUNDS / "chime.opus").read_bytes())
    chime = part._replace(packets=(part.packets * packets)[:packets])
    data = joined([chime])
    pages = [b"OggS" + page for page in data.split(b"OggS")[1:]]
    assert len(pages) > 2
    assert [page[4] for page in pages] == [0] * len(pages)
    assert [page[5] for page in pages] == [2, *[0] * (len(pages) - 2), 4]
    assert [int.from_bytes(page[18:22], "little") for page in pages] == [*range(len(pages))]
    assert len({page[14:18] for page in pages}) == 1, "of one sound"
    ends = [int.from_bytes(page[6:14], "little") for page in pages]
    assert ends[:2] == [0, 0]
    assert ends == sorted(ends)
    assert ends[-1] == read(joined([chime])).end > 0
    for page in pages:
        assert int.from_bytes(page[22:26], "little") == crc(page[:22] + bytes(4) + page[26:])


def test_the_second_page_says_who_put_the_sound_together_and_nothing_else() -> None:
    """RFC 7845, 5.2: a name and its length, and how many comments there are."""
    page = joined([read((SOUNDS / "chime.opus").read_bytes())]).split(b"OggS")[2]
    packet = page[page.index(b"OpusTags") :]
    length = int.from_bytes(packet[8:12], "little")
    assert packet[12:] == b"nightcaller" + bytes(4)
    assert length == len(b"nightcaller")


def test_a_page_without_a_packet_is_a_page() -> None:
    chime = (SOUNDS / "chime.opus").read_bytes()
    empty = b"OggS" + bytes(23)
    assert read(chime + empty) == read(chime)


def test_the_shortest_sound_is_one_packet() -> None:
    chime = read((SOUNDS / "chime.opus").read_bytes())
    shortest = chime._replace(packets=chime.packets[:1])
    assert read(joined([shortest])).packets == shortest.packets


def test_a_packet_sounds_as_long_as_its_first_bits_say() -> None:
    """RFC 6716, table 2, in milliseconds, and 3.2: one frame, two, two, or as many as the next byte says."""
    table = [*(10, 20, 40, 60) * 3, *(10, 20) * 2, *(2.5, 5, 10, 20) * 4]
    head = read((SOUNDS / "chime.opus").read_bytes()).head
    for first, long in enumerate(table):
        frames = {bytes([first << 3 | code, 9]): (1, 2, 2)[code] for code in range(3)}
        frames |= {
            bytes([first << 3 | 3, flags | many]): many
            for many in (1, 2, 3, 48)
            for flags in (0, 64, 128, 192)
        }
        ends = {packet: read(joined([Stream(head, (packet,), 0)])).end for packet in frames}
        assert ends == {packet: 48 * long * many for packet, many in frames.items()}
        stereo = bytes([first << 3 | 4])
        assert read(joined([Stream(head, (stereo,), 0)])).end == 48 * long
