"""Every line equally loud, without dead air, whatever engine made it."""

import math
import re
import struct
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest
from voice_kit import tone, write_tone

from nightcaller.voice.levelling import (
    LEVEL_DBFS,
    PROCESSING,
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


FORMS = {b"": ">h", b"NONE": ">h", b"twos": ">h", b"sowt": "<h", b"fl32": ">f", b"FL32": ">f"}
"""What AIFF writes a sample as; the first is a file that does not say."""
WHOLE = {0: 0, 1000: 1000, -1000: -1000, 32_767: 32_767, -32_768: -32_768}
PARTS = {0.0: 0, 0.5: 16_383, -0.5: -16_383, 1.0: 32_767, -1.0: -32_767, 1.5: 32_767, -9.0: -32_767}
"""What is written, and the sample that is read; of numbers with a point 1.0 is as loud as can be."""
AROUND: dict[str, dict[str, Any]] = {
    "nothing more": {},
    "a chunk of odd length before": {"before": b"NAME\0\0\0\x03Ann\0"},
    "half a chunk behind": {"behind": b"SSND"},
    "the shortest that says its form": {"named": b""},
    "an offset": {"offset": 6},
    "half a sample more": {"half": b"\x01"},
    "half a sample more, and a chunk behind": {"half": b"\x01", "behind": b"ANNO\0\0\0\0"},
}


def chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack(">I", len(data)) + data + bytes(len(data) % 2)


def aiff(
    body: bytes,
    form: bytes = b"",
    channels: int = 1,
    rate: int = 22_050,
    *,
    width: int = 0,
    before: bytes = b"",
    behind: bytes = b"",
    named: bytes = b"\0\0",
    offset: int = 0,
    half: bytes = b"",
    kind: bytes = b"",
) -> bytes:
    """An AIFF file of one chunk COMM and one chunk SSND, each as it is wanted."""
    above = rate.bit_length() - 1
    extended = struct.pack(">HQ", 16_383 + above, rate << 63 - above) if rate else bytes(10)
    width = width or (32 if form.lower() == b"fl32" else 16)
    common = struct.pack(">hIh", channels, 4, width) + extended + form + (named if form else b"")
    sound = chunk(b"SSND", struct.pack(">II", offset, 0) + bytes(offset) + body + half)
    chunks = before + chunk(b"COMM", common) + sound + behind
    return b"FORM" + struct.pack(">I", len(chunks) + 4) + (kind or (b"AIFC" if form else b"AIFF")) + chunks


@pytest.mark.parametrize("around", AROUND.values(), ids=AROUND)
@pytest.mark.parametrize("channels", [1, 2, 3])
@pytest.mark.parametrize("form", FORMS)
def test_aiff_from_macos_is_read_whatever_the_file_is_called(
    tmp_path: Path, form: bytes, channels: int, around: dict[str, Any]
) -> None:
    """Of several channels the first, in every form, whatever else is in the file."""
    written = PARTS if form.lower() == b"fl32" else WHOLE
    body = b"".join(
        struct.pack(FORMS[form], one) for value in written for one in [value, *[0] * (channels - 1)]
    )
    path = tmp_path / "line.wav"
    for rate in (1, 8_000, 11_025, 22_050, 44_100, 48_000, 96_000):
        path.write_bytes(aiff(body, form, channels, rate, **around))
        assert read_sound(path) == Sound(array("h", written.values()), rate)


NO_AIFF = {
    "eight bits": aiff(b"\0\1", width=8),
    "24 bits": aiff(b"\0\1", width=24),
    "272 bits": aiff(b"\0\1", width=272),
    "squeezed": aiff(b"\0\1", b"ulaw"),
    "no channel": aiff(b"\0\1", channels=0),
    "no rate": aiff(b"\0\1", rate=0),
    "no sound in it": aiff(b""),
    "other than AIFF": aiff(b"\0\1", kind=b"8SVX"),
    "no SSND": aiff(b"\0\1").replace(b"SSND", b"NONE"),
    "no COMM": aiff(b"\0\1").replace(b"COMM", b"NONE"),
    "half a COMM": b"FORM\0\0\0\x20AIFF" + chunk(b"COMM", bytes([0, 1] * 8)) + chunk(b"SSND", bytes(10)),
    "RIFF": b"RIFF" + aiff(b"\0\1")[4:],
}


@pytest.mark.parametrize("data", NO_AIFF.values(), ids=NO_AIFF)
def test_what_cannot_be_read_as_aiff_is_no_sound(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "line.wav").write_bytes(data)
    with pytest.raises(NotASound):
        read_sound(tmp_path / "line.wav")


@pytest.mark.parametrize("channels", [1, 2, 3])
@pytest.mark.parametrize("width", [1, 2, 3, 4])
def test_of_a_wav_file_the_first_channel_is_read_if_it_is_one_of_16_bits(
    tmp_path: Path, width: int, channels: int
) -> None:
    path = tmp_path / "line.wav"
    values = [0, 1000, -1000, 32_767, -32_768]
    with wave.open(str(path), "wb") as file:
        file.setparams((channels, width, 22_050, 0, "NONE", ""))
        file.writeframes(
            b"".join(
                (value << 8 * (width - 2) & (1 << 8 * width) - 1).to_bytes(width, "little")
                if width > 1
                else bytes([value >> 8 & 255])
                for one in values
                for value in [one, *[7] * (channels - 1)]
            )
        )
    if width == 2:
        assert read_sound(path) == Sound(array("h", values), 22_050)
    else:
        with pytest.raises(NotASound):
            read_sound(path)


@pytest.mark.parametrize("rate", [8_000, 22_050, 48_000])
@pytest.mark.parametrize("milliseconds", [10, 400, 1_000, 60_000])
def test_a_sound_is_as_long_as_its_samples(tmp_path: Path, milliseconds: int, rate: int) -> None:
    sound = Sound(array("h", bytes(2 * (rate * milliseconds // 1000))), rate)
    write_wav(sound, tmp_path / "line.wav")
    assert sound.milliseconds == wav_milliseconds(tmp_path / "line.wav") == milliseconds


@pytest.mark.parametrize("behind", [0, 2, 50])
@pytest.mark.parametrize("before", [0, 2, 50])
@pytest.mark.parametrize("rate", [50, 8_000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000])
def test_what_is_done_to_a_sound_is_what_its_name_in_the_cache_says_to_the_sample(
    rate: int, before: int, behind: int
) -> None:
    """So much silence around it, so loud, so much behind it; it begins and ends without a click.

    Args:
        rate: samples a second.
        before: hundredths of a second of silence in front of what is heard.
        behind: the same behind it.
    """
    lead, release, level, tail = map(int, re.findall(r"-?\d+", PROCESSING))
    window = max(1, rate // 100)
    heard = array("h", [3_000, -3_000] * 25 * window)
    left, right = (array("h", bytes(2 * window * silent)) for silent in (before, behind))
    sound = levelled(Sound(left + heard + right, rate))
    left, right = left[: rate * lead // 1000], right[: rate * release // 1000]
    loud = max(sound.samples)
    assert 20 * math.log10(loud / 32_768) == pytest.approx(level, abs=0.01 if left == right else 0.3)
    whole = [*left, *[loud, -loud] * 25 * window, *right]
    fade = rate * 4 // 1000
    for place in range(fade):
        whole[place] = whole[place] * place // fade
        whole[-1 - place] = whole[-1 - place] * place // fade
    assert list(sound.samples) == [*whole, *[0] * (rate * tail // 1000)]


@pytest.mark.parametrize(
    ("samples", "loud"),
    [
        ([1_000] * 20, 1_000.0),
        ([200] * 5, 200.0),
        ([1_000, -1_000] * 10 + [0] * 20, 1_000.0),
        ([130] * 5 + [300] * 5, 300.0),
        ([7_000] + [1_000] * 7, 2_645.751311),
        ([2_000] * 5 + [1_000] * 2, (22 / 7 * 1e6) ** 0.5),
        ([130] * 20, 1.0),
        ([], 1.0),
    ],
)
def test_only_stretches_that_are_heard_count_for_the_level(samples: list[int], loud: float) -> None:
    assert speech_rms(array("h", samples), 5) == pytest.approx(loud, rel=1e-10)


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
