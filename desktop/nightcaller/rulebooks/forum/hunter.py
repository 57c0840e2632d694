"""Hunter: one hunt by night; killed with it unused, he may take an attacker down with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Attack, Seat, Tier
from nightcaller.rulebooks.forum import apprentice, doctor
from nightcaller.rulebooks.forum.camps import TRAITS
from nightcaller.rulebooks.forum.nightly import BY_NIGHT, HUNT, ask_for_prey, attackers, is_out, note_order

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

HUNTED: Final = "forum.hunted"
"""Cause of the death of the Hunter's prey."""
REPRISAL: Final = "forum.reprisal"
"""Cause of the death of an attacker whom a dying Hunter took down."""
REPRISAL_CHANCE: Final = (1, 3)

HUNT_TOLD: Final = Kind("forum.hunt", mark="triangle")


def hunt(game: Game, me: Holding) -> Script:
    """Order of night 7: "once per game, to hunt someone at night"."""
    if "hunt" in me.memory:
        return None
    (target,) = yield ask_for_prey(game, me, "forum.hunter.hunt")
    if target == NOBODY:
        return None
    seat = note_order(game, me, target)

    def shoot(game: Game, _act: Act, bodies: tuple[Seat, ...]) -> None:
        aim(game, me, bodies[0])

    return [Act(Tier.END, me.seat, (seat,), shoot, me.role.id)]


def aim(game: Game, me: Holding, target: Seat) -> None:
    """An unclaimed apprentice is claimed and not hurt, and he keeps the power; anybody else is attacked."""
    novice = apprentice.held(game, target)
    if novice is not None and apprentice.may_claim(game, me, target):
        apprentice.bind(game, novice, me)
        return
    me.memory["hunt"] = game.day
    game.tell(HUNT_TOLD, to=1 << me.seat, by=me.seat, seat=target)
    doctor.assault(game, HUNTED, me.seat, target, HUNT)


def strike_back(game: Game, me: Holding, seat: Seat, death: Attack) -> None:
    """ "A 33,(3)% chance of taking down one of the attackers, only if fatally wounded, if they have not yet
    used their power". A patient is "unable to DO ANYTHING AT ALL"."""
    if seat != me.seat or death.kind not in BY_NIGHT or "hunt" in me.memory or is_out(game, seat):
        return
    foes = attackers(game, death)
    if foes and game.chance("forum.reprisal", *REPRISAL_CHANCE, me.seat):
        attack(game, REPRISAL, me.seat, game.pick("forum.reprisal.foe", foes, me.seat), "true")


ROLE = Role(
    "forum.hunter",
    TRAITS,
    powers=(Power("forum.hunter.hunt", hunt),),
    hooks={"died": strike_back},
    charges=(Charge("hunt", HUNT_TOLD),),
)
