"""Farseer: sees one player's role every night."""

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.stock import ability, choose, inspect, others, the_role

LEARNED: Final = Kind("hollow.farseer.learned", "answer", mark="eye", feat="looked")

SEE: Final = ability(
    "hollow.farseer.see",
    choose(others, or_nobody=False),
    inspect(LEARNED, "role", the_role, "hollow.role"),
    hour=4,
    informs=True,
)
"""Turns, Night 4: "chooses one player to see his role"."""

ROLE = Role("hollow.farseer", VILLAGE, powers=(SEE,), listed=3)
