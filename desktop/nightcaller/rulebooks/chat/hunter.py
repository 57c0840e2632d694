"""Hunter: "can kill any player if the hunter itself was killed"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Tier
from nightcaller.rulebooks.chat.factions import VILLAGE
from nightcaller.rulebooks.chat.villager import also_a_villager

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SHOT: Final = "chat.shot"
"""Cause of the death of whoever the Hunter shot."""


def shoot(game: Game, me: Holding) -> Script:
    """ "He can select any living villager except himself and can kill him"."""
    (target,) = yield Ask(me.seat, "chat.hunter.shoot", (*game.living, NOBODY))
    if target == NOBODY:
        return None
    return [Act(Tier.END, me.seat, (int(target),), fire, me.role.id)]


def fire(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Everybody sees who fires at whom."""
    game.tell("chat.shot", by=act.by, seat=bodies[0])
    attack(game, SHOT, act.by, bodies[0], "kill")


def gun_left(game: Game) -> bool:
    """Whether a shot may still follow a death, as far as everybody knows."""
    fired = any(death.cause == SHOT for death in game.deaths.values())
    return game.in_published_deck(ROLE.id) and not fired


ROLE = Role(
    "chat.hunter",
    VILLAGE,
    powers=(Power("chat.hunter.shoot", shoot, window="last_acts"),),
    hooks={"dealt": also_a_villager},
)
