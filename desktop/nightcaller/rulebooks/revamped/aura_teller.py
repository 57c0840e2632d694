"""Aura Teller: a threat, or none."""

from typing import Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.looking import LOOKED_AT, LOOKS, sees
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE, threat
from nightcaller.rulebooks.stock import ability

AURA: Final = Kind("revamped.aura", "answer", mark="eye", feat="looked")
LOOK: Final = ability(
    "revamped.aura_teller.look",
    LOOKED_AT,
    sees(AURA, "aura", "revamped.aura", Fooled.STRONG, threat),
    hour=40,
    informs=True,
)

ROLE = Role(
    "revamped.aura_teller",
    TOWN,
    frozenset({TOWN_INVESTIGATIVE}),
    (LOOK,),
    listed=21,
    worth=4,
    house_rules=(LOOKS,),
)
