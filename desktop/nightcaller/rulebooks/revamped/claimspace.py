"""Claimspace: one role stands on the list that nobody holds, and only the Claimspace knows which."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Deck
from nightcaller.engine.chance import shuffled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.teams import LIMITED, PACKAGE, TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CLAIMSPACE: Final = "revamped.claimspace"
PHANTOM: Final = Kind("revamped.phantom")
NEVER: Final = frozenset(
    f"revamped.{role}"
    for role in (
        *("fletchers_customer", "undead", "zombie", "demon", "saint", "claimspace"),
        *("baker", "hellhound", "butcher", "bloody_butcher", "cult_member", "cult_leader"),
        *("flute_apprentice", "ice_queen", "immune_survivor"),
    )
)
"""Roles that nobody would believe alone: never dealt, or never without others."""


def phantoms(deck: Deck, seed: int) -> tuple[str, ...]:
    """ "For each Claimspace in the game, an extra role is added to the role list along with Claimspace,
    however, no player is this role": keyed, absent from the deck (edges 9), one for each in the order of the
    seats."""
    return _phantoms(tuple(deck.items()), seed) if deck.get(CLAIMSPACE) else ()


@lru_cache(64)
def _phantoms(deck: tuple[tuple[str, int], ...], seed: int) -> tuple[str, ...]:
    left = absent(dict(deck))
    return tuple(shuffled(seed, CLAIMSPACE, left)[: dict(deck)[CLAIMSPACE]])


def absent(deck: Deck) -> tuple[str, ...]:
    """The roles that may be a phantom beside this deck."""
    known = entries.dealt(PACKAGE)
    return tuple(role for role in known if not deck.get(role) and role not in NEVER)


def listed(deck: Deck, seed: int) -> Deck:
    """The role list that everybody sees: "it is not noted which role is not actually in the game". It is in
    the book's order, like every list of roles."""
    extra = phantoms(deck, seed)
    if not extra:
        return deck
    known = entries.roles(PACKAGE)
    whole = {**deck, **dict.fromkeys(extra, 1)}
    return {role: whole[role] for role in known if role in whole}


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
    frozenset({TOWN_MISCELLANEOUS, LIMITED}),
    hooks={"dealt": learn},
    listed=74,
    several=True,
    worth=1,
)
