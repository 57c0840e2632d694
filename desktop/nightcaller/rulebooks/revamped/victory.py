"""Who has won: asked after each burial with its consequences, and when a night or a day begins (edges 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.vocabulary import Outcome
from nightcaller.engine.winning import ending
from nightcaller.rulebooks.revamped import cupid
from nightcaller.rulebooks.revamped.solos import GOALS, Goal, in_the_way
from nightcaller.rulebooks.revamped.teams import GRAY, TOWN, UNALIGNED, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Claims = list[tuple[str, str]]
"""Who has won, and why: teams, each with a message id."""
NOBODY_LEFT: Final = "end-revamped-nobody-left"
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
        found = [(team, reason) for team, reason in claims if reason not in game.waived] if claims else []
        if found:
            return ending(game, tuple(dict.fromkeys(team for team, _reason in found)), found[0][1])
    return None


def solos(game: Game, sides: Mapping[str, int], *, dawn: bool = False) -> Claims:
    """Every solo side that has what it wants, in the text's order: they win together (rulings: "third parties
    and solo winners first")."""
    claims = cupid.victories(game)
    if SOLOS.isdisjoint(sides):
        return claims
    for goal in GOALS:
        if goal.team in sides and (dawn or not goal.at_dawn) and not in_the_way(game, goal, sides):
            claims.append((goal.team, goal.reason))
    if GRAY in sides and in_the_way(game, ALONE, sides).bit_count() <= 1:
        claims.append((GRAY, "end-revamped-gray"))
    return claims


def last(sides: Mapping[str, int]) -> Claims:
    """The town, or those who take no side, if nobody else is left."""
    taking_sides = sides.keys() - {UNALIGNED}
    if not taking_sides:
        return [(UNALIGNED, "end-revamped-unaligned")]
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
