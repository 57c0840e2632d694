"""What follows people around the ballots of one day: votes robbed, threats, and votes taken away.

Each is held beside the role for a day: it stands when whoever did it dies or becomes somebody else (edges 4:
"the day's vote changes" are kept).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import STATE, Holding, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.engine.weights import HALF_VOTES, Weights
from nightcaller.rulebooks.revamped.conditions import Condition, marked, remembered

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BY: Final = "by"
"""Whose doing it is."""
NO_VOTE: Final = Kind("revamped.no_vote_to_take")
FROZEN: Final = "revamped.frozen"
"""Status of those on ice, whose ballot counts nothing but what an office adds to it (edges 5)."""
ON_ICE: Final = marked("frozen", 22, FROZEN)
PLATE: Final = "plate"
"""Who was chosen for it, as far as that one knows."""
TOLD: Final = "told"
SINCE: Final = "since"


def vote_robbed(game: Game, me: Holding, weights: Weights) -> None:
    """2.3, Grandma: one vote goes from this one to her. "Players with negative votes can't have their
    negative votes stolen (and the Grandma is informed)"; an empty one has nothing to take (edges 5).
    """
    by: Seat = me.memory[BY]
    taken = weights.take(me.seat) if has_votes(game, me.seat, weights) else 0
    weights.add(by, taken)
    if not taken and me.seat in weights.each and TOLD not in me.memory:
        me.memory[TOLD] = game.day
        game.tell(NO_VOTE, to=1 << by, by=by, seat=me.memory[PLATE])


def has_votes(game: Game, seat: Seat, weights: Weights) -> bool:
    """Whether somebody's ballot counts for something, and not against."""
    against = [h for h, _hook in game.hearing("weight_sign") if h.seat == seat]
    mute = [h for h in game.players[seat].holdings if h.role is MUTE and game.moment >= h.memory[SINCE]]
    frozen = HALF_VOTES if game.marked(seat, FROZEN) else 0
    return not against and not mute and weights.each.get(seat, 0) > frozen


def threatened(_game: Game, me: Holding, weights: Weights) -> None:
    """2.3, Stalker: "that player has 2 more invisible votes against them on the daily polls"."""
    weights.hide(me.seat, 2 * HALF_VOTES, (me.memory[BY], THREATENER))


def silent(game: Game, me: Holding, weights: Weights) -> None:
    """5, Despot: the vote is "nullified the next day phase, for both the election and the lynch"."""
    if game.moment >= me.memory[SINCE]:
        weights.set(me.seat, 0)


THREATENER: Final = "revamped.stalker"
"""Cause of hidden votes (`Poll.total_without`)."""
ROBBED: Final = Role("revamped.robbed", "", frozenset({STATE}), hooks={"weight_taken": vote_robbed})
THREATENED: Final = Role("revamped.under_threat", "", frozenset({STATE}), hooks={"weight_hidden": threatened})
MUTE: Final = Role("revamped.mute", "", frozenset({STATE}), hooks={"weight_frozen": silent})


def state(name: str, place: int, role: Role) -> Condition:
    """What a moderator reads of whoever it follows: by whom, and whether it is today's."""

    def facts(game: Game, me: Holding) -> Mapping[str, Any] | None:
        if me.role is not role:
            return None
        return {"by": me.memory[BY], "when": "now" if me.memory[SINCE] <= game.moment else "next"}

    return remembered(name, place, facts)


SHOWN: Final = (state("robbed", 60, ROBBED), state("threatened", 61, THREATENED), state("mute", 62, MUTE))


def follow(game: Game, seat: Seat, what: Role, by: Seat, moments: int = 1, plate: Seat | None = None) -> None:
    """Let it follow somebody.

    Args:
        by: whose doing it is.
        moments: the night or day that it is about, counted from this one.
        plate: who was chosen, if that is somebody else (7, Flute Apprentice).
    """
    since = game.moment + moments
    game.grant(seat, what, until=since).memory.update(
        {BY: by, SINCE: since, PLATE: seat if plate is None else plate}
    )
