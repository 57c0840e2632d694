"""Ancient: survives the werewolves once; executed, he takes everybody's powers with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.hollow import idiot
from nightcaller.rulebooks.hollow.camps import VILLAGE
from nightcaller.rulebooks.hollow.hunter import SHOT
from nightcaller.rulebooks.hollow.witch import POISON
from nightcaller.rulebooks.stock import house, survives

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SKIN: Final = "skin"
"""What he survives one attack with, as the holding remembers it."""
EXECUTION: Final = Cause("hollow.execution")
"""Cause of the death of whoever was executed in a trial."""
REVENGE: Final = {
    "execution": frozenset({EXECUTION}),
    "execution-shot-poison": frozenset({EXECUTION, SHOT, POISON}),
}
"""House rule `ancient_revenge` -> the causes of death that cost the village its powers."""

WOUNDED: Final = Kind("hollow.wounded")
POWERS_LOST: Final = Kind("hollow.powers_lost", news="news")
POWERS_BACK: Final = Kind("hollow.powers_back", news="news")


def avenge(game: Game) -> None:
    """Characters, Ancient: "all the players loose their powers but the Idiot"; everybody hears of it.

    House rules `curse`: or the village alone loses them; `curse_spares_idiot`: or the Idiot does as well. If
    the table brings him back, or deals him another card, everybody has them again.
    """
    if not game.in_published_deck(ROLE.id):
        return
    causes = REVENGE[game.house["ancient_revenge"]]
    killed = [
        seat for seat, death in game.deaths.items() if death.cause in causes and game.role(seat) is ROLE
    ]
    before, everybody = game.powerless, game.house["curse"] == "everybody"
    spared = idiot.ROLE if game.house["curse_spares_idiot"] == "yes" else None
    game.powerless = mask_of(
        seat
        for seat in range(game.seats if killed else 0)
        if game.role(seat) is not spared and (everybody or game.team(seat) == VILLAGE)
    )
    if killed and not before:
        game.tell(POWERS_LOST, seat=killed[0])
    elif before and not killed:
        game.tell(POWERS_BACK)


ROLE = Role(
    "hollow.ancient",
    VILLAGE,
    # Characters, Ancient: "can take two attacks from the Werewolves": the first only wounds him.
    hooks=survives("thick_skin", SKIN, WOUNDED, when=house("ancient_lives", "two"), private=False),
    charges=(Charge(SKIN, WOUNDED, "seat"),),
    listed=10,
    house_rules=(
        HouseRule("ancient_lives", ("two", "one"), group="night"),
        HouseRule("ancient_revenge", ("execution", "execution-shot-poison"), group="day"),
        HouseRule("curse", ("everybody", "village"), group="day"),
    ),
)
