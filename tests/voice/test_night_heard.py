"""A night with the shipped clips, as it comes out of the loudspeaker: every line once, in order, at once."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from itertools import chain
from pathlib import Path

import pytest
from hearing import decoded, level, loudness
from null_sink import RATE, Ear, needs_pulseaudio, sink
from pytestqt.qtbot import QtBot

from nightcaller.voice.levelling import LEVEL_DBFS, Sound
from patience import SECONDS

pytestmark = [pytest.mark.slow, needs_pulseaudio]
__all__ = ["sink"]

AUDIBLE = 300
BUDGET_MS = 100
REST = 40
"""Windows between two lines of the recital, at least."""
PIECE = 50
"""Windows: so much of a line is compared at a time."""
DRIFT = 8
"""Windows: a sink that ran dry for a moment has torn one window into two, here and there."""


def alike(heard: list[int], clip: list[int]) -> float:
    """Return how alike two loudness curves are, 0 to 1."""
    length = min(len(heard), len(clip))
    product = sum(one * other for one, other in zip(heard[:length], clip[:length], strict=True))
    size = sum(one * one for one in heard) * sum(one * one for one in clip)
    return product / size**0.5 if size else 0.0


class Script:
    """What was heard, read along with what should have been said; silence is not compared.

    Args:
        peaks: the loudness of every audible window, in order.
    """

    def __init__(self, peaks: list[int]) -> None:
        self._peaks = peaks
        self.place = 0
        """How many audible windows belong to the lines so far."""

    def follow(self, clip: list[int]) -> float:
        """Go past one line, given the loudness of its audible windows; return how alike it was heard."""
        likeness = 0.0
        for start in range(0, len(clip), PIECE):
            piece = clip[start : start + PIECE]
            found, place = max(
                (alike(self._peaks[place : place + len(piece)], piece), place)
                for place in range(max(0, self.place - DRIFT), self.place + DRIFT + 1)
            )
            likeness += found * len(piece) / len(clip)
            self.place = place + len(piece)
        return likeness


@pytest.mark.parametrize(
    ("book", "language"), [("judge", "en"), ("judge", "zh-CN"), ("chat", "en"), ("forum", "zh-CN")]
)
def test_every_line_of_a_night_is_heard_once_in_order(
    sink: dict[str, str],
    tmp_path: Path,
    qtbot: QtBot,
    capsys: pytest.CaptureFixture[str],
    book: str,
    language: str,
) -> None:
    pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    ear = Ear(sink)
    ear.settle()
    recital = Path(__file__).with_name("night_recital.py")
    program = subprocess.Popen(
        [sys.executable, str(recital), book, language, str(tmp_path)],
        env=sink,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    notes = []
    for row in program.stdout:
        notes.append(json.loads(row))
        if notes[-1][0] == "end":
            break
    ear.stop()
    clips = [decoded(Path(path)) for what, _, _, path in notes if what == "clip"]
    program.communicate("\n", timeout=SECONDS)

    assert "no sound" not in {what for what, *_ in notes}
    asked = [at for what, _, at, _ in notes if what == "asked"]
    assert [index for what, index, *_ in notes if what == "asked"] == list(range(len(clips)))
    assert [index for what, index, *_ in notes if what == "finished"] == list(range(len(clips)))

    # Judged by the sink's own clock and by what it played: a busy machine is late, and says the same.
    heard = ear.heard
    peaks = [max(map(abs, window)) for _, window in heard]
    loud = [place for place, peak in enumerate(peaks) if peak > AUDIBLE]
    script = Script([peaks[place] for place in loud])
    rests = [0, *(place for place in range(1, len(loud)) if loud[place] - loud[place - 1] > REST)]
    waits = []
    for index, clip in enumerate(clips):
        first = min(rests, key=lambda place: abs(place - script.place))
        assert abs(first - script.place) <= DRIFT, f"nobody was silent before line {index}"
        curve = loudness(clip.samples)
        likeness = script.follow([peak for peak in curve if peak > AUDIBLE])
        assert likeness > 0.85, f"line {index} is another one, cut or doubled"
        said = loud[first : script.place]
        lead = next(place for place, peak in enumerate(curve) if peak > AUDIBLE)
        waits.append(1000 * (heard[said[0]][0] - asked[index]) - 10 * lead)
        samples = array("h", chain.from_iterable(heard[place][1] for place in said))
        assert level(Sound(samples, RATE)) == pytest.approx(LEVEL_DBFS, abs=1.0), f"line {index}"
    assert len(loud) == pytest.approx(script.place, abs=2 * DRIFT), "something else was heard"
    with capsys.disabled():
        sys.stdout.write(
            f"\n{book}, {language}: {len(clips)} lines, "
            f"speak() to sound {min(waits):.0f} to {max(waits):.0f} ms, "
            f"median {sorted(waits)[len(waits) // 2]:.0f} ms (budget {BUDGET_MS} ms)\n"
        )
    # What the machine does meanwhile can only add to it.
    assert min(waits) < BUDGET_MS
