"""Bomber (炸弹人): voted out, he takes everybody with him who voted for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack, Seat
from nightcaller.rulebooks.judge.camps import BOMBER, THIRD
from nightcaller.rulebooks.judge.causes import EXILE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BOMB = Cause("judge.bomb", openly=True)
"""Cause of the death of whoever voted for him."""

BOMB_TOLD: Final = Kind("judge.bomb", news="news", mark="ring", deaths=(BOMB,))


def go_off(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
    """Section IV: "Bomber + all voters die, only triggered by voting out"; the deciding ballots count."""
    if seat != me.seat or all(fate.cause != EXILE for fate in fates):
        return
    voters = tuple(voter for voter in game.polls[-1].voters_for(me.seat) if voter != me.seat)
    me.memory["exploded"] = game.moment
    game.tell(BOMB_TOLD, by=me.seat, seats=voters)
    for voter in voters:
        attack(game, BOMB, me.seat, voter, "true")


def claims(game: Game, me: Holding) -> str | None:
    """House rule `bomber_wins`: if the explosion leaves nobody, or as soon as he is voted out.

    Whom the table has brought back was never voted out.
    """
    death = game.deaths.get(me.seat)
    if "exploded" not in me.memory or death is None or death.cause != EXILE:
        return None
    if game.house["bomber_wins"] == "voted-out":
        return BOMBER
    return BOMBER if not game.alive and me.memory["exploded"] == game.moment else None


ROLE = Role(
    "judge.bomber",
    BOMBER,
    frozenset({THIRD}),
    hooks={"died": go_off, "claims": claims},
    listed=19,
    worth=-3,
    house_rules=(HouseRule("bomber_wins", ("nobody-left", "voted-out"), group="third"),),
)
