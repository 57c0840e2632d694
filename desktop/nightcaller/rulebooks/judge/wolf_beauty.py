"""Wolf Beauty (狼美人): charms one player every night, who dies with her if she is voted out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack, Seat, Tier
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.causes import EXILE
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK
from nightcaller.rulebooks.stock import ability, choose, hooks, not_twice_running, others, seal, tell

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LOST_LOVE: Final = Cause("judge.charm")
CHARMED: Final = Kind("judge.charmed", discloses=False, mark="heart")


def fall_for(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """The charm holds for the coming day."""
    me.memory["charmed"] = bodies[0], game.moment


def love_death(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
    """Section II: "when voted out, takes current charm target with her"; no other death does that.

    A night without a charm leaves nobody charmed (rulings, judge).
    """
    charmed, night = me.memory.get("charmed", (me.seat, 0))
    exiled = seat == me.seat and any(fate.cause == EXILE for fate in fates)
    if exiled and charmed != me.seat and night == game.moment - 1:
        attack(game, LOST_LOVE, me.seat, charmed, "true")


CHARM: Final = ability(
    "judge.wolf_beauty.charm",
    choose(others, not_twice_running()),
    tell(CHARMED),
    seal(Tier.MARK, fall_for),
    hour=4,
)
"""Night 4: alone, she charms one player; not the same one twice running."""

ROLE = Role(
    "judge.wolf_beauty",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, CHARM, EXPLODE),
    hooks(KNOWS_THE_PACK, {"died": love_death}),
    listed=2,
    worth=-7,
)
