"""The result of a vote as bars."""

from __future__ import annotations

from nightcaller.table.story.retelling import halves
from nightcaller.viewmodels.rows import list_row

__all__ = ["VoteRow", "halves"]


@list_row
class VoteRow:
    """One candidate of a vote; texts are ready to be shown."""

    number: int
    """The seat as people say it, or 0 for "nobody"."""
    name: str
    hue: float
    votes: str
    """For instance ``2½``: a sheriff's vote weighs one and a half."""
    share: float
    """Length of the bar, 0 to 1."""
    leading: bool = False
    voters: tuple[int, ...] = ()
