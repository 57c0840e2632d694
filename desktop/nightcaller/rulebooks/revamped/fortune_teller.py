"""Fortune Teller: reads one card every night."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.looking import LOOKS, reads_the_card
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE

SEE: Final = reads_the_card("revamped.fortune_teller.see", hour=42)

ROLE = Role(
    "revamped.fortune_teller",
    TOWN,
    frozenset({TOWN_INVESTIGATIVE}),
    (SEE,),
    listed=23,
    worth=5,
    house_rules=(LOOKS,),
)
