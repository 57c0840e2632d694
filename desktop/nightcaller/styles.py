"""The table styles: how the laptop is used while it is night. The one place that knows which there are.

A style is asked what it does, never which one it is.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Style(StrEnum):
    """How a table plays; its value is what journals, settings and messages call it."""

    PASS_AROUND = "pass_around"
    """The laptop goes from hand to hand, and everybody is alone with it for a moment."""
    EYES_CLOSED = "eyes_closed"
    """All eyes are closed, and the voice calls one role after the other to the laptop."""
    MODERATED = "narrator"
    """Somebody who does not play walks from seat to seat with it, sees everything and calls the roles."""

    @property
    def passes(self) -> bool:
        """Whether the laptop goes round by night; it does not where roles are called."""
        return self is Style.PASS_AROUND

    @property
    def voice_calls(self) -> bool:
        """Whether a voice calls the roles: by night nobody looks at the screen, and no name is said."""
        return self is Style.EYES_CLOSED

    @property
    def moderated(self) -> bool:
        """Whether one person sees everything and answers for all others."""
        return self is Style.MODERATED

    @property
    def secret_ballots(self) -> bool:
        """Whether votes may be given in secret: a moderator counts hands."""
        return not self.moderated

    @property
    def dashed(self) -> str:
        """Its part of a message id: ``pass-around``."""
        return self.value.replace("_", "-")


FITTING: Final = Style.PASS_AROUND
"""The style that carries every deck of every book: everybody is alone with the laptop for a moment."""
