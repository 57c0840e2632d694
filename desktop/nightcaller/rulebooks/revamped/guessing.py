"""Guesses that are confirmed (2.4, Crowd Seeker; 3.4, Psychic Wolf): who holds which card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.rulebooks.revamped.fooled import look
from nightcaller.rulebooks.revamped.naming import PAIRS, name_pairs, pair_forms

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

GUESSED: Final = Kind("revamped.guessed", "answer", mark="eye", feat="looked")


def guesses(power: str, count: int, hour: int) -> Power:
    """So many guesses a night, "affected by weak disguises and obstructions": what somebody looks like is
    right, and "Not confirmed" is all that is heard of the others (edges 3)."""

    def seek(game: Game, me: Holding) -> Script:
        for seat, role in (yield from name_pairs(game, me, power, count, game.others(me.seat))):
            seen = look(game, me.seat, seat, "revamped.role", fooled_by=Fooled.EVERYTHING, cause=me.role.id)
            right = "yes" if seen == role else "no"
            game.tell(GUESSED, to=1 << me.seat, by=me.seat, seat=seat, role=role, right=right)
        return None

    return Power(power, seek, hour=hour, informs=True, questions=pair_forms(power, count), together=PAIRS)
