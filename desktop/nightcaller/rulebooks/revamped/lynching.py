"""The lynching (2, 5, 6): ballots that count differently from what they show, one lynch or several."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import poll, tell_ballots, verdict
from nightcaller.engine.vocabulary import TABLE, Decision, Option, Outcome, Seat, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.revamped import executioner

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
LOT: Final = Kind("revamped.lot", news="news")
AGAIN: Final = Kind("revamped.second_lynch", news="news")

Buries = Callable[["Game"], "Outcome | None"]


def lynchings(game: Game, number: int, bury: Buries) -> Generator[Window, Decision, Outcome | None]:
    """So many votes, each resolved before the next (edges 5, Child). Returns the outcome if that was the end.

    Args:
        bury: lets the condemned die, with what follows.
    """
    for n in range(number):
        if n:
            game.tell(AGAIN)
        label, key = (SECOND, "revamped.lynch.second") if n else (LYNCH, "revamped.lynch.vote")
        result = yield from poll(game, label, game.living, game.living_or_nobody, key=key)
        show(game, result)
        for seat in condemned(game, result):
            hang(game, seat)
        outcome = bury(game)
        if outcome:
            return outcome
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


def show(game: Game, result: Poll) -> None:
    """2.1, Trickster: the vote "appears normally", and "results of players that receive 0 or fewer votes
    are not displayed"."""
    tell_ballots(game, COUNT, result, face=dict.fromkeys(result.ballots, HALF_VOTES), totals="positive")


def condemned(game: Game, result: Poll) -> tuple[Seat, ...]:
    """Who is lynched. House rule `tie`: nobody, or lots are drawn."""
    drawn = game.house["tie"] == "draw"
    chosen: tuple[Option, ...] = verdict(game, result, tie="drawn" if drawn else "nobody")
    if not chosen:
        game.tell(NOBODY_LYNCHED, reason="tie" if result.top else "no_votes")
    elif len(result.top) > 1:
        game.tell(LOT, seats=tuple(int(seat) for seat in result.top), seat=chosen[0])
    return tuple(int(seat) for seat in chosen)
