"""What a night of the forum book is made of: orders, who can carry them out, and what an attack is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.causes import Cause
from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import TABLE, Act, Attack, Seat
from nightcaller.rulebooks.forum.camps import WOLF
from nightcaller.rulebooks.stock import not_marked

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Holding


class Late(NamedTuple):
    """Something that is heard of a night when it is over: it changes nothing but what people know."""

    place: int
    """Among what is heard then."""
    tell: Callable[[Game], None]


PATIENT: Final = "forum.patient"
"""Status of whoever the Doctor has saved, until it is over; everybody knows it from daybreak on."""
SAVED: Final = Kind("forum.saved", care=PATIENT)
"""An attack that went wrong because somebody watched over the seat, or took it in."""

GUARDED: Final = "forum.guarded"
"""Status of whoever an angel watches over, for a night."""

HUNT: Final = "hunt"
"""Kind of a Hunter's attack: every protection meets it but the two hidden traits."""
EATEN_BY_GREY: Final = Cause("forum.grey_pack.ate")
EATEN_BY_RED: Final = Cause("forum.red_pack.ate")
EATEN: Final[Mapping[str, str]] = {"forum.grey_pack": EATEN_BY_GREY, "forum.red_pack": EATEN_BY_RED}
"""Pack -> the cause of its victims' death."""
BY_NIGHT: Final = frozenset({"attack", HUNT})
"""Kinds of attacks that an angel and a Doctor may ward off."""


def night_is_over(game: Game) -> None:
    """Whom the table has put under a guard was guarded for a night, as by an angel."""
    for seat in seats_of(game.bearing(GUARDED)):
        guard = game.marked(seat, GUARDED)
        if guard is not None and guard.source == TABLE:
            game.unmark(seat, GUARDED)


def is_out(game: Game, seat: Seat) -> bool:
    """Roles, Doctor: "unable to DO ANYTHING AT ALL", and not to be attacked directly."""
    return PATIENT in game.players[seat].statuses


def are_out(game: Game) -> int:
    """Bit mask of everybody who is out, living or dead."""
    return game.bearing(PATIENT)


def attackers(game: Game, attempt: Attack) -> tuple[Seat, ...]:
    """Who came in an attack of the night: the wolves of a pack that were not out, or the Hunter."""
    if attempt.by != TABLE:
        return (attempt.by,) if game.lives(attempt.by) else ()
    packs = (pack for pack, cause in EATEN.items() if cause == attempt.cause)
    wolves = (game.tagged(pack) & game.tagged(WOLF) & game.alive for pack in packs)
    return tuple(seat for pack in wolves for seat in seats_of(pack) if not is_out(game, seat))


def rescued(game: Game, seat: Seat) -> None:
    """Keep in mind that an attack on somebody went wrong: a Spy may find out that something has happened."""
    game.noted.setdefault("rescued", {})[seat] = 1


def order(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
    """Keep in mind whom somebody's order was about: a Spy may find a trace of it."""
    game.noted.setdefault("orders", {})[me.seat, me.role.id] = chosen[0]
    return ()


SICK: Final = "blocked-forum-patient"
"""Why a patient cannot be attacked."""
HEALTHY: Final = not_marked(PATIENT, SICK)
"""Whom one may attack: no patient."""


def orders(game: Game) -> dict[tuple[Seat, str], Seat]:
    """Tonight's orders: who gave one, as what, and whom it was about."""
    found: dict[tuple[Seat, str], Seat] = game.noted.get("orders", {})
    return dict(sorted(found.items()))
