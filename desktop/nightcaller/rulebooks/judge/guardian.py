"""Guardian (守卫): shields one player from the pack every night, not the same one twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Attack, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD, UNSHIELDED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

GUARDED: Final = Kind("judge.guarded", discloses=False, mark="shield", feat="guarded")
DOUBLE_SAVED: Final = Kind("judge.double_saved", mark="cross", feat="oversaved")
SAVED: Final = Kind("judge.saved", mark="shield", feat="saved")


def protect(game: Game, me: Holding) -> Script:
    """Night 2: the Guardian chooses whom to protect; himself and nobody are allowed.

    House rule `guard_repeat`. "Twice running" compares with the last night on which somebody was protected
    (rulings, All books).
    """
    last = me.memory.get("last")
    barred = last if game.house["guard_repeat"] == "no" else None
    options = game.living if barred is None else game.others(barred)
    blocked = ((barred, "blocked-same-twice"),) if barred is not None and game.lives(barred) else ()
    (target,) = yield Ask(me.seat, "judge.guardian.protect", (*options, NOBODY), blocked=blocked)
    if target == NOBODY:
        return None
    me.memory["last"] = target
    game.tell(GUARDED, to=1 << me.seat, by=me.seat, seat=target)
    return [Act(Tier.GUARD, me.seat, (int(target),), shield, me.role.id)]


def shield(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The guard stands before a body for this night."""
    game.mark(bodies[0], Status("judge.guarded", act.by, game.moment))


def guard_or_antidote(game: Game, attempt: Attack) -> bool:
    """Section IV: the guard or the antidote stops the pack's attack; both on one body cancel out."""
    if attempt.kind != "attack":
        return False
    shielded = UNSHIELDED not in game.role(attempt.target).tags
    guarded = shielded and game.marked(attempt.target, "judge.guarded") is not None
    saved = game.marked(attempt.target, "judge.antidote") is not None
    if guarded and saved:
        attempt.cause = "judge.double_save"
        game.record(DOUBLE_SAVED, seat=attempt.target)
        return False
    if guarded or saved:
        game.record(SAVED, seat=attempt.target, by="guard" if guarded else "antidote")
        return True
    return False


ROLE = Role("judge.guardian", GOOD, frozenset({DIVINE}), (Power("judge.guardian.protect", protect),))
