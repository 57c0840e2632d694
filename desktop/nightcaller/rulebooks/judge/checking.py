"""Checks by night: told at once, or, before a Magician who has yet to act, in the closing round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.judge.magician import PLATES, acts_first, acts_last
from nightcaller.rulebooks.stock import Effect, Limit, ability, choose, others

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

CHECKED: Final = "checked"
"""The number that was chosen, as the holding remembers it until the answer."""


def checks(role: str, look: Effect, *limits: Limit, hour: int, closing: int) -> Iterator[Power]:
    """The powers of somebody who looks at one of the others every night.

    House rule `magician_acts`: as it stands, one table has the first of them, or the two others.

    Args:
        role: whose.
        look: what she learns, of whoever wears the number.
        limits: when she cannot look.
        hour: of the night.
        closing: her place in the closing round.
    """

    def keep(_game: Game, me: Holding, chosen: tuple[Seat, ...]) -> tuple[Act, ...]:
        me.memory[CHECKED] = chosen[0]
        return ()

    def answer(game: Game, me: Holding) -> Script:
        yield from ()
        return list(look(game, me, (me.memory.pop(CHECKED),))) if CHECKED in me.memory else None

    asked = choose(others, *limits, or_nobody=False, asked=(f"{role}.check",))
    yield ability(f"{role}.check", asked, look, reads=PLATES, in_play=acts_first, informs=True, hour=hour)
    yield ability(f"{role}.choose", asked, keep, in_play=acts_last, spoken="choose", hour=hour)
    yield Power(
        f"{role}.answer", answer, "closing", questions=(), in_play=acts_last, spoken="answer", hour=closing
    )
