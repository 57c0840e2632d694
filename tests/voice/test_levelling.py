"""Every line equally loud, without dead air, whatever engine made it."""

import math
import struct
from array import array
from pathlib import Path

import pytest
from voice_kit import tone, write_tone

from nightcaller.voice.levelling import (
    LEVEL_DBFS,
    NotASound,
    Sound,
    levelled,
    read_sound,
    speech_rms,
    wav_milliseconds,
    write_wav,
)


def _level(sound: Sound) -> float:
    return 20 * math.log10(speech_rms(sound.samples, sound.rate // 100) / 32768)


@pytest.mark.parametrize("loudness", [0.02, 0.1, 0.9])
def test_quiet_and_loud_voices_come_out_at_the_same_level(loudness: float) -> None:
    assert _level(levelled(tone(1.0, loudness=loudness))) == pytest.approx(LEVEL_DBFS, abs=0.3)


def test_a_pause_between_words_does_not_make_the_words_louder() -> None:
    word, pause = tone(0.5), array("h", bytes(2 * 16_000))
    sentence = levelled(Sound(word.samples + pause + word.samples, 16_000))
    assert max(sentence.samples) == pytest.approx(max(levelled(word).samples), rel=0.03)


def test_a_sound_with_one_sharp_peak_is_not_clipped() -> None:
    samples = array("h", tone(0.5, loudness=0.02).samples)
    samples[4000] = 20_000
    assert max(levelled(Sound(samples, 16_000)).samples) <= 0.97 * 32768


def test_silence_around_the_words_is_cut() -> None:
    assert levelled(tone(0.4, quiet=2.0)).milliseconds == pytest.approx(400 + 30 + 50 + 150, abs=25)


def test_silence_alone_is_no_line() -> None:
    with pytest.raises(NotASound):
        levelled(tone(0.4, loudness=0.0))


def test_wav_comes_back_as_it_was_written(tmp_path: Path) -> None:
    write_wav(tone(), tmp_path / "line.wav")
    assert read_sound(tmp_path / "line.wav") == tone()
    assert wav_milliseconds(tmp_path / "line.wav") == 400


@pytest.mark.parametrize("form", [b"", b"NONE", b"sowt", b"fl32"])
def test_aiff_from_macos_is_read_whatever_the_file_is_called(tmp_path: Path, form: bytes) -> None:
    samples = [0, 1000, -1000, 32000]
    codes = {b"sowt": "<4h", b"fl32": ">4f"}
    values = [sample / 32767 for sample in samples] if form == b"fl32" else samples
    body = struct.pack(codes.get(form, ">4h"), *values)
    width = 32 if form == b"fl32" else 16
    rate = bytes.fromhex("400dac44000000000000")  # 22050 as an 80-bit number
    common = struct.pack(">hIh", 1, 4, width) + rate + form + (b"\0\0" if form else b"")
    chunks = b"COMM" + struct.pack(">I", len(common)) + common
    chunks += b"SSND" + struct.pack(">III", len(body) + 8, 0, 0) + body
    kind = b"AIFC" if form else b"AIFF"
    path = tmp_path / "line.wav"
    path.write_bytes(b"FORM" + struct.pack(">I", len(chunks) + 4) + kind + chunks)

    sound = read_sound(path)

    assert sound.rate == 22_050
    assert list(sound.samples) == pytest.approx(samples, abs=1)


@pytest.mark.parametrize("damage", [b"", b"RIFF", b"RIFF\xff\xff\xff\xffWAVEnonsense", b"FORM\0\0\0\0AIFF"])
def test_a_damaged_file_is_no_sound(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "line.wav"
    path.write_bytes(damage)
    with pytest.raises(NotASound):
        read_sound(path)


def test_a_file_cut_short_is_no_recording(tmp_path: Path) -> None:
    path = write_tone(tmp_path / "line.wav")
    path.write_bytes(path.read_bytes()[:-3000])
    with pytest.raises(NotASound):
        wav_milliseconds(path)
