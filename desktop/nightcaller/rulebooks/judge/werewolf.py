"""Common Werewolf (狼人): the pack's attack by night, self-explosion by day."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK

ROLE = Role(
    "judge.werewolf",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, EXPLODE),
    KNOWS_THE_PACK,
    several=True,
    listed=1,
    worth=-6,
)
