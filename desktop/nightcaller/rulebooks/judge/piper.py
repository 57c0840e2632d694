"""Piper (吹笛者): confuses two players every night from the second on, and wins when all are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Holding, Role
from nightcaller.engine.vocabulary import Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import PIPER, THIRD
from nightcaller.rulebooks.stock import (
    Limit,
    ability,
    all_marked,
    choose,
    hooks,
    others,
    seal,
    wins_when,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CONFUSED = "judge.confused"

PIPED: Final = Kind("judge.piped", mark="ring", lasting=True, feat="enchanted")
CONFUSED_TOLD: Final = Kind("judge.confused", story=False)


def heard(_game: Game, me: Holding) -> int:
    """Who has heard the tune already."""
    return mask_of(me.memory.get("confused", ()))


def play(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """He knows all who hear him; they know themselves. House rule `piper_confused_told`."""
    for seat in sorted(set(bodies) - set(me.memory.get("confused", ())) - {me.seat}):
        me.memory["confused"] = (*me.memory.get("confused", ()), seat)
        game.mark(seat, Status(CONFUSED, me.seat, FOREVER))
        game.tell(PIPED, to=1 << me.seat, by=me.seat, seat=seat)
        if game.house["piper_confused_told"] == "yes":
            game.tell(CONFUSED_TOLD, to=1 << seat, seat=seat)


def fall_silent(game: Game, me: Holding) -> None:
    """The table has given him another card: nobody has ever heard this tune."""
    for seat in seats_of(game.bearing(CONFUSED)):
        status = game.marked(seat, CONFUSED)
        if status is not None and status.source == me.seat:
            game.unmark(seat, CONFUSED)


CONFUSE: Final = ability(
    "judge.piper.confuse",
    choose(others, Limit(heard, "blocked-judge-confused"), asked=("judge.piper.first", "judge.piper.second")),
    seal(Tier.MARK, play),
    since=2,
    hour=11,
    news=lambda house: house["piper_confused_told"] == "yes",
)
"""Night 11, from the second night: two players who have not heard the tune yet; never himself."""

ROLE = Role(
    "judge.piper",
    PIPER,
    frozenset({THIRD}),
    (CONFUSE,),
    # Section V: "all surviving players are confused", and the Piper is there to see it.
    hooks(wins_when(PIPER, all_marked(CONFUSED)), {"role_lost": fall_silent}),
    listed=18,
    worth=-3,
    house_rules=(HouseRule("piper_confused_told", ("yes", "no"), group="third"),),
)
