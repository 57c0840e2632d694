"""Decks and sets of house rules that people keep under names of their own.

A file of its own beside the settings: if one of the two is damaged, the other is untouched. Knows no rule and
no screen.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
import platformdirs

from nightcaller.stored import StoredFile

MOST_KEPT: Final = 60
"""Of each kind."""

Label = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Kept(msgspec.Struct, frozen=True):
    """Something under a name, for one rulebook."""

    name: Label
    book: str


class KeptDeck(Kept, frozen=True):
    """A deck under a name."""

    cards: dict[str, Annotated[int, msgspec.Meta(ge=1, le=40)]]
    """Role id -> number of cards."""


class KeptRules(Kept, frozen=True):
    """House rules under a name; what it does not mention is as the book has it."""

    house: dict[str, str]


class Collection(msgspec.Struct, frozen=True):
    """All that is kept, oldest first. Unknown fields of a newer version are ignored."""

    decks: tuple[KeptDeck, ...] = ()
    rules: tuple[KeptRules, ...] = ()


_Kept = TypeVar("_Kept", bound=Kept)


class Drawer(Generic[_Kept]):
    """One kind of kept thing: a part of the file."""

    def __init__(
        self, read: Callable[[], tuple[_Kept, ...]], write: Callable[[tuple[_Kept, ...]], None]
    ) -> None:
        self._read = read
        self._write = write

    @property
    def all(self) -> tuple[_Kept, ...]:
        """Everything in it, oldest first."""
        return self._read()

    @property
    def full(self) -> bool:
        """Whether nothing more can be kept."""
        return len(self.all) >= MOST_KEPT

    def keep(self, one: _Kept) -> None:
        """Put something in.

        Raises:
            FileNotSaved: the disk does not take it; it is there until the program ends.
        """
        self._write((*self.all, one))

    def rename(self, one: _Kept, name: str) -> None:
        """Give something another name; it stays where it is.

        Raises:
            FileNotSaved: as `keep`.
        """
        self._write(tuple(msgspec.structs.replace(old, name=name) if old is one else old for old in self.all))

    def remove(self, one: _Kept) -> None:
        """Take something out.

        Raises:
            FileNotSaved: as `keep`.
        """
        self._write(tuple(old for old in self.all if old is not one))


class CollectionFile:
    """The kept decks and rules, and the file in which they live.

    Args:
        path: the file; by default `collection.json` in the user's configuration folder.

    Attributes:
        current: what is kept now.
        problem: why the file could not be read; None if all is well.
        decks: the decks.
        rules: the sets of house rules.
    """

    def __init__(self, path: Path | None = None) -> None:
        folder = platformdirs.user_config_path("nightcaller", appauthor=False)
        self._file = StoredFile(
            path or folder / "collection.json",
            Collection,
            "error-collection-unreadable",
            "error-collection-not-saved",
        )
        self.current = self._file.read()
        self.problem = self._file.problem
        self.decks: Drawer[KeptDeck] = Drawer(
            lambda: self.current.decks, lambda all_: self._change(decks=all_)
        )
        self.rules: Drawer[KeptRules] = Drawer(
            lambda: self.current.rules, lambda all_: self._change(rules=all_)
        )

    def _change(self, **fields: Any) -> None:
        self.current = msgspec.structs.replace(self.current, **fields)
        self._file.write(self.current)
