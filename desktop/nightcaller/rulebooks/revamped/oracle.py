"""Oracle: whether two people are on one side; each of them once in a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, look
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE
from nightcaller.rulebooks.stock import ability, anybody, choose, each_once
from nightcaller.rulebooks.stock.limits import Limit

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

COMPARED: Final = Kind("revamped.compared", "answer", mark="eye", feat="looked")
KEY: Final = "revamped.oracle.compare"
SPENT: Final = "chosen"


def two_left(game: Game, me: Holding) -> bool:
    """Whether two of the living have not been compared yet."""
    return sum(seat not in me.memory.get(SPENT, ()) for seat in game.living) > 1


def compare(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """ "The Oracle will be told whether their roles have the same alignment or not"; "unaligned roles
    have the same alignment, solo roles do not", but those of one solo team do (edges 3)."""
    teams = [
        look(
            game,
            me.seat,
            seat,
            "revamped.side",
            lambda role: role.team,
            fooled_by=Fooled.STRONG,
            cause=me.role.id,
        )
        for seat in chosen
    ]
    same = "yes" if teams[0] == teams[1] else "no"
    game.tell(COMPARED, to=1 << me.seat, by=me.seat, seat=chosen[0], other=chosen[1], same=same)
    return ()


COMPARE: Final = ability(
    KEY,
    choose(
        anybody,
        Limit(open=two_left),
        each_once("blocked-revamped-compared", SPENT),
        or_nobody=False,
        asked=(KEY, KEY),
    ),
    compare,
    hour=46,
    informs=True,
)
"""It "can select itself as one of the two players, but can only select each player once"."""

ROLE = Role("revamped.oracle", TOWN, frozenset({TOWN_INVESTIGATIVE}), (COMPARE,), listed=25, worth=3)
