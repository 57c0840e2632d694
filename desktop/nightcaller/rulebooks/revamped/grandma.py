"""Grandma: two people stay in, and she votes for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import STATE, Holding, Role
from nightcaller.engine.vocabulary import Act, Seat, Tier
from nightcaller.engine.weights import Weights
from nightcaller.rulebooks.revamped.anonymous import open_line
from nightcaller.rulebooks.revamped.ballots import ROBBED, follow
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.rooms import writing
from nightcaller.rulebooks.revamped.teams import NEWS, TOWN, TOWN_POWER
from nightcaller.rulebooks.stock import ability, choose, others, seal

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GRANDMA: Final = "revamped.grandma"
PARLOUR: Final = "revamped.knitting"
"""The line on which she writes to whoever stays in."""
KEY: Final = "revamped.grandma.knit"
CHOSEN: Final = "kept in"
"""Whom she has named tonight, as the holding remembers it: what is told of it goes by these names."""
KNITTED: Final = Kind("revamped.knitted", discloses=False, mark="ring")


def told(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """She sees whom she has chosen; they find her note in the morning."""
    me.memory[CHOSEN] = chosen
    game.tell(KNITTED, to=1 << me.seat, by=me.seat, seats=tuple(sorted(chosen)))
    return ()


def keep_in(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """ "The next day, these selected players have a public voting value of 0, and the Grandma will get the
    same amount of votes"; they "will additionally be added to a private channel".

    That is what she votes with, whatever becomes of her card before the ballots (edges 4: "the day's vote
    changes" are kept).
    """
    if bodies:
        follow(game, me.seat, KNITS, me.seat)
    for plate, body in zip(me.memory[CHOSEN], bodies, strict=True):
        follow(game, body, ROBBED, me.seat, plate=plate)
        if me.role.id == GRANDMA:  # who only borrows this has no board (edges 8)
            open_line(game, PARLOUR, me.seat, body)


def no_vote_of_her_own(_game: Game, me: Holding, weights: Weights) -> None:
    """ "The Grandma's vote still looks like a normal vote, but can also count as 0 or 2": as many as she
    really takes (edges 5)."""
    weights.set(me.seat, 0)


KNITS: Final = Role("revamped.knits", "", frozenset({STATE}), hooks={"weight_base": no_vote_of_her_own})
"""For the day of the ballots that she has taken."""
KNIT: Final = ability(
    KEY, choose(others, asked=(KEY, KEY)), told, seal(Tier.MARK, keep_in, "silence"), hour=57
)
ANONYMOUS: Final = writing(20, PARLOUR, GRANDMA)

ROLE = DescribedRole(
    GRANDMA,
    TOWN,
    frozenset({TOWN_POWER, NEWS}),
    (KNIT,),
    {"weight_base": no_vote_of_her_own},
    listed=16,
    worth=3,
    misfit="misfit-revamped-aliases",
)
