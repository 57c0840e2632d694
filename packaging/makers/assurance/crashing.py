"""Crash and disk: a program that is killed, a journal that was cut, a disk that takes nothing."""

from __future__ import annotations

import errno
import os
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory
from typing import Any, Final, NoReturn

from makers.assurance.evenings import (
    QuickDisk,
    begun,
    gone_on_with,
    places_of,
    shelf_in,
    shelf_of,
    stands,
)
from makers.assurance.proving import Broken, Counts, Proof
from makers.upsets import Party
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import (
    Contents,
    Journal,
    JournalBeginningDamaged,
    JournalForeign,
    JournalNotSaved,
    KeyStore,
)

SEATS: Final = range(8, 13)
LONGEST: Final = 400
"""Acts of an evening after which it has shown enough."""
UPSET: Final = 1 / 12
"""How often the table upsets it instead of going on."""
READY: Final = b"r"
CUTS: Final = 60
"""Of each evening's journal."""
OLDER: Final = 0.1
"""How often an older copy of it is kept to be put back."""
FAILING: Final = 1 / 6
"""How often something that is asked of a disk fails."""

Act = Callable[[Party], object]


def a_party(part: str, number: int, name: str, shelf: Shelf) -> Party:
    """The people of this number, at an evening with a journal, in each style in turn."""
    seats, style = SEATS[number % len(SEATS)], tuple(Style)[number % len(Style)]
    return Party(book(part), f"{part}.{name}.{number}", seats, style, begin=partial(begun, shelf=shelf))


def acts(party: Party, most: int, counts: Counts) -> Iterator[Act]:
    """What is done next, until the end or so many acts: as the screen asks, or something over its head."""
    while not isinstance(party.evening.scene, Ended) and counts["acts"] < most:
        counts["acts"] += 1
        yield Party.attempt_upset if party.chance.random() < UPSET else Party.go_on


# --- killed --------------------------------------------------------------------------------------------


def killed(part: str, number: int, most: int = LONGEST) -> Counts:
    """Kill the program twice at every act of an evening: when it says that it is done, and in the middle.

    Args:
        most: acts after which the evening has shown enough.

    Raises:
        Broken: what was done is not there, or what is there is not what was done.
    """
    if not hasattr(os, "fork"):
        return Counter({"not on this system": 1})
    chance, counts = Random(f"{part}.killed.{number}"), Counts()
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        folder = Path(made)
        party = a_party(part, number, "killed", shelf_in(folder / "live", QuickDisk()))
        for act in acts(party, most, counts):
            before = party.evening.ledger.length
            whole, took = _killed_when_done(party, act, folder)
            counts["killed in the middle"] += _killed_midway(party, act, folder, whole, before, chance, took)
            act(party)
        counts["decisions"] = len(party.evening.ledger.session.decisions)
        party.evening.close()
    return counts


def _killed_when_done(party: Party, act: Act, folder: Path) -> tuple[tuple[Any, ...], float]:
    """Kill it when it has said where it stands; return its records and how many seconds the act took."""
    copy = _copied(folder)
    told: list[bytes] = []

    def watch(child: int, pipe: int) -> float:
        begun_at = time.perf_counter()
        while b"\n" not in b"".join(told):
            part = os.read(pipe, 1 << 16)
            if not part:
                raise Broken(f"the program ended by itself: {b''.join(told)!r}")
            told.append(part)
        os.kill(child, signal.SIGKILL)
        return time.perf_counter() - begun_at

    took = _in_a_child(party, act, copy, watch)
    said = b"".join(told).decode().rstrip("\n")
    contents = _records(party, copy)
    with gone_on_with(party.evening.id, shelf_in(copy), said, "killed when all was done"):
        return contents.records, took


