"""Hunter (猎人): shoots one player on his own death, unless voted out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Attack, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SHOT: Final = "judge.shot"
"""Cause of the death of somebody who was shot."""

GUN: Final = "shot"
"""What a Hunter or a Werewolf King can do once, as the holding remembers it."""

FIRED: Final = "judge.fired"
"""Mark of whoever has shot."""

BARRED = {
    "unless-voted-out": "judge.exile",
    "unless-poisoned": "judge.poison",
    "always": "",
}
"""House rule `hunter_shoots` -> the cause of death after which he cannot shoot."""

SHOT_TOLD: Final = Kind("judge.shot", news="news", mark="triangle", deaths=(SHOT,))


def may_follow(game: Game, public_cause: str) -> bool:
    """Whether a shot may follow a death of which only this is public."""
    return public_cause != BARRED[game.house["hunter_shoots"]]


def may_shoot(game: Game, me: Holding, death: Attack) -> bool:
    """Section II: shoot and take a person when not voted out; once."""
    return GUN not in me.memory and death.cause != BARRED[game.house["hunter_shoots"]]


def guns_left(game: Game) -> bool:
    """Whether somebody may still have a shot, as far as everybody knows: every shot is fired in public."""
    if game.uncounted:
        return True
    guns = sum(
        game.published.get(role, 0) for role, power in game.published_powers("last_acts") if power.after
    )
    return game.bearing(FIRED).bit_count() < guns


def shoot(game: Game, me: Holding) -> Script:
    """The dying Hunter may take anybody alive, or lower the gun."""
    if GUN in me.memory:  # the table has emptied it while he was thinking
        return None
    (target,) = yield Ask(me.seat, "judge.hunter.shoot", (*game.living, NOBODY))
    if target == NOBODY:
        return None
    return [shot(me, int(target))]


def shot(me: Holding, target: Seat) -> Act:
    """The shot is public and nothing stops it (the guard does not, section II); the gun is empty then."""

    def fire(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        me.memory[GUN] = game.day
        game.mark(act.by, Status(FIRED, act.by))
        game.tell(SHOT_TOLD, by=act.by, seat=bodies[0])
        attack(game, SHOT, act.by, bodies[0], "kill")

    return Act(Tier.END, me.seat, (target,), fire, me.role.id)


ROLE = Role(
    "judge.hunter",
    GOOD,
    frozenset({DIVINE}),
    (Power("judge.hunter.shoot", shoot, window="last_acts", after=may_follow, ready=may_shoot),),
    charges=(Charge("shot", SHOT_TOLD),),
)
