"""Causes of death of which the rules of several roles speak; every other stands beside its own role."""

from typing import Final

from nightcaller.engine.causes import Cause

EXILE: Final = Cause("judge.exile", openly=True)
"""The village has voted somebody out."""
EATEN: Final = Cause("judge.pack")
"""The pack has killed somebody."""
DOUBLE_SAVE: Final = Cause("judge.double_save")
"""The Guardian's shield and the antidote on one body."""
ALONE: Final = Cause("judge.hidden")
"""A Hidden Werewolf has killed somebody."""
POISON: Final = Cause("judge.poison", aimed=True)
SHOT: Final = Cause("judge.shot", openly=True, aimed=True)
"""Somebody was shot by a dying player."""
DUEL: Final = Cause("judge.duel", openly=True)
"""A wolf has lost a duel."""
HONOUR: Final = Cause("judge.honour", openly=True, shown=True)
"""A Knight has challenged somebody who is no wolf."""
