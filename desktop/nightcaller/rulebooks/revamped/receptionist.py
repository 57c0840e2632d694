"""Receptionist: how many people alive have a certain role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, appearance
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Ask
from nightcaller.rulebooks.revamped.naming import names, role_form
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_INVESTIGATIVE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

KEY: Final = "revamped.receptionist.count"
COUNTED: Final = Kind("revamped.counted", "answer", feat="looked")


def count(game: Game, me: Holding) -> Script:
    """ "Each night the Receptionist can get a status on a specific role [...] how many players with that role
    are left in the game": as they look, through strong disguises alone (edges 3). Nobody is visited."""
    (role,) = yield Ask(me.seat, KEY, (*names(game), NOBODY))
    if role == NOBODY:
        return None
    number = sum(appearance(game, seat, Fooled.STRONG).id == role for seat in game.living)
    game.tell(COUNTED, to=1 << me.seat, by=me.seat, role=role, count=number)
    return None


COUNT: Final = Power(KEY, count, hour=48, informs=True, questions=(role_form(KEY),))

ROLE = Role("revamped.receptionist", TOWN, frozenset({TOWN_INVESTIGATIVE}), (COUNT,), listed=26, worth=3)
