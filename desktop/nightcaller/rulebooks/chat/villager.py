"""Villager: "everyone in the village even the wolves". Every other role is held on top of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import HELD, MATES
from nightcaller.engine.roles import STATE, Holding, Role
from nightcaller.rulebooks.chat.factions import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Seat

VILLAGER: Final = "chat.villager"


def also_a_villager(game: Game, me: Holding) -> None:
    """Villager: whoever gets a card holds this role too, once, and knows what else lies on top of it.

    A card may come late, when the table corrects who somebody is: love and the like outlast that.
    """
    holdings = game.players[me.seat].holdings
    for holding in holdings[1:]:
        if holding.role is me.role:
            game.revoke(holding)
    if me.role is not ROLE and ROLE not in [holding.role for holding in holdings]:
        game.grant(me.seat, ROLE)
    for holding in holdings[1:]:
        if STATE in holding.role.tags:
            game.tell(HELD, to=1 << me.seat, seat=me.seat, role=holding.role.id)


def and_known_to_each_other(game: Game, me: Holding) -> None:
    """The rooms' lists and "default visible for": holders of a role know each other from the start."""
    also_a_villager(game, me)
    mates = tuple(
        (player.seat, me.role.id)
        for player in game.players
        if player.role.id == me.role.id and player.seat != me.seat
    )
    if mates:
        game.tell(MATES, to=1 << me.seat, mates=mates)


def pure(game: Game, seat: Seat) -> bool:
    """Fraction, pure villager: "if villager is the only role the player has"; an office is no role dealt."""
    return game.role(seat).id == VILLAGER


ROLE = Role(VILLAGER, VILLAGE, frozenset({STATE}), hooks={"dealt": also_a_villager}, several=True, listed=2)
