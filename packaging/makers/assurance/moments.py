"""Every moment of writing: what an evening asks of its disk is written down, call by call; then the program
is stopped between any two of the calls, and in the middle of one, and the power goes.

Stopped, the disk holds what was asked of it so far: so it is when a program dies and its computer lives.
Where the power goes it holds what had been synced, and of the rest whatever came about: some sectors of what
was written, some of the names that were made or exchanged in a folder, in the order in which they were. No
real disk is asked: this is what a file system may do, not what one did.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from makers.assurance.crashing import acts
from makers.assurance.evenings import begun, gone_on_with, places_of, shelf_in, stands
from makers.assurance.proving import Broken, Counts, Proof
from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.shelf.journal import Disk, Journal, KeyStore
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.table.shelf.stories import NoSuchEvening

SEATS: Final = range(6, 13)
TORN: Final = 4
"""Places at which each write is broken off."""
SECTOR: Final = 512
"""Bytes that a disk writes whole or not at all."""
POWER: Final = 0.5
"""How often the power goes between two calls."""
GONE_ON: Final = 0.05
"""How often the evening is also gone on with: its records, compared each time, alone say where."""
LONGEST: Final = 400
"""Acts of an evening after which it has shown enough."""


class Call(NamedTuple):
    """Something that was asked of a disk; or what the program has said by then.

    Attributes:
        kind: ``make``, ``create``, ``write``, ``truncate``, ``sync``, ``sync folder``, ``replace``,
            ``remove``; ``begun``, ``said``, ``told``.
        path: of a file or folder, from the root.
    """

    kind: str
    path: Path = Path()
    at: int = 0
    """Where it is written, how long the file becomes, or how many records are said to be safe."""
    data: bytes = b""
    target: Path = Path()
    """The new name."""


class WritingDown(Disk):
    """A disk that remembers what it was asked for, and waits for nothing.

    Args:
        root: of all that counts.
    """

    def __init__(self, root: Path) -> None:
        self.calls: list[Call] = []
        self._root = root
        self._open: dict[int, Path] = {}

    def _note(
        self, kind: str, path: Path, at: int = 0, data: bytes = b"", target: Path | None = None
    ) -> None:
        named = target.relative_to(self._root) if target else Path()
        self.calls.append(Call(kind, path.relative_to(self._root), at, bytes(data), named))

    def open(self, path: Path, flags: int) -> int:
        """Open, perhaps make or empty a file."""
        there = path.exists()
        descriptor = super().open(path, flags)
        self._open[descriptor] = path
        if not there:
            self._note("create", path)
        elif flags & os.O_TRUNC:
            self._note("truncate", path)
        return descriptor

    def close(self, descriptor: int) -> None:
        """Close it."""
        super().close(descriptor)
        self._open.pop(descriptor, None)

    def write(self, descriptor: int, data: bytes, at: int) -> None:
        """Write."""
        super().write(descriptor, data, at)
        self._note("write", self._open[descriptor], at, data)

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut a file."""
        super().truncate(descriptor, size)
        self._note("truncate", self._open[descriptor], size)

    def sync(self, descriptor: int) -> None:
        """Say that it is on the medium."""
        self._note("sync", self._open[descriptor])

    def sync_folder(self, folder: Path) -> None:
        """Say that its names are."""
        self._note("sync folder", folder)

    def replace(self, source: Path, target: Path) -> None:
        """Rename."""
        super().replace(source, target)
        self._note("replace", source, target=target)

    def remove(self, path: Path) -> None:
        """Remove."""
        if path.exists():
            super().remove(path)
            self._note("remove", path)

    def make_folder(self, folder: Path) -> None:
        """Make folders, each before what is done in it."""
        for one in reversed((folder, *folder.parents)):
            if not one.exists():
                self._note("make", one)
                super().make_folder(one)

    def jot(self, path: Path, data: bytes) -> None:
        """Write a few bytes. The count of an evening's records comes last: now they are said to be safe."""
        descriptor = self.open(path, os.O_WRONLY | os.O_CREAT)
        self.write(descriptor, data, 0)
        self.close(descriptor)
        if path.suffix == ".records":
            self.calls.append(Call("said", at=int(data.split()[0])))


# --- what is there when it stops -------------------------------------------------------------------------


