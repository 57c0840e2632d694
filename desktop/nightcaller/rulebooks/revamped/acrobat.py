"""Acrobat: escapes twice from werewolves."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.striking import outruns
from nightcaller.rulebooks.revamped.teams import LIMITED, NEWS, TOWN, TOWN_MISCELLANEOUS

SOMERSAULT: Final = Layer("acrobat", place=31)

ROLE = Role(
    "revamped.acrobat",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, LIMITED, NEWS}),
    hooks=outruns(SOMERSAULT.name, 2, "revamped-escape"),
    listed=71,
    worth=3,
)
