"""Absence: whoever is declared absent need not vote; three abstentions without a word cost the life."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of, seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.poll import Poll, poll
from nightcaller.engine.roles import FOREVER
from nightcaller.engine.vocabulary import NOBODY, Decision, Seat, Status, Window
from nightcaller.rulebooks.forum.nightly import are_out

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

MISSED: Final = "forum.missed"
"""Status: how many votes somebody has let pass without a word."""
LIMIT: Final = 3

ABSENT: Final = Kind("forum.absent", news="news")
WARNED: Final = Kind("forum.warned", news="news")


def declare(game: Game) -> Generator[Window, Decision, int]:
    """Who will be absent today says so in front of everybody. House rule `autolynch`: off, nobody has to.

    Returns the bit mask of the absent.
    """
    if game.house["autolynch"] == "off":
        return 0
    present = seats_of(game.alive & ~are_out(game))
    show = yield from poll(
        game, "forum.absence", present, ("run", "stay"), key="forum.absence.declare", kind="race"
    )
    absent = show.voters_for("run")
    if absent:
        game.tell(ABSENT, seats=absent)
    return mask_of(absent)


def warn_again(game: Game) -> None:
    """Whom the table brings back after the third silence has a last warning: the silence that would have cost
    the life is void with the death (rulings: "gets back what the death took"), the ones before it are spent.
    """
    marks = {seat: game.marked(seat, MISSED) for seat in game.living}
    warned = tuple(seat for seat, mark in marks.items() if mark and mark.data >= LIMIT)
    for seat in warned:
        game.mark(seat, Status(MISSED, seat, FOREVER, LIMIT - 1))
    if warned:
        game.tell(WARNED, seats=warned)


def missed(game: Game, vote: Poll) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Rules: "abstaining from voting without declaring absence three times [...] will result in
    autolynching".

    Returns those who have one time left, and those who have none.
    """
    if game.house["autolynch"] == "off":
        return (), ()
    last: list[Seat] = []
    late: list[Seat] = []
    for seat in vote.voters_for(NOBODY):
        if seat in vote.void:
            continue  # she has voted
        before = game.marked(seat, MISSED)
        times = (before.data if before else 0) + 1
        game.mark(seat, Status(MISSED, seat, FOREVER, times))
        if times >= LIMIT:
            late.append(seat)
        elif times == LIMIT - 1:
            last.append(seat)
    return tuple(last), tuple(late)


def warn(game: Game, last: tuple[Seat, ...]) -> None:
    """Whoever has one time left hears so; the dead need no warning."""
    warned = tuple(seat for seat in last if game.lives(seat))
    if warned:
        game.tell(WARNED, seats=warned)
