"""Pauses as a moderator makes them: a breath at a comma, time to obey at the end of a sentence.

The voices rush one (Kokoro: 130 ms after a full stop) and drag the other (hibari: 800 ms); here both get the
same.
"""

from __future__ import annotations

import re
from array import array
from itertools import pairwise

from nightcaller.voice.levelling import Sound

BREATH_MS, COLON_MS, STOP_MS = 250, 350, 540
JOINT_MS = 230
"""What lies between two phrases that the program puts together anyway: their trimmed ends."""
LEAST_MS = 80
"""Shorter silences belong to the words."""
QUIET = 0.012
"""Of the loudest sample: anything softer is silence."""
WINDOW_MS = 10
SIGNS = re.compile(r"[,，、;；:：.。?？!！…]")


def pause_after(sign: str) -> int:
    """Return how long a voice waits after a sign, in milliseconds."""
    if sign in ".。?？!！…":
        return STOP_MS
    return COLON_MS if sign in ":：;；" else BREATH_MS


def with_pauses(sound: Sound, text: str) -> Sound:
    """Return `sound` with every silence inside it as long as the sign in `text` asks for.

    The longest silences are the signs'. One without a sign is at most a breath; where a voice runs over a
    sign, every silence is one.
    """
    signs = SIGNS.findall(text)[:-1]
    silences = inner_silences(sound)
    longest = sorted(silences, key=lambda silence: silence[0] - silence[1])[: len(signs)]
    asked = signs if len(silences) >= len(signs) else "," * len(silences)
    pauses = dict(zip(sorted(longest), map(pause_after, asked), strict=True))
    out = array("h")
    at = 0
    for start, end in silences:
        now = (end - start) * 1000 // sound.rate
        wanted = pauses.get((start, end), min(now, BREATH_MS))
        kept = min(now, wanted) * sound.rate // 2000
        out += sound.samples[at : start + kept]
        out += array("h", bytes(2 * (max(0, wanted - now) * sound.rate // 1000)))
        at = end - kept
    return Sound(out + sound.samples[at:], sound.rate)


def with_tail(sound: Sound, text: str) -> Sound:
    """Return a phrase with the rest of its last pause behind it: another phrase may follow."""
    rest = max(0, pause_after(text.strip()[-1]) - JOINT_MS)
    return Sound(sound.samples + array("h", bytes(2 * (rest * sound.rate // 1000))), sound.rate)


def inner_silences(sound: Sound) -> list[tuple[int, int]]:
    """Return where a sound pauses, (first, after last) sample; its own ends do not count."""
    window = sound.rate * WINDOW_MS // 1000
    limit = QUIET * max(map(abs, sound.samples))
    loud = [
        start
        for start in range(0, len(sound.samples), window)
        if max(map(abs, sound.samples[start : start + window])) > limit
    ]
    least = LEAST_MS * sound.rate // 1000
    return [(one + window, other) for one, other in pairwise(loud) if other - one - window >= least]
