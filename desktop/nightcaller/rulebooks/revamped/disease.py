"""The disease (7, Evil Scientist): who has it, how it travels, and when it is over with somebody.

By the text's table, for somebody infected in night n: contagious from the end of day n, told at the end of
day n + 1, dead at the end of night n + 2. Whoever catches it by day has it as of the following night
(edges 8). It outlives its maker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.visits import causes_of_death, sing, visits
from nightcaller.engine.vocabulary import Seat, Status
from nightcaller.rulebooks.revamped.conditions import Condition
from nightcaller.rulebooks.revamped.revelations import reveal

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

INFECTED: Final = "revamped.infected"
"""Status: its source is who made it, its data the night of which it counts (`Game.moment`)."""
DAY, NEXT_DAY, NIGHT_AFTER_NEXT = 1, 3, 4
"""Moments after the night of which it counts: D1, D2 and N2 of the text."""
PROOF: Final = "disease_proof"
"""Tag of the Evil Scientist and the Immune Survivor: they never catch it."""
CAUSE: Final = "revamped.disease"
CAUGHT: Final = Kind("revamped.caught", mark="drop", feat="caught")
ILL: Final = Kind("revamped.ill", mark="cross")
TAKEN: Final = Kind("revamped.disease", news="news", mark="cross", deaths=(CAUSE,))


def immune(game: Game, seat: Seat) -> bool:
    """Whether somebody never catches it."""
    return PROOF in game.role(seat).tags


def catch(game: Game, seat: Seat, maker: Seat) -> bool:
    """Let somebody be infected; return whether that is new."""
    if immune(game, seat) or game.marked(seat, INFECTED) or not game.lives(seat):
        return False
    night = game.moment + (game.phase != "night")
    game.mark(seat, Status(INFECTED, maker, data=night))
    return True


def contagious(game: Game, seat: Seat) -> bool:
    """ "D1: player becomes contagious [end-day] and remains so till their death." """
    sick = game.marked(seat, INFECTED)
    return sick is not None and game.moment > sick.data + DAY and not immune(game, seat)


def spread(game: Game) -> None:
    """ "Any player (except the Evil Scientist) who visits or is visited by a contagious player becomes
    infected", one of a group; by what everybody had when the phase began. At its end, before anybody dies."""
    if not game.bearing(INFECTED):
        return
    sing(game)
    carriers = {seat for seat in game.living if contagious(game, seat)}
    makers = {seat: status.source for seat in carriers if (status := game.marked(seat, INFECTED))}
    for met in visits(game):
        for sick, other in ((met.by, met.whom), (met.whom, met.by)):
            if sick in carriers and other >= 0 and catch(game, other, makers[sick]):
                game.record(CAUGHT, seat=other, by=sick)


def night_ends(game: Game) -> None:
    """ "N2: player dies (no possible way to survive)": a true death."""
    for seat in _of_night(game, NIGHT_AFTER_NEXT):
        status = game.marked(seat, INFECTED)
        assert status is not None
        attack(game, CAUSE, status.source, seat, "true")


def announce(game: Game, dead: tuple[Seat, ...]) -> None:
    """ "Cause of death is announced publicly", whatever else has killed in that moment."""
    for seat in dead:
        if any(fate.cause == CAUSE for fate in causes_of_death(game, seat)):
            reveal(game, TAKEN, seat=seat)


def day_ends(game: Game) -> None:
    """ "D2: player is informed of infection [end-day]." """
    for seat in _of_night(game, NEXT_DAY):
        game.tell(ILL, to=1 << seat, seat=seat)


def corrected(game: Game) -> None:
    """Whom the table brings back when the night is over in which it ends has outlived it: "contagious [...]
    till their death"."""
    for seat in seats_of(game.bearing(INFECTED) & game.alive):
        status = game.marked(seat, INFECTED)
        if status is not None and status.data + NIGHT_AFTER_NEXT < game.moment:
            game.unmark(seat, INFECTED)


def _of_night(game: Game, ago: int) -> tuple[Seat, ...]:
    """Who of the living has had it for so many nights and days, and is not immune to it by now."""
    if not game.bearing(INFECTED):
        return ()
    sick = [seat for seat in seats_of(game.bearing(INFECTED) & game.alive) if not immune(game, seat)]
    caught = ((seat, game.marked(seat, INFECTED)) for seat in sick)
    return tuple(seat for seat, status in caught if status is not None and status.data == game.moment - ago)


def last_night(game: Game, seat: Seat) -> Iterator[Mapping[str, int]]:
    """By whom somebody alive is ill, and in which night it ends."""
    sick = game.marked(seat, INFECTED)
    if sick is not None and game.lives(seat):
        before = game.moment - (game.phase != "night")
        yield {"by": sick.source, "night": game.day + (sick.data + NIGHT_AFTER_NEXT - before) // 2}


SHOWN: Final = Condition("infected", 40, last_night, INFECTED)
