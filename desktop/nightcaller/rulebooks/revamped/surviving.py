"""Survivor and Immune Survivor: they win with anybody, if they live, and they have to vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import NOBODY, TABLE
from nightcaller.rulebooks.revamped import disease
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.teams import BYSTANDER, LIMITED, UNALIGNED, UNALIGNED_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.poll import Poll

MISSED_VOTE: Final = "revamped.missed_vote"
"""Cause of death."""
MISSED: Final = Kind("revamped.missed", news="news", mark="cross", deaths=(MISSED_VOTE,))
IMMUNE: Final = "revamped.immune_survivor"
MUST_VOTE: Final = "must_vote"
"""Tag of both."""


def missed(game: Game, result: Poll) -> None:
    """7, Survivor: "must vote in every lynch poll. If they miss one, they will die immediately", and "may not
    use options such as abstain either".

    Edges 5: "miss by abstaining or silence, in each poll; a muted ballot is a vote. They die at its close,
    with the lynched." A ballot for somebody who was declared dead meanwhile is a vote too.
    """
    gone = tuple(
        seat
        for seat in seats_of(game.tagged(MUST_VOTE) & game.alive)
        if result.ballots.get(seat, NOBODY) == NOBODY and seat not in result.void
    )
    for seat in gone:
        attack(game, MISSED_VOTE, TABLE, seat, "true")
    if gone:
        game.tell(MISSED, seats=gone, count=len(gone))


def alive(game: Game, me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
    """7, Survivor: "the only goal [...] is to survive until the end of the game. They are able to win with
    any team"."""
    return game.lives(me.seat)


def alive_and_well(game: Game, me: Holding, _winners: tuple[str, ...], _wins: bool) -> bool:
    """7, Immune Survivor: "requires the evil scientist to be dead in order to win"."""
    return game.lives(me.seat) and not game.holders("revamped.evil_scientist")


MISSES: Final = Consequence(Moment.BALLOTS, 10, missed)
TAGS: Final = frozenset({UNALIGNED_MISCELLANEOUS, LIMITED, BYSTANDER, MUST_VOTE})
ROLES = (
    Role("revamped.survivor", UNALIGNED, TAGS, hooks={"wins": alive}, listed=87),
    DescribedRole(
        IMMUNE,
        UNALIGNED,
        TAGS | {disease.PROOF},
        hooks={"wins": alive_and_well},
        listed=81,
        counterpart="revamped.evil_scientist",
    ),
)
