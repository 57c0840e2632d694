"""How often a laptop that goes round changes hands and is touched, at most, and how long that takes.

From public facts alone: the rounds, who is visited in them, and the page of each. What is left as it is
needs no touch, so a real evening stays below.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from nightcaller.engine import NOBODY
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Choice, Cover, Ended, Floor, Hands, Race, Scene
from nightcaller.table.live.visit import Visit
from nightcaller.table.shelf.sitting import Sitting

PASSING: Final = 6.0
"""Seconds from hand to hand: shown on the cover, sat down, held."""


class Night(NamedTuple):
    """What one night takes, and the written square before the vote of the day after it."""

    day: int
    hand_overs: int
    touches: int


class Opening(NamedTuple):
    """What it takes from the deal to the first speech: cards, the first night, whatever the morning asks."""

    hand_overs: int
    touches: int
    seconds: float

    @property
    def minutes(self) -> int:
        """As people feel it: whole minutes."""
        return max(1, round(self.seconds / 60))


def touches_of(visit: Visit) -> int:
    """Return how many touches a visit takes if everything on its page is touched once.

    Holding "I am she", under which the card opens, or the board; what leads on from a board; every blank; and
    the hold that decides.
    """
    opened = 1 + (visit.sheet is not None)
    return opened if visit.only_shows else opened + len(visit.form) + 1


def nights(sitting: Sitting, upto: int = 2) -> tuple[Night, ...]:
    """Return what the first nights take, walked through with people who do as little as they may.

    Args:
        sitting: the table; it passes the laptop around, with cards that the app deals.
        upto: the last night that counts.

    Raises:
        IllegalSetup: the deck or the house rules cannot be played.
    """
    found: dict[int, Night] = {}
    for evening, visit in _visits(sitting, upto):
        day = evening.public.day
        by_night = evening.public.phase == "night"
        if (by_night or visit.purpose == "square") and visit.purpose != "deal":
            before = found.get(day, Night(day, 0, 0))
            found[day] = Night(day, before.hand_overs + 1, before.touches + touches_of(visit))
    return tuple(found.values())


def opening(sitting: Sitting) -> Opening:
    """Return what it takes until somebody speaks for the first time.

    Raises:
        IllegalSetup: as `nights`.
    """
    total = Opening(0, 0, 0.0)
    for evening, visit in _visits(sitting, 1, to_first_speech=True):
        long = pace.visit_seconds(
            sitting.seed, "normal", evening.public.day, visit.lap, visit.seat, len(visit.form)
        )
        total = Opening(
            total.hand_overs + 1, total.touches + touches_of(visit), total.seconds + long + PASSING
        )
    return total


def most(sitting: Sitting) -> Night:
    """Return the longest of the first nights: what the set-up tells.

    Raises:
        IllegalSetup: as `nights`.
    """
    return max(nights(sitting), key=lambda night: night.touches, default=Night(1, 0, 0))


def _visits(sitting: Sitting, upto: int, *, to_first_speech: bool = False) -> Iterator[tuple[Evening, Visit]]:
    """Walk through an evening; yield every visit as its cover opens, before anything is done on it."""
    evening = Evening(msgspec.structs.replace(sitting, own_cards=False, style="pass_around"))
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= upto:
        if to_first_speech and isinstance(scene, Floor | Race | Hands):
            return
        if isinstance(scene, Cover):
            yield evening, evening.visit()
        if not _pass(evening, scene):
            return


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
