"""The seat circle as the screens draw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from nightcaller.faces import FACES
from nightcaller.resources import shipped
from nightcaller.viewmodels.names import avatars
from nightcaller.viewmodels.rows import list_row


@list_row
class SeatRow:
    """One seat of the ring; texts are ready to be shown."""

    number: int
    """As people say it, from 1."""
    name: str
    hue: float
    alive: bool = True
    selected: bool = False
    marks: tuple[str, ...] = ()
    """Kinds of `SeatMark`: star for an office, and so on."""
    told: tuple[str, ...] = ()
    """Message ids of what everybody knows about it: silenced today, for instance."""
    blocked: str = ""
    """Why it cannot be chosen; empty if it can."""
    note: str = ""
    speaking: bool = False
    emblem: str = ""
    """Kind of `RoleEmblem` in the token's middle, where roles are open; empty where they are not."""
    face: str = ""
    """Id of the drawn face, then where its picture is; empty where there is none."""
    initial: str = ""
    """What stands for the name where that has no room; no two are alike."""

    @staticmethod
    def together(rows: Sequence[SeatRow]) -> list[SeatRow]:
        """What every row says beside the others; an office is one star, a face is where its picture is."""
        initials = avatars(tuple(row.name for row in rows))
        return [
            replace(row, initial=one, marks=tuple(dict.fromkeys(row.marks)), face=picture(row.face))
            for row, one in zip(rows, initials, strict=True)
        ]


def hue(seat: int) -> float:
    """Return the seat's colour, 0 to 1: neighbours differ and twelve are distinct."""
    return (0.55 + seat * 0.083) % 1.0


@cache
def picture(face: str) -> str:
    """Return where a face's picture is, as QML takes it; empty for none, or for one of a newer version."""
    return (shipped("assets") / "faces" / f"{face}.png").as_uri() if face in FACES else ""
