"""What a night of the forum book is made of: orders, who can carry them out, and what an attack is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import NOBODY, TABLE, Ask, Attack, Option, Seat
from nightcaller.rulebooks.forum.camps import WOLF

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.roles import Holding

PATIENT: Final = "forum.patient"
"""Status of whoever the Doctor has saved, until it is over; everybody knows it from daybreak on."""
SAVED: Final = Kind("forum.saved", care=PATIENT)
"""An attack that went wrong because somebody watched over the seat, or took it in."""

HUNT: Final = "hunt"
"""Kind of a Hunter's attack: every protection meets it but the two hidden traits."""
ATE: Final = ".ate"
"""How the cause of a pack's victim ends; before it stands the pack's team."""
BY_NIGHT: Final = frozenset({"attack", HUNT})
"""Kinds of attacks that an angel and a Doctor may ward off."""


def is_out(game: Game, seat: Seat) -> bool:
    """Roles, Doctor: "unable to DO ANYTHING AT ALL", and not to be attacked directly."""
    return game.marked(seat, PATIENT) is not None


def attackers(game: Game, attempt: Attack) -> tuple[Seat, ...]:
    """Who came in an attack of the night: the wolves of a pack that were not out, or the Hunter."""
    if attempt.by != TABLE:
        return (attempt.by,) if game.lives(attempt.by) else ()
    pack = game.tagged(attempt.cause.removesuffix(ATE)) & game.tagged(WOLF) & game.alive
    return tuple(seat for seat in seats_of(pack) if not is_out(game, seat))


def ask(game: Game, me: Holding, key: str) -> Ask:
    """A question about anybody else, or nobody: "any orders not delivered in time will be IGNORED"."""
    return Ask(me.seat, key, (*game.others(me.seat), NOBODY))


def ask_for_prey(game: Game, me: Holding, key: str, spared: int = 0) -> Ask:
    """The same about somebody to attack: no patient, and none of one's own.

    Args:
        spared: bit mask of one's own.
    """
    others = game.others(me.seat)
    own = tuple(seat for seat in others if spared >> seat & 1)
    sick = tuple(seat for seat in others if seat not in own and is_out(game, seat))
    blocked = (*((s, "blocked-forum-packmate") for s in own), *((s, "blocked-forum-patient") for s in sick))
    prey = tuple(seat for seat in others if seat not in own and seat not in sick)
    return Ask(me.seat, key, (*prey, NOBODY), blocked=blocked)


def note_order(game: Game, me: Holding, target: Option) -> Seat:
    """Keep in mind whom somebody's order was about: a Spy may find a trace of it."""
    game.noted.setdefault("orders", {})[me.seat, me.role.id] = target
    return int(target)


def orders(game: Game) -> dict[tuple[Seat, str], Seat]:
    """Tonight's orders: who gave one, as what, and whom it was about."""
    found: dict[tuple[Seat, str], Seat] = game.noted.get("orders", {})
    return dict(sorted(found.items()))
