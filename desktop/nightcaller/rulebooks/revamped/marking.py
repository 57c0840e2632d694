"""Vampire and Plaguebearer: one engine that marks people by night, with two marks (4.5; 7, Plaguebearer)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import Act, Option, Question, Seat, Tier
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM, DescribedRole
from nightcaller.rulebooks.revamped.circle import Circle, people
from nightcaller.rulebooks.revamped.recruiting import Mark
from nightcaller.rulebooks.revamped.solos import KNOW_EACH_OTHER, in_team
from nightcaller.rulebooks.revamped.teams import NEWS, RISEN, SOLO_MISCELLANEOUS, SOLO_POWER, UNMARKABLE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SECOND: Final = 2


def a_night(day: int) -> int:
    """4.5, Vampire: "on even-numbered nights, the Vampire may demonize a second player"."""
    return 1 if day % SECOND else SECOND


def odd(day: int, _house: Mapping[str, str]) -> bool:
    """Nights of one mark."""
    return a_night(day) == 1


def even(day: int, _house: Mapping[str, str]) -> bool:
    """Nights of two."""
    return a_night(day) == SECOND


def circle(role: str, team: str, power: str, hour: int, mark: Mark, told: Kind, failed: Kind) -> Circle:
    """What all makers of a mark decide together.

    Args:
        power: the fact and the key of the question.
        told: whom they mark: `by`, `seat`.
        failed: "if demonizing fails the Vampire is informed": the same facts.
    """

    def tell(game: Game, to: int, by: Seat, pick: Option) -> None:
        game.tell(told, to=to, by=by, seat=pick)

    def act(game: Game, by: Seat, pick: Option) -> Act:
        makers = together.members(game)

        def land(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
            """ "The target will not know about it"; of a failure they hear by the name that they chose."""
            if not mark.put(game, act.by, bodies[0]):
                game.tell(failed, to=makers, by=act.by, seat=act.targets[0])

        return Act(Tier.MARK, by, (int(pick),), land, role, verb="mark")

    together = Circle(power, role, team, hour, tell, act, a_night)
    return together


def powers(together: Circle) -> tuple[Power, Power]:
    """One question on odd nights, two on even ones."""
    key = together.id
    return (
        together.power(key, people(key, 1), (Question(key),), odd),
        together.power(f"{key}.two", people(key, SECOND), (Question(key),) * SECOND, even),
    )


def maker(role: str, mark: Mark, team: str, asked: tuple[Power, ...], listed: int, *tags: str) -> Role:
    """Who marks people."""
    return DescribedRole(
        role,
        team,
        in_team(team, SOLO_POWER, UNMARKABLE, NEWS, *tags),
        asked,
        KNOW_EACH_OTHER,
        listed=listed,
        several=True,
        worth=-5,
        becomes=(mark.becomes,),
    )


def recruit(role: str, team: str, listed: int, *tags: str) -> Role:
    """Who got up again: "they have the same win condition", and no power."""
    tags_ = in_team(team, SOLO_MISCELLANEOUS, UNMARKABLE, RISEN, NO_PHANTOM, *tags)
    return Role(role, team, tags_, hooks=KNOW_EACH_OTHER, listed=listed, worth=-2)
