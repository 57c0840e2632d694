"""Overruling: whatever a table does over the game's head, its journal leads to where it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import nightcaller
from makers.assurance.proving import Broken, Counts, Proof
from makers.upsets import SIZES, Party
from nightcaller.engine import ENGINE_VERSION
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
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


class Watched(Party):
    """A party that is asked at which windows it was upset."""

    upset_at: Counts

    def upset(self) -> None:
        """Upset it, and count where."""
        self.upset_at[self.evening.window_label] += 1
        super().upset()


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


def overruled(part: str, number: int) -> Counts:
    """Play the evening of this number with upsets; read its journal; compare.

    Raises:
        Broken: the journal leads elsewhere.
        Flaw: the evening is stuck, or its records do not fold to what stands.
    """
    name = f"{part}.overruled.{number}"
    party = Watched(book(part), name, SIZES[number % len(SIZES)], tuple(Style)[number % len(Style)])
    party.upset_at = Counter()
    with shelf_of(QuickDisk()) as shelf:
        party.evening = begun(party.evening.sitting, shelf)
        party.play()
        evening_id, live = party.evening.id, stands(party.evening)
        records = party.evening.ledger.length
        party.evening.close()
        again = Evening.resume(evening_id, shelf)
        try:
            if stands(again) != live or again.damage is not None:
                raise Broken(f"the journal leads to {stands(again)} instead of {live}")
        finally:
            again.close()
    at = {f"window {label}": 1 for label in party.upset_at}
    return Counter({"steps": party.steps, "upsets": party.upset_at.total(), "records": records, **at})


PROOF: Final = Proof(
    "overruling",
    "Whatever a table does over the game's head (amendments, skips, steps back, other styles, "
    "forgotten PINs, corrections, mishaps), somebody who does what the screen asks for comes to the "
    "end, and the journal leads to the same digest, question and screen.",
    "evenings",
    dict.fromkeys(books(), 12),
    lot=60,
    seconds=120,
    case=overruled,
)
