"""Child: the day after it dies the town lynches twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.game import seats_of
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack, Seat, Status
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


def more_lynches(game: Game) -> Callable[[], int]:
    """How often more the town lynches on the day that begins; whoever is counted is counted once."""
    fallen = {seat: game.deaths[seat] for seat in seats_of(game.bearing(CHILD) & ~game.alive)}
    for seat in fallen:
        game.unmark(seat, CHILD)
    return partial(for_the_dead, game, fallen)


def for_the_dead(game: Game, fallen: Mapping[Seat, Attack]) -> int:
    """The same when a vote is due: not for whom the table has brought back meanwhile.

    House rule `children`: two at most, or one more for each dead Child.
    """
    more = sum(game.deaths.get(seat) is fatal for seat, fatal in fallen.items())
    return min(more, 1) if game.house["children"] == "two-at-most" else more


def corrected(game: Game) -> None:
    """Whom the table brings back is the Child again, and may die as the Child once more."""
    for player in game.players:
        was = CHILD in {player.first_role, player.role.id}
        if was and game.lives(player.seat) and not game.marked(player.seat, CHILD):
            game.mark(player.seat, Status(CHILD, player.seat))


SECOND: Final = Consequence(Moment.LYNCHES, 10, more_lynches, CHILD)
CORRECTED: Final = Consequence(Moment.CORRECTED, 30, corrected, CHILD)


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
