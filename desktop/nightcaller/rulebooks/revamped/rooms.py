"""The rooms of the book (edges 7): who meets where, who writes without a name, and which of them a table has.

Which rooms there are follows from the published deck alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, notebook
from nightcaller.rulebooks.revamped import (
    archangel,
    bartender,
    cult,
    cupid,
    devil,
    enchanting,
    grandma,
    journalist,
    mad_scientist,
    mayor,
    medium,
    pack,
    recruiting,
    solos,
    stalker,
)
from nightcaller.rulebooks.revamped.anonymous import line
from nightcaller.rulebooks.revamped.baker import BAKER, BAKERS
from nightcaller.rulebooks.revamped.butcher import BUTCHERS, IN_SHOP
from nightcaller.rulebooks.revamped.coming import coming, may_come
from nightcaller.rulebooks.revamped.groups import room
from nightcaller.rulebooks.revamped.hellhound import HELLHOUNDS, HOUND
from nightcaller.rulebooks.revamped.teams import FLUTE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ROOMS: Final = (
    (pack.PACK, pack.IN_PACK),
    (HELLHOUNDS, HOUND),
    (BAKERS, BAKER),
    (BUTCHERS, IN_SHOP),
    (cult.CULT, cult.IN_CULT),
    *solos.ROOMS,
)
"""Boards of groups, and the tag of those who belong to them."""
LINES: Final = (
    (grandma.PARLOUR, grandma.GRANDMA),
    (stalker.LINE, stalker.STALKER),
    *((pool.board, pool.role) for pool in (devil.POOL, archangel.POOL)),
)
"""Boards without a name, and the role that writes there."""
OWN: Final[tuple[tuple[str, Callable[[], Board]], ...]] = (
    (bartender.BARTENDER, bartender.tavern),
    (bartender.BARTENDER, bartender.bar),
    (journalist.ROLE.id, journalist.journal),
    (cupid.CUPID, cupid.bench),
    (medium.MEDIUM, medium.second_channel),
    (mad_scientist.ROLE.id, mad_scientist.laboratory),
)
"""Boards that come with one role."""


def open_rooms(game: Game) -> None:
    """A board for every group that the published deck may form, and a notebook for everybody, so that all
    visits look alike. The Mayor's is there for whoever is elected."""
    found = [begin() for begin in game.at_this_table("rooms", _of_the_deck)]
    found.append(mayor.story_time())
    found += map(notebook, range(game.seats))
    game.boards.update({board.id: board for board in found})


def _of_the_deck(game: Game) -> list[Callable[[], Board]]:
    """Everything that begins a board at this table, beside the Mayor's and the notebooks."""
    found: list[Callable[[], Board]] = [partial(room, name, tag) for name, tag in _groups(game)]
    found += [partial(line, name, role) for name, role in LINES if may_come(game, role)]
    found += [begin for role, begin in OWN if may_come(game, role)]
    if any(FLUTE in role.tags for role in coming(game)):
        found.append(enchanting.room)
    return found


def _groups(game: Game) -> list[tuple[str, str]]:
    """The rooms that there may be at this table; the pack's always."""
    tags = {pack.IN_PACK}.union(*(role.tags for role in coming(game)))
    return [(name, tag) for name, tag in ROOMS if tag in tags]


def disband(game: Game) -> None:
    """Edges 4: a group's board closes when all of it are dead or turned."""
    for name, _tag in game.at_this_table("rooms.groups", _groups):
        recruiting.disband(game, name)
