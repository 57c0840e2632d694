"""The tune (4.2; 1.4): who is enchanted, their room, and what they see when they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import FULL, Board, Right
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Option, Seat, Status
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.rooms import Opens
from nightcaller.rulebooks.revamped.teams import FLUTE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ENCHANTED: Final = "revamped.enchanted"
"""The status, and the board of those who have it."""
SHOWN: Final = marked("enchanted", 20, ENCHANTED)
HEARD: Final = Kind("revamped.enchanted", mark="ring")
PLAYER: Final = "revamped.flute_player"
CHANCE: Final = "revamped.flute"
PERCENT: Final = 60


def room() -> Board:
    """ "Whenever a player is enchanted, they will join a secret channel with the other enchanted players,
    excluding the Flute Player(s). The Flute Player(s) may see everything said in this channel": unseen."""

    def rights(game: Game, seat: Seat) -> Right:
        if game.marked(seat, ENCHANTED):
            inside = FULL & ~Right.VOTE
            return inside if game.lives(seat) else inside & ~Right.WRITE
        return Right.READ if game.role(seat).id == PLAYER else Right.NONE

    return Board(ENCHANTED, rights)


def hums(game: Game, seat: Seat) -> bool:
    """Whether the tune works on somebody: on those who are of the team by now it does not."""
    return game.marked(seat, ENCHANTED) is not None and game.team(seat) != FLUTE


def enchant(game: Game, by: Seat, seat: Seat) -> None:
    """Somebody cannot forget the tune any more; on those of the team it has no effect."""
    if game.team(seat) != FLUTE and not game.marked(seat, ENCHANTED):
        game.mark(seat, Status(ENCHANTED, by))
        game.tell(HEARD, to=1 << seat, seat=seat)


def clouds(game: Game, me: Holding, by: Seat, plate: Seat, answer: Option) -> Option:
    """ "A 60% chance that the player is displayed as a Flute Player", for each player looked at, while one
    of the team lives: the first of them rolls for all."""
    team = [seat for seat in game.with_tag(FLUTE) if game.lives(seat)]
    if me.seat != team[0] or not hums(game, by):
        return answer
    return PLAYER if game.chance(CHANCE, PERCENT, 100, by, plate) else answer


ROOM: Final = Opens(40, FLUTE, room)
