"""Inspections (1.3, 1.4): who looks, through which disguises, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.disguise import Fooled
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import Act, Option, Seat
from nightcaller.rulebooks.revamped.fooled import look
from nightcaller.rulebooks.stock import ability, choose, house, others
from nightcaller.rulebooks.stock.asking import NOTHING, Effect
from nightcaller.rulebooks.stock.effects import card_fact

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LOOKS: Final = HouseRule("looks", ("may", "must"), group="night", before=(11, "must"))
"""Whether whoever inspects people may let it be: "may check" by the text; a visit may carry a disease."""
LOOKED_AT: Final = choose(others, or_nobody=house(LOOKS.id, "may"))

SAW: Final = Kind("revamped.saw", "answer", mark="eye", feat="looked")


def sees(
    told: Kind,
    fact: str,
    question: str,
    fooled_by: Fooled,
    of: Callable[[Role], Option] = lambda role: role.id,
    named: bool = False,
) -> Effect:
    """Whoever looks learns something at once.

    Args:
        told: the event: `by`, `seat` (whom she chose), and the answer.
        fact: the name of the answer in it.
        question: what is inspected; obstructions look at it.
        fooled_by: what this inspection falls for.
        of: what is read in a role.
        named: whether the event says whose card it was (`card`).
    """

    def learn(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        answer = look(game, me.seat, chosen[0], question, of, fooled_by=fooled_by, cause=me.role.id)
        game.tell(told, to=1 << me.seat, by=me.seat, seat=chosen[0], **{fact: answer}, **card_fact(me, named))
        return NOTHING

    return learn


def reads_the_card(power: str, hour: int) -> Power:
    """2.4, Fortune Teller; 3.4, both Warlocks: "each night [...] told what their role is", through weak and
    strong disguises and obstructions."""
    saw = sees(SAW, "role", "revamped.role", Fooled.EVERYTHING)
    return ability(power, LOOKED_AT, saw, hour=hour, informs=True)
