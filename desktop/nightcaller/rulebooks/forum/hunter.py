"""Hunter: one hunt by night; killed with it unused, he may take an attacker down with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack, Seat, Tier
from nightcaller.rulebooks.forum import hospital, learning
from nightcaller.rulebooks.forum.camps import ARMED, MASTER, TRAITS, anybodys
from nightcaller.rulebooks.forum.nightly import BY_NIGHT, HEALTHY, HUNT, attackers, is_out, order
from nightcaller.rulebooks.stock import ability, choose, others, seal, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

HUNTED: Final = Cause("forum.hunted")
"""Cause of the death of the Hunter's prey."""
REPRISAL: Final = Cause("forum.reprisal")
"""Cause of the death of an attacker whom a dying Hunter took down."""
REPRISAL_CHANCE: Final = (1, 3)

HUNT_TOLD: Final = Kind("forum.hunt", mark="triangle")


def hunt(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """An unclaimed apprentice is claimed and not hurt, and he keeps the power; anybody else is attacked."""
    (target,) = bodies
    novice = learning.held(game, target)
    if novice is not None and learning.may_claim(game, me, target):
        learning.bind(game, novice, me)
        return
    me.memory["hunt"] = game.day
    game.tell(HUNT_TOLD, to=1 << me.seat, by=me.seat, seat=target)
    hospital.assault(game, HUNTED, me.seat, target, HUNT)


def strike_back(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
    """ "A 33,(3)% chance of taking down one of the attackers, only if fatally wounded, if they have not yet
    used their power". A patient is "unable to DO ANYTHING AT ALL"."""
    if seat != me.seat or "hunt" in me.memory or is_out(game, seat):
        return
    wounds = [fate for fate in fates if fate.kind in BY_NIGHT]
    foes = tuple(dict.fromkeys(foe for wound in wounds for foe in attackers(game, wound)))
    if foes and game.chance("forum.reprisal", *REPRISAL_CHANCE, me.seat):
        attack(game, REPRISAL, me.seat, game.pick("forum.reprisal.foe", foes, me.seat), "true")


HUNT_ONCE: Final = ability(
    "forum.hunter.hunt", choose(others, HEALTHY, while_left("hunt")), order, seal(Tier.END, hunt), hour=7
)
"""Order of night 7: "once per game, to hunt someone at night"."""

ROLE = Role(
    "forum.hunter",
    TRAITS,
    frozenset({MASTER, ARMED}),
    powers=(HUNT_ONCE,),
    hooks={"died": strike_back},
    charges=(Charge("hunt", HUNT_TOLD),),
    beside=anybodys,
    several=True,
    listed=16,
)