def asked(folder: Path, call: Call) -> None:
    """Do to files in a folder what was asked of a disk."""
    path = folder / call.path
    match call.kind:
        case "make":
            path.mkdir()
        case "create":
            path.touch()
        case "write":
            with path.open("r+b") as file:
                file.seek(call.at)
                file.write(call.data)
        case "truncate":
            os.truncate(path, call.at)
        case "replace":
            path.replace(folder / call.target)
        case "remove":
            path.unlink()
        case _:
            pass


@dataclass
class Inode:
    """A file's content: what is on the medium, and what was written since."""

    safe: bytes = b""
    asked: list[Call] = field(default_factory=list)

    def left(self, chance: Random) -> bytes:
        """What is read after the power has gone: some sectors of what was not safe."""
        content = bytearray(self.safe)
        for call in self.asked:
            if call.kind == "truncate":
                if chance.random() < 0.5:
                    content = content[: call.at].ljust(call.at, b"\0")
                continue
            for first in range(0, len(call.data), SECTOR):
                if chance.random() < 0.5:
                    part, at = call.data[first : first + SECTOR], call.at + first
                    content = content.ljust(at, b"\0")
                    content[at : at + len(part)] = part
        return bytes(content)

    def whole(self) -> bytes:
        """What was asked for."""
        content = bytearray(self.safe)
        for call in self.asked:
            if call.kind == "truncate":
                content = content[: call.at].ljust(call.at, b"\0")
            else:
                content = content.ljust(call.at, b"\0")
                content[call.at : call.at + len(call.data)] = call.data
        return bytes(content)


Names = dict[Path, "Inode | None"]
"""Path -> its file; None for a folder."""
Naming = Callable[[Names], object]


class Medium:
    """What is on a medium, and what it has only promised."""

    def __init__(self) -> None:
        self._names: Names = {}
        """As the program sees them."""
        self._safe: Names = {}
        self._asked: dict[Path, list[Naming]] = {}
        """Folder -> what its names have become since it was synced."""

    def take(self, call: Call) -> None:
        """Something is asked of it."""
        path = call.path
        match call.kind:
            case "make":
                self._name(path, partial(_named, path=path, what=None))
            case "create":
                self._name(path, partial(_named, path=path, what=Inode()))
            case "replace":
                file = self._names[path]
                self._name(call.target, partial(_named, path=call.target, what=file, gone=path))
            case "remove":
                self._name(path, partial(_named, path=path, what=None, gone=path))
            case "write" | "truncate":
                self._file(path).asked.append(call)
            case "sync":
                file = self._file(path)
                file.safe, file.asked = file.whole(), []
            case "sync folder":
                for naming in self._asked.pop(path, ()):
                    naming(self._safe)
            case _:
                pass

    def _file(self, path: Path) -> Inode:
        file = self._names[path]
        assert file is not None
        return file

    def _name(self, path: Path, naming: Naming) -> None:
        naming(self._names)
        self._asked.setdefault(path.parent, []).append(naming)

    def after_the_power(self, folder: Path, chance: Random) -> None:
        """Lay out in a folder what is there when the power comes back."""
        names = dict(self._safe)
        for namings in self._asked.values():
            for naming in namings[: chance.randint(0, len(namings))]:
                naming(names)
        rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for path, file in sorted(names.items(), key=lambda one: len(one[0].parts)):
            if (folder / path).parent.is_dir():  # a folder that is not there has nothing in it
                if file is None:
                    (folder / path).mkdir()
                else:
                    (folder / path).write_bytes(file.left(chance))


def _named(names: Names, path: Path, what: Inode | None, gone: Path | None = None) -> None:
    if gone is not None:
        names.pop(gone, None)
    if gone != path:
        names[path] = what


# --- an evening ------------------------------------------------------------------------------------------


