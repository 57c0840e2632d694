"""Survivor and Immune Survivor: they win with anybody, if they live, and they have to vote."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import disease
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.must_vote import MUST_VOTE
from nightcaller.rulebooks.revamped.teams import BYSTANDER, LIMITED, UNALIGNED, UNALIGNED_MISCELLANEOUS
from nightcaller.rulebooks.stock import wins_alive

TAGS: Final = frozenset({UNALIGNED_MISCELLANEOUS, LIMITED, BYSTANDER, MUST_VOTE})
ROLES: Final = (
    # 7, Survivor: "the only goal [...] is to survive until the end of the game. They are able to win with any
    # team".
    Role("revamped.survivor", UNALIGNED, TAGS, hooks=wins_alive(), listed=87),
    DescribedRole(
        "revamped.immune_survivor",
        UNALIGNED,
        TAGS | {disease.PROOF},
        # 7, Immune Survivor: "requires the evil scientist to be dead in order to win".
        hooks=wins_alive(once_gone="revamped.evil_scientist"),
        listed=81,
        counterpart="revamped.evil_scientist",
    ),
)
