"""Cupid (丘比特): makes two lovers in the first night; a wolf and somebody else in love form a side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.judge.camps import GOOD, LOVERS, THIRD, WOLF
from nightcaller.rulebooks.stock import bond, matches
from nightcaller.rulebooks.stock.love import BELOVED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

HEARTBREAK = Cause("judge.heartbreak", follows=True)
"""Cause of the death of a lover who follows the other."""

MATCHED: Final = Kind("judge.matched", discloses=False, mark="heart")
LOVERS_TOLD: Final = Kind("judge.lovers", mark="heart", lasting=True, feat="united")
LOVERS_KEPT: Final = "lovers"
"""Where Cupid's holding keeps whom the arrows have met: Cupid sees it when somebody dies of it."""


def in_love(game: Game) -> tuple[Seat, ...]:
    """The lovers, living or dead, by seat."""
    return tuple([held.seat for held in game.holdings(LOVER.id)])


def forbidden(game: Game, pair: tuple[Seat, ...]) -> bool:
    """Section I: human-wolf love."""
    return len({WOLF in game.role(seat).tags for seat in pair}) > 1


def crossed(game: Game, seat: Seat) -> bool:
    """Whether a seat loves across the camps."""
    beloved = [held.memory[BELOVED] for held in game.players[seat].holdings if held.role is LOVER]
    return any(forbidden(game, (seat, other)) for other in beloved)


def lover_camp(game: Game, me: Holding, team: str) -> str:
    """A wolf and somebody else in love leave their camps."""
    return LOVERS if forbidden(game, (me.seat, me.memory[BELOVED])) else team


def cupid_camp(game: Game, me: Holding, _team: str) -> str:
    """Section II: a third party with human-wolf lovers, otherwise he "follows lovers' camp".

    Love stays where the arrows fell; so whoever gets the card back follows it again.
    """
    pair: tuple[Seat, ...] = me.memory.get(LOVERS_KEPT) or in_love(game)
    if forbidden(game, pair) or crossed(game, me.seat):
        return LOVERS
    teams = [game.team(seat) for seat in pair if seat != me.seat]
    return GOOD if GOOD in teams or not teams else teams[0]


def claims(game: Game, _me: Holding) -> str | None:
    """Section V: "eliminates all other players in human-wolf love".

    The lovers' own claim, and their Cupid's: love does not end if the table gives him another card.
    """
    return LOVERS if game.alive and all(game.camp(seat) == LOVERS for seat in game.living) else None


def matched(game: Game) -> int:
    """Bit mask of the lovers and their Cupid, whatever their camps: whom a table means that names them."""
    return mask_of(one.seat for role in (LOVER, ROLE) for one in game.holdings(role.id))


LOVER: Final = bond("judge.lover", HEARTBREAK, {"camp": lover_camp, "claims": claims}, outlives_powers=False)
"""What Cupid's arrow adds to whatever somebody already is. Section IV: "one lover dies: the other dies with
them"."""

MATCH: Final = matches(
    "judge.cupid.match",
    ("judge.cupid.first", "judge.cupid.second"),
    MATCHED,
    LOVER,
    LOVERS_TOLD,
    hour=1,
    memory=LOVERS_KEPT,
)
"""Night 1, the first night only: two arrows. House rule `cupid_self`: whether one may be his own."""

ROLE = Role(
    "judge.cupid",
    LOVERS,
    frozenset({THIRD}),
    (MATCH,),
    {"camp": cupid_camp, "claims": claims},
    charges=(Charge("arrows", MATCHED, supply=False),),
    listed=17,
    worth=-2,
    house_rules=(HouseRule("cupid_self", ("yes", "no"), group="third"),),
    founds={LOVERS: matched},
)
