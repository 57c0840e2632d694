"""Apprentice: at the first attack or death becomes whoever was hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.roles import Role
from nightcaller.engine.turning import undone_with
from nightcaller.engine.visits import hits
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.cards import COPIES, COPIES_LATE
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.succession import take_over
from nightcaller.rulebooks.revamped.teams import LIMITED, NEWS, UNALIGNED, UNALIGNED_ALIGN

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

APPRENTICE: Final = "revamped.apprentice"


class Before(NamedTuple):
    """What was so before a moment of attacks and deaths."""

    roles: tuple[str, ...]
    attacks: int
    """How many attacks this night or day had seen."""


def look(game: Game) -> None:
    """Edges 4: "role as before that moment"."""
    if game.holders(APPRENTICE):
        roles = tuple(player.role.id for player in game.players)
        game.noted[APPRENTICE] = Before(roles, len(hits(game)))


def take_the_place(game: Game, dead: tuple[Seat, ...]) -> None:
    """ "Until someone is either attacked or killed, thereafter they will assume the role of the dead player".
    "If multiple people are attacked or killed at the same time, the Apprentice will assume a randomly chosen
    dead player's role": keyed among the dead, else the attacked; an attack counts if it was stopped.
    """
    was: Before | None = game.noted.pop(APPRENTICE, None)
    if was is None:
        return
    attacked = {attempt.target for attempt in hits(game)[was.attacks :] if attempt.kind == "attack"}
    for holding in game.holders(APPRENTICE):
        people = sorted({*dead} or attacked - {holding.seat})
        if people:
            model: Seat = game.pick("revamped.apprentice", people, holding.seat)
            with undone_with(game, holding, {model}.intersection(dead)):
                take_over(game, holding.seat, was.roles[model])


LOOKS: Final = Consequence(Moment.BURYING, 10, look, APPRENTICE)
FOLLOWS: Final = Consequence(Moment.BURIED, 20, take_the_place, APPRENTICE)

ROLE = Role(
    APPRENTICE, UNALIGNED, frozenset({UNALIGNED_ALIGN, LIMITED, NEWS, COPIES, COPIES_LATE}), listed=72
)
""" "It will not be revealed from who the role came from." """
