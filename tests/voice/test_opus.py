"""Opus files put together packet by packet: RFC 7845 and RFC 3533, as far as we use them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nightcaller.resources import shipped
from nightcaller.voice.levelling import NotASound
from nightcaller.voice.opus import joined, milliseconds, read

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
