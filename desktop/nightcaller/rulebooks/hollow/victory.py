"""End of game: asked whenever night turns to day and day to night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.vocabulary import Outcome, Seat
from nightcaller.engine.winning import ALONE, claimed
from nightcaller.rulebooks.hollow import love
from nightcaller.rulebooks.hollow.camps import LOVERS, TRAITOR, VILLAGE, WHITE, WOLF, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


WOLVES_GONE: Final = "end-hollow-wolves-gone"


def victory(game: Game) -> Outcome | None:
    """Return the outcome if the game is over.

    Winners of their own come first, then the wolves, then the village; nobody alive is a draw (rulings, All
    books). What the table has overruled ends nothing.

    End of game 1: "no villagers alive or there are 2:1 wolves to villagers". House rule `wolves_win`.
    """
    left = game.alive.bit_count()
    if not left:
        return Outcome((), (), "end-hollow-nobody-left")
    # A Cupid may be the third who is left; a second one, whom the table has dealt, makes a second couple.
    if left <= 2 or game.uncounted or game.house["lovers_win"] == "with-cupid":
        alone = white_wolf_alone(game) if left == 1 else lovers_alone(game)
        if alone and alone.reason not in game.waived:
            return alone
    solo = claimed(game)
    if solo:
        return Outcome(solo.winners, with_lovers(game, mask_of(solo.seats)), solo.reason)
    wolves = (game.alive & game.tagged(WOLF)).bit_count()
    villagers = left - wolves
    if not wolves:
        team, reason = VILLAGE, WOLVES_GONE
    elif not villagers:
        team, reason = WOLVES, "end-hollow-no-villager"
    elif wolves >= 2 * villagers and game.house["wolves_win"] == "two-to-one":
        team, reason = WOLVES, "end-hollow-two-to-one"
    else:
        return None
    return outcome(game, team, reason) if reason not in game.waived else None


def lovers_alone(game: Game) -> Outcome | None:
    """House rule `lovers_win`: the two in love alone.

    Two of one camp need no victory of their own: it would take theirs from everybody who helped them to it.
    Where the Cupid wins with them he may be the third who is left.
    """
    if game.house["lovers_win"] == "either-team":
        return None
    pair, wolves = love.lovers(game), game.tagged(WOLF)
    winners = love.party(game)
    across = pair & wolves and pair & ~wolves
    if across and not pair & ~game.alive and not game.alive & ~winners:
        return Outcome((LOVERS,), seats_of(winners), "end-hollow-lovers-alone")
    return None


def white_wolf_alone(game: Game) -> Outcome | None:
    """House rule `white_wolf_alone`: a White Werewolf, the last who is alive."""
    (last,) = game.living
    if game.house["white_wolf_alone"] == "yes" and TRAITOR in game.role(last).tags:
        return Outcome((WHITE,), with_lovers(game, 1 << last), "end-hollow-white-alone")
    return None


def outcome(game: Game, team: str, reason: str) -> Outcome:
    """The whole team wins, its dead included, and with one of the two in love the other."""
    wolves = game.tagged(WOLF)
    members = wolves if team == WOLVES else (1 << game.seats) - 1 & ~wolves & ~game.tagged(ALONE)
    return Outcome((team,), with_lovers(game, members), reason)


def with_lovers(game: Game, winners: int) -> tuple[Seat, ...]:
    """Statuses, In love: if either of them "is part of the winning teams, they both win".

    House rule `dead_lovers_win`: or only if they have lived to see it.

    Args:
        winners: bit mask of those who win anyway.
    """
    pair = love.lovers(game)
    lived = not pair & ~game.alive
    if pair & winners and (lived or game.house["dead_lovers_win"] == "yes"):
        winners |= love.party(game)
    return seats_of(winners)
