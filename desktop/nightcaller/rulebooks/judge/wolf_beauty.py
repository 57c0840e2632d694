"""Wolf Beauty (狼美人): charms one player every night, who dies with her if she is voted out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Attack, Seat, Tier
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.werewolf import ATTACK, EXPLODE, know_each_other

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CHARMED: Final = Kind("judge.charmed", discloses=False, mark="heart")


def charm(game: Game, me: Holding) -> Script:
    """Night 4: alone, she charms one player; not the same one twice running."""
    last = me.memory.get("last")
    options = tuple(seat for seat in game.others(me.seat) if seat != last)
    blocked = ((last, "blocked-same-twice"),) if last is not None and game.lives(last) else ()
    (target,) = yield Ask(me.seat, "judge.wolf_beauty.charm", (*options, NOBODY), blocked=blocked)
    if target == NOBODY:
        return None
    me.memory["last"] = target
    game.tell(CHARMED, to=1 << me.seat, by=me.seat, seat=target)

    def fall_for(game: Game, _act: Act, bodies: tuple[Seat, ...]) -> None:
        me.memory["charmed"] = bodies[0], game.moment

    return [Act(Tier.MARK, me.seat, (int(target),), fall_for, me.role.id)]


def love_death(game: Game, me: Holding, seat: Seat, death: Attack) -> None:
    """Section II: "when voted out, takes current charm target with her"; no other death does that.

    A night without a charm leaves nobody charmed (rulings, judge).
    """
    charmed, night = me.memory.get("charmed", (me.seat, 0))
    if seat == me.seat and death.cause == "judge.exile" and charmed != me.seat and night == game.moment - 1:
        attack(game, "judge.charm", me.seat, charmed, "true")


ROLE = Role(
    "judge.wolf_beauty",
    WOLVES,
    frozenset({WOLF, PACK}),
    (ATTACK, Power("judge.wolf_beauty.charm", charm), EXPLODE),
    {"dealt": know_each_other, "died": love_death},
)
