"""Every finished evening's facts, read from the shelf: replayed once, then kept beside the evenings.

What is kept goes by the content of an evening's file and by the versions of the engine and of these numbers,
so it cannot be out of date; a file of kept facts that was damaged or edited is thrown away and made anew. It
holds nothing that the evenings' own files do not say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

import msgspec

from nightcaller.engine import ENGINE_VERSION
from nightcaller.errors import NightcallerError
from nightcaller.table.season.facts import Facts, facts_of
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Disk
from nightcaller.table.shelf.stories import StoryAlreadyThere, parsed, read_file

NUMBERS: Final = 1
"""Raised whenever what `facts_of` says of an evening changes: facts of before are made anew."""
FILE: Final = "season.facts"
_SUM: Final = 16


@dataclass(frozen=True, slots=True)
class Skipped:
    """A file among the finished evenings that does not count, and why."""

    file: str
    problem: NightcallerError


@dataclass(slots=True)
class Gathered:
    """What was read of the shelf.

    Attributes:
        evenings: what counts, the earliest first.
        skipped: what does not.
    """

    evenings: list[Facts] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)


class Gatherer:
    """Reads all finished evenings of a shelf.

    Args:
        shelf: where they are.
        disk: the edge to the operating system.
    """

    def __init__(self, shelf: Shelf, disk: Disk | None = None) -> None:
        self._shelf = shelf
        self._disk = disk or Disk()
        self._path = shelf.data_dir / "evenings" / FILE

    def steps(self, into: Gathered) -> Iterator[tuple[int, int]]:
        """Read everything, one evening a step: yields how many are done, and of how many.

        Raises:
            JournalUnreachable: the folder cannot be read.
        """
        files = self._shelf.finished_files()
        known, used = self._kept(), dict[bytes, Facts]()
        found: dict[str, Facts] = {}
        for done, path in enumerate(files, 1):
            try:
                data = read_file(path, self._disk)
                fingerprint = blake2b(data, digest_size=_SUM).digest()
                facts = known.get(fingerprint) or facts_of(parsed(data, path.name))
                if facts.id in found:
                    raise StoryAlreadyThere(facts.id)
                found[facts.id] = used[fingerprint] = facts
            except NightcallerError as problem:
                into.skipped.append(Skipped(path.name, problem))
            yield done, len(files)
        into.evenings = sorted(found.values(), key=lambda one: (one.started, one.id))
        if used.keys() != known.keys():
            self._keep(used)

    def all(self) -> Gathered:
        """Read everything at once.

        Raises:
            JournalUnreachable: as `steps`.
        """
        found = Gathered()
        for _step in self.steps(found):
            pass
        return found

    def _kept(self) -> Mapping[bytes, Facts]:
        try:
            whole = self._disk.read_whole(self._path)
            if whole[:_SUM] != _sum(whole[_SUM:]):
                return {}
            return msgspec.msgpack.decode(whole[_SUM:], type=dict[bytes, Facts])
        except (OSError, msgspec.MsgspecError):
            return {}

    def _keep(self, used: Mapping[bytes, Facts]) -> None:
        body = msgspec.msgpack.encode(used)
        with suppress(OSError):  # it is made anew then
            if used or self._path.exists():
                self._disk.write_whole(self._path, _sum(body) + body)


def _sum(body: bytes) -> bytes:
    """What an untouched file of this version's facts begins with."""
    return blake2b(body, digest_size=_SUM, key=f"{ENGINE_VERSION}.{NUMBERS}".encode()).digest()
