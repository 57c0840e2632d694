"""Psychic Wolf: one guess a night; if it is right, it is confirmed."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.guessing import guesses
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_INVESTIGATIVE, WOLVES

GUESS: Final = guesses("revamped.psychic_wolf.guess", 1, hour=51)

ROLE = Role(
    "revamped.psychic_wolf",
    WOLVES,
    frozenset({WOLF_INVESTIGATIVE, LYCAN, pack.IN_PACK}),
    (*pack.POWERS, GUESS),
    pack.HOOKS,
    listed=48,
    worth=-6,
)
