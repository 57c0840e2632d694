"""Bard: whatever is used on the Bard is sung to everybody: what was done, and by which role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.visits import Visit
from nightcaller.rulebooks.revamped.succession import APPEARED, NARRATED
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SUNG: Final = Kind("revamped.bard", news="news")
CHANGED: Final = Kind("revamped.bard_changed", news="news")

HEARD: Final = "heard"
"""What was done in a night, as the holding remembers it until the morning: verb and role."""


def hear(game: Game, me: Holding, met: Visit) -> None:
    """ "When an immediate ability is used on the Bard, it is immediately narrated": by night, at daybreak.

    "If the Bard is attacked, the attacker's role is the cause"; the ballots of a group are not told, and what
    is turned away is told of whom it really meets (edges 8).
    """
    if met.whom != me.seat or not (game.lives(me.seat) or game.phase == "night"):
        return
    cause = met.cause if met.cause in game.book.offices else game.role(met.by).id
    deed = (met.verb, cause)
    if game.phase == "night":
        me.memory[HEARD] = (*me.memory.get(HEARD, ()), deed)
    else:
        sing(game, deed)


def sing(game: Game, *deeds: tuple[str, str]) -> None:
    """Tell deeds to everybody as they landed: what, and by which role; nobody is called by name."""
    for deed, role in deeds:
        game.tell(SUNG, deed=deed, role=role)


def daybreak(game: Game, me: Holding) -> None:
    """What was done in the night, before the dead are told."""
    sing(game, *me.memory.pop(HEARD, ()))


def appear(game: Game, me: Holding) -> None:
    """ "If a Bard appears it is narrated." """
    if game.moment:
        game.tell(APPEARED, role=me.role.id)


def lose(game: Game, me: Holding) -> None:
    """ "If the Bard changes roles, abilities are no longer narrated; however, the change is still
    narrated": and what was done before it."""
    daybreak(game, me)
    game.tell(CHANGED, role=me.role.id)


ROLE = Role(
    "revamped.bard",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, NARRATED}),
    hooks={"visited": hear, "phase": daybreak, "dealt": appear, "role_lost": lose},
    listed=1,
    worth=2,
)
