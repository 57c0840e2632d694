"""The result of a vote as bars."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtQml import QmlElement

from nightcaller.table.story.retelling import halves
from nightcaller.viewmodels.rows import Rows

__all__ = ["VoteRow", "VoteRows", "halves"]

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
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


@QmlElement
class VoteRows(Rows[VoteRow]):
    """The model of `VoteBars`."""

    row_type = VoteRow
