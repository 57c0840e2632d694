"""Role change as one act: what is lost, what is kept, what is copied, who is told, and what follows.

Lost goes what belongs to the card: its powers and hooks, what it remembers, its permanent disguises. Kept is
what belongs to the person: marks, offices, traits, and the group's board, on which a former member reads and
writes on but decides nothing. What follows is for others to say: every ``turned`` hook hears of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING

from nightcaller.engine.board import Right, has
from nightcaller.engine.death import give_back
from nightcaller.engine.roles import Former, Holding, Role
from nightcaller.engine.vocabulary import Seat, Status

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def turn(game: Game, seat: Seat, role: str | Role, *, silent: bool = False) -> Holding:
    """Let somebody become another role; only that seat is told (``card``).

    The new card begins as a dealt one: full supplies, and its ``dealt`` hook tells what its holder knows from
    the start.

    Args:
        silent: nothing is begun and nobody reacts: the change is part of a greater one (`become_like`).
    """
    before, after = game.role(seat), game.book.role(role) if isinstance(role, str) else role
    former = {board.id: board.may(game, seat) for board in game.boards.values()}
    holding = game.change_role(seat, after)
    for board_id, rights in former.items():
        board = game.boards[board_id]
        if has(rights, Right.READ) and not (board.diary or board.by_card):
            board.kept[seat] = rights & ~Right.VOTE
    if not silent:
        if "dealt" in after.hooks:
            after.hooks["dealt"](game, holding)
        game.call_hooks("turned", seat, before, after)
    return holding


@contextmanager
def undone_with(game: Game, before: Holding, dead: Collection[Seat]) -> Iterator[None]:
    """Deaths make somebody another: when the table has taken all of them back, she is who she was.

    rulings, All books: "what the death caused". What she has learnt meanwhile she knows, and what she has
    become since in another way she stays.

    Args:
        before: what she holds, as she remembers it.
        dead: whose deaths it comes from; if nobody's, it stays.
    """
    person = game.players[before.seat]
    marked = set(map(id, person.statuses.values()))
    yield
    marks = tuple(mark for mark in person.statuses.values() if id(mark) not in marked)
    if dead:
        person.holdings[0].former = Former(before, dead, marks)
    for seat in dead:
        give_back(game, seat, partial(_become_again, before.seat))


def _become_again(seat: Seat, game: Game) -> None:
    """Of changes that came one from another, all whose dead live again."""
    while (former := game.players[seat].holdings[0].former) and all(map(game.lives, former.dead)):
        for mark in former.marks:
            if game.marked(seat, mark.kind) is mark:
                game.unmark(seat, mark.kind)
        again = game.change_role(seat, former.held.role)
        again.memory.update(former.held.memory)
        again.former = former.held.former


def become_like(game: Game, seat: Seat, model: Seat) -> Holding:
    """Let somebody become what another is by now: role, what it remembers, marks, disguises, boards.

    All by value: what is spent later, one of them spends alone. People are links, and stay the same people.
    It is a role change like any other: the body keeps what was put on it, and what is copied comes on top; of
    a mark that both have, the own one stays.
    """
    before, source = game.role(seat), game.players[model]
    holding = turn(game, seat, source.role, silent=True)
    holding.memory.update(deepcopy(source.holdings[0].memory))
    for status in source.statuses.values():
        if game.marked(seat, status.kind) is None:
            game.mark(seat, Status(status.kind, status.source, status.until, deepcopy(status.data)))
    worn = [*game.disguises.get(seat, ()), *game.disguises.get(model, ())]
    if worn:
        game.disguises[seat] = sorted(worn, key=lambda one: not one.permanent)
    for board in game.boards.values():
        if model in board.kept:
            board.kept[seat] = board.kept[model]
    game.call_hooks("turned", seat, before, source.role)
    return holding


def in_turn_of(links: dict[Seat, Seat]) -> list[tuple[Seat, Seat]]:
    """Order people who become like one another: a copied copier comes first; in a circle nobody changes.

    Args:
        links: who -> whom she wants to be like.
    """
    order: list[tuple[Seat, Seat]] = []
    done: set[Seat] = set()
    for first in sorted(links):
        way: list[Seat] = []
        seat = first
        while seat in links and seat not in done and seat not in way:
            way.append(seat)
            seat = links[seat]
        if seat in way:  # these run in a circle; whoever leads up to it may still copy one of them
            circle = way[way.index(seat) :]
            done.update(circle)
            way = way[: way.index(seat)]
        for follower in reversed(way):
            done.add(follower)
            order.append((follower, links[follower]))
    return order
