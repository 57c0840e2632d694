"""How long things last at least, so that time tells nothing: public, keyed by the game's seed.

Seconds everywhere. A preset stretches everything alike, and it is the whole table's: whoever needs more time
gets it in every call, also in those that nobody answers (docs/decisions/equal-calls.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from nightcaller.engine.chance import roll
from nightcaller.engine.vocabulary import Call, Seat

PRESETS: Final[Mapping[str, float]] = {"ample": 2.5, "slow": 1.5, "normal": 1.0, "quick": 0.7}

LOOK_ONLY = 10.0
PER_QUESTION = 15.0
GROUP = 30.0
"""How long a called role may answer: one target 15, both potions 25, the pack 30 (it has to agree)."""
READING = 5.0
"""The end of every slot with a question: no answer is taken, what was learned last can still be read."""
VISIT = 3.0
"""What a visit in pass around lasts at least, plus `VISIT_PER_BLANK` for every blank of the lap's page."""
VISIT_PER_BLANK = 2.0
TOLD = 1.5
"""The last part of that: what was learned lies under the finger, and can be read as long as one likes."""
BEAT = 2.5
"""Darkness between two calls."""
JITTER = 0.25
"""Share of a length that a keyed roll may add."""


def _stretched(seconds: float, preset: str, seed: int, what: str, moment: int, seat: int) -> float:
    share = roll(seed, f"pace.{what}", moment, seat) % 1000 / 1000
    return seconds * PRESETS.get(preset, 1.0) * (1 + JITTER * share)


def visit_seconds(seed: int, preset: str, day: int, lap: int, seat: Seat, blanks: int) -> float:
    """Least time between "I am she" and the next cover, equal in law for every role.

    Args:
        blanks: those of the lap's page, decoys included.
    """
    least = VISIT + VISIT_PER_BLANK * blanks
    return _stretched(least, preset, seed, "visit", day * 4 + lap, seat)


class CallTime(NamedTuple):
    """The time of a call, from the end of the voice to "close your eyes"; whatever is done, it stays."""

    answering: float
    """Then the neutral answer stands for whatever is still open."""
    reading: float

    @property
    def whole(self) -> float:
        """Seconds that the called role has its eyes open."""
        return self.answering + self.reading


def call_time(seed: int, preset: str, day: int, call: Call) -> CallTime:
    """Return the time of a called role: drawn for the call, whoever holds the role and whether she lives."""
    if call.steps == 0:
        answering, reading = 0.0, LOOK_ONLY
    else:
        answering = GROUP if call.group else PER_QUESTION + (call.steps - 1) * 10.0
        reading = READING
    what = f"call.{call.role}"
    return CallTime(*(_stretched(part, preset, seed, what, day, -1) for part in (answering, reading)))


def call_seconds(seed: int, preset: str, day: int, call: Call) -> float:
    """Length of a called role's slot."""
    return call_time(seed, preset, day, call).whole


def identify_seconds(seed: int, preset: str, index: int, wanted: int) -> float:
    """Length of the slot in which a role taps its own seats before the first night.

    Args:
        index: the role's place among those asked.
        wanted: how many cards of it there are.
    """
    least = GROUP if wanted > 1 else PER_QUESTION
    return _stretched(least, preset, seed, "identify", index, -1)


def beat_seconds(seed: int, preset: str, day: int, index: int) -> float:
    """Length of the darkness after a call."""
    return _stretched(BEAT, preset, seed, "beat", day, index)
