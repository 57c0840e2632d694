"""A book's entries: every module of its package that holds a role, an office or several roles.

There is no list to keep: a module with a `ROLE` (or `ROLES`, or an `OFFICE`) is found, and where it stands in
the book's list is its own `Role.listed`. What an entry brings beside its role (a line of defence, a room) is
found the same way (`every`), so the book's program names no entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from sys import maxsize
from types import ModuleType
from typing import TYPE_CHECKING, TypedDict, TypeVar

from nightcaller.engine.book import Deck, Layer
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind, declared
from nightcaller.engine.roles import Power, Role
from nightcaller.rulebooks.acts import KINDS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

_T = TypeVar("_T")

PROGRAM = "book"
"""The module that makes the book of its entries."""


def modules(package: str) -> Iterator[ModuleType]:
    """Every module of a book's package but its program, by name."""
    for found in iter_modules(import_module(package).__path__):
        if found.name != PROGRAM:
            yield import_module(f"{package}.{found.name}")


@cache
def roles(package: str) -> Mapping[str, Role]:
    """The roles and traits of a book by id, in the order in which people read them.

    Args:
        package: the book's, for instance ``nightcaller.rulebooks.judge``.
    """
    return _listed(role for module in modules(package) for role in _of(module))


def powers(package: str) -> tuple[Power, ...]:
    """Every power of a book's roles and traits, each once, in the order of the roles."""
    return tuple(dict.fromkeys(power for role in roles(package).values() for power in role.powers))


@cache
def offices(package: str) -> Mapping[str, Role]:
    """The offices of a book by id."""
    return _listed(module.OFFICE for module in modules(package) if hasattr(module, "OFFICE"))


def every(package: str, kind: type[_T]) -> tuple[_T, ...]:
    """Every value of a class to which a module of the book gives a name, alone or in a tuple.

    Modules come by name: whatever has an order says its place in it. It looks through all of them, so whoever
    asks during a game keeps the answer; not for use while the book's modules are still being imported.
    """
    named = (value for module in modules(package) for value in vars(module).values())
    single = (one for value in named for one in (value if type(value) is tuple else (value,)))
    return tuple({id(one): one for one in single if isinstance(one, kind)}.values())


def causes(package: str, is_so: Callable[[Cause], bool]) -> frozenset[str]:
    """Those of the causes of death that the book's modules declare of which something is true."""
    return frozenset(filter(is_so, every(package, Cause)))


def settled(package: str) -> Mapping[str, Callable[[Game], None]]:
    """How the facts of a night are decided, by name: whoever writes one says it (`Power.settle`)."""
    return {
        fact: power.settle
        for role in roles(package).values()
        for power in role.powers
        if power.settle is not None
        for fact in power.writes
    }


def layers(package: str) -> tuple[Layer, ...]:
    """The lines of defence that the book's modules declare, by their places."""
    return tuple(sorted(every(package, Layer), key=lambda layer: layer.place))


class Entered(TypedDict):
    """What a book has from its entries: fields of `Rulebook`."""

    roles: Mapping[str, Role]
    offices: Mapping[str, Role]
    kinds: Mapping[str, Kind]
    layers: tuple[Layer, ...]
    aimed_deaths: frozenset[str]


def entered(package: str) -> Entered:
    """What a book has from its entries: ``Rulebook(**entered(PACKAGE), ...)``, at the end of its program."""
    return {
        "roles": roles(package),
        "offices": offices(package),
        "kinds": {**declared(package), **KINDS},
        "layers": layers(package),
        "aimed_deaths": causes(package, lambda cause: cause.aimed),
    }


def _of(module: ModuleType) -> tuple[Role, ...]:
    if hasattr(module, "ROLE"):
        return (module.ROLE,)
    return tuple(getattr(module, "ROLES", ()))


def _listed(found: Iterator[Role]) -> Mapping[str, Role]:
    ordered = sorted(found, key=lambda role: (role.listed or maxsize, role.id))
    return {role.id: role for role in ordered}


@cache
def traits(package: str) -> tuple[str, ...]:
    """Ids of the cards that are dealt beside a role."""
    return tuple(role.id for role in roles(package).values() if role.beside is not None)


def dealt(package: str) -> tuple[str, ...]:
    """Ids of the roles: of the cards of which everybody has one."""
    return tuple(role.id for role in roles(package).values() if role.beside is None)


def unique(package: str) -> tuple[str, ...]:
    """Ids of the cards of which a deck has one at most."""
    return tuple(role.id for role in roles(package).values() if not role.several)


@cache
def tagged(package: str, *tags: str) -> tuple[str, ...]:
    """Ids of the cards that have one of these tags."""
    return tuple(role.id for role in roles(package).values() if role.tags.intersection(tags))


def worth(package: str, deck: Deck) -> int:
    """What a deck's cards do for the village together, by rule of thumb (`Role.worth`)."""
    known = roles(package)
    return sum(known[role].worth * count for role, count in deck.items() if role in known)
