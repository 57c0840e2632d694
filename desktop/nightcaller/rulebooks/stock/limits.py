"""What bars somebody from being chosen, or a power from being used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.stock.words import When, always, stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Barred = tuple[tuple[Seat, str], ...]
"""Who cannot be picked, and the message id that says why."""

FREE: Final[Barred] = ()

Bars = Callable[["Game", Holding], int]
"""Who is barred now, as a bit mask."""


@lru_cache(4096)
def each(mask: int, why: str) -> Barred:
    """Bar everybody in a bit mask."""
    return tuple([(seat, why) for seat in seats_of(mask)])


@dataclass(frozen=True, slots=True)
class Limit:
    """One limit of a choice.

    Attributes:
        bars: who is barred now, as a bit mask. Must follow from what the asked person may know.
        why: message id, for whoever asks why somebody cannot be picked.
        when: at which tables.
        open: whether there is anything to be asked at all.
        remember: what each one who was chosen leaves behind for the limit, in the holding's memory.
        spend: what a use leaves behind there, however many were chosen.
        rest: what leaving the power unused leaves behind there.
    """

    bars: Bars | None = None
    why: str = ""
    when: When = always
    open: Callable[[Game, Holding], bool] | None = None
    remember: Callable[[Game, Holding, Seat], None] | None = None
    spend: Callable[[Game, Holding], None] | None = None
    rest: Callable[[Game, Holding], None] | None = None


@stock("limit", "blocked-same-twice")
def not_twice_running(when: When = always, memory: str = "last") -> Limit:
    """Not whoever was chosen the last time that somebody was chosen.

    Rulings, All books: "twice running" compares with the last night on which somebody was chosen.

    Args:
        when: at which tables.
        memory: where the holding keeps it.
    """

    def bars(_game: Game, me: Holding) -> int:
        last = me.memory.get(memory)
        return 1 << last if last is not None else 0

    def remember(_game: Game, me: Holding, seat: Seat) -> None:
        me.memory[memory] = seat

    return Limit(bars, "blocked-same-twice", when, remember=remember)


@stock("limit", "{why}")
def each_once(why: str, memory: str = "chosen") -> Limit:
    """Nobody twice in a whole game.

    Args:
        why: message id, for whoever asks why somebody cannot be picked.
        memory: where the holding keeps whom it has chosen.
    """

    def bars(_game: Game, me: Holding) -> int:
        return mask_of(me.memory.get(memory, ()))

    def remember(_game: Game, me: Holding, seat: Seat) -> None:
        me.memory[memory] = (*me.memory.get(memory, ()), seat)

    return Limit(bars, why, remember=remember)


@stock("limit", "{why}")
def none_of(tag: str, why: str, when: When = always) -> Limit:
    """Nobody whose card has a tag; only for somebody who knows who that is."""

    def bars(game: Game, _me: Holding) -> int:
        return game.tagged(tag)

    return Limit(bars, why, when)


@stock("limit", "{why}")
def only(tag: str, why: str) -> Limit:
    """Nobody but those whose card has a tag; only for somebody who knows who that is."""

    def bars(game: Game, _me: Holding) -> int:
        return game.alive & ~game.tagged(tag)

    return Limit(bars, why)


@stock("limit", "{why}")
def not_marked(kind: str, why: str) -> Limit:
    """Nobody who has a mark; only if whoever asks may know of it."""

    def bars(game: Game, _me: Holding) -> int:
        return game.bearing(kind)

    return Limit(bars, why)


@stock("limit")
def while_left(charge: str) -> Limit:
    """As long as something is not used up; what comes of the choice uses it up.

    Args:
        charge: what a moderator may take or give back (`Book.supplies`).
    """

    def left(_game: Game, me: Holding) -> bool:
        return charge not in me.memory

    return Limit(open=left)


@stock("limit")
def once(charge: str) -> Limit:
    """Once in a game: choosing uses it up."""
    return times(1, charge)


@stock("limit")
def lets_go(memory: str = "aim") -> Limit:
    """Whoever is asked and chooses nobody has nobody from then on, whoever it was before.

    Args:
        memory: where the holding keeps its target (`aim`).
    """

    def rest(_game: Game, me: Holding) -> None:
        me.memory.pop(memory, None)

    return Limit(rest=rest)


@stock("limit", most=(1, 40))
def times(most: int, charge: str) -> Limit:
    """So many times in a game: choosing uses one up.

    Args:
        most: how often.
        charge: what a moderator may take or give back. Given back, the last one is there once more.
    """
    used = f"{charge}.used"

    def left(_game: Game, me: Holding) -> bool:
        return charge not in me.memory

    def spend(game: Game, me: Holding) -> None:
        if most > 1:
            me.memory[used] = me.memory.get(used, 0) + 1
        if me.memory.get(used, 1) >= most:
            me.memory[charge] = game.day

    return Limit(open=left, spend=spend)
