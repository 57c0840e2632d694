"""What own roles do and learn: stock effects that say whose card it was; one line serves all roles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Seat
from nightcaller.rulebooks.own.kinds import COMPARED, COUNTED
from nightcaller.rulebooks.stock.asking import NOTHING, ByNumber, Effect
from nightcaller.rulebooks.stock.effects import Truth

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def tell(kind: Kind) -> Effect:
    """Whoever chose is told that it is so: one sentence for each who was chosen."""

    def told(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        for seat in chosen:
            game.tell(kind, to=1 << me.seat, by=me.seat, seat=seat, card=me.role.id)
        return NOTHING

    return ByNumber(told)


def inspect(kind: Kind, truth: Truth, question: str) -> Effect:
    """Whoever chose learns a role or a camp at once, as disguises and obstructions let them see it.

    Args:
        kind: `own.kinds.READ` or `LOOKED`.
        truth: the honest answer.
        question: the inspection that the book's disguises know.
    """
    fact = "role" if kind.id == "own.read" else "camp"

    def look(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        (plate,) = chosen
        body = visit(game, me.seat, plate, "inspect", me.role.id)
        answer = game.inspect(me.seat, body, question, truth(game, (body,)), plate)
        game.tell(kind, to=1 << me.seat, by=me.seat, seat=plate, card=me.role.id, **{fact: answer})
        return NOTHING

    return look


def compare(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
    """Whether two are on one side by now; whoever wins alone is on nobody's."""
    if len(chosen) < 2:
        return NOTHING
    one, other = (visit(game, me.seat, plate, "inspect", me.role.id) for plate in chosen)
    same = game.camp(one) == game.camp(other)
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


def count(tag: str) -> Effect:
    """How many of those alive have a tag."""

    def counted(game: Game, me: Holding, _chosen: tuple[Seat, ...]) -> Iterable[Act]:
        number = (game.tagged(tag) & game.alive).bit_count()
        game.tell(COUNTED, to=1 << me.seat, by=me.seat, count=number, card=me.role.id)
        return NOTHING

    return ByNumber(counted)
