"""Silencer Elder (禁言长老): takes one player's word for a day, not the same one twice running."""

from typing import Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.voices import SILENCED
from nightcaller.rulebooks.stock import ability, choose, not_twice_running, others, silence, tell

HUSHED: Final = Kind("judge.hushed", discloses=False, mark="diamond")


SILENCE: Final = ability(
    "judge.silencer_elder.silence",
    choose(others, not_twice_running()),
    tell(HUSHED),
    silence(SILENCED),
    hour=9,
)
"""Night 9: who is silenced in the next day's speeches; nobody knows before daybreak."""

ROLE = Role(
    "judge.silencer_elder",
    GOOD,
    frozenset({DIVINE}),
    (SILENCE,),
    listed=14,
    worth=2,
    marks={SILENCED: True},
)
