"""The lynching (2, 5, 6): ballots that count differently from what they show, one lynch or several."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import poll, tell_ballots, verdict
from nightcaller.engine.vocabulary import NOBODY, TABLE, Decision, Option, Outcome, Seat, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.revamped import executioner, royal_knight, surviving

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.poll import Poll

LYNCH: Final = "revamped.lynch"
"""The first vote, and the cause of death."""
SECOND: Final = "revamped.second_lynch"
"""Every further vote of that day."""
COUNT: Final = Kind("revamped.lynch_result", "count", news="result", feat="vote")
LYNCHED: Final = Kind("revamped.lynched", news="news", mark="ballot", deaths=(LYNCH,), feat="exiled")
NOBODY_LYNCHED: Final = Kind("revamped.nobody_lynched", news="news")
LOT: Final = Kind("revamped.lot", news="news", opens=True)
AGAIN: Final = Kind("revamped.second_lynch", news="news")

Buries = Callable[["Game"], "Outcome | None"]


def lynchings(
    game: Game, number: int, bury: Buries, places: int = 1
) -> Generator[Window, Decision, Outcome | None]:
    """So many votes, each resolved before the next (edges 5, Child). Returns the outcome if that was the end.

    Args:
        bury: lets the condemned die, with what follows.
        places: how many the first vote lynches: "Mayor's two are of the first".
    """
    swords: list[tuple[Seat, str]] = []
    for n in range(number):
        if n:
            game.tell(AGAIN)
        label, key = (SECOND, "revamped.lynch.second") if n else (LYNCH, "revamped.lynch.vote")
        result = yield from poll(game, label, game.living, (*open_to_votes(game), NOBODY), key=key)
        show(game, result)
        called_off = royal_knight.called_off(game)
        for seat in condemned(game, result, 1 if n else places) if not called_off else ():
            hang(game, seat)
        swords += called_off
        surviving.missed(game, result)
        outcome = bury(game)
        if outcome:
            return outcome
    royal_knight.reveal(game, swords)
    return None


def hang(game: Game, chosen: Seat) -> None:
    """Lynch whom the vote has chosen, or whoever has to stand in (2.5, Executioner): that is a lynch too."""
    neck = executioner.slip(game, chosen)
    if neck is None:
        return
    seat, instead_of = neck
    if seat == instead_of:
        game.tell(LYNCHED, seat=seat)
        attack(game, LYNCH, TABLE, seat, "lynch")
    else:
        attack(game, executioner.STAND_IN, instead_of, seat, "lynch")


def show(game: Game, result: Poll, told: Kind = COUNT) -> None:
    """2.1, Trickster: the vote "appears normally", and "results of players that receive 0 or fewer votes
    are not displayed"."""
    if not game.quiet:
        tell_ballots(game, told, result, face=faces(game, result), totals="positive")


def faces(game: Game, result: Poll) -> dict[Seat, int]:
    """What each ballot seems to count: a Mayor's with the extra vote that everybody knows of."""
    mayors = {
        change.voter: change.half_votes for change in result.changes if change.cause in game.book.offices
    }
    return {seat: HALF_VOTES + mayors.get(seat, 0) for seat in result.ballots}


def open_to_votes(game: Game) -> tuple[Seat, ...]:
    """Who can be voted for: everybody alive but "the people that are protected by the Guardian" (6)."""
    return seats_of(game.alive & ~game.bearing(executioner.GUARDED))


def condemned(game: Game, result: Poll, places: int = 1) -> tuple[Seat, ...]:
    """Who is lynched. House rule `tie`: nobody, or lots are drawn.

    Args:
        places: how many at most, by their votes.
    """
    drawn = game.house["tie"] == "draw"
    chosen: tuple[Option, ...] = verdict(game, result, places=places, tie="drawn" if drawn else "nobody")
    if not chosen:
        game.tell(NOBODY_LYNCHED, reason="tie" if result.top else "no_votes")
    for tied in result.ranks() if drawn else ():
        picked = [seat for seat in chosen if seat in tied]
        if picked and len(picked) < len(tied):
            game.tell(LOT, seats=tuple(int(seat) for seat in tied), seat=picked[0])
    return tuple(int(seat) for seat in chosen)
