"""Idiot (白痴): voted out, he flips his card, lives on and has no vote any more."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.voices import FLIPPED
from nightcaller.rulebooks.stock import lynched_and_lives

FLIPPED_TOLD: Final = Kind("judge.idiot.flipped", news="news", mark="diamond", feat="spared")

LAYER: Final = Layer("flip", place=3)

ROLE = Role(
    "judge.idiot",
    GOOD,
    frozenset({DIVINE}),
    # Section II: only a vote triggers it, and only once; voted out again he dies (rulings).
    hooks=lynched_and_lives("flip", FLIPPED, FLIPPED_TOLD),
    charges=(Charge("flip", FLIPPED_TOLD, "seat", supply=False),),
    listed=13,
    worth=2,
    marks={FLIPPED: True},
)
