"""The cards of a game as people read and hear them."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.languages import LANGUAGES


class CardCounts(tuple[tuple[str, int], ...]):
    """Roles by id and how many cards of each there are; the catalogue writes them out in each language."""

    __slots__ = ()

    def written(self, language: str, name: Callable[[str], str]) -> str:
        """Return "Werewolf ×4, Seer" or 狼人×4、预言家."""
        return LANGUAGES[language].cards((name(role), cards) for role, cards in self)

    def told(self, language: str, name: Callable[[str], str]) -> tuple[str, ...]:
        """Return the list for the ear, breath by breath: "Werewolf", "four", "Seer"; 狼人，四张，预言家."""
        aloud = LANGUAGES[language].cards_aloud
        return tuple(
            part
            for role, cards in self
            for part in ((name(role), aloud(cards)) if cards > 1 else (name(role),))
        )
