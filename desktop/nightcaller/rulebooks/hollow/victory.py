"""End of game: asked whenever night turns to day and day to night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.vocabulary import Outcome, Seat
from nightcaller.rulebooks.hollow import cupid, white_werewolf
from nightcaller.rulebooks.hollow.camps import LOVERS, VILLAGE, WHITE, WOLF, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


WOLVES_GONE: Final = "end-hollow-wolves-gone"


def victory(game: Game) -> Outcome | None:
    """Return the outcome if the game is over.

    Winners of their own come first, then the wolves, then the village; nobody alive is a draw (rulings, All
    books). What the table has overruled ends nothing.
    """
    if not game.alive:
        return Outcome((), (), "end-hollow-nobody-left")
    alone = winners_alone(game)
    if alone and alone.reason not in game.waived:
        return alone
    for reason in wolves_reasons(game):
        if reason not in game.waived:
            return outcome(game, WOLVES, reason)
    if not game.tagged(WOLF) & game.alive and WOLVES_GONE not in game.waived:
        return outcome(game, VILLAGE, WOLVES_GONE)
    return None


def wolves_reasons(game: Game) -> Iterator[str]:
    """End of game 1: "no villagers alive or there are 2:1 wolves to villagers". House rule `wolves_win`."""
    wolves = (game.tagged(WOLF) & game.alive).bit_count()
    villagers = game.alive.bit_count() - wolves
    if wolves and not villagers:
        yield "end-hollow-no-villager"
    elif game.house["wolves_win"] == "two-to-one" and wolves >= 2 * villagers:
        yield "end-hollow-two-to-one"


def winners_alone(game: Game) -> Outcome | None:
    """House rules `lovers_win` and `white_wolf_alone`: the two in love, or a White Werewolf, alone.

    Two of one camp need no victory of their own: it would take theirs from everybody who helped them to it.
    Where the Cupid wins with them he may be the third who is left.
    """
    pair = cupid.lovers(game)
    across = len({game.team(seat) for seat in pair}) > 1
    if game.house["lovers_win"] != "either-team" and across and set(pair) <= set(game.living):
        winners = tuple(sorted({*pair, *matchmakers(game)}))
        if set(game.living) <= set(winners):
            return Outcome((LOVERS,), winners, "end-hollow-lovers-alone")
    last = game.living[0]
    white = game.role(last).id == white_werewolf.ROLE.id
    if game.house["white_wolf_alone"] == "yes" and game.living == (last,) and white:
        return Outcome((WHITE,), with_lovers(game, (last,)), "end-hollow-white-alone")
    return None


def outcome(game: Game, team: str, reason: str) -> Outcome:
    """The whole team wins, its dead included, and with one of the two in love the other."""
    seats = tuple(player.seat for player in game.players if player.role.team == team)
    return Outcome((team,), with_lovers(game, seats), reason)


def with_lovers(game: Game, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Statuses, In love: if either of them "is part of the winning teams, they both win".

    House rule `dead_lovers_win`: or only if they have lived to see it.
    """
    pair = cupid.lovers(game)
    lived = all(game.lives(seat) for seat in pair)
    if set(pair) & set(seats) and (lived or game.house["dead_lovers_win"] == "yes"):
        return tuple(sorted({*seats, *pair, *matchmakers(game)}))
    return seats


def matchmakers(game: Game) -> tuple[Seat, ...]:
    """Who wins whenever the two in love do: the Cupid, where house rule `lovers_win` says so."""
    if game.house["lovers_win"] != "with-cupid":
        return ()
    return tuple(player.seat for player in game.players if player.role is cupid.ROLE)
