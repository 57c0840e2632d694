"""Causes of death of which the rules of several roles speak; every other stands beside its own role."""

from typing import Final

from nightcaller.engine.causes import Cause

EXECUTION: Final = Cause("hollow.execution")
"""Somebody was executed in a trial."""
SHOT: Final = Cause("hollow.shot", aimed=True)
"""The Hunter has shot somebody."""
POISON: Final = Cause("hollow.poison", aimed=True)
"""Somebody drank the Death Potion."""
