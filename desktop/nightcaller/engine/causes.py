"""What somebody can die of, declared once: beside the role or the phase that brings it about."""

from __future__ import annotations

from typing import Final


class Cause(str):
    """A cause of death: for instance ``judge.poison``. Its text is ``cause-<id>``.

    Attributes:
        openly: whether everybody sees what the victim dies of.
        shown: whether the victim's card has been seen by then, so that nobody expects a last act.
        aimed: whether one player chose this death for another.
        follows: whether it follows the death of somebody else, the attack's `by`.
    """

    __slots__ = ("aimed", "follows", "openly", "shown")

    openly: bool
    shown: bool
    aimed: bool
    follows: bool

    def __new__(
        cls,
        name: str,
        *,
        openly: bool = False,
        shown: bool = False,
        aimed: bool = False,
        follows: bool = False,
    ) -> Cause:
        """Declare a cause by its id."""
        made = super().__new__(cls, name)
        made.openly, made.shown, made.aimed, made.follows = openly, shown, aimed, follows
        return made


OVERRULED: Final = Cause("overruled")
"""The table or a moderator has declared it; its victim acts no more."""
