"""Angel: wins on the gallows, and does not leave alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack, Seat
from nightcaller.engine.weights import HALF_VOTES, Weights
from nightcaller.rulebooks.revamped.ascending import ascend, only_by_ascending
from nightcaller.rulebooks.revamped.ballots import THREATENER
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.revelations import reveal
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import UNALIGNED, UNALIGNED_MISCELLANEOUS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.poll import Poll

LYNCHED: Final = "revamped.angel_lynched"
"""Why it has left the game."""
HALO: Final = Cause("revamped.halo", aimed=True)
"""Cause of death of whoever goes along."""
LYNCHES: Final = frozenset({"revamped.lynch", "revamped.second_lynch"})
"""Labels of the votes of which somebody is lynched."""
FOLLOWED: Final = Kind("revamped.followed", news="news", mark="cross", deaths=(HALO,), feat="avenged")

FOLLOW: Final = StandingTarget("revamped.angel.follow", hour=88)
""" "The Angel may select a player that dies when the Angel is lynched"; it "cannot select themselves"."""


def a_vote_less(_game: Game, me: Holding, weights: Weights) -> None:
    """ "On all public votes, the Angel starts out with -1 invisible votes." """
    weights.hide(me.seat, -HALF_VOTES)


def rise(game: Game, me: Holding) -> None:
    """ "The Angel wins when they are lynched", "ascends and stops playing. The game continues." """
    ropes = [fate for fate in game.doomed if fate.target == me.seat and fate.kind == "lynch"]
    if not ropes or not game.lives(me.seat):
        return
    companion = follower(game, me, ropes)
    ascend(game, me.seat, LYNCHED)
    if companion is not None and game.lives(companion):
        attack(game, HALO, me.seat, companion, "kill")
        reveal(game, FOLLOWED, by=me.seat, seat=companion)


def follower(game: Game, me: Holding, ropes: Sequence[Attack]) -> Seat | None:
    """Who dies with the Angel.

    "If the Angel is lynched by unusual means (e.g. by the invisible Stalker votes or the Executioner
    selecting them) the player responsible for this"; else the chosen one, "if this player has voted for the
    Angel", else "a random player that has voted"; "if nobody except the Angel has voted [...], nobody".
    """
    if all(rope.by >= 0 for rope in ropes):  # else it would have come to this without them
        hangman: Seat = game.pick("revamped.halo.hangman", sorted({rope.by for rope in ropes}), me.seat)
        return hangman
    result = next((one for one in reversed(game.polls) if one.label in LYNCHES), None)
    if result is None:
        return None
    stalkers = sorted(
        {one.by for one in result.changes if (one.option, one.cause) == (me.seat, THREATENER)} - {me.seat}
    )
    if stalkers and not lynched_anyway(game, me.seat, result):
        stalker: Seat = game.pick("revamped.halo.stalker", stalkers, me.seat)
        return stalker
    voters = [seat for seat in result.voters_for(me.seat) if seat != me.seat and game.lives(seat)]
    chosen = FOLLOW.target(game, me)
    if chosen in voters:
        return int(str(chosen))
    drawn: Seat | None = game.pick("revamped.halo", voters, me.seat) if voters else None
    return drawn


def lynched_anyway(game: Game, angel: Seat, result: Poll) -> bool:
    """Whether it would have come to this without the Stalker's votes (edges 5)."""
    total = result.total_without(angel, THREATENER)
    if total <= 0:
        return False
    rivals = [other for option, other in result.totals.items() if option != angel]
    before = sum(other > total for other in rivals)
    beside = sum(other == total for other in rivals)
    places = sum(fate.kind == "lynch" and fate.by < 0 for fate in game.doomed)
    return before + (beside if game.house["tie"] == "nobody" else 0) < places


ROLE = Role(
    "revamped.angel",
    UNALIGNED,
    frozenset({UNALIGNED_MISCELLANEOUS, NOT_LENT}),
    FOLLOW.powers,
    {"weight_hidden": a_vote_less, "doomed": rise, "wins": only_by_ascending},
    charges=(EMERGENCY,),
    listed=59,
)
