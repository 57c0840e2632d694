"""Idiot: executed in a trial, he is revealed instead of dying, and never votes again."""

from __future__ import annotations

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.stock import lynched_and_lives

REVEALED: Final = "hollow.revealed"
"""Statuses, "Idiot!"."""

REVEALED_TOLD: Final = Kind("hollow.idiot.revealed", news="news", mark="diamond", feat="spared")


ROLE = Role(
    "hollow.idiot",
    VILLAGE,
    # Characters, Idiot: "executed in trial, he won't die nor will he be able to vote any more".
    hooks=lynched_and_lives("revealed", REVEALED, REVEALED_TOLD, again=True),
    listed=9,
    marks={REVEALED: True},
)
