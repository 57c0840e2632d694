"""Who has won: asked after each burial with its consequences, and when a night or a day begins (edges 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.vocabulary import Outcome
from nightcaller.engine.winning import ending, winners
from nightcaller.rulebooks.revamped.solos import GOALS, Goal, in_the_way
from nightcaller.rulebooks.revamped.teams import COUPLE, GRAY, TOWN, UNALIGNED, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Claims = list[tuple[str, str]]
"""Who has won, and why: teams, each with a message id."""
NOBODY_LEFT: Final = "end-revamped-nobody-left"
ALL_UNALIGNED: Final = "end-revamped-unaligned"
SOLOS: Final = frozenset({GRAY, *(goal.team for goal in GOALS)})
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
    sides = game.sides()
    for claims in (solos(game, sides, dawn=dawn), wolves(game, sides), last(sides)):
        found = [
            (team, reason)
            for team, reason in claims
            if reason not in game.waived and (team in {COUPLE, UNALIGNED} or somebody_wins(game, team))
        ]
        if found:
            teams = tuple(dict.fromkeys(team for team, _reason in found))
            return left_over(game) if UNALIGNED in teams else ending(game, teams, found[0][1])
    return None


def left_over(game: Game) -> Outcome:
    """The end where nobody alive takes a side: "no team wins", but those who win with anybody (edges 6).

    Whoever wins by ascending, or still waits for a card, does not win by being left.
    """
    seats = winners(game, ())
    return Outcome((UNALIGNED,) if any(map(game.lives, seats)) else (), seats, ALL_UNALIGNED)


def somebody_wins(game: Game, team: str) -> bool:
    """Whether a side that has what it wants has a living member who wins with it ("a team needs" one, edges
    6): with nobody left but people whose couple is of two sides the game goes on, until nobody else lives."""
    return any(game.lives(seat) and game.camp(seat) == team for seat in winners(game, (team,)))


def solos(game: Game, sides: Mapping[str, int], *, dawn: bool = False) -> Claims:
    """Every solo side that has what it wants, in the text's order: they win together (rulings: "third parties
    and solo winners first")."""
    found = (hook(game, me) for me, hook in game.hearing("claims"))
    claims = [(team, reason(team)) for team in dict.fromkeys(team for team in found if team)]
    if SOLOS.isdisjoint(sides):
        return claims
    for goal in GOALS:
        if goal.team in sides and (dawn or not goal.at_dawn) and not in_the_way(game, goal, sides):
            claims.append((goal.team, goal.reason))
    if GRAY in sides and in_the_way(game, ALONE, sides).bit_count() <= 1:
        claims.append((GRAY, "end-revamped-gray"))
    return claims


def reason(team: str) -> str:
    """Why the game has ended, where it is by what one team wants: a message id."""
    return f"end-{team.replace('.', '-')}"


def last(sides: Mapping[str, int]) -> Claims:
    """The town, or those who take no side, if nobody else is left."""
    taking_sides = sides.keys() - {UNALIGNED}
    if not taking_sides:
        return [(UNALIGNED, ALL_UNALIGNED)]
    return [(TOWN, "end-revamped-town")] if taking_sides == {TOWN} else []


def outnumbered(sides: Mapping[str, int]) -> bool:
    """Whether there are as many wolves as townsfolk, or more."""
    return sides[WOLVES].bit_count() >= sides.get(TOWN, 0).bit_count()


def wolves(game: Game, sides: Mapping[str, int]) -> Claims:
    """3: "all players that aren't part of the Werewolf Team have been killed", unaligned ones aside.

    4.1: beside a Gray Werewolf alone they win as well, beside a White one not. House rule `wolves_win`.
    """
    claims: Claims = []
    if WOLVES not in sides:
        return claims
    others = sides.keys() - {WOLVES, UNALIGNED}
    if others <= {GRAY}:
        claims.append((WOLVES, "end-revamped-wolves"))
    if game.house["wolves_win"] == "parity" and others <= {TOWN} and outnumbered(sides):
        claims.append((WOLVES, "end-revamped-parity"))
    return claims
