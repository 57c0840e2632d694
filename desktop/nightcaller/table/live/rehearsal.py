"""A night gone through beforehand, to say how long it takes: the same scenes, lines and lengths.

Who holds what, and what anybody does, changes neither scenes nor lengths (secrecy: proof 3). That is why a
rehearsal with any deal tells the truth about every deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from nightcaller.engine import NOBODY
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, closing_line, lines_for
from nightcaller.table.live.scene import Bulletin, Calling, Cover, Hands, Scene
from nightcaller.table.shelf.sitting import Sitting

Said = Callable[[Line], float]
"""How long a line takes to be said, in seconds."""

HANDING: Final = 5.0
"""Seconds from "I have finished" to "I am she": the laptop goes from hand to hand. A guess, not a rule."""


def first_night_seconds(sitting: Sitting, preset: str, said: Said) -> float:
    """Return how long the first night takes, from "night falls" to the moment before dawn.

    With eyes closed it is exact; handed round it is the least, at a usual pace of hands. Depends on the
    published deck, the house rules and the style alone.

    Args:
        sitting: what the table agrees on; a moderator's night is as long as he makes it: 0.
        preset: one of `pace.PRESETS`.
        said: the length of a line.

    Raises:
        IllegalSetup: the deck or the house rules cannot be played.
    """
    if sitting.style.moderated:
        return 0.0
    evening = Evening(msgspec.structs.replace(sitting, own_cards=False))
    seconds, before, fallen = 0.0, None, False
    while not _night_is_over(evening.scene, fallen=fallen):
        scene = evening.scene
        fallen = fallen or _is(scene, "nightfall")
        lines = lines_for(scene, evening.sitting, evening.public, evening.progress.style, before)
        length = _step(evening, scene, preset, said, lines)
        seconds += length if fallen else 0.0
        before = scene
    return seconds


def _night_is_over(scene: Scene, *, fallen: bool) -> bool:
    return fallen and not (_is(scene, "nightfall") or isinstance(scene, Calling | Cover))


def _is(scene: Scene, kind: str) -> bool:
    return isinstance(scene, Bulletin) and scene.kind == kind


def _step(evening: Evening, scene: Scene, preset: str, said: Said, lines: Iterable[Line]) -> float:
    """Let the scene pass with nobody there and return how long it takes."""
    seed, day = evening.sitting.seed, evening.public.day
    spoken = sum(map(said, lines))
    match scene:
        case Cover():
            visit = evening.visit()
            length = pace.visit_seconds(seed, preset, day, scene.lap, scene.seat, len(visit.form))
            if visit.page():
                visit.time_is_up()
            visit.finish()
            return max(spoken, HANDING) + length
        case Calling():
            call = evening.call()
            closing = closing_line(scene.role, evening.sitting, evening.public)
            length = pace.call_seconds(seed, preset, day, call.call) + said(closing)
            call.finish()
            return spoken + length + pace.beat_seconds(seed, preset, day, scene.index)
        case Bulletin():
            evening.acknowledge()
            return spoken + pace.beat_seconds(seed, preset, day, 0)
        case Hands(voters=voters, options=options):  # for an office, before the first night
            evening.hands(dict.fromkeys(voters, NOBODY if NOBODY in options else options[0]))
            return 0.0
        case _:
            raise AssertionError(scene)  # a game begins with its cards and its first night
