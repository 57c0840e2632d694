"""Gargoyle (石像鬼): hunts with the pack and sees one player's exact identity every night."""

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, IN_COMPANY, KNOWS_THE_PACK
from nightcaller.rulebooks.stock import ability, choose, inspect, others, the_role

LEARNED: Final = Kind("judge.gargoyle.learned", "answer", mark="eye")

CHECK: Final = ability(
    "judge.gargoyle.check",
    choose(others, IN_COMPANY, or_nobody=False),
    inspect(LEARNED, "role", the_role, "judge.identity"),
    hour=8,
    informs=True,
)
"""Night 8: one of the others, "when other werewolves alive"; "after other werewolves are out" it hunts
alone."""

ROLE = Role(
    "judge.gargoyle",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, CHECK, EXPLODE),
    KNOWS_THE_PACK,
    listed=7,
    worth=-8,
)
