"""What somebody's death sets off: a last shot, a revenge that was aimed before, a card that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightcaller.engine import death
from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import LAST_ACTS, Holding, Hook, Power
from nightcaller.engine.vocabulary import Attack, Seat, Status, Tier
from nightcaller.rulebooks.stock.asking import Asking, Effect, ability
from nightcaller.rulebooks.stock.effects import seal
from nightcaller.rulebooks.stock.words import stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BY_VOTE: Final = frozenset({"lynch"})
NO_CAUSE: Final[frozenset[str]] = frozenset()


def shot(cause: str, charge: str, fired: str, told: Kind) -> Effect:
    """Everybody sees who fires at whom, nothing stops it, and the gun is empty then.

    Args:
        cause: of the victim's death.
        charge: what is used up, as the holding remembers it.
        fired: mark of whoever has fired: a public fact (`still_loaded`).
        told: the event.
    """

    def fire(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
        me.memory[charge] = game.day
        game.mark(me.seat, Status(fired, me.seat))
        game.tell(told, by=me.seat, seat=bodies[0])
        death.attack(game, cause, me.seat, bodies[0], "kill")

    return seal(Tier.END, fire, "attack")


@stock("effect", "ask-{power}", "event-{told}")
def last_shot(
    power: str,
    asking: Asking,
    cause: str,
    charge: str,
    fired: str,
    told: Kind,
    *,
    after: Callable[[Game, str], bool] | None = None,
    ready: Callable[[Game, Holding, Attack], bool] | None = None,
) -> Power:
    """Dying, she may kill somebody in front of everybody; once (a Hunter's gun).

    Args:
        power: its id.
        asking: whom (`choose`); limit it with `while_left` of the same charge.
        cause: of the victim's death.
        charge: what is used up, as the holding remembers it.
        fired: mark of whoever has fired.
        told: the event that tells it.
        after: which public kinds of death let her (`Power.after`); None: all of them.
        ready: which deaths really do (`Power.ready`).
    """
    effect = shot(cause, charge, fired, told)
    return ability(power, asking, effect, window=LAST_ACTS, after=after, ready=ready)


def still_loaded(game: Game, fired: str, guns: int) -> bool:
    """Whether a last shot may still follow a death, as far as everybody knows: each is fired in public.

    Args:
        fired: the mark of those who have fired.
        guns: how many cards of the published deck have a shot.
    """
    return guns > 0 and (game.uncounted or game.bearing(fired).bit_count() < guns)


@stock("trait", "event-{told}")
def avenges(
    cause: str,
    told: Kind | None = None,
    memory: str = "aim",
    unless: frozenset[str] = BY_VOTE,
    kind: str = "attack",
    despite: frozenset[str] = NO_CAUSE,
    attacks: Callable[[Game, str, Seat, Seat, str], object] = death.attack,
) -> dict[str, Hook]:
    """Dying, she attacks whom she has aimed at, if that one lives.

    Args:
        cause: of the victim's death.
        told: the event that shows to everybody who it was.
        memory: where the holding keeps her target (`aim`).
        unless: kinds of attacks after which nothing happens.
        kind: of her attack.
        despite: causes of such a kind after which it happens all the same.
        attacks: how somebody is attacked in this book.
    """

    def strike(game: Game, me: Holding, target: Seat) -> None:
        if told is not None:
            game.tell(told, by=me.seat, seat=target, role=me.role.id)
        attacks(game, cause, me.seat, target, kind)

    return _with_the_last_breath(strike, memory, unless, despite)


@stock("trait", "event-{told}")
def reveals(
    told: Kind,
    memory: str = "aim",
    unless: frozenset[str] = BY_VOTE,
    despite: frozenset[str] = NO_CAUSE,
) -> dict[str, Hook]:
    """Dying, she shows to everybody who it is that she has aimed at, and that it was she.

    Args:
        told: the event: `by`, `role` (hers), `seat`, `shown` (the target's role).
        memory: where the holding keeps her target (`aim`).
        unless: kinds of attacks after which nothing happens.
        despite: causes of such a kind after which it happens all the same.
    """

    def show(game: Game, me: Holding, target: Seat) -> None:
        shown = game.inspect(me.seat, target, f"{me.role.id}.shown", game.role(target).id)
        game.tell(told, by=me.seat, role=me.role.id, seat=target, shown=shown)

    return _with_the_last_breath(show, memory, unless, despite)


def breathes_out(
    fates: tuple[Attack, ...], unless: frozenset[str] = frozenset(), despite: frozenset[str] = NO_CAUSE
) -> bool:
    """Whether somebody may do something in dying of all this: it is enough that one of the causes lets her.

    What the table has declared sets nothing off.

    Args:
        unless: kinds of attacks that do not let her.
        despite: causes of such a kind that do.
    """
    lets = any(fate.kind not in unless or fate.cause in despite for fate in fates)
    return lets and all(fate.cause != OVERRULED for fate in fates)


def _with_the_last_breath(
    act: Callable[[Game, Holding, Seat], None],
    memory: str,
    unless: frozenset[str],
    despite: frozenset[str],
) -> dict[str, Hook]:
    """When the holder dies, but not of everything: do something to her target, if it still lives."""

    def died(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
        target = me.memory.get(memory)
        if seat != me.seat or target is None or not game.lives(target):
            return
        if breathes_out(fates, unless, despite):
            act(game, me, target)

    return {"died": died}
