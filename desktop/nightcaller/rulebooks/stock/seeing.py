"""What can be seen in somebody: the honest answers to inspections, of whatever she seems to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.disguise import appearance
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.rulebooks.stock.effects import Truth
from nightcaller.rulebooks.stock.words import stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


@stock("whom")
def the_role(game: Game, bodies: tuple[Seat, ...]) -> Option:
    """The role itself, by its id."""
    return appearance(game, bodies[0]).id


@stock("whom")
def with_tag(tag: str, yes: str, no: str) -> Truth:
    """Whether the card has a tag (a camp, a pack, a sort of role), as one of two words."""

    def camp(game: Game, bodies: tuple[Seat, ...]) -> Option:
        return yes if tag in appearance(game, bodies[0]).tags else no

    return camp


@stock("whom")
def side(game: Game, bodies: tuple[Seat, ...]) -> Option:
    """The side somebody is on by now, by its team's id."""
    return _seeming(game, bodies[0])


def _seeming(game: Game, body: Seat) -> str:
    """The side somebody is on by now, or that of her disguise."""
    seems = appearance(game, body)
    return game.camp(body) if seems is game.role(body) else seems.team