def _killed_midway(
    party: Party, act: Act, folder: Path, whole: tuple[Any, ...], before: int, chance: Random, took: float
) -> bool:
    """Kill it at any moment of the same act; return whether it was before its end."""
    copy = _copied(folder)

    def watch(child: int, _pipe: int) -> float:
        time.sleep(chance.random() * took)
        os.kill(child, signal.SIGKILL)
        return 0.0

    _in_a_child(party, act, copy, watch)
    contents = _records(party, copy)
    length = len(contents.records)
    if length < before or contents.records != whole[:length]:
        raise Broken(f"killed in the middle {length} records are there, of {before} to {len(whole)}")
    twin = Evening(party.evening.ledger.agreed, None, contents.standing())
    twin.ledger.settle()
    with gone_on_with(party.evening.id, shelf_in(copy), stands(twin), "killed in the middle"):
        return length < len(whole)


def _copied(folder: Path) -> Path:
    """What lies on the disk now, in a place of its own."""
    copy = folder / "copy"
    rmtree(copy, ignore_errors=True)
    copytree(folder / "live", copy)
    return copy


def _records(party: Party, folder: Path) -> Contents:
    path, key = places_of(folder, party.evening.id)
    journal, contents, damage = Journal.open(path, KeyStore(key.parent))
    journal.close()
    if damage is not None and not damage.an_accident:
        raise Broken(f"a crash is told as tampering: {damage}")
    return contents


def _in_a_child(party: Party, act: Act, folder: Path, watch: Callable[[int, int], float]) -> float:
    """Let a process of its own go on with the evening and do an act; `watch` has to end it."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _go_on_in(party, act, folder, writing)
    os.close(writing)
    try:
        select.select([reading], [], [], 30)
        if os.read(reading, 1) != READY:
            raise Broken(f"the evening cannot be gone on with: {os.read(reading, 1 << 16)!r}")
        return watch(child, reading)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)


def _go_on_in(party: Party, act: Act, folder: Path, pipe: int) -> NoReturn:
    """The child: open the evening, say so, do the act, say where it stands, wait for the end."""
    signal.setitimer(signal.ITIMER_REAL, 0)
    try:
        party.evening = Evening.resume(party.evening.id, shelf_in(folder))
        os.write(pipe, READY)
        act(party)
        os.write(pipe, f"{stands(party.evening)}\n".encode())
        while True:
            signal.pause()
    except BaseException as problem:
        os.write(pipe, f"{type(problem).__name__} {problem}".encode())
        sys.stderr.flush()
        os._exit(1)


KILLED: Final = Proof(
    "killed",
    "Killed at any decision, or in the middle of writing it, the program goes on at the same question "
    "with the same digest: what it said was done is done, and nothing else.",
    "evenings, killed twice at every act",
    dict.fromkeys(books(), 1),
    lot=1,
    seconds=900,
    case=killed,
)


# --- cut -----------------------------------------------------------------------------------------------


def cut(part: str, number: int, most: int = LONGEST, cuts: int = CUTS) -> Counts:
    """Cut an evening's journal at any bytes, or put an older copy back: what is left of it is an evening
    of which the table is told, or it is refused.

    Raises:
        Broken: it goes on from something else, or nobody is told.
    """
    chance, counts = Random(f"{part}.cut.{number}"), Counts()
    with TemporaryDirectory(prefix="nightcaller-assurance-") as made:
        folder = Path(made)
        party = a_party(part, number, "cut", shelf_in(folder / "live", QuickDisk()))
        live, _key = places_of(folder / "live", party.evening.id)
        older: list[tuple[int, bytes]] = []
        for act in acts(party, most, counts):
            if chance.random() < OLDER:
                older.append((party.evening.ledger.length, live.read_bytes()))
            act(party)
        party.evening.close()
        whole = _records(party, folder / "live").records
        now = live.read_bytes()
        for _cut in range(cuts):
            counts["cuts"] += 1
            left = now[: int(chance.random() * len(now))]
            counts["refused: not even the table was left"] += _left(party, folder, whole, left)
        for length, copy in older:
            if length < len(whole):
                counts["older copies put back"] += 1
                _left(party, folder, whole, copy)
    return counts


def _left(party: Party, folder: Path, whole: tuple[Any, ...], left: bytes) -> bool:
    """Open what is left of a journal; return whether it was refused."""
    copy = _copied(folder)
    path, key = places_of(copy, party.evening.id)
    size, at = path.stat().st_size, len(left)
    path.write_bytes(left)
    try:
        journal, contents, damage = Journal.open(path, KeyStore(key.parent))
    except (JournalBeginningDamaged, JournalForeign):
        return True
    journal.close()
    length = len(contents.records)
    if damage is None or damage.an_accident:
        raise Broken(f"cut at {at} of {size} bytes nobody is told")
    if contents.records != whole[:length]:
        raise Broken(f"cut at {at} of {size} bytes there are other records")
    twin = Evening(party.evening.ledger.agreed, None, contents.standing())
    twin.ledger.note_tampering(damage.where, damage.records)
    twin.ledger.settle()
    with gone_on_with(party.evening.id, shelf_in(copy), stands(twin), f"cut at {at} of {size} bytes"):
        return False


CUT: Final = Proof(
    "cut",
    "A journal that was cut at any byte, or put back to what it was earlier, is gone on with at the "
    "question it leads to, and the table is told; or it is refused, if not even the table's set-up is left.",
    "evenings, cut at 60 bytes each and put back to older copies",
    dict.fromkeys(books(), 1),
    lot=1,
    seconds=900,
    case=cut,
)


# --- full and read-only ----------------------------------------------------------------------------------


class MoodyDisk(QuickDisk):
    """A disk that is full or for reading only from time to time.

    Attributes:
        well: whether everything succeeds now.
        failed: how often something failed.
    """

    def __init__(self, name: str) -> None:
        self.well, self.failed = True, 0
        self._chance = Random(name)

    def _try(self) -> None:
        if not self.well and self._chance.random() < FAILING:
            self.failed += 1
            error = self._chance.choice((errno.ENOSPC, errno.EROFS, errno.EIO))
            raise OSError(error, os.strerror(error))

    def write(self, descriptor: int, data: bytes, at: int) -> None:
        """Write all of it, some of it, or nothing."""
        if not self.well and self._chance.random() < FAILING / 2:
            super().write(descriptor, data[: int(self._chance.random() * len(data))], at)
            self.failed += 1
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._try()
        super().write(descriptor, data, at)

    def sync(self, descriptor: int) -> None:  # noqa: ARG002
        """Fail, or succeed at once."""
        self._try()

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut a file, or not."""
        self._try()
        super().truncate(descriptor, size)


