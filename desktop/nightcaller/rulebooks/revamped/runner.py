"""Runner: outruns the first werewolf."""

from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.revamped.striking import ESCAPED, outruns
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

ROLE = Role(
    "revamped.runner",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS}),
    hooks=outruns("runner", 1, "revamped-escape"),
    charges=(Charge("revamped-escape", ESCAPED, "seat"),),
    listed=9,
    worth=2,
)
