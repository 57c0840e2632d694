"""The cards of a game as people read and hear them."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.text.numerals import numeral


class Cards(tuple[tuple[str, int], ...]):
    """Roles by id and how many cards of each there are; the catalogue writes them out in each language."""

    __slots__ = ()

    def written(self, language: str, name: Callable[[str], str]) -> str:
        """Return "Werewolf ×4, Seer" or 狼人×4、预言家."""
        between, times = ("、", "×") if language == "zh-CN" else (", ", " ×")
        return between.join(
            f"{name(role)}{times}{cards}" if cards > 1 else name(role) for role, cards in self
        )

    def told(self, language: str, name: Callable[[str], str]) -> tuple[str, ...]:
        """Return the list for the ear, breath by breath: "Werewolf", "four", "Seer"; 狼人，四张，预言家."""
        return tuple(
            part
            for role, cards in self
            for part in ((name(role), _counted(language, cards)) if cards > 1 else (name(role),))
        )


def _counted(language: str, cards: int) -> str:
    if language != "zh-CN":
        return numeral(language, cards)
    return "两张" if cards == 2 else f"{numeral(language, cards)}张"
