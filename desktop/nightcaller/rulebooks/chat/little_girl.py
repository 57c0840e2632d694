"""Little Girl: she "can watch the round of the wolves (but cannot vote)", and they cannot see her."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Role
from nightcaller.rulebooks.chat.factions import VILLAGE
from nightcaller.rulebooks.chat.villager import also_a_villager

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Seat


def watchers(game: Game) -> tuple[Seat, ...]:
    """Who sees the pack's votes without being of it. House rule `girl_watches`: its notes alone."""
    if game.house["girl_watches"] == "notes":
        return ()
    return tuple(holding.seat for holding in game.holders(ROLE.id))


ROLE = Role(
    "chat.little_girl",
    VILLAGE,
    hooks={"dealt": also_a_villager},
    listed=7,
    house_rules=(HouseRule("girl_watches", ("votes", "notes"), group="night"),),
)
