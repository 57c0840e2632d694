"""Teams that want everybody else gone or theirs (4): whom they know, where they meet, and when they win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import MATES, Kind
from nightcaller.engine.roles import Holding, Hook
from nightcaller.engine.vocabulary import Seat
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

RISEN: Final = Kind("revamped.risen")

ROOMS: Final = tuple(
    (team, team) for team in (FLUTE, HELL, HEAVEN, PYRO, UNDERWORLD, GRAVEYARD, ICE, DISEASE)
)
"""Boards of the teams, and the tag of those who belong to them: both are named like the team."""


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


def reached(game: Game, goal: Goal, camps: Mapping[Seat, str]) -> bool:
    """Whether a team has what it wants; "a team needs a living member" (edges 6).

    Args:
        camps: the living, and which side each is on.
    """
    if goal.team not in camps.values():
        return False
    return all(camp == goal.team or counts(game, goal, seat, camp) for seat, camp in camps.items())


def counts(game: Game, goal: Goal, seat: Seat, camp: str) -> bool:
    """Whether somebody who is not of the team does not stand in its way.

    Edges 6: "Survivors and Chef block nobody; other unaligned block solo teams only"; house rule
    `unaligned_block`.
    """
    if any(game.marked(seat, mark) for mark in goal.marks):
        return True
    if camp != UNALIGNED:
        return False
    return game.house["unaligned_block"] == "nobody" or BYSTANDER in game.role(seat).tags
