"""What saves from the werewolves for a night: the Protector's shield and the Witch's Life Potion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import Attack

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

PROTECTED: Final = "hollow.protected"
SAVED: Final = "hollow.saved"
UNTIL_DAY: Final = frozenset({PROTECTED, SAVED})
"""Turns, Status cleanse: what is over when the night is."""

SURVIVED: Final = Kind("hollow.survived")


def protected_or_saved(game: Game, attempt: Attack) -> bool:
    """Characters, Werewolves: "someone with protected status [...] survives the attack", the saved too."""
    if attempt.kind != "attack":
        return False
    marks = game.players[attempt.target].statuses
    if PROTECTED not in marks and SAVED not in marks:
        return False
    game.record(SURVIVED, seat=attempt.target, by_card="protector" if PROTECTED in marks else "witch")
    return True


LAYER: Final = Layer("protected_or_saved", protected_or_saved, UNTIL_DAY, place=1)
