"""Lone Wolf: hunts alone, and must not kill its own; a Wolf of the pack when one of that has died."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import hits
from nightcaller.engine.vocabulary import Attack, Seat
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.love import aligned
from nightcaller.rulebooks.revamped.pack import LONER
from nightcaller.rulebooks.revamped.striking import strikes
from nightcaller.rulebooks.revamped.teams import LYCAN, NEWS, UNALIGNED, WOLF_POWER, WOLF_ROLE, WOLVES
from nightcaller.rulebooks.stock import ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CAUSE: Final = Cause("revamped.lone_wolf", aimed=True)
WRONG_PREY: Final = "revamped.wrong_prey"
"""Causes of death: its victim's, and its own."""


def regret(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
    """ "If they kill someone who isn't on the Townsfolk team or a Solo role, the Lone Wolf dies": if the
    victim really died of it (edges 2)."""
    mine = any((fate.cause, fate.by) == (CAUSE, me.seat) for fate in fates)
    if mine and game.lives(me.seat) and aligned(game, seat) in {WOLVES, UNALIGNED}:
        attack(game, WRONG_PREY, me.seat, me.seat, "true")


def swallow(game: Game, me: Holding, seat: Seat) -> None:
    """5.1, Riding Hood: killed by a lycan "they [...] die and ascend": she was of no team."""
    regret(game, me, seat, tuple(hit for hit in hits(game) if hit.target == seat and not hit.stopped_by))


ATTACK: Final = ability("revamped.lone_wolf.attack", choose(others), strikes(CAUSE), hour=72)

ROLE = DescribedRole(
    "revamped.lone_wolf",
    WOLVES,
    frozenset({WOLF_POWER, LYCAN, NEWS, LONER}),
    (ATTACK,),
    {"died": regret, "left": swallow},
    listed=44,
    worth=-6,
    becomes=(WOLF_ROLE,),
)
"""It joins the pack as a Wolf when "a member of the wolfpack dies" (`pack.after_burial`)."""
