"""The Ancient's curse: executed, he takes everybody's powers with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.rulebooks.hollow.camps import REVERED, STEADY, VILLAGE
from nightcaller.rulebooks.hollow.causes import EXECUTION, POISON, SHOT

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

REVENGE: Final = {
    "execution": frozenset({EXECUTION}),
    "execution-shot-poison": frozenset({EXECUTION, SHOT, POISON}),
}
"""House rule `ancient_revenge` -> the causes of death that cost the village its powers."""

POWERS_LOST: Final = Kind("hollow.powers_lost", news="news")
POWERS_BACK: Final = Kind("hollow.powers_back", news="news")


def avenge(game: Game) -> None:
    """Characters, Ancient: "all the players loose their powers but the Idiot"; everybody hears of it.

    House rules `curse`: or the village alone loses them; `curse_spares_idiot`: or the Idiot does as well. If
    the table brings him back, or deals him another card, everybody has them again.
    """
    if not any(REVERED in role.tags for role in game.published_roles):
        return
    causes = REVENGE[game.house["ancient_revenge"]]
    dead = game.deaths.items()
    killed = [seat for seat, death in dead if death.cause in causes and REVERED in game.role(seat).tags]
    before, everybody = game.powerless, game.house["curse"] == "everybody"
    spared = game.tagged(STEADY) if game.house["curse_spares_idiot"] == "yes" else 0
    game.powerless = mask_of(
        seat
        for seat in range(game.seats if killed else 0)
        if not spared >> seat & 1 and (everybody or game.team(seat) == VILLAGE)
    )
    if killed and not before:
        game.tell(POWERS_LOST, seat=killed[0])
    elif before and not killed:
        game.tell(POWERS_BACK)
