"""What a book has as data: JSON files beside its modules (docs/data.md). One reader, one form of writing.

A file that is not as described is an error when the book is loaded: none is half read.
"""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import get_data
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec

from nightcaller.rulebooks.guide import Interaction
from nightcaller.rulebooks.rulebook import Recommendation

_Content = TypeVar("_Content")

WIDTH: Final = 120
"""Columns of a written file: names that fit stand on one line."""

Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z-]*$")]
Role = Annotated[str, msgspec.Meta(pattern=r"^[a-z_]+(\.[a-z_]+)?$")]
"""A role's id; without a book in front it is a role of the file's own book."""
Cards = Annotated[dict[Role, Annotated[int, msgspec.Meta(ge=1, le=40)]], msgspec.Meta(min_length=1)]
"""Role -> number of cards, as in a deck that somebody keeps (`collection.KeptDeck`)."""


class BrokenData(ValueError):
    """A file of a book is not as docs/data.md describes it; the message names the file and the place."""


class WrittenDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck in a file."""

    name: Name
    """The message ``deck-<book>-<name>`` is what people call it."""
    cards: Cards
    known: bool = False
    """A board that players know by its name."""
    house: dict[str, str] = {}
    """House rules that come with it: rule -> option."""
    note: str = ""
    """For whoever changes the file: why it is as it is."""


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``decks.json`` of a book."""

    tables: dict[Annotated[int, msgspec.Meta(ge=1, le=40)], list[WrittenDeck]]
    """Number of people -> decks worth playing, the one to start with first."""
    boards: list[WrittenDeck] = []
    """Boards of the book's players, each for its own number of people."""


class BookDecks(NamedTuple):
    """The decks of a book's file.

    Attributes:
        tables: number of people -> decks worth playing, the one to start with first.
        boards: boards that players know by name, and the house's own, each for its own number of people.
    """

    tables: Mapping[int, tuple[Recommendation, ...]]
    boards: tuple[Recommendation, ...]


def decks(package: str) -> BookDecks:
    """Read the decks of a book.

    Args:
        package: the book's, for instance ``nightcaller.rulebooks.judge``; its last part is the book's id.

    Raises:
        BrokenData: the file is not a file of decks.
    """
    file = read(package, "decks", DeckFile)
    book = package.rpartition(".")[2]
    tables = {seats: tuple(_deck(book, one) for one in table) for seats, table in file.tables.items()}
    return BookDecks(tables, tuple(_deck(book, one) for one in file.boards))


def _deck(book: str, one: WrittenDeck) -> Recommendation:
    cards = {role if "." in role else f"{book}.{role}": count for role, count in one.cards.items()}
    return Recommendation(f"deck-{book}-{one.name}", cards, one.known, one.house)


def interactions(package: str) -> tuple[Interaction, ...]:
    """Read what meets what in a book.

    Raises:
        BrokenData: the file is not a file of interactions.
    """
    return read(package, "interactions", tuple[Interaction, ...])


def read(package: str, name: str, kind: type[_Content]) -> _Content:
    """Read one file of a package.

    Args:
        package: where it lies.
        name: the file's, without ``.json``.
        kind: what it has to hold.

    Raises:
        BrokenData: there is none, or it holds something else.
    """
    place = f"{package.replace('.', '/')}/{name}.json"
    try:
        data = get_data(package, f"{name}.json")
    except OSError as problem:
        raise BrokenData(f"{place}: {problem}") from problem
    return decoded(data or b"", place, kind)


def decoded(data: bytes, place: str, kind: type[_Content]) -> _Content:
    """Check what a file holds.

    Args:
        data: its bytes.
        place: its name in an error.
        kind: what it has to hold.

    Raises:
        BrokenData: it holds something else.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BrokenData(f"{place}: {problem}") from problem


def written(data: Any) -> str:
    """Return data as a file has it: what does not fit on a line has one for each entry."""
    return f"{_laid_out(msgspec.to_builtins(data, str_keys=True), 0)}\n"


def _laid_out(data: Any, before: int, margin: str = "") -> str:
    """Lay out one value.

    Args:
        before: columns in front of it on its first line.
        margin: spaces in front of its last line.
    """
    line, inner = _on_one_line(data), f"{margin}  "
    if before + len(line) < WIDTH or not isinstance(data, dict | list):
        return line
    if isinstance(data, list):
        return "[\n" + ",\n".join(inner + _on_one_line(entry) for entry in data) + f"\n{margin}]"
    named = ((f"{inner}{_on_one_line(name)}: ", value) for name, value in data.items())
    return (
        "{\n"
        + ",\n".join(name + _laid_out(value, len(name), inner) for name, value in named)
        + f"\n{margin}}}"
    )


def _on_one_line(data: Any) -> str:
    # 0 is a space after each comma and colon, and no new line
    return msgspec.json.format(msgspec.json.encode(data), indent=0).decode()