def full(part: str, number: int, most: int = LONGEST) -> Counts:
    """Play an evening on a disk that often takes nothing; whoever tries again gets on.

    Raises:
        Broken: something that failed is there all the same, or the evening cannot be gone on with.
    """
    disk, counts = MoodyDisk(f"{part}.disk.{number}"), Counts()
    with shelf_of(disk) as shelf:
        party = a_party(part, number, "disk", shelf)
        for act in acts(party, most, counts):
            wanted = act
            before = party.chance.getstate()
            for again in range(2):
                disk.well = bool(again)
                try:
                    wanted(party)
                except JournalNotSaved:
                    if again:
                        raise
                    counts["not saved"] += 1
                    _nothing_half(party, disk)
                    party.chance.setstate(before)
                    wanted = Party.go_on  # what the screen asks for now
                else:
                    break
        disk.well = True
        if party.evening.ledger.unsettled:
            party.evening.ledger.settle()
        evening_id, live = party.evening.id, stands(party.evening)
        party.evening.close()
        with gone_on_with(evening_id, shelf, live, "opened again"):
            pass
    counts["failures of the disk"] = disk.failed
    return counts


def _nothing_half(party: Party, disk: MoodyDisk) -> None:
    """What stands is what the journal says: all of what was done before, nothing of what failed."""
    disk.well = True
    ledger = party.evening.ledger
    assert ledger.journal is not None
    twin = Evening(ledger.agreed, None, ledger.journal.contents().standing())
    if twin.digest != party.evening.digest or ledger.journal.length != ledger.length:
        raise Broken(f"after a failure it stands at {stands(party.evening)}, its records at {stands(twin)}")


FULL: Final = Proof(
    "full",
    "On a disk that fails from time to time (full, for reading only, in the middle of a record), "
    "nothing counts that was not saved, and whoever tries again gets on.",
    "evenings",
    dict.fromkeys(books(), 6),
    lot=6,
    seconds=300,
    case=full,
)
