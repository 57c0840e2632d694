"""Looking at somebody, and what the story says of it afterwards if the look was fooled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, appearance, disguise
from nightcaller.engine.disguise import look as look_at
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Hook, Role
from nightcaller.engine.vocabulary import AFTERWARDS, Option, Seat

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

FOOLED: Final = Kind("revamped.fooled", fools=True)
"""`by` was fooled about `seat`, whose card was `role`: it looked like `mask`, or for ``none`` something came
between."""


def dressed(role: str) -> dict[str, Hook]:
    """1.3: whoever has the card looks like another one, permanently and strongly; it goes with the card."""

    def dress(game: Game, me: Holding) -> None:
        disguise(game, me.seat, role, Fooled.STRONG, permanent=True)

    return {"dealt": dress}


def look(
    game: Game,
    by: Seat,
    plate: Seat,
    question: str,
    of: Callable[[Role], Option] = lambda role: role.id,
    *,
    fooled_by: Fooled,
    cause: str,
) -> Option:
    """Inspect somebody as `engine.disguise.look` does; nobody learns before the end whether it was true."""
    answer = look_at(game, by, plate, question, of, fooled_by=fooled_by, cause=cause)
    card = game.role(plate)
    if answer != of(card):
        seen = appearance(game, plate, fooled_by)
        mask = seen.id if seen is not card and of(seen) == answer else "none"
        game.tell(FOOLED, to=AFTERWARDS, by=by, seat=plate, role=card.id, mask=mask)
    return answer
