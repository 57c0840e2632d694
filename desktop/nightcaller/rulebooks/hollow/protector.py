"""Protector: shields one player every night, never the same one twice in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Ask, Attack, Seat, Status, Tier
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.hollow.witch import SAVED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

PROTECTED: Final = "hollow.protected"

PROTECTED_TOLD: Final = Kind("hollow.protected", discloses=False, mark="shield", feat="guarded")
SURVIVED: Final = Kind("hollow.survived")


def protect(game: Game, me: Holding) -> Script:
    """Turns, Night 3: "every night"; he may choose himself (rulings, hollow), but nobody twice in a row.

    House rule `protector_repeats`: whether he may.
    """
    last = me.memory.get("last") if game.house["protector_repeats"] == "no" else None
    options = game.living if last is None else game.others(last)
    blocked = ((last, "blocked-same-twice"),) if last is not None and game.lives(last) else ()
    (target,) = yield Ask(me.seat, "hollow.protector.protect", options, blocked=blocked)
    me.memory["last"] = target
    game.tell(PROTECTED_TOLD, to=1 << me.seat, by=me.seat, seat=target)
    return [Act(Tier.GUARD, me.seat, (int(target),), shield, me.role.id)]


def shield(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Statuses, Protected: one player, until the night's status cleanse."""
    game.mark(bodies[0], Status(PROTECTED, act.by))


def protected_or_saved(game: Game, attempt: Attack) -> bool:
    """Characters, Werewolves: "someone with protected status [...] survives the attack", the saved too."""
    if attempt.kind != "attack":
        return False
    for status, by in ((PROTECTED, "protector"), (SAVED, "witch")):
        if game.marked(attempt.target, status):
            game.record(SURVIVED, seat=attempt.target, by_card=by)
            return True
    return False


ROLE = Role("hollow.protector", VILLAGE, powers=(Power("hollow.protector.protect", protect),))
