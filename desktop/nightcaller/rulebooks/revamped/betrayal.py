"""What both solo werewolves do: on even nights they may attack one of the pack in which they run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.rulebooks.revamped.pack import in_pack
from nightcaller.rulebooks.revamped.striking import strikes
from nightcaller.rulebooks.stock import ability, choose

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CAUSE: Final = Cause("revamped.betrayal", aimed=True)
BETRAYED: Final = Kind("revamped.betrayed", discloses=False, mark="cross", feat="hunted")


def even(day: int, _house: Mapping[str, str]) -> bool:
    """ "On even-numbered nights"."""
    return day % 2 == 0


def packmates(game: Game, me: Holding) -> int:
    """Everybody else alive in the pack, whom it knows."""
    return mask_of(seat for seat in game.others(me.seat) if in_pack(game, seat))


def betrays(power: str, hour: int) -> Power:
    """4.1: "may kill a member of the wolfpack [...] an end-night ability"."""
    return ability(power, choose(packmates), strikes(CAUSE, told=BETRAYED), nights=even, hour=hour)
