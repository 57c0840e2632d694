"""Thief: in the first night he may swap his card for one of the two that were left on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Ask, Question, Seat, Tier
from nightcaller.rulebooks.hollow.camps import VILLAGE, WOLF

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CARDS: Final = 2
"""Cards that stay on the table for him."""

SWAPPED: Final = Kind("hollow.swapped")


def steal(game: Game, me: Holding) -> Script:
    """Turns, Night 1: "chooses one of the roles displayed by the master, swapping his for it".

    House rule `thief_must_take_wolf`: whether he may keep his card if both of the others are werewolves.
    """
    left, right = game.spare
    must = game.house["thief_must_take_wolf"] == "yes" and all(
        WOLF in game.book.roles[card].tags for card in game.spare
    )
    shown = (("left", left), ("right", right))
    (answer,) = yield Ask(
        me.seat,
        "hollow.thief.swap",
        ("swap",) if must else ("swap", "keep"),
        blocked=(("keep", "blocked-hollow-both-wolves"),) if must else (),
        shown=shown,
    )
    if answer == "keep":
        return None
    (side,) = yield Ask(me.seat, "hollow.thief.card", ("left", "right"), shown=shown)
    taken = left if side == "left" else right

    def swap(game: Game, act: Act, _bodies: tuple[Seat, ...]) -> None:
        become(game, act.by, taken)

    return [Act(Tier.SWAP, me.seat, (), swap, me.role.id)]


def become(game: Game, seat: Seat, taken: str) -> None:
    """He is the other card from now on, and acts as it this very night.

    What such a card knows from the start, all who hold it know now; werewolves meet when all are there.
    """
    role = game.book.roles[taken]
    game.change_role(seat, role)
    dealt = role.hooks.get("dealt")
    if dealt is not None and WOLF not in role.tags:
        for player in game.players:
            holding = player.holdings[0]
            if holding.role is role:
                dealt(game, holding)
    game.record(SWAPPED, by=seat, role=taken)


ROLE = Role(
    "hollow.thief",
    VILLAGE,
    powers=(
        Power(
            "hollow.thief.steal",
            steal,
            window="dusk",
            until=1,
            hour=1,
            questions=(
                Question("hollow.thief.swap", ("swap", "keep")),
                Question("hollow.thief.card", ("left", "right")),
            ),
            tells=("left", "right"),
        ),
    ),
    listed=12,
    house_rules=(HouseRule("thief_must_take_wolf", ("yes", "no"), group="night"),),
)
