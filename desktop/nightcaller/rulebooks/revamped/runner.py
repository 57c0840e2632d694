"""Runner: outruns the first werewolf."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.revamped.striking import ESCAPED, by_a_werewolf, escapes
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_MISCELLANEOUS

RUNNING: Final = Layer("runner", place=30)

ROLE = Role(
    "revamped.runner",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, NEWS}),
    hooks=escapes(RUNNING.name, 1, "revamped-escape", by_a_werewolf),
    charges=(Charge("revamped-escape", ESCAPED, "seat"),),
    listed=9,
    worth=2,
)
