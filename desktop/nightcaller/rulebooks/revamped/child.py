"""Child: the day after it dies the town lynches twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.game import seats_of
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Status
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CHILD: Final = "revamped.child"
"""Status of everybody who has ever been the Child: "there will be two lynches once the original Child
dies"."""


def remember(game: Game, me: Holding) -> None:
    """It stays the Child's death that counts, whatever becomes of the card."""
    game.mark(me.seat, Status(CHILD, me.seat))


def more_lynches(game: Game) -> int:
    """How often more the town lynches on the day that begins; whoever is counted is counted once.

    House rule `children`: two at most, or one more for each dead Child.
    """
    fallen = seats_of(game.bearing(CHILD) & ~game.alive)
    for seat in fallen:
        game.unmark(seat, CHILD)
    more = len(fallen)
    return min(more, 1) if game.house["children"] == "two-at-most" else more


SECOND: Final = Consequence(Moment.LYNCHES, 10, more_lynches, CHILD)


ROLE = Role(
    CHILD,
    TOWN,
    frozenset({TOWN_MISCELLANEOUS}),
    hooks={"dealt": remember},
    listed=3,
    several=True,
    house_rules=(
        HouseRule(
            "children",
            ("two-at-most", "one-more-each"),
            lambda deck: deck.get(CHILD, 0) > 1,
            group="day",
        ),
    ),
)
