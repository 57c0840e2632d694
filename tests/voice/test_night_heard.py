"""A night with the shipped clips, as it comes out of the loudspeaker: every line once, in order, at once."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from itertools import chain, groupby
from pathlib import Path

import pytest
from hearing import decoded, level, loudness
from null_sink import RATE, Ear, needs_pulseaudio, sink
from pytestqt.qtbot import QtBot

from nightcaller.text import LANGUAGES
from nightcaller.voice.levelling import LEVEL_DBFS, Sound

pytestmark = [pytest.mark.slow, needs_pulseaudio]
__all__ = ["sink"]

AUDIBLE = 300
BUDGET_MS = 100
SLACK_MS = 250
"""A machine that is busy with other tests is forgiven so much; the numbers are printed."""


def alike(heard: list[int], clip: list[int]) -> float:
    """Return how alike two loudness curves are, 0 to 1."""
    length = min(len(heard), len(clip))
    product = sum(one * other for one, other in zip(heard[:length], clip[:length], strict=True))
    size = sum(one * one for one in heard) * sum(one * one for one in clip)
    return product / size**0.5 if size else 0.0


def voiced(samples: array[int]) -> list[int]:
    """Return the loudness of a sound without its silences."""
    return [peak for peak in loudness(samples) if peak > AUDIBLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_night_is_heard_once_in_order(
    sink: dict[str, str], tmp_path: Path, qtbot: QtBot, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    ear = Ear(sink)
    ear.settle()
    command = [sys.executable, str(Path(__file__).with_name("night_recital.py")), language, str(tmp_path)]
    program = subprocess.Popen(
        command, env=sink, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    notes = []
    for row in program.stdout:
        notes.append(json.loads(row))
        if notes[-1][0] == "end":
            break
    ear.stop()
    clips = [decoded(Path(path)) for what, _, _, path in notes if what == "clip"]
    program.communicate("\n", timeout=10)

    assert "no sound" not in {what for what, *_ in notes}
    asked = {index: at for what, index, at, _ in notes if what == "asked"}
    finished = {index: at for what, index, at, _ in notes if what == "finished"}
    assert list(asked) == list(finished) == list(range(len(clips)))

    # Between two lines nobody speaks for 400 ms; inside a line nobody is silent for as long as that and more.
    waits = []
    for index, clip in enumerate(clips):
        until = asked.get(index + 1, finished[index] + 0.4)
        heard = [(at, window) for at, window in ear.heard if asked[index] <= at < until]
        loud = [place for place, (_, window) in enumerate(heard) if max(map(abs, window)) > AUDIBLE]
        assert loud, f"line {index} was not heard"
        waits.append(1000 * (heard[loud[0]][0] - asked[index]))
        samples = array("h", chain.from_iterable(window for _, window in heard[loud[0] : loud[-1] + 1]))
        # A machine that is busy lets the sink run dry for a moment: silence is not compared.
        once, clip_once = voiced(samples), voiced(clip.samples)
        assert len(once) == pytest.approx(len(clip_once), rel=0.06, abs=6), f"line {index} is cut or doubled"
        assert alike(once, clip_once) > 0.85, f"line {index} is another one"
        assert level(Sound(samples, RATE)) == pytest.approx(LEVEL_DBFS, abs=1.2), f"line {index}"
    # Before the first line and after the last one: nothing.
    outside = (window for at, window in ear.heard if at < asked[0] or at > finished[len(clips) - 1] + 0.3)
    assert not any(key for key, _ in groupby(max(map(abs, window)) > AUDIBLE for window in outside))
    with capsys.disabled():
        sys.stdout.write(
            f"\n{language}: {len(clips)} lines, speak() to sound {min(waits):.0f} to {max(waits):.0f} ms, "
            f"median {sorted(waits)[len(waits) // 2]:.0f} ms (budget {BUDGET_MS} ms and 30 ms of lead)\n"
        )
    assert sorted(waits)[len(waits) // 2] < BUDGET_MS + SLACK_MS
