"""Acrobat: escapes twice from werewolves."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.striking import outruns
from nightcaller.rulebooks.revamped.teams import LIMITED, TOWN, TOWN_MISCELLANEOUS

ROLE = Role(
    "revamped.acrobat",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, LIMITED}),
    hooks=outruns("acrobat", 2, "revamped-escape"),
    listed=71,
    worth=3,
)
