"""The chat rooms: who may read, write, be seen and vote in which phase. One table, as in the text.

Outside the phases of its rows a room is closed to everybody ("werewolf | * | | | |"). The laptop goes round
once for several phases where neither depends on the other; the rooms of all of them are open then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial, reduce
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.board import FULL, Board, Right, notebook

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Seat

CUPID: Final = "night: cupid"
AMOROUS: Final = "night: amorous"
SEERESS: Final = "night: seeress"
WEREWOLF: Final = "night: werewolf"
WITCH: Final = "night: witch"
NIGHT_KILL: Final = "night: night kill"
MAJOR: Final = "day: major"
VILLAGE: Final = "day: village"
RESTARTED: Final = "day: village, restarted"
DAY_KILL: Final = "day: day kill"

PHASES: Final = (
    CUPID,
    AMOROUS,
    SEERESS,
    WEREWOLF,
    WITCH,
    NIGHT_KILL,
    MAJOR,
    VILLAGE,
    RESTARTED,
    DAY_KILL,
)
"""The phases in their order; the first two in the first night, `MAJOR` on the first day."""

READ: Final = Right.READ
TALK: Final = Right.READ | Right.WRITE | Right.LISTED


class RoomRow(NamedTuple):
    """A row of a role's table: what its holders may do in a room during a phase."""

    room: str
    role: str
    phase: str
    rights: Right


TABLE: Final = (
    RoomRow("cupid", "cupid", CUPID, FULL),
    RoomRow("amorous", "amorous", AMOROUS, TALK),
    RoomRow("seeress", "seeress", SEERESS, FULL),
    RoomRow("werewolf", "werewolf", WEREWOLF, FULL),
    RoomRow("werewolf", "little_girl", WEREWOLF, READ),
    RoomRow("witch", "witch", WITCH, FULL),
    RoomRow("kill", "hunter", NIGHT_KILL, FULL),
    RoomRow("kill", "hunter", DAY_KILL, FULL),
    RoomRow("kill", "major", NIGHT_KILL, FULL),
    RoomRow("kill", "major", DAY_KILL, FULL),
    RoomRow("village", "villager", MAJOR, FULL),
    RoomRow("village", "villager", VILLAGE, FULL),
    RoomRow("village", "villager", RESTARTED, TALK),
    RoomRow("village", "major", RESTARTED, FULL),
)

KILL: Final = "kill"
ROOMS: Final = tuple(dict.fromkeys(row.room for row in TABLE))


def enter(game: Game, *phases: str) -> None:
    """Let a phase begin, or several that share one round of the laptop; all others are over."""
    game.noted["phases"] = phases


def let_out(game: Game) -> None:
    """Whom the table has brought back is in the kill room no more."""
    killed = game.noted.get("killed", ())
    game.noted["killed"] = tuple(seat for seat in killed if not game.lives(seat))


def rights(game: Game, seat: Seat, room: str) -> Right:
    """What a seat may do in a room now.

    The rooms are for the living; the kill room is for those "killed at night" or "at day", in that phase.
    """
    open_to = granted(room, game.noted.get("phases", ()))
    if not open_to:
        return Right.NONE
    if seat not in game.noted.get("killed", ()) if room == KILL else not game.lives(seat):
        return Right.NONE
    holdings = game.players[seat].holdings
    found = [open_to[holding.role.id] for holding in holdings if holding.role.id in open_to]
    return found[0] if len(found) == 1 else reduce(or_, found, Right.NONE)


@cache
def granted(room: str, phases: tuple[str, ...]) -> Mapping[str, Right]:
    """Role -> what its holders may do in a room while these phases last; others may nothing."""
    found: dict[str, Right] = {}
    for row in TABLE:
        if row.room == room and row.phase in phases:
            role = f"chat.{row.role}"
            found[role] = found.get(role, Right.NONE) | row.rights
    return found


def open_all(game: Game) -> None:
    """Put up the rooms, and for everybody a notebook: whoever is in no room has something to write, too."""
    for room in ROOMS:
        game.boards[f"chat.{room}"] = Board(f"chat.{room}", in_room(room))
    for seat in range(game.seats):
        own = notebook(seat)
        game.boards[own.id] = own


def in_room(room: str) -> Callable[[Game, Seat], Right]:
    """The rights of one room."""
    return partial(rights, room=room)
