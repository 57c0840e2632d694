"""Town Crier: knows from the start one other of the Townsfolk, and the role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

KNOWS: Final = Kind("revamped.crier_knows", "answer", mark="eye", feat="looked")


def learn(game: Game, me: Holding) -> None:
    """ "The role of one other random person from the Townsfolk team at the start of the game", "completely
    reliable": as the cards were dealt."""
    town = [
        player.seat
        for player in game.players
        if player.seat != me.seat and game.lives(player.seat)
        if game.book.roles[player.first_role].team == TOWN
    ]
    if town:
        seat = game.pick("revamped.crier", town, me.seat)
        role = game.players[seat].first_role
        game.tell(KNOWS, to=1 << me.seat, by=me.seat, seat=seat, role=role)


ROLE = Role(
    "revamped.town_crier",
    TOWN,
    frozenset({TOWN_MISCELLANEOUS}),
    hooks={"dealt": learn},
    listed=11,
    worth=2,
)
