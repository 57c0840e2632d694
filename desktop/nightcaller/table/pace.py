"""How long things last at least, so that time tells nothing: public, keyed by the game's seed.

Seconds everywhere. Presets slow, normal and quick stretch everything alike (narration.md: starting points).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nightcaller.engine.chance import roll
from nightcaller.engine.vocabulary import Call, Seat

PRESETS: Final[Mapping[str, float]] = {"slow": 1.5, "normal": 1.0, "quick": 0.7}

LOOK_ONLY = 10.0
PER_QUESTION = 15.0
GROUP = 25.0
"""A called role's slot: one target 15, both potions 25, the pack 25 (it has to agree)."""
VISIT = 4.0
"""What a visit in pass around lasts at least, plus `VISIT_PER_STEP` for every question of the lap."""
VISIT_PER_STEP = 3.0
BEAT = 2.5
"""Darkness between two calls."""
JITTER = 0.25
"""Share of a length that a keyed roll may add."""


def _stretched(seconds: float, preset: str, seed: int, what: str, moment: int, seat: int) -> float:
    share = roll(seed, f"pace.{what}", moment, seat) % 1000 / 1000
    return seconds * PRESETS.get(preset, 1.0) * (1 + JITTER * share)


def visit_seconds(seed: int, preset: str, day: int, lap: int, seat: Seat, steps: int) -> float:
    """Least time between "I am she" and the next cover, equal in law for every role.

    Args:
        steps: questions of this lap, decoys included.
    """
    least = VISIT + VISIT_PER_STEP * steps
    return _stretched(least, preset, seed, "visit", day * 4 + lap, seat)


def call_seconds(seed: int, preset: str, day: int, call: Call) -> float:
    """Length of a called role's slot, from the end of the voice to "close your eyes"."""
    if call.group:
        least = GROUP
    elif call.steps == 0:
        least = LOOK_ONLY
    else:
        least = PER_QUESTION + (call.steps - 1) * 10.0
    return _stretched(least, preset, seed, f"call.{call.role}", day, -1)


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
