"""Reporter: reads which card each of the dead was dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.elections import ELECTED_TAG, HOOKS
from nightcaller.rulebooks.revamped.teams import NEWS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

FIRST_CARD: Final = Kind("revamped.first_card", "answer", story=False)
READ: Final = "read"
"""Of whom the Reporter has read, as the office remembers it."""


def report(game: Game, me: Holding) -> None:
    """ "The roles given are always the role that player was originally assigned", impervious to everything;
    of all who have died so far when the Reporter is elected (edges 8)."""
    read: tuple[Seat, ...] = me.memory.get(READ, ())
    fallen = [seat for seat in game.fallen_since((1 << game.seats) - 1) if seat not in read]
    for seat in fallen:
        role = game.players[seat].first_role
        game.tell(FIRST_CARD, to=1 << me.seat, by=me.seat, seat=seat, role=role)
    if fallen:
        me.memory[READ] = (*read, *fallen)


OFFICE = Role(
    "revamped.reporter", "", frozenset({ELECTED_TAG, NEWS}), hooks={**HOOKS, "phase": report}, listed=69
)
"""A phase begins, and the secret channel has what the phase before has brought."""
