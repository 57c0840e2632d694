"""Ranger: with the last breath, a look at somebody's card for the whole town."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.revamped.fooled import look
from nightcaller.rulebooks.revamped.last_breath import dying
from nightcaller.rulebooks.revamped.revelations import reveal
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

POINTED: Final = Kind("revamped.ranger", news="news", mark="eye", feat="looked")
MARK: Final = StandingTarget("revamped.ranger.mark", hour=82)
""" "The Ranger may target a player. They can update this target once per phase, with 1 emergency change"."""


def point(game: Game, me: Holding) -> None:
    """ "The Ranger's role, his target, and their role will be revealed to all", unless he "did not target a
    living player"; "affected by strong disguises"."""
    target = MARK.target(game, me)
    if target is not None:
        seat = int(target)
        role = look(game, me.seat, seat, "revamped.role", fooled_by=Fooled.STRONG, cause=me.role.id)
        reveal(game, POINTED, by=me.seat, seat=seat, role=role)


ROLE = Role(
    "revamped.ranger",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS}),
    MARK.powers,
    dying(point),
    charges=(EMERGENCY,),
    listed=8,
    worth=2,
)
