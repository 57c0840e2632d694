"""White Werewolf: a werewolf who, every other night, may kill one of his own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Tier
from nightcaller.rulebooks.hollow.camps import WOLF, WOLVES
from nightcaller.rulebooks.hollow.werewolf import ATTACK, meet_at_the_deal

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

BETRAYAL: Final = "hollow.betrayal"
"""Cause of the death of a companion."""

BETRAYED: Final = Kind("hollow.betrayed", discloses=False, mark="cross")


def betray(game: Game, me: Holding) -> Script:
    """Turns, Night 7: he "wakes up again and chooses whether to kill one of his companion werewolves"."""
    wolves = game.tagged(WOLF)
    companions = tuple(seat for seat in game.others(me.seat) if wolves >> seat & 1)
    strangers = tuple(seat for seat in game.others(me.seat) if not wolves >> seat & 1)
    (target,) = yield Ask(
        me.seat,
        "hollow.white_werewolf.betray",
        (*companions, NOBODY),
        blocked=tuple((seat, "blocked-hollow-no-companion") for seat in strangers),
    )
    if target == NOBODY:
        return None
    game.noted["companion"] = target
    game.tell(BETRAYED, to=1 << me.seat, by=me.seat, seat=target)
    return [Act(Tier.END, me.seat, (int(target),), bite, me.role.id)]


def bite(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """ "The same rules defined in Werewolves apply": protection and the Witch stop this attack too."""
    attack(game, BETRAYAL, act.by, bodies[0])


ROLE = Role(
    "hollow.white_werewolf",
    WOLVES,
    frozenset({WOLF}),
    (ATTACK, Power("hollow.white_werewolf.betray", betray, writes=frozenset({"companion"}))),
    {"dealt": meet_at_the_deal},
)
