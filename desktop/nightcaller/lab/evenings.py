"""The evenings that were played on this computer: read for a table, or told in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from nightcaller.lab.words import LabWords
from nightcaller.people import PeopleFile
from nightcaller.table.season.circles import PlayedEvening, circles
from nightcaller.table.season.gathered import Gathered, Gatherer, Skipped
from nightcaller.table.season.season import Season, groups_of
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.text import message_id


def gathered(folder: Path | None, bar: Any) -> tuple[list[PlayedEvening], list[Skipped]]:
    """Read all finished evenings.

    Args:
        folder: as the window's `--data-dir`; None for the user's own.
        bar: shows how far it is.

    Raises:
        JournalUnreachable: the folder cannot be read.
    """
    shelf = Shelf(folder)
    found = Gathered()
    for _done, bar.total in Gatherer(shelf).steps(found):
        bar.update()
    return circles(found.evenings, PeopleFile(shelf.data_dir / "people.json").current), found.skipped


def page(say: LabWords, evenings: Sequence[PlayedEvening]) -> Iterator[str]:
    """Return the groups and their people as lines to read."""
    for number, played in groups_of(evenings):
        season = Season(played)
        yield say("lab-evenings-group", group=number + 1, count=len(played), hours=round(season.minutes / 60))
        for book, won in season.by(lambda one: one.facts.book).items():
            yield say(
                "lab-evenings-book",
                book=say(message_id("book", book)),
                count=won.total(),
                village=won["village"],
                wolves=won["wolves"],
                third=won["third"],
            )
        for person in season.people.values():
            yield say(
                "lab-evenings-person",
                person=person.name,
                count=person.played,
                won=person.wins.written,
                survived=person.survived,
                out=person.first_out,
            )
        yield ""
