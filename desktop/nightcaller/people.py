"""Who the people of past evenings are: several names of one, one name of two, and what a group is called.

A file of its own beside the evenings; without it every name is one person. Knows no rule and no screen.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs

from nightcaller.stored import StoredFile

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Renamed(msgspec.Struct, frozen=True):
    """A name that stands for somebody with another one."""

    name: Name
    to: Name
    evenings: tuple[str, ...] = ()
    """Only in the group that played one of these evenings; empty for everywhere."""


class Titled(msgspec.Struct, frozen=True):
    """What a group is called."""

    title: Name
    members: tuple[str, ...]
    """Who belonged to it then, by which it is found again."""


class Register(msgspec.Struct, frozen=True):
    """All that is known of people. Unknown fields of a newer version are ignored."""

    renamed: tuple[Renamed, ...] = ()
    titles: tuple[Titled, ...] = ()
    faces: dict[str, str] = {}
    """`key` of a name -> the face that was chosen for it (`nightcaller.faces`)."""


@lru_cache(1 << 10)
def key(name: str) -> str:
    """Return what two names have in common that are one when they are called."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


class PeopleFile:
    """What is known of people, and the file in which it stands.

    Args:
        path: the file; by default `people.json` in the user's data folder.

    Attributes:
        current: what is known now.
        problem: why the file could not be read; None if all is well.
    """

    def __init__(self, path: Path | None = None) -> None:
        folder = platformdirs.user_data_path("nightcaller", appauthor=False)
        self._file = StoredFile(
            path or folder / "people.json",
            Register,
            unreadable="error-people-unreadable",
            not_saved="error-people-not-saved",
        )
        self.current = self._file.read()
        self.problem = self._file.problem

    def rename(self, name: str, to: str, evenings: Collection[str] = ()) -> None:
        """Let a name stand for somebody: everywhere, or in the group of some evenings.

        Whoever stood under that name already goes with it.

        Raises:
            FileNotSaved: the disk does not take it; it holds until the program ends.
        """
        here = set(evenings)
        kept = [
            msgspec.structs.replace(one, to=to) if not here and key(one.to) == key(name) else one
            for one in self.current.renamed
            if key(one.name) != key(name)
            or bool(one.evenings) != bool(here)
            or here.isdisjoint(one.evenings or here)
        ]
        kept.append(Renamed(name, to, tuple(sorted(here))))
        self._change(renamed=tuple(one for one in kept if one.evenings or one.name != one.to))

    def part(self, name: str) -> None:
        """Let a name that stood for somebody else be a person of its own again, everywhere.

        Raises:
            FileNotSaved: as `rename`.
        """
        self._change(renamed=tuple(one for one in self.current.renamed if key(one.name) != key(name)))

    def call(self, members: Collection[str], title: str) -> None:
        """Give a group a name, or none.

        Raises:
            FileNotSaved: as `rename`.
        """
        names = {key(name) for name in members}
        others = [
            one for one in self.current.titles if alike(names, {key(name) for name in one.members}) < 0.5
        ]
        new = (Titled(title, tuple(sorted(members))),) if title else ()
        self._change(titles=(*others, *new))

    def title_of(self, members: Collection[str]) -> str:
        """Return what a group of these people is called; empty if it has no name."""
        names = {key(name) for name in members}
        found = [
            (alike(names, {key(name) for name in one.members}), one.title) for one in self.current.titles
        ]
        best = max(found, default=(0.0, ""))
        return best[1] if best[0] >= 0.5 else ""

    def choose_faces(self, faces: Mapping[str, str]) -> None:
        """Remember people's faces.

        Args:
            faces: name -> face.

        Raises:
            FileNotSaved: as `rename`.
        """
        known = {**self.current.faces, **{key(name): face for name, face in faces.items()}}
        if known != self.current.faces:
            self._change(faces=known)

    def forget(self, names: Collection[str], instead: str) -> None:
        """Take names out of the file.

        Args:
            instead: what the person is called from now on; empty for nobody.

        Raises:
            FileNotSaved: as `rename`.
        """
        gone = {key(name) for name in names}
        titles = []
        for one in self.current.titles:
            members = [instead if key(name) in gone else name for name in one.members]
            titles.append(msgspec.structs.replace(one, members=tuple(filter(None, members))))
        self._change(
            renamed=tuple(
                one for one in self.current.renamed if key(one.name) not in gone and key(one.to) not in gone
            ),
            titles=tuple(titles),
            faces={name: face for name, face in self.current.faces.items() if name not in gone},
        )

    def _change(self, **fields: Any) -> None:
        self.current = msgspec.structs.replace(self.current, **fields)
        self._file.write(self.current)


def alike(one: Collection[str], other: Collection[str]) -> float:
    """Return how much two circles of people have in common, 0 to 1: of the smaller one."""
    both = set(one) & set(other)
    return len(both) / max(1, min(len(one), len(other)))
