"""Seer (预言家): checks one player's camp every night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import appearance
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD, WOLF
from nightcaller.rulebooks.judge.cursing import CURSED, strike_back
from nightcaller.rulebooks.stock import ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

DOOMED: Final = Kind("judge.seer.cursed", mark="eye")
LEARNED: Final = Kind("judge.seer.learned", "answer", mark="eye", feat="looked")


def learn(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> list[Act]:
    """Night 5: tell the camp; a Wraith Rider tells nothing and kills the Seer (section IV)."""
    (plate,) = chosen
    body = game.body(plate)
    camp = game.inspect(
        me.seat, body, "judge.camp", "wolf" if WOLF in appearance(game, body).tags else "good"
    )
    if camp == CURSED:
        game.tell(DOOMED, to=1 << me.seat, by=me.seat, seat=plate)
        return [Act(Tier.END, me.seat, (plate,), strike_back, me.role.id)]
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=plate, camp=camp)
    return []


CHECK: Final = ability("judge.seer.check", choose(others, or_nobody=False), learn, hour=5, informs=True)
"""Night 5: one of the others, every night."""

ROLE = Role(
    "judge.seer",
    GOOD,
    frozenset({DIVINE}),
    (CHECK,),
    listed=8,
    worth=7,
)
