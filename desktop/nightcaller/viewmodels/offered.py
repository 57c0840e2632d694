"""What a slot may be asked for: whatever else comes from QML does nothing.

A row that was tapped may have gone by then, and Python takes a place of -1 for the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sized
from functools import wraps
from typing import Any, TypeVar

_Called = TypeVar("_Called", bound=Callable[..., Any])


def placed(options: Callable[[Any], Sized]) -> Callable[[_Called], _Called]:
    """The slot's first argument is a place in a list: ``@Slot(int)`` stands above this."""
    return _if(lambda model, at: 0 <= at < len(options(model)))


def named(options: Callable[[Any], Container[Any]]) -> Callable[[_Called], _Called]:
    """The slot's first argument is one of these names."""
    return _if(lambda model, name: name in options(model))


def _if(offered: Callable[[Any, Any], bool]) -> Callable[[_Called], _Called]:
    def guarded(slot: _Called) -> _Called:
        @wraps(slot)
        def called(model: Any, given: Any, *more: Any) -> Any:
            return slot(model, given, *more) if offered(model, given) else None

        return called  # type: ignore[return-value]

    return guarded
