"""Idiot: executed in a trial, he is revealed instead of dying, and never votes again."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.hollow.camps import REVEALED, STEADY, VILLAGE
from nightcaller.rulebooks.stock import lynched_and_lives

REVEALED_TOLD: Final = Kind("hollow.idiot.revealed", news="news", mark="diamond", feat="spared")


LAYER: Final = Layer("revealed", place=3)

ROLE = Role(
    "hollow.idiot",
    VILLAGE,
    frozenset({STEADY}),
    # Characters, Idiot: "executed in trial, he won't die nor will he be able to vote any more".
    hooks=lynched_and_lives("revealed", REVEALED, REVEALED_TOLD, again=True),
    listed=9,
    marks={REVEALED: True},
)
