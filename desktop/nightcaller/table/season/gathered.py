"""Every finished evening's facts, read from the shelf: replayed once, then kept beside the evenings.

What is known is read first, in a blink; what has to be replayed follows, and is kept even where nobody
waits for all of it. What is kept goes by the content of an evening's file and by the versions of the engine
and of these numbers, so it cannot be out of date; a file of kept facts that was damaged or edited is thrown
away and made anew. It holds nothing that the evenings' own files do not say.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from nightcaller.engine import ENGINE_VERSION
from nightcaller.errors import NightcallerError
from nightcaller.table.season.facts import Facts, facts_of
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Disk
from nightcaller.table.shelf.stories import StoryAlreadyThere, parsed, read_file

NUMBERS: Final = 2
"""Raised whenever what `facts_of` says of an evening changes: facts of before are made anew."""
FILE: Final = "season.facts"
KEPT_EVERY: Final = 100
"""After so many replays they are kept: whoever pulls the plug has them counted."""
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
        found: id -> what counts.
        skipped: what does not.
    """

    found: dict[str, Facts] = field(default_factory=dict)
    skipped: list[Skipped] = field(default_factory=list)

    @property
    def evenings(self) -> list[Facts]:
        """What counts, the earliest first."""
        return sorted(self.found.values(), key=lambda one: (one.started, one.id))


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

    def steps(self, into: Gathered) -> Generator[tuple[int, int]]:
        """Read everything, one evening a step: yields how many are done, and of how many.

        Whoever closes it early keeps what was replayed by then.

        Raises:
            JournalUnreachable: the folder cannot be read.
        """
        files = self._shelf.finished_files()
        known, used = self._kept(), dict[bytes, Facts]()
        unknown: list[Path] = []
        done = replayed = 0
        for path in files:
            with _skipping(path, into):
                fingerprint = _fingerprint(read_file(path, self._disk))
                if fingerprint not in known:
                    unknown.append(path)
                    continue
                used[fingerprint] = _counted(known[fingerprint], into)
            done += 1
            yield done, len(files)
        try:
            for path in unknown:
                with _skipping(path, into):
                    data = read_file(path, self._disk)  # again: a thousand evenings are not held in memory
                    used[_fingerprint(data)] = _counted(facts_of(parsed(data, path.name)), into)
                    replayed += 1
                    if replayed % KEPT_EVERY == 0:
                        self._keep(used)
                done += 1
                yield done, len(files)
        finally:
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


@contextmanager
def _skipping(path: Path, into: Gathered) -> Iterator[None]:
    """Name a file that does not count, and why."""
    try:
        yield
    except NightcallerError as problem:
        into.skipped.append(Skipped(path.name, problem))


def _counted(facts: Facts, into: Gathered) -> Facts:
    if facts.id in into.found:
        raise StoryAlreadyThere(facts.id)
    into.found[facts.id] = facts
    return facts


def _fingerprint(data: bytes) -> bytes:
    return blake2b(data, digest_size=_SUM).digest()


def _sum(body: bytes) -> bytes:
    """What an untouched file of this version's facts begins with."""
    return blake2b(body, digest_size=_SUM, key=f"{ENGINE_VERSION}.{NUMBERS}".encode()).digest()