def stopped(part: str, number: int, most: int = LONGEST) -> Counts:
    """Play an evening, and go on from every moment of its writing.

    Args:
        most: acts after which it has shown enough.

    Raises:
        Broken: what was said to be safe is not there, what is there was not done, or a crash is told as
            tampering.
    """
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        folder = Path(made)
        disk = WritingDown(folder / "live")
        (folder / "live").mkdir()
        shelf = shelf_in(folder / "live", disk)
        seats, style = SEATS[number % len(SEATS)], tuple(Style)[number % len(Style)]
        name = f"{part}.moments.{number}"
        party = Party(book(part), name, seats, style, begin=partial(begun, shelf=shelf))
        disk.calls.append(Call("said", at=2))
        for act in acts(party, most, Counter()):
            act(party)
        evening_id, journal = party.evening.id, party.evening.ledger.journal
        assert journal is not None
        if isinstance(party.evening.scene, Ended) and party.evening.finish(shelf):
            disk.calls.append(Call("told"))
        else:
            party.evening.close()
        watch = Watch(evening_id, journal.contents().records, folder, Random(name))
        for call in disk.calls:
            watch.pass_by(call)
        return watch.counts


class Watch:
    """Goes through an evening's calls and looks at each moment what would be found.

    Args:
        evening_id: the evening.
        whole: its records.
        folder: a place for what is found.
    """

    def __init__(self, evening_id: str, whole: tuple[Any, ...], folder: Path, chance: Random) -> None:
        self.counts: Counts = Counter()
        self._id, self._whole, self._chance = evening_id, whole, chance
        self._stopped, self._dark, self._copy = (folder / name for name in ("stopped", "dark", "copy"))
        self._stopped.mkdir()
        self._medium = Medium()
        self._said = 0
        self._told = False

    def pass_by(self, call: Call) -> None:
        """Something is asked of the disk; before, in its middle and after it everything may stop."""
        if call.kind == "write" and len(call.data) > SECTOR:
            sizes = sorted(self._chance.randrange(len(call.data)) for _torn in range(TORN))
            for size in sizes:
                asked(self._stopped, call._replace(data=call.data[:size]))
                self._look(self._stopped, "stopped in the middle of a call")
        asked(self._stopped, call)
        self._medium.take(call)
        if call.kind == "said":
            self._said = call.at
        elif call.kind == "told":
            self._told = True
        else:
            self._look(self._stopped, "stopped between two calls")
        if self._chance.random() < POWER:
            self._medium.after_the_power(self._dark, self._chance)
            self._look(self._dark, "without power")

    def _look(self, there: Path, when: str) -> None:
        """Open what is there, as the next start does."""
        self.counts[when] += 1
        if (there / "data" / "evenings" / "finished").is_dir():
            there = self._copied(there)  # what is left of an evening that is told is tidied away
        shelf = shelf_in(there)
        running = shelf.running()
        try:
            shelf.story(self._id)
        except NoSuchEvening:
            if self._told:
                raise Broken(f"{when}: the story that was written is not there") from None
        else:
            if running:
                raise Broken(f"{when}: it is told, and can be gone on with all the same")
            return
        if any(one.problem for one in running):
            raise Broken(f"{when}: {running[0].problem!r}")
        if running:
            self._gone_on(there, when)
        elif self._said:
            raise Broken(f"{when}: of {self._said} records that were safe there is no journal")

    def _gone_on(self, there: Path, when: str) -> None:
        path, key = places_of(there, self._id)
        journal, contents, damage = Journal.open(path, KeyStore(key.parent))
        journal.close()
        found = len(contents.records)
        if not self._said <= found <= max(2, self._said + 1) or contents.records != self._whole[:found]:
            raise Broken(f"{when}: {found} records are there, {self._said} were safe")
        if damage is not None and not damage.an_accident:
            raise Broken(f"{when}: told as tampering: {damage}")
        if self._chance.random() < GONE_ON:
            self.counts["gone on with"] += 1
            twin = Evening(contents.table(Sitting), None, contents.standing())
            twin.ledger.settle()
            with gone_on_with(self._id, shelf_in(self._copied(there)), stands(twin), when):
                pass

    def _copied(self, there: Path) -> Path:
        if there == self._copy:
            return there
        rmtree(self._copy, ignore_errors=True)
        copytree(there, self._copy)
        return self._copy


PROOF: Final = Proof(
    "moments",
    "Stopped between any two calls to its disk or in the middle of one, and where the power goes with what "
    "the disk had only promised to write, the program finds every record that it has called safe, at most "
    "one more, and calls it an accident.",
    "evenings, stopped at every call",
    dict.fromkeys(books(), 4),
    lot=4,
    seconds=900,
    case=stopped,
)
