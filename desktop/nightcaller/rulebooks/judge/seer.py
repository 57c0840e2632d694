"""Seer (预言家): checks one player's camp every night."""

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.cursing import checks
from nightcaller.rulebooks.stock import ability, choose, others

DOOMED: Final = Kind("judge.seer.cursed", mark="eye")
LEARNED: Final = Kind("judge.seer.learned", "answer", mark="eye", feat="looked")

CHECK: Final = ability(
    "judge.seer.check", choose(others, or_nobody=False), checks(LEARNED, DOOMED), hour=5, informs=True
)
"""Night 5: one of the others, every night."""

ROLE = Role(
    "judge.seer",
    GOOD,
    frozenset({DIVINE}),
    (CHECK,),
    listed=8,
    worth=7,
)
