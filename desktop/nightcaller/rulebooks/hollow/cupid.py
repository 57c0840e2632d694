"""Cupid: in the first night two players fall in love; In Love is a status that outlives every power."""

from typing import Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.hollow.camps import LOVERS, VILLAGE
from nightcaller.rulebooks.hollow.love import IN_LOVE, party
from nightcaller.rulebooks.stock import matches

MATCHED: Final = Kind("hollow.matched", discloses=False)
LOVERS_TOLD: Final = Kind("hollow.lovers", lasting=True, feat="united")

MATCH: Final = matches(
    "hollow.cupid.match",
    ("hollow.cupid.first", "hollow.cupid.second"),
    MATCHED,
    IN_LOVE,
    LOVERS_TOLD,
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
