"""The user's own roles: a folder with one readable file for each.

```
<data>/roles/lamplighter.toml
```

A file that cannot be read is named and left alone; nothing is written over but the file of the same role.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import platformdirs
from msgspec.structs import replace

from nightcaller.errors import NightcallerError, Reason
from nightcaller.rulebooks.own import OwnRole, OwnRoleError, Refusal, against, read, write
from nightcaller.rulebooks.own.checking import ROLE
from nightcaller.rulebooks.own.reading import MOST_BYTES, line_in
from nightcaller.table.shelf.own_names import NOBODY, Taken, refuse_taken

ENDING: Final = ".toml"
MOST_ROLES: Final = 200
"""Files that are looked at."""
LONGEST_STEM: Final = len("own.") + 20
"""Letters of an id that leave room for a number behind it."""


class OwnRoleNotSaved(NightcallerError):
    """The disk does not take the file."""

    message_id = "error-own-not-saved"


@dataclass(frozen=True, slots=True)
class Unread:
    """A file of the folder that is no role."""

    file: str
    """Its name."""
    problem: NightcallerError


@dataclass(frozen=True, slots=True)
class Found:
    """What the folder holds."""

    roles: tuple[OwnRole, ...]
    """By id."""
    unread: tuple[Unread, ...]
    """Every file that could not be read, and of two files of one role the later one."""


class OwnRoles:
    """The folder.

    Args:
        data: the app's folder of data; by default the user's own.
    """

    def __init__(self, data: Path | None = None) -> None:
        data = data or platformdirs.user_data_path("nightcaller", appauthor=False)
        self.folder = data / "roles"

    def found(self) -> Found:
        """Read every file of the folder."""
        roles: dict[str, OwnRole] = {}
        unread: list[Unread] = []
        try:
            files = sorted(path for path in self.folder.iterdir() if path.suffix == ENDING)
        except OSError:
            files = []
        for path in files[:MOST_ROLES]:
            try:
                role = read_file(path)
            except NightcallerError as problem:
                unread.append(Unread(path.name, problem))
                continue
            if role.id in roles:
                unread.append(Unread(path.name, OwnRoleError("error-own-twice", role=role.id)))
            else:
                roles[role.id] = role
        unread += [
            Unread(path.name, OwnRoleError("error-own-too-many", most=MOST_ROLES))
            for path in files[MOST_ROLES:]
        ]
        return Found(tuple(roles[one] for one in sorted(roles)), tuple(unread))

    def save(self, role: OwnRole) -> Path:
        """Write a role to its file, whole or not at all; return the file.

        Raises:
            OwnRoleNotSaved: the disk does not take it; what was there is as it was.
        """
        path = self.file_of(role.id)
        write_file(role, path)
        return path

    def delete(self, role_id: str) -> None:
        """Remove the file of a role; nothing if there is none.

        Raises:
            OwnRoleNotSaved: the disk does not let it go.
        """
        try:
            self.file_of(role_id).unlink(missing_ok=True)
        except OSError as problem:
            raise OwnRoleNotSaved(folder=str(self.folder)) from problem

    def take_in(self, path: Path, names: Taken = NOBODY) -> OwnRole:
        """Take a file from elsewhere in; return its role.

        Another role of this folder that has its id stays as it is: the new one gets an id of its own.

        Args:
            names: those that the roles of the table's book have.

        Raises:
            OwnRoleError: it is no role, or has one of these names.
            OwnRoleNotSaved: as `save`.
        """
        role = read_file(path, names)
        ours = {one.id: one for one in self.found().roles}
        if ours.get(role.id, role) != role:
            others = (replace(role, id=f"{role.id[:LONGEST_STEM]}_{number}") for number in count(2))
            role = next(one for one in others if ours.get(one.id, one) == one)
        self.save(role)
        return role

    def file_of(self, role_id: str) -> Path:
        """The file of a role: the one that holds it already, whatever its name, or one named like it."""
        for path in sorted(self.folder.glob(f"*{ENDING}"))[:MOST_ROLES] if self.folder.is_dir() else ():
            with suppress(NightcallerError):
                if read_file(path).id == role_id:
                    return path
        free = self.folder / f"{role_id.partition('.')[2]}{ENDING}"
        number = 1
        while (
            free.exists()
        ):  # somebody else's role has that name, or it cannot be read: it is not written over
            number += 1
            free = self.folder / f"{role_id.partition('.')[2]}-{number}{ENDING}"
        return free


def read_file(path: Path, names: Taken = NOBODY) -> OwnRole:
    """Return the role in a file.

    Args:
        names: those that the role may not have.

    Raises:
        OwnRoleError: there is no such file, it is no role, or it has one of these names.
    """
    data = content_of(path)
    role = read(data)
    refuse_taken(role, data, names)
    return role


def refused_file(role: OwnRole, path: Path, book: str) -> Reason | None:
    """Say what speaks in a book against the role of a file, where in the file, and what would work; None if
    nothing does. Of several things the first.

    Raises:
        OwnRoleError: the file has gone meanwhile.
    """
    return next((told_in(one, content_of(path)) for one in against(role, book)), None)


def told_in(one: Refusal, data: bytes) -> Reason:
    """A refusal with its line and field, and the nearest thing that works."""
    return one.told_at(place_of(one, data))


def place_of(one: Refusal, data: bytes) -> int:
    """The line of a role's file that is refused, from 1; of what the file does not mention, its table's."""
    table = () if one.sentence == ROLE else ("sentence", one.sentence)
    return line_in(data, (*table, one.field))


def content_of(path: Path) -> bytes:
    """Return what stands in a role's file.

    Raises:
        OwnRoleError: there is no such file, or it is too long.
    """
    try:
        if not path.is_file():  # a pipe would be waited for, for ever
            raise OwnRoleError("error-own-file-none")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
            size = os.fstat(file.fileno()).st_size
    except (OSError, ValueError) as problem:
        raise OwnRoleError("error-own-file-none") from problem
    if size > MOST_BYTES:
        raise OwnRoleError("error-own-file-long", size=size // 1024, most=MOST_BYTES // 1024)
    return data


def write_file(role: OwnRole, path: Path) -> None:
    """Write a role to a file, whole or not at all.

    Raises:
        OwnRoleNotSaved: the disk does not take it.
    """
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.stem}-", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(role))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as problem:
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink(missing_ok=True)
        raise OwnRoleNotSaved(folder=str(path.parent)) from problem
