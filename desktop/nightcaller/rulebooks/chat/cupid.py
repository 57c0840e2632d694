"""Cupid: in the first night two players in two votings; both get the role amorous."""

from __future__ import annotations

from nightcaller.engine.game import mask_of
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.chat.amorous import pair
from nightcaller.rulebooks.chat.arrows import ARROW_ONE, ARROW_TWO, ARROWS, CUPID
from nightcaller.rulebooks.chat.factions import AMOROUS, VILLAGE
from nightcaller.rulebooks.chat.villager import and_known_to_each_other

ROLE = Role(
    CUPID,
    VILLAGE,
    powers=(ARROWS, *ARROW_ONE.powers, *ARROW_TWO.powers),
    hooks={"dealt": and_known_to_each_other},
    several=True,
    listed=5,
    founds={AMOROUS: lambda game: mask_of(pair(game))},
)
