"""Attacks meet the defence layers together; those that get through kill together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, dress_again, undress
from nightcaller.engine.kinds import DIED, DIED_CAUSE
from nightcaller.engine.visits import role_of
from nightcaller.engine.vocabulary import Attack, Seat, Status

if TYPE_CHECKING:
    from nightcaller.engine.book import Layer
    from nightcaller.engine.game import Game


ACTING: Final = "acting"
"""Who acts last just now (`engine.last_acts`), as a fact of the phase."""


def attack(game: Game, cause: str, by: Seat, target: Seat, kind: str = "attack") -> None:
    """Let somebody be attacked; nothing happens before `resolve`.

    Args:
        cause: what does it, for instance ``judge.pack``.
        by: who answers for it; TABLE for the whole table.
        kind: attack | kill | lynch | true; layers look at it, nothing stops a true kill.
    """
    game.pending.append(Attack(cause, by, target, kind, target, role=role_of(game, by)))


def resolve(game: Game) -> None:
    """Lead the pending attacks through the layers: all pass one layer before any meets the next."""
    if not game.pending:
        return
    attacks, game.pending = game.pending, []
    met = game.hits.get(game.moment)
    game.hits[game.moment] = attacks if met is None else met + attacks
    bearers, hooks, shields = game.bearers, game.hooks, game.book.shields
    if shields and shields.isdisjoint(bearers) and shields.isdisjoint(hooks):
        game.doomed += attacks
        return
    through = attacks
    for layer in game.book.layers:
        for need in layer.needs:
            if need in hooks or need in bearers:
                break
        else:
            if layer.needs:
                continue  # nobody has it: at most tables nearly all of them
        for attempt in attacks:
            if not attempt.stopped_by and attempt.kind != "true" and _stops(game, layer, attempt):
                attempt.stopped_by = layer.name
                through = [attempt for attempt in through if not attempt.stopped_by]
    game.doomed += through


def _stops(game: Game, layer: Layer, attempt: Attack) -> bool:
    if layer.stops is not None:
        return layer.stops(game, attempt)
    status = game.players[attempt.target].statuses.get(layer.name)
    if status is not None and attempt.kind in (status.data or ("attack",)):
        return True
    hooks = game.hooks.get(layer.name)
    for holding, hook in list(hooks) if hooks else ():
        if holding.seat == attempt.target and not game.suppressed(holding) and hook(game, holding, attempt):
            return True
    return False


def bury(game: Game) -> tuple[Seat, ...]:
    """Kill everybody who is doomed, then those whose deaths follow from it, until nobody follows.

    Deaths of one moment are simultaneous; nobody is asked here. All attacks that kill somebody in one moment
    are causes: `Game.deaths` keeps the first, every ``died`` hook hears of all of them. Returns the dead by
    seat; who is told, and when, is the rulebook's affair (`announce`).
    """
    if not game.doomed and not game.pending:
        return ()
    hooks, deaths = game.hooks, game.deaths
    dead: list[Seat] = []
    while game.doomed or game.pending:
        if game.pending:
            resolve(game)
        if "doomed" in hooks:
            game.call_hooks("doomed")
        batch, game.doomed = game.doomed, []
        fallen: dict[Seat, tuple[Attack, ...]] = {}
        for attempt in batch:
            seat = attempt.target
            if game.alive >> seat & 1:
                game.alive ^= 1 << seat
                deaths[seat] = attempt
                fallen[seat] = (attempt,)
                dead.append(seat)
                if seat in game.disguises:
                    give_back(game, seat, partial(dress_again, seat, tuple(game.disguises[seat])))
                    undress(game, seat, lambda worn: worn.strength == Fooled.WEAK)
            elif seat in fallen:
                fallen[seat] += (attempt,)
        if "died" in hooks:
            for seat in sorted(fallen):
                game.call_hooks("died", seat, fallen[seat])
    if dead:
        game.calm_since = game.moment + 1
    return tuple(sorted(dead))


def give_back(game: Game, seat: Seat, back: Callable[[Game], None]) -> None:
    """Say what gives back what somebody's death takes from people, if the table takes the death back.

    rulings, All books: "Who is revived gets back what the death took and what the death caused".
    """
    game.taken.setdefault(seat, []).append(back)


def mark_of_death(game: Game, seat: Seat, status: Status) -> None:
    """Put a status on somebody that her death brings: it goes if the table takes the death back."""
    game.mark(seat, status)
    give_back(game, seat, lambda game: game.unmark(seat, status.kind))


def bury_apart(game: Game, strike: Callable[[], object]) -> tuple[Seat, ...]:
    """Let something kill at once in the middle of something else, and return who died of it.

    Whoever is doomed already goes on waiting for a burial of her own: the night's dead for daybreak.
    """
    pending, game.pending = game.pending, []
    doomed, game.doomed = game.doomed, []
    strike()
    dead = bury(game)
    game.pending, game.doomed = pending, doomed
    return dead


def announce(game: Game, dead: tuple[Seat, ...]) -> None:
    """Let everybody see who is dead; causes are for the recap, each after the death that it follows from."""
    if dead:
        game.tell(DIED, seats=dead)
        fallen = set(dead)
        # In the order in which they fell: who died of somebody's death comes after that one.
        for seat in [seat for seat in game.deaths if seat in fallen]:
            attempt = game.deaths[seat]
            game.record(DIED_CAUSE, seat=seat, cause=attempt.cause, by=attempt.by)
