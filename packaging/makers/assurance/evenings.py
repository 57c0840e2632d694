"""Evenings as the proofs play them: on a shelf of their own, with a journal, opened again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import nightcaller
from makers.assurance.proving import Broken
from nightcaller.engine import ENGINE_VERSION
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Disk
from nightcaller.table.shelf.sitting import Sitting


class QuickDisk(Disk):
    """A disk that is not waited for: only whoever pulls the plug would notice."""

    def sync(self, descriptor: int) -> None:
        """Nothing is pulled out here."""

    def sync_folder(self, folder: Path) -> None:
        """Nothing is pulled out here."""


@contextmanager
def shelf_of(disk: Disk | None = None) -> Iterator[Shelf]:
    """An empty shelf that goes again."""
    with TemporaryDirectory(prefix="nightcaller-assurance-") as folder:
        yield shelf_in(Path(folder), disk)


def shelf_in(folder: Path, disk: Disk | None = None) -> Shelf:
    """The shelf in a folder, its keys beside it."""
    return Shelf(folder / "data", folder / "state", disk)


def begun(sitting: Sitting, shelf: Shelf) -> Evening:
    """Begin an evening whose records go to a journal."""
    journal = shelf.begin(
        book=sitting.book,
        seats=len(sitting.players),
        setup=sitting,
        app_version=nightcaller.__version__,
        engine_version=ENGINE_VERSION,
    )
    return Evening(sitting, journal)


def stands(evening: Evening) -> str:
    """Where an evening stands: the game's digest, the question and the screen."""
    return f"{evening.digest} {evening.window_label} {evening.scene}"


def places_of(folder: Path, evening: str) -> tuple[Path, Path]:
    """Where the journal of a running evening and its key lie, of `shelf_in` a folder."""
    running = folder / "data" / "evenings" / "running"
    return running / f"{evening}.journal", folder / "state" / "keys" / f"{evening}.key"


@contextmanager
def gone_on_with(evening: str, shelf: Shelf, live: str, when: str) -> Iterator[Evening]:
    """An evening that is opened again, and closed in the end.

    Args:
        live: where it has to stand.
        when: what has happened before.

    Raises:
        Broken: it stands elsewhere.
    """
    again = Evening.resume(evening, shelf)
    try:
        if stands(again) != live:
            raise Broken(f"{when} it stands at {stands(again)} instead of {live}")
        yield again
    finally:
        again.close()
