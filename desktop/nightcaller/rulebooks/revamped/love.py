"""Love (5.2, Cupid): two people who die together; on which side they stand, and what they want."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.board import Board, Right
from nightcaller.engine.game import mask_of
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.rulebooks.revamped.ascending import ascend
from nightcaller.rulebooks.revamped.conditions import remembered
from nightcaller.rulebooks.revamped.rooms import Opens
from nightcaller.rulebooks.revamped.solos import harmless
from nightcaller.rulebooks.revamped.striking import Doing
from nightcaller.rulebooks.revamped.teams import COUPLE, TOWN, UNALIGNED
from nightcaller.rulebooks.stock import bond
from nightcaller.rulebooks.stock.love import BELOVED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CUPID: Final = "revamped.cupid"
HEARTBREAK: Final = "revamped.heartbreak"
"""Cause of the death of whoever loved somebody who died."""
FOLLOWING: Final = "revamped.love_leaves"
"""Why somebody leaves with a lover who has won."""
BENCH: Final = "revamped.couple"
FOLLOWS: Final = "follows"
"""Where the bond remembers that its holder is on the side of the beloved: Cupid's end of it."""


def bonds(game: Game, seat: Seat) -> list[Holding]:
    """Whom somebody loves."""
    return [one for one in game.players[seat].holdings if one.role is IN_LOVE]


def followed(game: Game, seat: Seat) -> Seat | None:
    """Whom somebody who follows a lover stands with in the end: Cupids may love Cupids.

    None if their love runs in a circle: nobody there has another side than a Cupid's own.
    """
    seen: set[Seat] = set()
    while seat not in seen:
        seen.add(seat)
        beloved = [bond.memory[BELOVED] for bond in bonds(game, seat) if bond.memory.get(FOLLOWS)]
        if not beloved:
            return seat
        seat = beloved[-1]
    return None


def side(game: Game, me: Holding, team: str) -> str:
    """ "The Cupid's love overrides any other mechanic [...]; the Cupid is always on the same team as their
    lover"; "by default, the Cupid wins with the townsfolk team": so do two who love each other."""
    if not me.memory.get(FOLLOWS):
        return team
    lover = followed(game, me.seat)
    return TOWN if lover is None else game.camp(lover)


def aligned(game: Game, seat: Seat) -> str:
    """On which team somebody is: a Cupid "after choosing a lover" with the lover's."""
    return game.camp(seat) if bonds(game, seat) else game.team(seat)


def leave_together(game: Game, me: Holding, seat: Seat) -> None:
    """Edges 6: "Cupid wins and leaves with it. One leaving takes the other." """
    if seat == me.memory[BELOVED]:
        ascend(game, me.seat, FOLLOWING)


def own_side(game: Game, seat: Seat) -> str:
    """On which side somebody would be without love: "by default, the Cupid wins with the townsfolk team", and
    love "overrides any other mechanic that may cause a player to change teams": whatever became of Cupid."""
    loves = any(bond.memory.get(FOLLOWS) for bond in bonds(game, seat))
    return TOWN if loves or game.role(seat).id == CUPID else game.team(seat)


def lover(game: Game, me: Holding) -> Seat | None:
    """Whose side decides about this bond: a Cupid's lover's lover, if that is a Cupid as well."""
    return followed(game, me.seat) if me.memory.get(FOLLOWS) else me.memory[BELOVED]


def of_two_sides(game: Game, me: Holding) -> bool:
    """Whether "the lover is on a different team", neither of them being unaligned.

    Two of one team are not, whichever way they came to it: "when the couple is Undead and a Vampire, then the
    normal Vampire win condition must be reached".
    """
    other = lover(game, me)
    if other is None or game.team(other) == game.team(me.seat):
        return False
    sides = {own_side(game, seat) for seat in (me.seat, other)}
    return len(sides) == 2 and UNALIGNED not in sides


def alone(game: Game, me: Holding) -> bool:
    """Whether nobody lives but those who love each other, and whoever stands in nobody's way (edges 6)."""
    bound = {me.seat, me.memory[BELOVED]}
    pairs = [{bond.seat, bond.memory[BELOVED]} for bond in game.holdings(IN_LOVE.id)]
    while more := [pair for pair in pairs if pair & bound and not pair <= bound]:
        bound.update(*more)
    return not game.alive & ~mask_of(bound) & ~harmless(game, game.sides())


def win_together(game: Game, me: Holding, won: tuple[str, ...], wins: bool) -> bool:
    """ "If the lover is on a different team, they will only win when both win conditions are fulfilled. For
    example, if the couple is Cupid and a werewolf, everyone else must die." House rule `couple`: or they win
    with the lover's side.

    With an unaligned lover Cupid wins if that one does.
    """
    beloved = lover(game, me)
    if me.memory.get(FOLLOWS) and beloved is not None and own_side(game, beloved) == UNALIGNED:
        return wins_without_love(game, beloved, won)
    if game.house.get("couple") == "with-team" or not of_two_sides(game, me):
        return wins
    return COUPLE in won and alone(game, me)


def wins_without_love(game: Game, seat: Seat, won: tuple[str, ...]) -> bool:
    """Whether somebody wins with these teams, whomever she loves."""
    wins = game.camp(seat) in won or seat in game.gone
    for holding, hook in game.hearing("wins"):
        if holding.seat == seat and holding.role is not IN_LOVE:
            wins = hook(game, holding, won, wins)
    return wins


def claims(game: Game, me: Holding) -> str | None:
    """The victory of two from two sides, when nobody else lives."""
    if game.house.get("couple") != "alone" or not game.lives(me.seat):
        return None
    return COUPLE if of_two_sides(game, me) and alone(game, me) else None


def seen_by_the_oracle(game: Game, me: Holding, question: str, answer: Option) -> Option:
    """Edges 3, Oracle: "Cupid has the lover's team", whatever card he holds by now; a disguise hides it."""
    open_to_all = question == "revamped.side" and answer == game.team(me.seat)
    return game.camp(me.seat) if open_to_all and me.memory.get(FOLLOWS) else answer


IN_LOVE: Final = bond(
    "revamped.in_love",
    HEARTBREAK,
    {
        "camp": side,
        "left": leave_together,
        "wins": win_together,
        "claims": claims,
        "inspected": seen_by_the_oracle,
    },
)
""" "The Cupid and their lover form an inseparable team; they will die if the other player dies." """


def bench() -> Board:
    """ "The lover is added to the Cupid's secret channel." """

    def rights(game: Game, seat: Seat) -> Right:
        if not bonds(game, seat):
            return Right.NONE
        return Right.READ | Right.LISTED | (Right.WRITE if game.lives(seat) else Right.NONE)

    return Board(BENCH, rights)


def couples(game: Game) -> int:
    """Bit mask of everybody who loves somebody: of several Cupids each has a couple."""
    return mask_of(bond.seat for bond in game.holdings(IN_LOVE.id))


def loved(_game: Game, me: Holding) -> Mapping[str, Seat] | None:
    """What a moderator reads of a bond: with whom."""
    beloved = me.memory.get(BELOVED)
    return {"by": beloved} if isinstance(beloved, int) else None


SHOWN: Final = remembered("loves", 64, loved)
ROOM: Final = Opens(33, CUPID, bench)
BROKEN: Final = Doing(HEARTBREAK, lambda _game, _fatal: (CUPID,))
