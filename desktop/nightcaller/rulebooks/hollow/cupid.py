"""Cupid: in the first night two players fall in love; In Love is a status that outlives every power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import STATE, Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Ask, Attack, Question, Seat, Tier
from nightcaller.rulebooks.hollow.camps import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

HEARTBREAK: Final = "hollow.heartbreak"
"""Cause of the death of whoever was in love with somebody who died."""

MATCHED: Final = Kind("hollow.matched", discloses=False)
LOVERS_TOLD: Final = Kind("hollow.lovers", lasting=True, feat="united")


def match(game: Game, me: Holding) -> Script:
    """Turns, Night 2: applies In Love "to two players of his choosing, including himself"."""
    (one,) = yield Ask(me.seat, "hollow.cupid.first", game.living)
    (other,) = yield Ask(me.seat, "hollow.cupid.second", tuple(seat for seat in game.living if seat != one))
    for seat in (one, other):
        game.tell(MATCHED, to=1 << me.seat, by=me.seat, seat=seat)
    return [Act(Tier.CHANGE, me.seat, (int(one), int(other)), marry, me.role.id)]


def marry(game: Game, _act: Act, bodies: tuple[Seat, ...]) -> None:
    """Both learn whom they love."""
    pair = tuple(sorted(bodies))
    for seat, beloved in (pair, pair[::-1]):
        game.grant(seat, IN_LOVE).memory["beloved"] = beloved
    game.tell(LOVERS_TOLD, to=mask_of(pair), seat=pair[0], other=pair[1])


def follow(game: Game, me: Holding, seat: Seat, _death: Attack) -> None:
    """Statuses, In love: "if any of the players marked [...] is killed, the other one will be killed too"."""
    if seat == me.memory["beloved"] and game.lives(me.seat):
        attack(game, HEARTBREAK, seat, me.seat, "true")


def lovers(game: Game) -> tuple[Seat, ...]:
    """The two in love, living or dead."""
    return tuple(sorted(holding.seat for holding, hook in game.hooks.get("died", ()) if hook is follow))


IN_LOVE = Role("hollow.lover", "", frozenset({STATE}), hooks={"died": follow})

ROLE = Role(
    "hollow.cupid",
    VILLAGE,
    powers=(
        Power(
            "hollow.cupid.match",
            match,
            until=1,
            questions=(Question("hollow.cupid.first"), Question("hollow.cupid.second")),
        ),
    ),
    charges=(Charge("arrows", MATCHED),),
)
