"""Mayor: an office with two votes and the last word on a draw; a dying Mayor names the next."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.floor import choice
from nightcaller.engine.game import mask_of, seats_of, seats_or_nobody
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import poll, tell_ballots
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import NOBODY, Ask, Decision, Picks, Seat, Window
from nightcaller.engine.weights import HALF_VOTES
from nightcaller.rulebooks.hollow.camps import REVEALED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import View

MAYOR: Final = "hollow.mayor"
SUCCESSION: Final = "hollow.succession"
TRIALS: Final = ("hollow.trial", "hollow.runoff")
"""Votes in which the Mayor's counts twice: an execution's."""
FROM: Final = {
    "first-night": 0, "first-day": 1, "second-night": 2, "second-day": 3, "third-night": 4, "third-day": 5,
}  # fmt: skip
"""House rule `mayor_from` -> when the village first votes for a Mayor: nightfalls and days, counted on."""

RUNOFF: Final = Kind("hollow.runoff", news="news")
LOT: Final = Kind("hollow.mayor.lot", news="news", opens=True)
ELECTED: Final = Kind("hollow.mayor.elected", news="moment", chart="hollow.mayor.result")
NONE_ELECTED: Final = Kind("hollow.mayor.none", news="moment", chart="hollow.mayor.result")
ELECTION_COUNT: Final = Kind("hollow.mayor.result", "count", news="result")
DECIDED: Final = Kind("hollow.decided", news="news")
PASSED: Final = Kind("hollow.mayor.passed", news="moment")


def two_votes(game: Game, _me: Holding, label: str, half_votes: int) -> int:
    """Statuses, Mayor: "two votes instead of one". House rule `mayor_vote`: or one like everybody."""
    return 2 * half_votes if label in TRIALS and game.house["mayor_vote"] == "two" else half_votes


def public_weight(view: View, house: Mapping[str, str], label: str, seat: Seat) -> int:
    """Half-votes of a ballot as everybody can see them."""
    doubled = label in TRIALS and house["mayor_vote"] == "two" and view.offices.get(MAYOR) == seat
    return 2 * HALF_VOTES if doubled else HALF_VOTES


def voters(game: Game) -> tuple[Seat, ...]:
    """Everybody alive but a revealed Idiot."""
    return seats_of(game.alive & ~game.bearing(REVEALED))


def paper(game: Game, seats: int) -> Picks:
    """What may be voted for: each of some seats, a bit mask. House rule `votes_skip`: or nobody."""
    return seats_or_nobody(seats) if game.house["votes_skip"] == "yes" or not seats else seats_of(seats)


def to_be_elected(game: Game) -> bool:
    """Turns, Day 1: the village votes until a Mayor is picked. House rules `mayor`, `mayor_from`."""
    return is_missing(game) and 2 * game.day - 1 >= FROM[game.house["mayor_from"]]


def to_be_elected_at_nightfall(game: Game) -> bool:
    """House rule `mayor_from`: before a chosen night. If that picks nobody, the days go on voting."""
    return is_missing(game) and 2 * game.day == FROM[game.house["mayor_from"]]


def is_missing(game: Game) -> bool:
    """Whether the village has no Mayor and wants one."""
    return MAYOR not in game.offices and game.house["mayor"] == "yes"


def election(game: Game) -> Generator[Window, Decision, None]:
    """One vote for a Mayor; a draw picks nobody this time.

    House rule `mayor_tie`: or the tied are voted on again at once, and then a keyed roll decides.
    """
    again = game.house["mayor_tie"] == "again"
    top = yield from ballot(game, "hollow.mayor_vote", game.alive, "poll-runoff" if again else "poll-nobody")
    if MAYOR in game.offices:
        return
    if len(top) > 1 and again:
        game.tell(RUNOFF, seats=top)
        leading = yield from ballot(game, "hollow.mayor_runoff", mask_of(top), "poll-lot")
        if MAYOR in game.offices:
            return
        tied = tuple(seat for seat in leading or top if game.lives(seat))
        if len(tied) > 1:
            tied = (game.pick("hollow.mayor.tie", tied),)
            game.tell(LOT, seat=tied[0])
        top = tied
    if len(top) == 1:
        game.appoint(MAYOR, top[0])
        game.tell(ELECTED, seat=top[0])
    else:
        game.tell(NONE_ELECTED)


def ballot(
    game: Game, label: str, candidates: int, settled: str
) -> Generator[Window, Decision, tuple[Seat, ...]]:
    """One voting for a Mayor, with a bit mask of those who stand; return whoever has the most votes.

    Once the table has given the office away, or one is left to be elected, nobody has to vote.
    """

    def moot(options: Picks) -> bool:
        return MAYOR in game.offices or len(options) - (NOBODY in options) < 2

    options = paper(game, candidates)
    result = yield from poll(
        game, label, voters(game), options, key="hollow.mayor.vote", settled=settled, moot=moot
    )
    left = candidates & game.alive
    if moot(seats_of(left)):
        return seats_of(left)
    tell_ballots(game, ELECTION_COUNT, result)
    return tuple(map(int, result.top))


def decide(game: Game, tied: tuple[Seat, ...]) -> Generator[Window, Decision, tuple[Seat, ...]]:
    """Statuses, Mayor: "in case of draw, the result will be the one of his choosing".

    If the table overrules who is Mayor while he thinks, the next one decides; without one, nobody. Returns
    the one who is executed, if there is one.
    """
    while tied and MAYOR in game.offices:
        seat = game.offices[MAYOR]
        moot, asked = partial(is_not_mayor, game, seat), partial(which, game, seat, tied)
        decided = yield from choice(game, "hollow.verdict", asked, moot)
        tied = game.still(tied)
        if decided in tied and not is_not_mayor(game, seat):
            game.tell(DECIDED, by=seat, seat=decided)
            return (int(decided),)
    return ()


def which(game: Game, seat: Seat, tied: tuple[Seat, ...]) -> Ask:
    """The question who of the tied is executed."""
    return Ask(seat, "hollow.mayor.decide", game.still(tied))


def breaks_ties(game: Game) -> bool:
    """Whether there is a Mayor with the last word on a draw. House rule `mayor_breaks_ties`."""
    return MAYOR in game.offices and game.house["mayor_breaks_ties"] == "yes"


def is_not_mayor(game: Game, seat: Seat) -> bool:
    """Whether the office has gone to somebody else, or to nobody."""
    return game.offices.get(MAYOR) != seat


def needs_no_heir(game: Game, seat: Seat) -> bool:
    """Whether the table has given the office away meanwhile, or its holder back."""
    return is_not_mayor(game, seat) or game.lives(seat)


def succession(game: Game) -> Generator[Window, Decision, None]:
    """Dead resolutions 2: a Mayor who got killed chooses another player to be Mayor."""
    seat = game.offices[MAYOR]
    moot = partial(needs_no_heir, game, seat)

    def asked() -> Ask:
        return Ask(seat, "hollow.mayor.heir", game.living)

    heir = yield from choice(game, SUCCESSION, asked, moot, by_the_dead=True)
    if not needs_no_heir(game, seat):
        game.appoint(MAYOR, int(heir))
        game.tell(PASSED, by=seat, seat=heir)


OFFICE = Role(MAYOR, "", hooks={"weight": two_votes})
