"""Stargazer (观星师): sees every night whether one player has a power of the divine, and no more.

A card that no rulebook has: `test_lab_role_filled_in.py` writes it as a newcomer would.
"""

from __future__ import annotations

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.stock import ability, choose, inspect, others, with_tag

LEARNED: Final = Kind("judge.stargazer.learned", "answer", mark="eye", feat="looked")

SEE: Final = ability(
    "judge.stargazer.see",
    choose(others, or_nobody=False),
    inspect(LEARNED, "gift", with_tag(DIVINE, "divine", "plain"), "judge.gift"),
    hour=5,
    informs=True,
)

ROLE = Role("judge.stargazer", GOOD, frozenset({DIVINE}), (SEE,), listed=20, worth=3)
