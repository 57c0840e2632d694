"""Teams that want everybody else gone or theirs (4): whom they know, where they meet, and when they win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Hook
from nightcaller.rulebooks.revamped.rooms import meeting
from nightcaller.rulebooks.revamped.teams import (
    BYSTANDER,
    DISEASE,
    FLUTE,
    GRAVEYARD,
    HEAVEN,
    HELL,
    ICE,
    PYRO,
    REAPER,
    SOLO,
    UNALIGNED,
    UNDERWORLD,
    WHITE,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

RISEN: Final = Kind("revamped.risen", story=False)

ROOMS: Final = tuple(
    meeting(place, team, team)
    for place, team in enumerate((FLUTE, HELL, HEAVEN, PYRO, UNDERWORLD, GRAVEYARD, ICE, DISEASE), start=6)
)
"""Boards of the teams; their members have the team's name as a tag."""


def in_team(team: str, *more: str) -> frozenset[str]:
    """The tags of somebody who plays for a solo team and meets it.

    Args:
        more: categories.
    """
    return frozenset({SOLO, team, *more})


def meet(game: Game, me: Holding) -> None:
    """4: "members of the team know each other", by card; and they hear of whoever joins them later."""
    team = me.role.team
    mates = tuple(seat for seat in game.with_tag(team) if seat != me.seat)
    game.tell(MATES, to=1 << me.seat, mates=tuple((seat, game.role(seat).id) for seat in mates))
    to = mask_of(mates) & game.alive
    if game.moment and to:
        game.tell(MATES, to=to, mates=((me.seat, me.role.id),))
        game.tell(RISEN, to=to, seat=me.seat)


KNOW_EACH_OTHER: Final[Mapping[str, Hook]] = {"dealt": meet}


class Goal(NamedTuple):
    """What a solo team wants: that everybody alive is of the team, or has a mark."""

    team: str
    reason: str
    marks: tuple[str, ...] = ()
    at_dawn: bool = False
    """Only when a day begins, after the night's deaths (edges 6, Reaper)."""


GOALS: Final = (
    Goal(WHITE, "end-revamped-white"),
    Goal(FLUTE, "end-revamped-flute", ("revamped.enchanted",)),
    Goal(HELL, "end-revamped-hell", ("revamped.soulless",)),
    Goal(PYRO, "end-revamped-pyro"),
    Goal(UNDERWORLD, "end-revamped-underworld"),
    Goal(ICE, "end-revamped-ice", ("revamped.frozen",)),
    Goal(HEAVEN, "end-revamped-heaven", ("revamped.blessed",)),
    Goal(DISEASE, "end-revamped-disease"),
    Goal(GRAVEYARD, "end-revamped-graveyard"),
    Goal(REAPER, "end-revamped-reaper", ("revamped.sleepless",), at_dawn=True),
)
"""In the text's order. A mark is a status."""


def goal(team: str) -> Goal:
    """What a team wants."""
    return next(one for one in GOALS if one.team == team)


def in_the_way(game: Game, goal: Goal, sides: Mapping[str, int]) -> int:
    """Who keeps a team that has a living member ("a team needs" one, edges 6) from what it wants: a bit mask.

    Args:
        sides: of the living (`Game.sides`).
    """
    others = game.alive & ~sides[goal.team] & ~harmless(game, sides)
    for mark in goal.marks:
        others &= ~game.bearing(mark)
    return others


def harmless(game: Game, sides: Mapping[str, int]) -> int:
    """Who takes no side and stands in no solo team's way: a bit mask.

    Edges 6: "Survivors and Chef block nobody; other unaligned block solo teams only"; house rule
    `unaligned_block`.
    """
    unaligned = sides.get(UNALIGNED, 0)
    return unaligned if game.house["unaligned_block"] == "nobody" else unaligned & game.tagged(BYSTANDER)
