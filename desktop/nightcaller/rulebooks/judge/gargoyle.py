"""Gargoyle (石像鬼): hunts with the pack and sees one player's exact identity every night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.checking import checks
from nightcaller.rulebooks.judge.werewolf import EXPLODE, HUNT, KNOWS_THE_PACK, pack
from nightcaller.rulebooks.stock import Limit, inspect, the_role

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LEARNED: Final = Kind("judge.gargoyle.learned", "answer", mark="eye")


def in_company(game: Game, me: Holding) -> bool:
    """Night 8: "when other werewolves alive"; awake, "after other werewolves are out", it hunts alone."""
    return any(game.lives(seat) for seat in pack(game) if seat != me.seat)


IDENTITY: Final = inspect(LEARNED, "role", the_role, "judge.identity")

ROLE = Role(
    "judge.gargoyle",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, *checks("judge.gargoyle", IDENTITY, Limit(open=in_company), hour=8, closing=13), EXPLODE),
    KNOWS_THE_PACK,
    listed=7,
    worth=-8,
)
