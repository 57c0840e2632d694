"""What can be wrong with what the kernel is given; people read it in their language."""

from __future__ import annotations

from nightcaller.errors import NightcallerError


class EngineError(NightcallerError):
    """Anything that the kernel refuses."""


class UndeclaredKind(EngineError):
    """A book tells, or declares twice, a kind of events: a mistake of whoever wrote it."""


class IllegalSetup(EngineError):
    """A table that cannot be played: seats, deck or house rules do not fit the book."""


class IllegalDecision(EngineError):
    """An answer that the open window does not allow; the game is unchanged."""
