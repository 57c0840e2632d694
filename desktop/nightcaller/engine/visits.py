"""Every ability is a visit: who, whom, by what verb, for what cause; and where each body spends the night.

A visit goes through two stations. `reach` finds out whom it really meets: it follows exchanged number
plates, then whoever turns it away. `visit` also puts it down, and `Game.land` tells of what was put down when
the acts of a lap land, in an order that the answers' order cannot change. Inspections and the attack of a
group go the same way, so one hook hears of everything: a Bard sings, a disease spreads, a watcher counts.

Nothing is put down in a book in which nobody would read it (`Book.watches`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.vocabulary import TABLE, Attack, Option, Seat, Tier

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

VISITS: Final = "visits"
"""The fact that a power reads (`Power.reads`) if it asks who was visited: its book keeps visits."""
VISIT: Final = "visit"
NO_VISIT: Final = ""
"""The verb of an act that names somebody and goes to nobody: its effect is a visit of its own, or none."""
VERBS: Final[Mapping[int, str]] = {
    Tier.MOVE: VISIT,
    Tier.GUARD: "protect",
    Tier.CHANGE: "turn",
    Tier.MARK: "mark",
    Tier.COPY: "copy",
    Tier.STRIKE: "attack",
    Tier.END: "attack",
}
"""What an act does to each of its targets if it does not say so itself, by when it lands."""
ABSENCE: Final = "absence"
"""Name of the defence layer that stops what comes to an empty house: ``Layer(ABSENCE, away)``."""


class Visit(NamedTuple):
    """An ability that reached somebody."""

    by: Seat
    plate: Seat
    """Whom it was meant for, as far as its owner knows."""
    whom: Seat
    """Whom it really met."""
    verb: str
    """What was done: ``inspect``, ``attack``, ``protect`` ... as a Bard would sing it."""
    cause: str
    """The role or group whose ability it is."""


def reach(game: Game, by: Seat, plate: Seat, verb: str = "", cause: str = "") -> Seat:
    """Return whom an ability really meets: the body with that number plate, or whoever it is turned to.

    Each holding with a ``redirected`` hook is asked in the order of granting and may turn a visit away once:
    two who turn to each other make no circle. Nothing is turned to the dead. It changes nothing, so that a
    sealed script may ask.

    Args:
        by: whose ability it is; of a group, the one who carries it out.
        plate: who was chosen.
    """
    whom = game.body(plate)
    for holding, hook in game.hearing("redirected"):
        other = hook(game, holding, Visit(by, plate, whom, verb, cause))
        if other is not None and game.lives(other):
            whom = other
    return whom


def visit(game: Game, by: Seat, plate: Seat, verb: str, cause: str) -> Seat:
    """Let an ability reach somebody and put that down; return whom it met.

    A sealed script may use it: what was put down is told when the lap's acts land (`Game.land`).
    """
    whom = reach(game, by, plate, verb, cause)
    if game.book.watches:  # else nobody could ever read it
        game.unsung.append(Visit(by, plate, whom, verb, cause))
    return whom


def sing(game: Game) -> None:
    """Let every ``visited`` hook hear of the visits that nobody has heard of yet, in the order of landing."""
    while game.unsung:
        order, heard = game.book.order, list(game.unsung)
        heard.sort(key=lambda met: (order.get(met.cause, len(order)), *met[:3], *met[3:]))
        game.unsung.clear()
        game.visits.setdefault(game.moment, []).extend(heard)
        for met in heard if game.hooks.get("visited") else ():
            game.call_hooks("visited", met)


def visits(game: Game, moment: int | None = None) -> tuple[Visit, ...]:
    """Every visit of a night or day that has landed, in the order of landing: who used what on whom.

    Args:
        moment: `Game.moment`; the present one if left out.
    """
    return tuple(game.visits.get(game.moment if moment is None else moment, ()))


# --- where everybody sleeps ------------------------------------------------------------------------------


def stay(game: Game, guest: Seat, host: Seat) -> None:
    """Let somebody spend this night at another's house."""
    if guest != host:
        game.houses[guest] = host


def under_the_roof(game: Game, host: Seat) -> tuple[Seat, ...]:
    """Whom an attack on a house meets: whoever lives there, at home or not, and then the guests by seat."""
    guests = (seat for seat, house in sorted(game.houses.items()) if house == host)
    return (host, *(guest for guest in guests if game.lives(guest)))


def away(game: Game, attempt: Attack) -> bool:
    """A layer of defence: an attack on somebody's own house fails while she sleeps elsewhere."""
    return attempt.at_home and attempt.target in game.houses


def strike(
    game: Game, cause: str, by: Seat, plate: Seat, kind: str = "attack", *, house: bool = False
) -> Seat:
    """Attack somebody as a visit: it can be turned to somebody else, and it is sung; return whom it met.

    Args:
        by: one person, also of a group (`attacker`).
        plate: who was chosen.
        kind: as for `death.attack`.
        house: everybody who sleeps in the house is attacked, and whoever lives in it, at home or not. It is
            one visit; shields cover bodies and not houses, so each attack meets the layers by itself.
    """
    met = visit(game, by, plate, "attack", cause)
    role = role_of(game, by)
    for seat in under_the_roof(game, met) if house else (met,):
        game.pending.append(Attack(cause, by, seat, kind, plate, at_home=house and seat == met, role=role))
    return met


def role_of(game: Game, by: Seat) -> str:
    """What whoever answers for an attack is now: the role's id, empty for the whole table."""
    return game.players[by].holdings[0].role.id if by >= 0 else ""


def attacker(game: Game, purpose: str, ballots: Mapping[Seat, Option], chosen: Option) -> Seat:
    """Who carries out what a group has decided: one of those who were for it, by a keyed roll.

    TABLE if nobody was. A ballot that weighs nothing makes an attacker as well.
    """
    willing = sorted(seat for seat, option in ballots.items() if option == chosen)
    return game.pick(purpose, willing) if willing else TABLE


# --- what hit whom ---------------------------------------------------------------------------------------


def hits(game: Game, moment: int | None = None) -> tuple[Attack, ...]:
    """Every attack that has met the defences in a night or day, stopped or not, in the order of attacking.

    Args:
        moment: `Game.moment`; the present one if left out.
    """
    return tuple(game.hits.get(game.moment if moment is None else moment, ()))


def causes_of_death(game: Game, seat: Seat) -> tuple[Attack, ...]:
    """Every attack of which somebody died, not only the first: none for the living."""
    fatal = game.deaths.get(seat)
    if fatal is None:
        return ()
    for attacks in game.hits.values():
        if any(attempt is fatal for attempt in attacks):
            return tuple(a for a in attacks if a.target == seat and not a.stopped_by)
    return (fatal,)
