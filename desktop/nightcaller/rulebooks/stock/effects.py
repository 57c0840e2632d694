"""What comes of a choice: something that is told, or an act that lands when the window is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from nightcaller.engine import death
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import FOREVER, Holding
from nightcaller.engine.visits import visit
from nightcaller.engine.vocabulary import Act, Option, Seat, Status, Tier
from nightcaller.rulebooks.stock.asking import NOTHING, ByNumber, Effect
from nightcaller.rulebooks.stock.words import stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

NO_MORE: Final[Mapping[str, str]] = {}

Truth = Callable[["Game", tuple[Seat, ...]], Option]
"""``truth(game, bodies)``: what is so about whoever is looked at."""


@stock("effect", "event-{kind}")
def tell(kind: Kind, own: bool = False, named: bool = False) -> Effect:
    """Whoever chose is told that it is so: one sentence for each who was chosen.

    Args:
        kind: the event: `by`, `seat`.
        own: whether it says if somebody chose herself (`own`: ``yes`` or ``no``).
        named: whether it says whose card it was (`card`).
    """

    def told(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        for seat in chosen:
            more = {"own": "yes" if seat == me.seat else "no"} if own else NO_MORE
            game.tell(kind, to=1 << me.seat, by=me.seat, seat=seat, **more, **card_fact(me, named))
        return NOTHING

    return ByNumber(told)


def card_fact(me: Holding, named: bool) -> Mapping[str, str]:
    """Whose card it was, as an event says it (`card`); nothing unless it is `named`."""
    return {"card": me.role.id} if named else NO_MORE


def seal(
    tier: int, land: Callable[[Game, Holding, tuple[Seat, ...]], None], verb: str | None = None
) -> Effect:
    """An act of one's own: the way from a plain choice to a function that is written out.

    Args:
        tier: when it lands (`Tier`).
        land: ``land(game, me, bodies)``, bodies being whom it really meets.
        verb: what it is to whoever sings of visits (`engine.visits`), if not what acts usually are that land
            then; `NO_VISIT` if it visits nobody.
    """

    def sealed(_game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        def apply(game: Game, _act: Act, bodies: tuple[Seat, ...]) -> None:
            land(game, me, bodies)

        return (Act(tier, me.seat, chosen, apply, me.role.id, verb),)

    return ByNumber(sealed)


@stock("effect", moments=(0, 4))
def mark(kind: str, moments: int | None = None, tier: int = Tier.MARK, verb: str = "mark") -> Effect:
    """A mark on whoever was chosen.

    Args:
        kind: its name.
        moments: for how many nights and days after this one; None until the book takes it away.
        tier: when it lands.
        verb: what it is to whoever sings of visits.
    """

    def put(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        until = FOREVER if moments is None else game.moment + moments
        for body in bodies:
            game.mark(body, Status(kind, act.by, until))

    def marked(_game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        return (Act(tier, me.seat, chosen, put, me.role.id, verb),)

    return ByNumber(marked)


@stock("effect", moments=(0, 4))
def protect(kind: str, moments: int | None = 0) -> Effect:
    """A shield for the night: a mark that a layer of defence looks for.

    Args:
        kind: the mark, and the layer if it has no function of its own.
        moments: as for `mark`.
    """
    return mark(kind, moments, Tier.GUARD, "protect")


@stock("effect", moments=(0, 4))
def silence(kind: str, moments: int | None = 1) -> Effect:
    """A mark on somebody who may not speak tomorrow."""
    return mark(kind, moments, verb="silence")


@stock("effect")
def attack(cause: str, kind: str = "attack") -> Effect:
    """An attack at the end of the night.

    Args:
        cause: what it is, for those who ask later.
        kind: ``attack`` meets every defence, ``kill`` those that say so, ``true`` none.
    """

    def strike(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
        for body in bodies:
            death.attack(game, cause, me.seat, body, kind)

    return seal(Tier.END, strike, "attack")


@stock("effect", "event-{kind}")
def inspect(kind: Kind, fact: str, truth: Truth, question: str, named: bool = False) -> Effect:
    """Whoever chose learns something at once, as disguises and obstructions let her see it.

    All of them fool her; whoever sees through some has `engine.disguise.look`.

    Args:
        kind: the event; its facts are `by`, `seat` (and `other` if two are looked at) and the answer.
        fact: the name of the answer in it.
        truth: the honest answer through disguises (`stock.seeing`).
        question: what is inspected; disguises look at it.
        named: whether the event says whose card it was (`card`).
    """

    def look(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        bodies = tuple([visit(game, me.seat, plate, "inspect", me.role.id) for plate in chosen])
        answer = game.inspect(me.seat, bodies[0], question, truth(game, bodies), chosen[0])
        whom = dict(zip(("seat", "other"), chosen, strict=False))
        game.tell(kind, to=1 << me.seat, by=me.seat, **whom, **{fact: answer}, **card_fact(me, named))
        return NOTHING

    return look


@stock("effect")
def aim(memory: str = "aim") -> Effect:
    """A target that stands until another is chosen: for what happens when its holder dies.

    It is aimed at the body that wears the number tonight.
    """

    def aimed(game: Game, me: Holding, chosen: tuple[Seat, ...]) -> Iterable[Act]:
        me.memory[memory] = game.body(chosen[0])
        return NOTHING

    return aimed
