"""Silencer Elder (禁言长老): takes one player's word for a day, not the same one twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import MARKED, Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, TABLE, Act, Ask, Seat, Status, Tier
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SILENCED = "judge.silenced"

HUSHED: Final = Kind("judge.hushed", discloses=False, mark="diamond")
SILENCED_TOLD: Final = Kind("judge.silenced", news="news", mark="diamond")


def silence(game: Game, me: Holding) -> Script:
    """Night 9: who is silenced in the next day's speeches."""
    last = me.memory.get("last")
    options = tuple(seat for seat in game.others(me.seat) if seat != last)
    blocked = ((last, "blocked-same-twice"),) if last is not None and game.lives(last) else ()
    (target,) = yield Ask(me.seat, "judge.silencer_elder.silence", (*options, NOBODY), blocked=blocked)
    if target == NOBODY:
        return None
    me.memory["last"] = target
    game.tell(HUSHED, to=1 << me.seat, by=me.seat, seat=target)
    return [Act(Tier.MARK, me.seat, (int(target),), hush, me.role.id)]


def hush(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """It holds for the coming day; nobody knows before daybreak."""
    game.mark(bodies[0], Status(SILENCED, act.by, game.moment + 1))


def announce_silence(game: Game) -> None:
    """rulings: "told at daybreak publicly who may not speak"."""
    hushed = seats_of(game.alive & game.bearing(SILENCED))
    if hushed and "silenced" not in game.noted:
        game.noted["silenced"] = hushed
        for seat in hushed:
            game.tell(MARKED, seat=seat, mark=SILENCED)
        game.tell(SILENCED_TOLD, seats=hushed)


def give_back_words(game: Game) -> None:
    """The day is over: whoever was silenced may speak again, and whom the narrator silenced."""
    hushed: tuple[Seat, ...] = game.noted.get("silenced", ())
    for seat in seats_of(game.bearing(SILENCED)):
        status = game.marked(seat, SILENCED)
        if status is not None and (seat in hushed or status.source == TABLE):
            game.unmark(seat, SILENCED, public=True)


def with_a_voice(game: Game, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of some seats who may speak today; the others may still vote (section III.4)."""
    silenced = game.bearing(SILENCED)
    return tuple(seat for seat in seats if not silenced >> seat & 1) if silenced else seats


ROLE = Role(
    "judge.silencer_elder",
    GOOD,
    frozenset({DIVINE}),
    (Power("judge.silencer_elder.silence", silence),),
)
