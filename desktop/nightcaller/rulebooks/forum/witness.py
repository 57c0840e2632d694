"""Witness: once a game, tries to see the nightly attack; every night it gets easier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import Ask, Question, Seat
from nightcaller.rulebooks.forum import packs
from nightcaller.rulebooks.forum.camps import TRAITS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

EIGHTHS: Final = 8
"""Traits, Witness: "12.5% on Night 1, 25% on Night 2 etc"."""
WORDS: Final = ("watch", "stay")

WITNESSED: Final = Kind("forum.witnessed", late=True)
WITNESSED_NOTHING: Final = Kind("forum.witnessed_nothing", late=True)


def watch(game: Game, me: Holding) -> Script:
    """Order of night 9: "once per game"."""
    if "watch" in me.memory:
        return None
    (answer,) = yield Ask(me.seat, "forum.witness.watch", WORDS)
    if answer == "watch":
        me.memory["watch"] = game.day
        game.noted.setdefault("watching", {})[me.seat] = 1
    return None


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


ROLE = Role(
    "forum.witness",
    TRAITS,
    powers=(Power("forum.witness.watch", watch, questions=(Question("forum.witness.watch", WORDS),)),),
    charges=(Charge("watch", WITNESSED), Charge("watch", WITNESSED_NOTHING)),
)
