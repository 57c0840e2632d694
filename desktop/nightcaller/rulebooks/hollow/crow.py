"""Crow: every other night, or every night, he puts somebody under suspicion for the next trial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Option, Seat, Status, Tier
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.hollow.camps import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SUSPECT: Final = "hollow.suspect"
SUSPECTING: Final = "hollow.crow.suspect"
"""Id of his power."""

CHOSE: Final = Kind("hollow.crow.chose", discloses=False, mark="ring")


def suspect(game: Game, me: Holding) -> Script:
    """Turns, Night 9: "chooses one player to apply the status of Suspect".

    House rule `crow_nights`: every night, and then he may let one pass.
    """
    pass_by = (NOBODY,) if game.house["crow_nights"] == "every" else ()
    (target,) = yield Ask(me.seat, SUSPECTING, (*game.others(me.seat), *pass_by))
    if target == NOBODY:
        return None
    game.tell(CHOSE, to=1 << me.seat, by=me.seat, seat=target)
    return [Act(Tier.MARK, me.seat, (int(target),), accuse, me.role.id)]


def accuse(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """Statuses, Suspect: "gets cleansed after the day turn"; the village hears of it in the morning."""
    game.mark(bodies[0], Status(SUSPECT, act.by))


def suspects(game: Game) -> tuple[Seat, ...]:
    """Who is under suspicion and alive."""
    return seats_of(game.alive & game.bearing(SUSPECT))


def votes_already_cast(game: Game) -> dict[Option, int]:
    """Half-votes with which the suspect starts the trial (rulings, hollow). House rule `crow_votes`."""
    return {seat: int(game.house["crow_votes"]) * HALF_VOTES for seat in suspects(game)}


ROLE = Role("hollow.crow", VILLAGE, powers=(Power(SUSPECTING, suspect),))
