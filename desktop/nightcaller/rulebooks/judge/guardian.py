"""Guardian (守卫): shields one player from the pack every night, not the same one twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD, UNSHIELDED
from nightcaller.rulebooks.judge.witch import ANTIDOTE
from nightcaller.rulebooks.stock import ability, anybody, choose, house, not_twice_running, protect, tell

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

DOUBLE_SAVE: Final = Cause("judge.double_save")
SHIELD: Final = "judge.guarded"
"""Status of whoever is guarded this night."""
GUARDED: Final = Kind("judge.guarded", discloses=False, mark="shield", feat="guarded")
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


PROTECT: Final = ability(
    "judge.guardian.protect",
    choose(anybody, not_twice_running(house("guard_repeat", "no"))),
    tell(GUARDED),
    protect(SHIELD),
    hour=2,
)
"""Night 2: the Guardian chooses whom to protect; himself and nobody are allowed."""

ROLE = Role(
    "judge.guardian",
    GOOD,
    frozenset({DIVINE}),
    (PROTECT,),
    listed=11,
    worth=3,
    house_rules=(HouseRule("guard_repeat", ("no", "yes"), group="night"),),
)
