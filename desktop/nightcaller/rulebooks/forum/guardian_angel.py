"""Guardian Angel: wards off every attack of the night, never from the same person twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Attack, Seat, Status, Tier
from nightcaller.rulebooks.forum.camps import TRAITS
from nightcaller.rulebooks.forum.nightly import BY_NIGHT, SAVED, note_order

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

GUARDED: Final = "forum.guarded"

GUARDED_TOLD: Final = Kind("forum.guarded", discloses=False, mark="shield", feat="guarded")


def protect(game: Game, me: Holding) -> Script:
    """Order of night 5: not "the same person two nights in a row", never oneself. House rule
    `angel_repeat`."""
    last = me.memory.get("last") if game.house["angel_repeat"] == "no" else None
    others = tuple(seat for seat in game.others(me.seat) if seat != last)
    blocked = ((last, "blocked-same-twice"),) if last is not None and game.lives(last) else ()
    (target,) = yield Ask(me.seat, "forum.guardian_angel.protect", (*others, NOBODY), blocked=blocked)
    if target == NOBODY:
        return None
    seat = note_order(game, me, target)
    me.memory["last"] = seat
    game.tell(GUARDED_TOLD, to=1 << me.seat, by=me.seat, seat=seat)
    return [Act(Tier.GUARD, me.seat, (seat,), shield, me.role.id)]


def shield(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """For this night only."""
    game.mark(bodies[0], Status(GUARDED, act.by, game.moment))


def warded(game: Game, attempt: Attack) -> bool:
    """Layer 1: "against a nightly attack"."""
    if attempt.kind not in BY_NIGHT or not game.marked(attempt.target, GUARDED):
        return False
    game.noted.setdefault("rescued", {})[attempt.target] = 1
    game.record(SAVED, seat=attempt.target, by_card="angel")
    return True


ROLE = Role("forum.guardian_angel", TRAITS, powers=(Power("forum.guardian_angel.protect", protect),))
