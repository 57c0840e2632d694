"""What own roles do and learn: stock effects that say whose card it was; one line serves all roles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import mask_of
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.own.kinds import COMPARED, COUNTED
from nightcaller.rulebooks.stock.asking import NOTHING, ByNumber, Effect
from nightcaller.rulebooks.stock.seeing import side

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


SIDE: Final = "own.side"
"""The inspection of those who compare: answered by whoever seems to be on another side."""


def compare(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """Whether two are on one side by now, or seem to be; whoever wins alone is on nobody's."""
    if len(chosen) < 2:
        return NOTHING
    bodies = [visit(game, me.seat, plate, "inspect", me.role.id) for plate in chosen]
    one, other = (
        game.inspect(me.seat, body, SIDE, side(game, (body,)), plate)
        for body, plate in zip(bodies, chosen, strict=True)
    )
    same = one == other
    game.tell(
        COMPARED,
        to=1 << me.seat,
        by=me.seat,
        seat=chosen[0],
        other=chosen[1],
        same="yes" if same else "no",
        card=me.role.id,
    )
    return NOTHING


ENCHANTED_MEMORY: Final = "enchanted"
"""Bodies that are under the spell of this one holder, as the holding remembers them."""


def enchant(_game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
    """A spell lands: each holder's are their own, and go with the card."""
    before: tuple[Seat, ...] = me.memory.get(ENCHANTED_MEMORY, ())
    me.memory[ENCHANTED_MEMORY] = (*before, *(seat for seat in bodies if seat not in before))


def everybody_enchanted(game: Game, me: Holding) -> bool:
    """Whether the holder lives and has everybody else alive under the spell."""
    enchanted = mask_of(me.memory.get(ENCHANTED_MEMORY, ()))
    return game.lives(me.seat) and not game.alive & ~enchanted & ~(1 << me.seat)


def count(tag: str) -> Effect:
    """How many of those alive have a tag."""

    def counted(game: Game, me: Holding, _chosen: tuple[Seat, ...]) -> Iterable[Act]:
        number = (game.tagged(tag) & game.alive).bit_count()
        game.tell(COUNTED, to=1 << me.seat, by=me.seat, count=number, card=me.role.id)
        return NOTHING

    return ByNumber(counted)
