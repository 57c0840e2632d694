"""How often a laptop that goes round changes hands and is touched, at most, and how long that takes.

From public facts alone: the rounds, who is visited in them, and the page of each. What is left as it is
needs no touch, so a real evening stays below.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from nightcaller.engine import NOBODY
from nightcaller.styles import FITTING
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover, Ended, Floor, Hands, PublicChoice, Race, Scene
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import Sitting

PASSING: Final = 6.0
"""Seconds from hand to hand: shown on the cover, sat down, held."""


class NightTouches(NamedTuple):
    """What one night takes, and the written square before the vote of the day after it."""

    day: int
    hand_overs: int
    touches: int


class Day(NamedTuple):
    """What one day takes before and with its votes: a round of all, secret ballots. Whoever asks for the
    laptop comes on top."""

    day: int
    hand_overs: int
    touches: int


class OpeningTouches(NamedTuple):
    """What it takes from the deal to the first speech: cards, the first night, whatever the morning asks."""

    hand_overs: int
    touches: int
    seconds: float

    @property
    def minutes(self) -> int:
        """As people feel it: whole minutes."""
        return max(1, round(self.seconds / 60))


def touches_of(visit: PlayerVisit) -> int:
    """Return how many touches a visit takes if everything on its page is touched once.

    Holding "I am she", under which the card opens, or the board; what leads on from a board; every blank; and
    the hold that decides.
    """
    opened = 1 + (visit.sheet is not None)
    return opened if visit.only_shows else opened + len(visit.form) + 1


class Walk(NamedTuple):
    """What the beginning of an evening takes, walked through once; people do as little as they may."""

    nights: tuple[NightTouches, ...]
    days: tuple[Day, ...]
    """Those on which the laptop is passed at all."""
    opening: OpeningTouches

    @property
    def most(self) -> tuple[NightTouches, Day]:
        """The longest of the nights, and of the days: what the set-up tells."""
        night = max(self.nights, key=lambda one: one.touches, default=NightTouches(1, 0, 0))
        return night, max(self.days, key=lambda one: one.touches, default=Day(1, 0, 0))


def walk(sitting: Sitting, upto: int = 2) -> Walk:
    """Return what the first nights and days take, and what it takes until somebody speaks for the first time.

    Args:
        sitting: the table; it passes the laptop around, with cards that the app deals.
        upto: the last night that counts.

    Raises:
        IllegalSetup: the deck or the house rules cannot be played.
    """
    found: dict[int, NightTouches] = {}
    by_day: dict[int, Day] = {}
    total, silent = OpeningTouches(0, 0, 0.0), True
    evening = Evening(msgspec.structs.replace(sitting, own_cards=False, style=FITTING))
    while not isinstance(scene := evening.scene, Ended) and (day := evening.public.day) <= upto:
        silent = silent and day <= 1 and not isinstance(scene, Floor | Race | Hands)
        if isinstance(scene, Cover):
            visit = evening.visit()
            touches = touches_of(visit)
            by_night = evening.public.phase == "night"
            if (by_night or visit.purpose == "square") and visit.purpose != "deal":
                before = found.get(day, NightTouches(day, 0, 0))
                found[day] = NightTouches(day, before.hand_overs + 1, before.touches + touches)
            elif evening.public.phase == "day":
                _day, hands, touched = by_day.get(day, Day(day, 0, 0))
                by_day[day] = Day(day, hands + 1, touched + touches)
            if silent:
                long = pace.visit_seconds(sitting.seed, "normal", day, visit.lap, visit.seat, len(visit.form))
                total = OpeningTouches(
                    total.hand_overs + 1, total.touches + touches, total.seconds + long + PASSING
                )
        if not _pass(evening, scene):
            break
    return Walk(tuple(found.values()), tuple(by_day.values()), total)


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
        case PublicChoice(options=options):
            evening.choose(options[-1])
        case _:
            return False
    return True
