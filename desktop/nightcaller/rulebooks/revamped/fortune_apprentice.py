"""Fortune Apprentice: takes the place of the first investigator of the town who dies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.death import mark_of_death
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.turning import undone_with
from nightcaller.engine.vocabulary import Seat, Status
from nightcaller.rulebooks.revamped.consequences import Consequence, Moment
from nightcaller.rulebooks.revamped.succession import hand_on, take_over, told_alone
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_INVESTIGATIVE, TOWN_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

FORTUNE_APPRENTICE: Final = "revamped.fortune_apprentice"
FOUND: Final = Kind("revamped.heir_found", news="news")
READ_ON: Final = Kind("revamped.read_on", story=False, inherits=True)
SUCCEEDED: Final = "revamped.succeeded"
"""Status of a dead investigator whose place has been taken."""


def succeed(game: Game) -> None:
    """ "At the start of the first day where a town investigative role died the previous day or night, the
    Fortune Apprentice will become the role of the first [...] that died. The fact that a Fortune Apprentice
    has changed will be announced, but the identity [...] will not be revealed."

    Of several who died in one moment, and of several apprentices, a keyed roll takes one (edges 4).
    """
    waiting = tuple(game.holders(FORTUNE_APPRENTICE))
    places = first_dead(game) if waiting else []
    if not places:
        return
    apprentice: Holding = game.pick("revamped.heir", waiting)
    heir = apprentice.seat
    predecessor: Seat = game.pick("revamped.predecessor", places)
    # Brought back by the table, somebody may die as an investigator once more.
    mark_of_death(game, predecessor, Status(SUCCEEDED, heir))
    game.tell(FOUND)
    results = [event for event in told_alone(game, predecessor) if is_a_result(game, event.kind)]
    with undone_with(game, apprentice, (predecessor,)):
        take_over(game, heir, game.role(predecessor).id)
    if game.house["heir_reads"] == "yes":
        game.tell(READ_ON, to=1 << heir, seat=predecessor)
        hand_on(game, heir, results, predecessor)


def is_a_result(game: Game, kind: str) -> bool:
    """Whether an event answers an inspection."""
    return game.book.kinds[kind].form == "answer"


def first_dead(game: Game) -> list[Seat]:
    """The town's investigators who died first of those whose place nobody has taken: several, if in one
    moment. "Turned is not dead"; who has left the game is not either."""
    found = [
        seat
        for seat in game.deaths
        if not game.lives(seat) and seat not in game.gone and TOWN_INVESTIGATIVE in game.role(seat).tags
        if not game.marked(seat, SUCCEEDED)
    ]
    if not found:
        return []
    moments = {seat: moment_of_death(game, seat) for seat in found}
    first = min(moments.values())
    return sorted(seat for seat in found if moments[seat] == first)


def moment_of_death(game: Game, seat: Seat) -> int:
    """In which night or day somebody died."""
    fatal = game.deaths[seat]
    return next(
        (moment for moment, attacks in game.hits.items() if any(one is fatal for one in attacks)), game.moment
    )


HEIR: Final = Consequence(Moment.DAWN, 10, succeed, FORTUNE_APPRENTICE)

ROLE = Role(
    FORTUNE_APPRENTICE,
    TOWN,
    frozenset({TOWN_MISCELLANEOUS, NEWS}),
    listed=5,
    worth=3,
    house_rules=(HouseRule("heir_reads", ("yes", "no")),),
)
