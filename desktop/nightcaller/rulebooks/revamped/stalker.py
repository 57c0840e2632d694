"""Stalker: two votes more against somebody, which nobody has cast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat, Tier
from nightcaller.rulebooks.revamped.anonymous import open_line
from nightcaller.rulebooks.revamped.ballots import THREATENED, THREATENER, follow
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.rooms import writing
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_POWER
from nightcaller.rulebooks.stock import ability, choose, others, seal, tell

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

STALKER: Final = THREATENER
LINE: Final = "revamped.threat"
"""On which the Stalker writes to whoever is threatened."""
THREATENING: Final = Kind("revamped.threatening", discloses=False, mark="diamond")
THREAT: Final = Kind("revamped.threatened", story=False)


def threaten(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """ "The morning after, that player has 2 more invisible votes against them on the daily polls. The
    threatened player is privately notified of the threat." """
    for body in bodies:
        follow(game, body, THREATENED, me.seat)
        if me.role.id == STALKER:  # who only borrows this has no board (edges 8)
            open_line(game, LINE, me.seat, body)
        game.tell(THREAT, to=1 << body, seat=body)


ANONYMOUS: Final = writing(21, LINE, STALKER)

ROLE = DescribedRole(
    STALKER,
    TOWN,
    frozenset({TOWN_POWER, NEWS}),
    (
        ability(
            "revamped.stalker.threaten",
            choose(others),
            tell(THREATENING),
            seal(Tier.MARK, threaten, "threaten"),
            hour=58,
        ),
    ),
    listed=20,
    worth=2,
    misfit="misfit-revamped-aliases",
)
""" "Threatening a player is an immediate ability"."""
