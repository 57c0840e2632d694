"""What a card of the chat book brings with it when it is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.kinds import HELD, MATES
from nightcaller.engine.roles import STATE, Holding
from nightcaller.rulebooks.chat.factions import VILLAGER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def also_a_villager(game: Game, me: Holding) -> None:
    """Villager: whoever gets a card holds this role too, once, and knows what else lies on top of it.

    A card may come late, when the table corrects who somebody is: love and the like outlast that.
    """
    villager = game.book.roles[VILLAGER]
    holdings = game.players[me.seat].holdings
    for holding in holdings[1:]:
        if holding.role is me.role:
            game.revoke(holding)
    if me.role is not villager and villager not in [holding.role for holding in holdings]:
        game.grant(me.seat, villager)
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
