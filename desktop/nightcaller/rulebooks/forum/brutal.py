"""Brutal: lynched, he takes one other player with him before he is subdued."""

from typing import Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.forum.camps import TRAITS, anybodys
from nightcaller.rulebooks.forum.nightly import HEALTHY
from nightcaller.rulebooks.stock import choose, last_shot, others, while_left

BRUTAL: Final = Cause("forum.brutal")
"""The trait, and the cause of the death of whoever he took with him."""

STROKE: Final = "stroke"
"""What he can do once, as the holding remembers it."""
STRUCK: Final = "forum.struck"
"""Mark of whoever has taken somebody along."""

TAKEN_ALONG: Final = Kind("forum.brutal", news="news", mark="triangle", deaths=(BRUTAL,))

KILL: Final = last_shot(
    "forum.brutal.kill",
    choose(others, HEALTHY, while_left(STROKE)),
    cause=BRUTAL,
    charge=STROKE,
    fired=STRUCK,
    told=TAKEN_ALONG,
)
"""Traits, Brutal: "when voted to be lynched, kill one other player"; a patient cannot be attacked. In front
of everybody; once, however often he is lynched."""

ROLE = Role(BRUTAL, TRAITS, powers=(KILL,), beside=anybodys, several=True, listed=15)
