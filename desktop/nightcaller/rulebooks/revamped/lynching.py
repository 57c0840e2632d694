"""The lynching (2, 5, 6): ballots that count differently from what they show, one lynch or several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import poll, tell_ballots, verdict
from nightcaller.engine.vocabulary import NOBODY, TABLE, Decision, Option, Outcome, Seat, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.consequences import Moment, follow

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

GUARDED: Final = "revamped.guarded"
"""Status of those whom a Guardian protects from the lynch of this day."""
SWORD: Final = "revamped.reprieve"
"""Status of whoever has called the next lynch off, and whether the name is told."""
SHOWN: Final = (marked("guarded", 30, GUARDED), marked("reprieve", 31, SWORD, own=True, dead=True))
STAND_IN: Final = Cause("revamped.stand_in", aimed=True)
"""Cause of death of whoever hangs in another's place."""
SLIPPED: Final = Kind("revamped.executioner", news="news", mark="ballot", deaths=(STAND_IN,), feat="avenged")
SHIELDED: Final = Kind("revamped.executioner_guarded", news="news", mark="shield")
CALLED_OFF: Final = Kind("revamped.called_off", news="news")
NAMED: Final = Kind("revamped.knight_named", news="news")

Buries = Callable[["Game"], "Outcome | None"]


def lynchings(
    game: Game, more: Sequence[Callable[[], int]], bury: Buries, places: int = 1
) -> Generator[Window, Decision, Outcome | None]:
    """One vote or several, each resolved before the next (edges 5, Child).

    Returns the outcome if that was the end.

    Args:
        more: what says how many more than one, asked before each.
        bury: lets the condemned die, with what follows.
        places: how many the first vote lynches: "Mayor's two are of the first".
    """
    swords: list[tuple[Seat, str]] = []
    n = 0
    while n <= sum(now() for now in more):
        if n:
            game.tell(AGAIN)
        label, key = (SECOND, "revamped.lynch.second") if n else (LYNCH, "revamped.lynch.vote")
        result = yield from poll(
            game, label, game.living, (*open_to_votes(game), NOBODY), key=key, settled=tied(game)
        )
        show(game, result)
        drawn = called_off(game)
        for seat in condemned(game, result, 1 if n else places) if not drawn else ():
            hang(game, seat)
        swords += drawn
        follow(game, Moment.BALLOTS, result)
        outcome = bury(game)
        if outcome:
            return outcome
        n += 1
    reveal(game, swords)
    return None


def hang(game: Game, chosen: Seat) -> None:
    """Lynch whom the vote has chosen, or whoever has to stand in (2.5, Executioner): that is a lynch too."""
    rope = slip(game, chosen)
    if rope is None:
        return
    seat, instead_of = rope
    if seat == instead_of:
        game.tell(LYNCHED, seat=seat)
        attack(game, LYNCH, TABLE, seat, "lynch")
    else:
        attack(game, STAND_IN, instead_of, seat, "lynch")


def slip(game: Game, neck: Seat) -> tuple[Seat, Seat] | None:
    """Let the rope pass on until it stays: the hook ``hanged`` of a card says to whom, ``hook(game, me)`` ->
    seat or None. Chains end, for each may do so once (edges 5).

    Args:
        neck: who was chosen to be lynched.

    Returns:
        who is lynched, and in whose place; None if nobody is: a Guardian stands before them.
    """
    before = neck
    while (other := next_in_line(game, neck)) is not None:
        before, neck = neck, other
        guarded = game.marked(neck, GUARDED) is not None
        game.tell(SHIELDED if guarded else SLIPPED, by=before, seat=neck)
        if guarded:
            return None
    return neck, before


def next_in_line(game: Game, seat: Seat) -> Seat | None:
    """Who is lynched in somebody's place; None if nobody is."""
    mine = (hook(game, me) for me, hook in game.hearing("hanged") if me.seat == seat)
    return next((other for other in mine if other is not None), None)


def called_off(game: Game) -> list[tuple[Seat, str]]:
    """Who has called this vote off, and whether by name: "nobody dying from the lynch". The sword is used
    up, even where nobody would have been lynched (edges 5); 2.1, Child: "each royal knight can only cancel
    one lynch"."""
    drawn = seats_of(game.bearing(SWORD))
    swords = [(seat, str(sword.data)) for seat in drawn if (sword := game.marked(seat, SWORD))]
    for seat, _word in swords:
        game.unmark(seat, SWORD)
    return swords


def reveal(game: Game, swords: list[tuple[Seat, str]]) -> None:
    """ "The fact that the lynch has been canceled will only be revealed at the end of the day": after the
    last vote."""
    if swords:
        game.tell(CALLED_OFF)
    for seat, word in swords:
        if word == "shown":
            game.tell(NAMED, by=seat)


def show(game: Game, result: Poll, told: Kind = COUNT) -> None:
    """2.1, Trickster: the vote "appears normally", and "results of players that receive 0 or fewer votes
    are not displayed"."""
    tell_ballots(game, told, result, face=faces(game, result), totals="positive")


def faces(game: Game, result: Poll) -> dict[Seat, int]:
    """What each ballot seems to count: a Mayor's with the extra vote that everybody knows of."""
    mayors = {
        change.voter: change.half_votes for change in result.changes if change.cause in game.book.offices
    }
    return {seat: HALF_VOTES + mayors.get(seat, 0) for seat in result.ballots}


def open_to_votes(game: Game) -> tuple[Seat, ...]:
    """Who can be voted for: everybody alive but "the people that are protected by the Guardian" (6)."""
    return seats_of(game.alive & ~game.bearing(GUARDED))


def tied(game: Game) -> str:
    """How everybody reads that a vote is decided (`Window.settled`): house rule `tie`."""
    return "poll-lot" if game.house["tie"] == "draw" else "poll-nobody"


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
