"""What other rules of the book look at in a card, beside what every book's roles say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nightcaller.engine.roles import NOTHING, Role

NO_PHANTOM: Final = "no_phantom"
"""Tag of roles that nobody would believe alone: never dealt, or never without others (7, Claimspace)."""
ASKS_THE_DEAD: Final = "asks_the_dead"
"""Tag of those for whose sake the dead are visited (2.3, Medium)."""
BITES: Final = "bites"
"""Tag of those whose bite turns people (3.3, Infected Wolf)."""
COPIES: Final = "copies"
"""Tag of those who take another's card while people play (5.2, Look-Alike; 7, Apprentice)."""
COPIES_LATE: Final = "copies_late"
"""Tag of those of them who do so later than in the first night."""
BORROWS: Final = "borrows"
"""Tag of those who have another's power for a day (7, Ice Queen)."""
GIVES: Final = "gives"
"""Tag of those who give others a power for a night (7, Reaper)."""
NOT_LENT: Final = "not_lent"
"""Tag of roles of whose powers nothing is left without their boards, their start or their victory."""


@dataclass(frozen=True, slots=True, eq=False)
class DescribedRole(Role):
    """A role of which more is to be said."""

    becomes: tuple[str, ...] = ()
    """What its holder may become, or somebody because of it."""
    if_bitten: tuple[str, ...] = ()
    """What may come of a bite where it is dealt, beside a Wolf."""
    if_copied: str = ""
    """What whoever copies it becomes, if that is another card (rulings)."""
    wears: str = ""
    """What it looks like for good, even to those who fall for strong disguises alone."""
    passes_for: str = ""
    """What it may look like without anybody's choosing it."""
    counterpart: str = ""
    """Without which card it makes little sense (edges 9)."""
    misfit: str = ""
    """Why it wants a laptop that goes round: a message id."""
    kept_back: frozenset[str] = NOTHING
    """Its powers that cannot be lent: they need a board, or come about when the day is over."""


PLAIN: Final = DescribedRole("", "")


def never_dealt(_role: Role) -> bool:
    """Beside which cards something lies from the start that comes on top of them later: beside none."""
    return False


def card(role: Role) -> DescribedRole:
    """What is to be said of a role: of most, nothing."""
    return role if isinstance(role, DescribedRole) else PLAIN
