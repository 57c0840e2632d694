"""What stops the pack's attack: the Guardian's shield or the Witch's antidote, and not both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.camps import UNSHIELDED
from nightcaller.rulebooks.judge.causes import DOUBLE_SAVE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SHIELD: Final = "judge.guarded"
"""Status of whoever is guarded this night."""
ANTIDOTE: Final = "judge.antidote"
"""Status of whoever is healed this night."""
DOUBLE_SAVED: Final = Kind("judge.double_saved", mark="cross", feat="oversaved")
SAVED: Final = Kind("judge.saved", mark="shield", feat="saved")


def guard_or_antidote(game: Game, attempt: Attack) -> bool:
    """Section IV: the guard or the antidote stops the pack's attack; both on one body cancel out."""
    if attempt.kind != "attack":
        return False
    marks = game.players[attempt.target].statuses
    guarded = SHIELD in marks and UNSHIELDED not in game.role(attempt.target).tags
    saved = ANTIDOTE in marks
    if guarded and saved:
        attempt.cause = DOUBLE_SAVE
        game.record(DOUBLE_SAVED, seat=attempt.target)
        return False
    if guarded or saved:
        game.record(SAVED, seat=attempt.target, by="guard" if guarded else "antidote")
        return True
    return False


LAYER: Final = Layer("guard_or_antidote", guard_or_antidote, frozenset({SHIELD, ANTIDOTE}), place=1)
