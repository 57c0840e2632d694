"""The roles of the packs: of each a werewolf, who hunts, and a cultist, who knows them."""

from typing import Final

from nightcaller.rulebooks.forum.cultist import cultist
from nightcaller.rulebooks.forum.hunting import wolf
from nightcaller.rulebooks.forum.packs import GREY, RED

GREY_WOLF: Final = wolf("forum.werewolf", GREY.team, 1)
ROLES: Final = (
    GREY_WOLF,
    cultist("forum.cultist", GREY.team, 2),
    wolf("forum.red_werewolf", RED.team, 3),
    cultist("forum.red_cultist", RED.team, 4),
)
