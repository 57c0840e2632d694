"""Claimspace: one role stands on the list that nobody holds, and only the Claimspace knows which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM
from nightcaller.rulebooks.revamped.phantoms import CLAIMSPACE
from nightcaller.rulebooks.revamped.teams import LIMITED, TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

PHANTOM: Final = Kind("revamped.phantom")


def learn(game: Game, me: Holding) -> None:
    """ "The Claimspace is privately informed which role the extra was. If there are multiple Claimspaces,
    each Claimspace has their own extra role." """
    held = {player.first_role for player in game.players}
    extra = [role for role in game.published if role not in held]
    spaces = [player.seat for player in game.players if player.first_role == CLAIMSPACE]
    own = spaces.index(me.seat) if me.seat in spaces else 0
    if own < len(extra):
        game.tell(PHANTOM, to=1 << me.seat, by=me.seat, role=extra[own])


ROLE = Role(
    CLAIMSPACE,
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, LIMITED, NO_PHANTOM}),
    hooks={"dealt": learn},
    listed=74,
    several=True,
    worth=1,
)
