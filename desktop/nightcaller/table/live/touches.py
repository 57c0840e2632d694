"""How often a laptop that goes round changes hands in a night, and how often it is touched, at most.

From public facts alone: the rounds, who is visited in them, and the page of each. What is left as it is
needs no touch, so a real night stays below.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from nightcaller.engine import NOBODY
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Choice, Cover, Ended, Floor, Hands, Race, Scene
from nightcaller.table.live.visit import READING, Visit
from nightcaller.table.shelf.sitting import Sitting


class Night(NamedTuple):
    """What one night takes, and the written square before the vote of the day after it."""

    day: int
    hand_overs: int
    touches: int


def touches_of(visit: Visit) -> int:
    """Return how many touches a visit takes if everything on its page is touched once.

    Holding "I am she", and the card, or a board and what leads on from it, where there are any; every blank;
    and the hold that decides.
    """
    if visit.purpose in READING:
        return 3
    before = 1 + visit.first + 2 * (visit.sheet is not None)
    return before + len(visit.form) + 1


def nights(sitting: Sitting, upto: int = 2) -> tuple[Night, ...]:
    """Return what the first nights take, walked through with people who do as little as they may.

    Args:
        sitting: the table; it passes the laptop around, with cards that the app deals.
        upto: the last night that counts.

    Raises:
        IllegalSetup: the deck or the house rules cannot be played.
    """
    evening = Evening(msgspec.structs.replace(sitting, own_cards=False, style="pass_around"))
    found: dict[int, Night] = {}
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= upto:
        day = evening.public.day
        by_night = evening.public.phase == "night"
        if isinstance(scene, Cover) and (by_night or scene.purpose == "square") and scene.purpose != "deal":
            before = found.get(day, Night(day, 0, 0))
            touched = touches_of(evening.visit())
            found[day] = Night(day, before.hand_overs + 1, before.touches + touched)
        if not _pass(evening, scene):
            break
    return tuple(found.values())


def most(sitting: Sitting) -> Night:
    """Return the longest of the first nights: what the set-up tells.

    Raises:
        IllegalSetup: as `nights`.
    """
    return max(nights(sitting), key=lambda night: night.touches, default=Night(1, 0, 0))


def _pass(evening: Evening, scene: Scene) -> bool:
    """Let a scene pass with nobody doing anything; False if this one cannot."""
    match scene:
        case Bulletin():
            evening.acknowledge()
        case Cover():
            visit = evening.visit()
            if visit.page():
                visit.time_is_up()
            visit.finish()
        case Race():
            evening.run(())
        case Floor():
            evening.end_floor()
        case Hands(voters=voters, options=options):
            evening.hands(dict.fromkeys(voters, NOBODY if NOBODY in options else options[0]))
        case Choice(options=options):
            evening.choose(options[-1])
        case _:
            return False
    return True
