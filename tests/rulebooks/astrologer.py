"""A role as a newcomer writes it by docs/roles.md, who has never heard of the Magician; and a book with it.

It stands for every role that is written without knowing the others: nothing in it says what waits for what.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.book import BOOK
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.rulebooks.stock import ability, choose, inspect, others, with_tag

LEARNED: Final = Kind("judge.astrologer.learned", "answer", mark="eye", feat="looked")
GAZE: Final = ability(
    "judge.astrologer.gaze",
    choose(others, or_nobody=False),
    inspect(LEARNED, "gift", with_tag(DIVINE, "divine", "plain"), "judge.gift"),
    hour=5,
    informs=True,
)

ROLE = Role("judge.astrologer", GOOD, frozenset({DIVINE}), (GAZE,), listed=20, worth=3)


def with_roles(rules: Rulebook, *roles: Role, kinds: tuple[Kind, ...] = ()) -> Rulebook:
    """A copy of a book that has some more roles, and tells some more."""
    return replace(
        rules,
        roles={**rules.roles, **{role.id: role for role in roles}},
        kinds={**rules.kinds, **{kind.id: kind for kind in kinds}},
    )


WITH_ASTROLOGER: Final = with_roles(BOOK, ROLE, kinds=(LEARNED,))
