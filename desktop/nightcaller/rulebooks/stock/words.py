"""The vocabulary itself: every stock ability by name, with its parameters, their bounds and its texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter as Declared
from inspect import signature
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

P = ParamSpec("P")
R = TypeVar("R")

Sort = Literal["whom", "limit", "question", "effect", "trait"]
"""Whom a choice offers, what bars somebody from it, what is asked, what comes of it, what needs no choice."""

When = Callable[["Game"], bool]
"""Whether something holds at this table: from the house rules."""


class Parameter(NamedTuple):
    """What can be set about an ability."""

    name: str
    type: str
    needed: bool
    default: Any = None
    bounds: tuple[int, int] | None = None
    """The least and the most that it may be, if it is a number."""


class Word(NamedTuple):
    """A stock ability as the vocabulary has it."""

    name: str
    sort: Sort
    about: str
    """The first sentence of its docstring."""
    parameters: tuple[Parameter, ...]
    texts: tuple[str, ...]
    """Message ids that it needs in both languages; ``{told}`` is what the parameter of that name says."""


_FOUND: Final[dict[str, tuple[Sort, Callable[..., Any], tuple[str, ...], Mapping[str, tuple[int, int]]]]] = {}


def stock(sort: Sort, *texts: str, **bounds: tuple[int, int]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function a word of the vocabulary.

    Args:
        texts: the messages that it needs.
        bounds: parameter -> the least and the most that it may be; anything else is refused with ValueError.
    """

    def found(function: Callable[P, R]) -> Callable[P, R]:
        _FOUND[function.__name__] = sort, function, texts, bounds
        if not bounds:
            return function
        form = signature(function)

        @wraps(function)
        def checked(*args: P.args, **kwargs: P.kwargs) -> R:
            given = form.bind(*args, **kwargs)
            given.apply_defaults()
            for name, (least, most) in bounds.items():
                value = given.arguments[name]
                if value is not None and not least <= value <= most:
                    raise ValueError(f"{function.__name__}: {name} is {value}, not {least} to {most}")
            return function(*args, **kwargs)

        return cast("Callable[P, R]", checked)

    return found


class _Stock(Mapping[str, Word]):
    """The words by name; a word's parameters are read off its function when somebody looks it up."""

    def __getitem__(self, name: str) -> Word:
        sort, function, texts, bounds = _FOUND[name]
        parameters = tuple(
            Parameter(
                one.name if one.kind is not Declared.VAR_POSITIONAL else f"*{one.name}",
                str(one.annotation),
                one.default is Declared.empty and one.kind is not Declared.VAR_POSITIONAL,
                None if one.default is Declared.empty else one.default,
                bounds.get(one.name),
            )
            for one in signature(function).parameters.values()
        )
        about = (function.__doc__ or "").partition("\n")[0]
        return Word(name, sort, about, parameters, texts)

    def __iter__(self) -> Any:
        return iter(_FOUND)

    def __len__(self) -> int:
        return len(_FOUND)


STOCK: Final[Mapping[str, Word]] = _Stock()
"""Every stock ability by name."""


def always(_game: Game) -> bool:
    """Whatever the house rules are."""
    return True


def never(_game: Game) -> bool:
    """Whatever the house rules are, not."""
    return False


@dataclass(frozen=True, slots=True)
class ByHouse:
    """A condition that everybody knows: a house rule stands at one of some options."""

    rule: str
    options: tuple[str, ...]

    def __call__(self, game: Game) -> bool:
        return game.house[self.rule] in self.options


def house(rule: str, *options: str) -> When:
    """If a house rule stands at one of these options."""
    return ByHouse(rule, options)
