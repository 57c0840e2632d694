"""Cupid (丘比特): makes two lovers in the first night; a wolf and somebody else in love form a side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Ask, Attack, Question, Seat, Tier
from nightcaller.rulebooks.judge.camps import GOOD, LOVERS, THIRD, WOLF

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

HEARTBREAK = "judge.heartbreak"
"""Cause of the death of a lover who follows the other."""

MATCHED: Final = Kind("judge.matched", discloses=False, mark="heart")
LOVERS_TOLD: Final = Kind("judge.lovers", mark="heart", lasting=True, feat="united")


def match(game: Game, me: Holding) -> Script:
    """Night 1, the first night only: two arrows. House rule `cupid_self`: whether one may be his own."""
    options = game.living if game.house["cupid_self"] == "yes" else game.others(me.seat)
    (one,) = yield Ask(me.seat, "judge.cupid.first", options)
    (other,) = yield Ask(me.seat, "judge.cupid.second", tuple(seat for seat in options if seat != one))
    for seat in (one, other):
        game.tell(MATCHED, to=1 << me.seat, by=me.seat, seat=seat)

    def marry(game: Game, _act: Act, bodies: tuple[Seat, ...]) -> None:
        """The lovers learn each other; Cupid sees where his arrows landed when somebody dies of it."""
        pair = tuple(sorted(bodies))
        me.memory["lovers"] = pair
        for seat, beloved in (pair, pair[::-1]):
            game.grant(seat, LOVER).memory["beloved"] = beloved
        game.tell(LOVERS_TOLD, to=mask_of(pair), seat=pair[0], other=pair[1])

    return [Act(Tier.CHANGE, me.seat, (int(one), int(other)), marry, me.role.id)]


def follow(game: Game, me: Holding, seat: Seat, _death: Attack) -> None:
    """Section IV: "one lover dies: the other dies with them"."""
    if seat == me.memory["beloved"] and game.lives(me.seat):
        attack(game, HEARTBREAK, seat, me.seat, "true")


def forbidden(game: Game, pair: tuple[Seat, ...]) -> bool:
    """Section I: human-wolf love."""
    return len({WOLF in game.role(seat).tags for seat in pair}) > 1


def crossed(game: Game, seat: Seat) -> bool:
    """Whether a seat loves across the camps."""
    beloved = [held.memory["beloved"] for held in game.players[seat].holdings if held.role is LOVER]
    return any(forbidden(game, (seat, other)) for other in beloved)


def lover_camp(game: Game, me: Holding, team: str) -> str:
    """A wolf and somebody else in love leave their camps."""
    return LOVERS if forbidden(game, (me.seat, me.memory["beloved"])) else team


def cupid_camp(game: Game, me: Holding, _team: str) -> str:
    """Section II: a third party with human-wolf lovers, otherwise he "follows lovers' camp"."""
    pair: tuple[Seat, ...] = me.memory.get("lovers", ())
    if forbidden(game, pair) or crossed(game, me.seat):
        return LOVERS
    teams = [game.team(seat) for seat in pair if seat != me.seat]
    return GOOD if GOOD in teams or not teams else teams[0]


def claims(game: Game, _me: Holding) -> str | None:
    """Section V: "eliminates all other players in human-wolf love".

    The lovers' own claim, and their Cupid's: love does not end if the table gives him another card.
    """
    return LOVERS if game.alive and all(game.camp(seat) == LOVERS for seat in game.living) else None


LOVER = Role("judge.lover", "", hooks={"died": follow, "camp": lover_camp, "claims": claims})
"""What Cupid's arrow adds to whatever somebody already is."""

ROLE = Role(
    "judge.cupid",
    LOVERS,
    frozenset({THIRD}),
    (
        Power(
            "judge.cupid.match",
            match,
            until=1,
            questions=(Question("judge.cupid.first"), Question("judge.cupid.second")),
        ),
    ),
    {"camp": cupid_camp, "claims": claims},
    charges=(Charge("arrows", MATCHED),),
)
