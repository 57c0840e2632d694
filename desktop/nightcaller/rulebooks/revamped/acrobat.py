"""Acrobat: escapes twice from werewolves."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.striking import by_a_werewolf, escapes
from nightcaller.rulebooks.revamped.teams import LIMITED, NEWS, TOWN, TOWN_MISCELLANEOUS

SOMERSAULT: Final = Layer("acrobat", place=31)

ROLE = Role(
    "revamped.acrobat",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, LIMITED, NEWS}),
    hooks=escapes(SOMERSAULT.name, 2, "revamped-escape", by_a_werewolf),
    listed=71,
    worth=3,
)
