"""Cupid: in the first night two players fall in love; In Love is a status that outlives every power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Seat, Tier
from nightcaller.rulebooks.hollow.camps import LOVERS, VILLAGE
from nightcaller.rulebooks.hollow.love import IN_LOVE, party
from nightcaller.rulebooks.stock import (
    ability,
    anybody,
    choose,
    house,
    others,
    seal,
    tell,
    unite,
    where,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

MATCHED: Final = Kind("hollow.matched", discloses=False)
LOVERS_TOLD: Final = Kind("hollow.lovers", lasting=True, feat="united")


def marry(game: Game, _me: Holding, bodies: tuple[Seat, ...]) -> None:
    """Both learn whom they love."""
    unite(game, IN_LOVE, LOVERS_TOLD, *bodies)


MATCH: Final = ability(
    "hollow.cupid.match",
    choose(
        where(house("cupid_self", "yes"), anybody, others),
        or_nobody=False,
        asked=("hollow.cupid.first", "hollow.cupid.second"),
    ),
    tell(MATCHED),
    seal(Tier.CHANGE, marry),
    until=1,
    news=lambda _house: True,  # the two learn whom they love
    hour=2,
)
"""Turns, Night 2: applies In Love "to two players of his choosing, including himself". House rule
`cupid_self`: or two others."""

ROLE = Role(
    "hollow.cupid",
    VILLAGE,
    powers=(MATCH,),
    charges=(Charge("arrows", MATCHED, supply=False),),
    listed=13,
    house_rules=(
        HouseRule("lovers_win", ("also-alone", "either-team", "with-cupid"), group="third"),
        HouseRule("dead_lovers_win", ("yes", "no"), group="third"),
        HouseRule("cupid_self", ("yes", "no"), group="third"),
    ),
    founds={LOVERS: party},
)
