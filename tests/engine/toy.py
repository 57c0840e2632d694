"""A rulebook of toys: just enough of a book to hold one mechanism of the kernel at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nightcaller.engine.book import Book, HouseRule, Layer, Program, Setup
from nightcaller.engine.floor import choice
from nightcaller.engine.game import Game
from nightcaller.engine.kinds import Kind, declared
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import Ask, Outcome
from nightcaller.rulebooks import acts
from nightcaller.rulebooks.rulebook import Rulebook

PLAIN = Role("toy.plain", "toy.team")
OTHER = Role("toy.other", "toy.rivals")
KINDS: dict[str, Kind] = {}
"""What toys tell."""


def kind(kind_id: str, **what: Any) -> Kind:
    """Declare a kind of events for the books of toys."""
    return KINDS.setdefault(kind_id, Kind(kind_id, **what))


PUBLIC, TWO, RECAP = kind("toy.public"), kind("toy.two"), kind("toy.recap")


def one_choice(game: Game) -> Program:
    """The shortest game: seat 0 says when it is over."""
    game.begin("night")
    yield from choice(game, "toy.end", lambda: Ask(0, "toy.end", ("end",)))
    return Outcome(("toy.team",), (0,), "end-toy")


def book(
    *roles: Role,
    program: Callable[[Game], Program] = one_choice,
    layers: Sequence[Layer] = (),
    offices: Sequence[Role] = (),
    night_order: Sequence[str] = (),
    house_rules: Sequence[HouseRule] = (),
    spare: Callable[[Mapping[str, int]], int] = lambda _deck: 0,
) -> Rulebook:
    """A book of these roles, with the plain ones added.

    Args:
        night_order: as if the powers had hours in this order.
        spare: how many cards of a deck are dealt to nobody.
    """
    rules = Rulebook(
        id="toy",
        roles={role.id: role for role in (PLAIN, OTHER, *roles)},
        offices={role.id: role for role in offices},
        table_rules=tuple(house_rules),
        layers=tuple(layers),
        program=program,
        check=lambda _deck, _seats: (),
        recommended=lambda _seats: (),
        estimate=lambda _deck, _seats: 0,
        kinds=declared(__name__) | KINDS | acts.KINDS,
        spare=spare,
        public_weight=lambda _view, _house, _label, _seat: 2,
    )
    if night_order:
        object.__setattr__(rules, "night_order", tuple(night_order))
    return rules


def setup(rules: Book, *deal: str, seed: int = 1, house: Mapping[str, str] | None = None) -> Setup:
    """A normal setup of these roles by seat."""
    deck = {role: deal.count(role) for role in deal}
    return Setup(deck, len(deal), seed, house or {}, deal).normal(rules)


def game(rules: Book | None = None, *deal: str, seed: int = 1) -> Game:
    """A game about to begin; four plain people if nothing is said."""
    rules = rules or book()
    return Game(rules, setup(rules, *(deal or ("plain",) * 4), seed=seed))


def asking(power_id: str, *options: int | str, **what: Any) -> Power:
    """A power that asks one question and notes the answer under its id."""

    def script(game: Game, me: Any) -> Any:
        (pick,) = yield Ask(me.seat, power_id, options)
        game.noted.setdefault(power_id, {})[me.seat] = pick
        return []

    return Power(power_id, script, **what)
