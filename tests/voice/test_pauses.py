"""The builder's pauses: what lies between words is as long as the sign there asks for."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hearing import silences
from voice_kit import tone

from nightcaller.voice.levelling import Sound

BUILDER = Path(__file__).resolve().parents[2] / "packaging" / "voice"


@pytest.fixture(scope="module")
def pauses() -> Iterator[ModuleType]:
    sys.path.insert(0, str(BUILDER))
    import pauses

    yield pauses
    sys.path.remove(str(BUILDER))


def spoken(*gaps_ms: int) -> Sound:
    """Return tones with silences of these lengths between them, at 48 kHz."""
    word = tone(0.3, 48_000)
    samples = array("h", word.samples)
    for gap in gaps_ms:
        samples += array("h", bytes(2 * 48 * gap)) + word.samples
    return Sound(samples, 48_000)


@pytest.mark.parametrize("voice", [(130, 140), (800, 780), (230, 520)])
def test_a_comma_is_a_breath_and_a_full_stop_is_time_to_obey(pauses, voice: tuple[int, int]) -> None:
    paced = pauses.with_pauses(spoken(*voice), "狼人请睁眼，互相确认。请闭眼。")
    assert silences(paced) == pytest.approx([pauses.BREATH_MS, pauses.STOP_MS], abs=20)


def test_the_longest_silences_are_the_signs_and_no_other_is_longer_than_a_breath(pauses) -> None:
    paced = pauses.with_pauses(spoken(100, 900, 400), "Night falls, and so do you.")
    assert silences(paced) == pytest.approx([100, pauses.BREATH_MS, pauses.BREATH_MS], abs=20)


def test_a_voice_that_runs_over_a_sign_breathes_where_it_is_silent(pauses) -> None:
    paced = pauses.with_pauses(spoken(900), "Night falls, dear neighbours: sleep.")
    assert silences(paced) == pytest.approx([pauses.BREATH_MS], abs=20)


def test_a_short_closure_inside_a_word_stays(pauses) -> None:
    assert pauses.with_pauses(spoken(50), "Night, falls.").samples == spoken(50).samples


def test_a_phrase_ends_with_the_rest_of_its_pause(pauses) -> None:
    def added(text: str) -> int:
        return pauses.with_tail(spoken(), text).milliseconds - spoken().milliseconds

    assert added("Number three,") == pauses.BREATH_MS - pauses.JOINT_MS
    assert added("A tie.") == pauses.STOP_MS - pauses.JOINT_MS
    assert added("炸到的是：") == pauses.COLON_MS - pauses.JOINT_MS
