"""Who has to vote, and dies of silence: Survivor and Immune Survivor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import NOBODY, TABLE
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.poll import Poll

MISSED_VOTE: Final = "revamped.missed_vote"
"""Cause of death."""
MISSED: Final = Kind("revamped.missed", news="news", mark="cross", deaths=(MISSED_VOTE,))
MUST_VOTE: Final = "must_vote"
"""Tag of both."""


def missed(game: Game, result: Poll) -> None:
    """7, Survivor: "must vote in every lynch poll. If they miss one, they will die immediately", and "may not
    use options such as abstain either".

    Edges 5: "miss by abstaining or silence, in each poll; a muted ballot is a vote. They die at its close,
    with the lynched." A ballot for somebody who was declared dead meanwhile is a vote too; and whom the table
    has brought back during the vote nobody has asked.
    """
    gone = tuple(
        seat
        for seat in seats_of(game.tagged(MUST_VOTE) & game.alive & mask_of(result.seats))
        if result.ballots.get(seat, NOBODY) == NOBODY and seat not in result.void
    )
    for seat in gone:
        attack(game, MISSED_VOTE, TABLE, seat, "true")
    if gone:
        game.tell(MISSED, seats=gone, count=len(gone))


MISSES: Final = Consequence(Moment.BALLOTS, 10, missed)
