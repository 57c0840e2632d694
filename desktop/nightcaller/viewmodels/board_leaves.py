"""The boards of a visit as leaves of one book: as many notes on each as fit a card, the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from nightcaller.engine.vocabulary import Post
from nightcaller.table.live.visit import Sheet

WIDE: Final = 16
"""Chinese characters in a line of a leaf; a letter takes about half the room of one."""
TALL: Final = 12
"""Lines of notes that a leaf holds at its smallest type; the longest note there can be is no longer."""
FIRST_WIDE: Final = "\u2e80"
"""From here on characters are as wide as they are high."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """Some notes of one board, the oldest of them first."""

    sheet: Sheet
    posts: tuple[Post, ...]
    number: int
    """Its place among the leaves of its board, from 1."""
    of: int

    def fresh(self, post: Post, reader: str) -> bool:
        """Whether somebody else has written the note since the reader was here last."""
        return post.author != reader and post in self.sheet.unread

    def news(self, reader: str) -> int:
        """How much of that there is on the whole board."""
        return sum(post.author != reader for post in self.sheet.unread)


def leaves_of(sheets: Iterable[Sheet]) -> tuple[Leaf, ...]:
    """Return every leaf of a visitor's boards; a board on which nothing is written has an empty one."""
    found: list[Leaf] = []
    for sheet in sheets:
        chunks = _chunks(sheet.posts)
        found += [Leaf(sheet, posts, at, len(chunks)) for at, posts in enumerate(chunks, 1)]
    return tuple(found)


def lines(post: Post) -> int:
    """How many lines of a leaf a note takes."""
    said = f"{post.author}: {post.text}"
    return ceil(sum(1.0 if letter >= FIRST_WIDE else 0.55 for letter in said) / WIDE)


def _chunks(posts: Sequence[Post]) -> list[tuple[Post, ...]]:
    """Fill leaf after leaf from the newest note back."""
    chunks: list[list[Post]] = [[]]
    room = TALL
    for post in reversed(posts):
        if lines(post) > room and chunks[-1]:
            chunks.append([])
            room = TALL
        chunks[-1].insert(0, post)
        room -= lines(post)
    return [tuple(chunk) for chunk in chunks]
