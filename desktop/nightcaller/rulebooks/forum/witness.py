"""Witness: once a game, tries to see the nightly attack; every night it gets easier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.forum import packs
from nightcaller.rulebooks.forum.camps import TRAITS, anybodys
from nightcaller.rulebooks.forum.nightly import Late
from nightcaller.rulebooks.stock import ability, decide, once

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

EIGHTHS: Final = 8
"""Traits, Witness: "12.5% on Night 1, 25% on Night 2 etc"."""

WITNESSED: Final = Kind("forum.witnessed")
WITNESSED_NOTHING: Final = Kind("forum.witnessed_nothing")


def stay_awake(game: Game, me: Holding, _chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
    """Whoever watches is seen to be up by a Spy, and hears of it when the night is over."""
    game.noted.setdefault("watching", {})[me.seat] = 1
    return ()


def report(game: Game) -> None:
    """When the attacks have met the protections, everybody who was awake learns what was to be seen."""
    for seat in sorted(game.noted.get("watching", {})):
        if game.chance("forum.witness", min(game.day, EIGHTHS), EIGHTHS, seat):
            game.tell(WITNESSED, to=1 << seat, by=seat, seat=seen(game, seat))
        else:
            game.tell(WITNESSED_NOTHING, to=1 << seat, by=seat)


def seen(game: Game, me: Seat) -> Seat:
    """One wolf of a pack that killed tonight; "if no kill takes place [...] unexpected results": anybody.

    Nothing in the answer tells which of the two it is.
    """
    killers = [pack for pack in packs.PACKS if any(fate.cause == pack.cause for fate in game.doomed)]
    wolves = packs.on_the_prowl(game, game.pick("forum.witness.pack", killers, me)) if killers else ()
    faces = tuple(seat for seat in wolves if seat != me)
    found: Seat = game.pick("forum.witness.face", faces or game.others(me) or (me,), me)
    return found


WATCH: Final = ability("forum.witness.watch", decide("watch", "stay", once("watch")), stay_awake, hour=9)
"""Order of night 9: "once per game"."""

REPORTS: Final = Late(2, report)

ROLE = Role(
    "forum.witness",
    TRAITS,
    powers=(WATCH,),
    charges=(Charge("watch", WITNESSED), Charge("watch", WITNESSED_NOTHING)),
    beside=anybodys,
    several=True,
    listed=14,
)
