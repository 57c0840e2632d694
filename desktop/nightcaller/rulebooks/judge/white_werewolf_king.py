"""White Werewolf King (白狼王): blows himself up and takes a player of his choice with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Question, Seat, Tier
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.declaration import STAY, TARGET, declare
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK, burst, in_company

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

TAKEN = Cause("judge.taken", openly=True, aimed=True)
"""Cause of the death of whoever he takes with him."""

TAKEN_TOLD: Final = Kind("judge.taken", news="news", mark="triangle", deaths=(TAKEN,))


def explode_with_target(game: Game, me: Holding) -> Script:
    """Section II: "self-explode during day's speech phase and specify a player"; anybody, or nobody.

    House rule `white_king_last_wolf_explodes`: whether he may when no wolf that he knows of is left.
    """
    barred = not in_company(game, me) and game.house["white_king_last_wolf_explodes"] == "no"
    (answer,) = yield declare(
        game, me.seat, barred=("explode", "blocked-judge-last-wolf") if barred else None
    )
    if answer != "explode":
        return None
    (target,) = yield Ask(me.seat, TARGET, (*game.others(me.seat), NOBODY), optional=True)
    acts = [Act(Tier.END, me.seat, (), burst, me.role.id)]
    if target != NOBODY:
        acts.append(Act(Tier.END, me.seat, (int(target),), take, me.role.id))
    return acts


def take(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Section IV: self-explosion and the specified player's death; nothing stops either."""
    game.tell(TAKEN_TOLD, by=act.by, seat=bodies[0])
    attack(game, TAKEN, act.by, bodies[0], "true")


EXPLODE_WITH_TARGET = Power(
    "judge.white_werewolf_king.explode",
    explode_with_target,
    window="floor",
    questions=(Question(EXPLODE.id, ("explode", STAY)), Question(TARGET)),
)

ROLE = Role(
    "judge.white_werewolf_king",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, EXPLODE_WITH_TARGET),
    KNOWS_THE_PACK,
    charges=(Charge("taken", TAKEN_TOLD, supply=False),),
    listed=3,
    worth=-8,
    house_rules=(HouseRule("white_king_last_wolf_explodes", ("yes", "no"), group="wolves"),),
)
