"""Hunter: whatever kills him, he may kill somebody in return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Tier
from nightcaller.rulebooks.hollow.camps import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SHOT: Final = "hollow.shot"
"""Cause of the death of whoever the Hunter shot."""


def shoot(game: Game, me: Holding) -> Script:
    """Dead resolutions 1: "if the hunter gets killed, he can kill a player of his choosing"."""
    (target,) = yield Ask(me.seat, "hollow.hunter.shoot", (*game.living, NOBODY))
    if target == NOBODY:
        return None
    return [Act(Tier.END, me.seat, (int(target),), fire, me.role.id)]


def fire(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Everybody sees who fires at whom."""
    game.tell("hollow.shot", by=act.by, seat=bodies[0])
    attack(game, SHOT, act.by, bodies[0], "kill")


def expected(game: Game, dead: tuple[Seat, ...]) -> bool:
    """Whether one of these dead may shoot, as far as everybody knows.

    House rule `dead_revealed`: by the cards that were shown.
    """
    if game.house["dead_revealed"] == "yes":
        dead = tuple(seat for seat in dead if game.role(seat) is ROLE)
    return bool(dead) and gun_left(game)


def gun_left(game: Game) -> bool:
    """Whether a shot may still follow a death, as far as everybody knows."""
    fired = any(death.cause == SHOT for death in game.deaths.values())
    return game.in_published_deck(ROLE.id) and not fired


ROLE = Role("hollow.hunter", VILLAGE, powers=(Power("hollow.hunter.shoot", shoot, window="last_acts"),))
