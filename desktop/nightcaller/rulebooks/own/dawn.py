"""What follows from the night's dead is the night's still: whoever was protected then is protected from it.

By the time the dead are buried a book may have counted the night's shields as over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import resolve
from nightcaller.engine.roles import Holding, Hook
from nightcaller.engine.vocabulary import Attack, Seat, Status
from nightcaller.rulebooks.own.kinds import AIM

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

COVER: Final = "aim.cover"
"""What protected whoever was chosen when the night ended, as the holding remembers it: (status, source)."""
OF_THE_DAY: Final = frozenset({"lynch", "kill"})
"""Kinds of attacks that follow from nothing: a vote, a shot in front of everybody."""


def still_the_nights(blow: Mapping[str, Hook], by_night: frozenset[str]) -> Mapping[str, Hook]:
    """The same revenge; when its holder died of the night, the night's shields stop it.

    Args:
        blow: what is done in dying (`stock.avenges`).
        by_night: statuses that protect for a night (`Dialect.by_night`).
    """
    if not by_night:
        return blow
    strikes = blow["died"]

    def night_ends(game: Game, me: Holding) -> None:
        target = me.memory.get(AIM)
        if game.phase == "night" and target is not None:
            marks = game.players[target].statuses
            me.memory[COVER] = tuple((kind, marks[kind].source) for kind in sorted(by_night & marks.keys()))

    def died(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
        cover, target = me.memory.get(COVER, ()), me.memory.get(AIM)
        # The aim may have been let go of since the night whose cover is remembered.
        if (
            seat != me.seat
            or target is None
            or not cover
            or not any(of_last_night(game, fate) for fate in fates)
        ):
            strikes(game, me, seat, fates)
            return
        for kind, source in cover:
            game.mark(target, Status(kind, source, game.moment))
        strikes(game, me, seat, fates)
        resolve(game)
        for kind, _source in cover:
            game.unmark(target, kind)

    return {"phase_end": night_ends, "died": died}


def of_last_night(game: Game, fate: Attack) -> bool:
    """Whether somebody dies of an attack of the night that is just over, or follows somebody who does."""
    night = game.hits.get(game.moment - 1, ())
    followed: set[Seat] = set()
    while not any(fate is attempt for attempt in night):
        before = game.deaths.get(fate.by)
        if before is None or fate.kind in OF_THE_DAY or fate.by in followed:
            return False
        followed.add(fate.by)
        fate = before
    return True
