"""Farseer: sees one player's role every night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Ask
from nightcaller.rulebooks.hollow.camps import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

LEARNED: Final = Kind("hollow.farseer.learned", "answer", mark="eye", feat="looked")


def see(game: Game, me: Holding) -> Script:
    """Turns, Night 4: "chooses one player to see his role"."""
    (target,) = yield Ask(me.seat, "hollow.farseer.see", game.others(me.seat))
    role = game.inspect(me.seat, int(target), "hollow.role", game.role(int(target)).id)
    game.tell(LEARNED, to=1 << me.seat, by=me.seat, seat=target, role=role)
    return None


ROLE = Role("hollow.farseer", VILLAGE, powers=(Power("hollow.farseer.see", see, informs=True),))
