"""Absence: whoever is declared absent need not vote; three abstentions without a word cost the life."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
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


def declare(game: Game) -> Generator[Window, Decision, tuple[Seat, ...]]:
    """Who will be absent today says so in front of everybody. House rule `autolynch`: off, nobody has to."""
    if game.house["autolynch"] == "off":
        return ()
    present = seats_of(game.alive & ~are_out(game))
    show = yield from poll(
        game, "forum.absence", present, ("run", "stay"), key="forum.absence.declare", kind="race"
    )
    absent = show.voters_for("run")
    if absent:
        game.tell(ABSENT, seats=absent)
    return absent


def warn_again(game: Game) -> None:
    """Whom the table brings back after the third silence has a last warning: the silence that would have cost
    the life is void with the death (rulings: "gets back what the death took"), the ones before it are spent.
    """
    late = {seat: game.marked(seat, MISSED) for seat in game.living}
    warned = tuple(seat for seat, missed in late.items() if missed and missed.data >= LIMIT)
    for seat in warned:
        game.mark(seat, Status(MISSED, seat, FOREVER, LIMIT - 1))
    if warned:
        game.tell(WARNED, seats=warned)


def overdue(game: Game, vote: Poll) -> tuple[Seat, ...]:
    """Rules: "abstaining from voting without declaring absence three times [...] will result in
    autolynching"."""
    if game.house["autolynch"] == "off":
        return ()
    missed_by = {}
    for seat in vote.voters_for(NOBODY):
        if seat in vote.void:
            continue  # she has voted
        before = game.marked(seat, MISSED)
        missed_by[seat] = (before.data if before else 0) + 1
        game.mark(seat, Status(MISSED, seat, FOREVER, missed_by[seat]))
    warned = tuple(seat for seat, missed in missed_by.items() if missed == LIMIT - 1)
    if warned:
        game.tell(WARNED, seats=warned)
    return tuple(seat for seat, missed in missed_by.items() if missed >= LIMIT)
