"""Gargoyle (石像鬼): hunts with the pack and sees one player's exact identity every night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK, pack
from nightcaller.rulebooks.stock import Limit, ability, choose, inspect, others, the_role

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LEARNED: Final = Kind("judge.gargoyle.learned", "answer", mark="eye")


def in_company(game: Game, me: Holding) -> bool:
    """Night 8: "when other werewolves alive"; awake, "after other werewolves are out", it hunts alone."""
    return any(game.lives(seat) for seat in pack(game) if seat != me.seat)


CHECK: Final = ability(
    "judge.gargoyle.check",
    choose(others, Limit(open=in_company), or_nobody=False),
    inspect(LEARNED, "role", the_role, "judge.identity"),
    hour=8,
    informs=True,
)
"""Night 8: one of the others, as long as another wolf lives."""

ROLE = Role(
    "judge.gargoyle",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, CHECK, EXPLODE),
    KNOWS_THE_PACK,
    listed=7,
    worth=-8,
)
