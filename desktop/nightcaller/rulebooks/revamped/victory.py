"""Who has won: asked after each burial with its consequences, and when a night or a day begins (edges 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.vocabulary import Outcome, Seat
from nightcaller.engine.winning import ending
from nightcaller.rulebooks.revamped import cupid
from nightcaller.rulebooks.revamped.solos import GOALS, Goal, counts, reached
from nightcaller.rulebooks.revamped.teams import GRAY, TOWN, UNALIGNED, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

NOBODY_LEFT: Final = "end-revamped-nobody-left"
ALONE: Final = Goal(GRAY, "end-revamped-gray")
"""What a Gray Werewolf wants, but for one other (4.1)."""


def victory(game: Game, *, dawn: bool = False) -> Outcome | None:
    """Return the outcome if the game is over: solos first, then the wolves, then the town (rulings, All
    books).

    What the table has overruled ends nothing.

    Args:
        dawn: a day begins.
    """
    if not game.alive:
        return ending(game, (), NOBODY_LEFT)
    camps = {seat: game.camp(seat) for seat in game.living}
    for rank in (solos(game, camps, dawn=dawn), wolves(game, camps), last(camps)):
        found = [(team, reason) for team, reason in rank if reason not in game.waived]
        if found:
            return ending(game, tuple(dict.fromkeys(team for team, _reason in found)), found[0][1])
    return None


def solos(game: Game, camps: Mapping[Seat, str], *, dawn: bool = False) -> Iterator[tuple[str, str]]:
    """Every solo side that has what it wants, in the text's order: they win together (rulings: "third parties
    and solo winners first")."""
    yield from cupid.victories(game)
    for goal in GOALS:
        if (dawn or not goal.at_dawn) and reached(game, goal, camps):
            yield goal.team, goal.reason
    if GRAY in camps.values():
        others = [
            seat for seat, camp in camps.items() if camp != GRAY and not counts(game, ALONE, seat, camp)
        ]
        if len(others) <= 1:
            yield GRAY, "end-revamped-gray"


def last(camps: Mapping[Seat, str]) -> Iterator[tuple[str, str]]:
    """The town, or those who take no side, if nobody else is left."""
    taking_sides = {camp for camp in camps.values() if camp != UNALIGNED}
    if taking_sides == {TOWN}:
        yield TOWN, "end-revamped-town"
    if not taking_sides:
        yield UNALIGNED, "end-revamped-unaligned"


def wolves(game: Game, camps: Mapping[Seat, str]) -> Iterator[tuple[str, str]]:
    """3: "all players that aren't part of the Werewolf Team have been killed", unaligned ones aside.

    4.1: beside a Gray Werewolf alone they win as well, beside a White one not. House rule `wolves_win`.
    """
    pack = of(camps, WOLVES)
    if not pack:
        return
    others = [camp for camp in camps.values() if camp not in {WOLVES, UNALIGNED}]
    if not set(others) - {GRAY}:
        yield WOLVES, "end-revamped-wolves"
    solos = set(others) - {TOWN}
    if game.house["wolves_win"] == "parity" and not solos and len(pack) >= len(others):
        yield WOLVES, "end-revamped-parity"


def of(camps: Mapping[Seat, str], team: str) -> tuple[Seat, ...]:
    """Who of these is on a side."""
    return tuple(seat for seat, camp in camps.items() if camp == team)
