"""The shelf: running evenings (sealed journals) and finished ones (readable stories) on disk.

```
<data>/evenings/running/<id>.journal    sealed; its key is <state>/keys/<id>.key
<data>/evenings/running/last            the id of the evening that was opened last
<data>/evenings/finished/<id>.json      everything, readable
<data>/evenings/kept/                   journals and stories that could not be read; never deleted by itself
```

Long because an evening is begun, found, sealed and finished in one place.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs

from nightcaller.table.shelf.journal import (
    Agreed,
    Contents,
    Corrected,
    Disk,
    Header,
    Journal,
    KeyStore,
    Note,
    OpenedJournal,
)
from nightcaller.table.shelf.journal.errors import (
    JournalBusy,
    JournalCopied,
    JournalError,
    JournalNotSaved,
    JournalUnreachable,
)
from nightcaller.table.shelf.journal.journal import read_header
from nightcaller.table.shelf.sitting import SEATED
from nightcaller.table.shelf.stories import (
    EVENING_ID,
    Ending,
    Finished,
    NoSuchEvening,
    Story,
    StoryAlreadyThere,
    StoryMissing,
    checked,
    read,
    to_bytes,
)

_LAST: Final = "last"
_TOLD_AS: Final = "told_as"
"""Key of the note by which the story of a corrected evening is known again."""
_CLOCKS_DIFFER: Final = 24 * 3600.0
"""How far, in seconds, a file may come from the future: a disk that was lent to another time zone."""


@dataclass(frozen=True, slots=True)
class Running:
    """A line of the list of evenings that can be continued: nothing about who plays or how it goes."""

    id: str
    started: datetime | None
    """None when the journal cannot be read."""
    seats: int
    problem: JournalError | None = None
    """Why it cannot be read; `Shelf.keep_aside` puts it away."""


def told(
    journal: Journal,
    *,
    players: tuple[str, ...],
    ending: Ending,
    setup: Any = None,
    summary: dict[str, Any] | None = None,
    now: datetime | None = None,
    decisions: Sequence[tuple[int, tuple[int | str, ...]]] | None = None,
) -> Story:
    """Return the readable story of a game that is over; nothing is written.

    Args:
        journal: the evening's journal, still open.
        players: names by seat.
        ending: the engine's outcome.
        setup: what a replay starts from, less what is nobody's business afterwards; by default all
            that the journal has.
        summary: what lists and the recap show without a replay; plain data.
        now: the end, by default the clock's.
        decisions: what is in effect; by default all of the journal's, which has no correction then.
    """
    contents = journal.contents()
    header = contents.header
    return Story(
        id=header.evening,
        book=header.book,
        players=players,
        started=header.created,
        finished=now or datetime.now(UTC),
        ending=ending,
        app_version=header.app_version,
        engine_version=header.engine_version,
        setup=contents.setup.table if setup is None else msgspec.to_builtins(setup),
        decisions=contents.decisions() if decisions is None else tuple(decisions),
        summary=summary or {},
    )


class Shelf:
    """All evenings of this user.

    Args:
        data_dir: where evenings are kept; by default the user's data folder.
        state_dir: where the keys of new evenings are kept; by default the user's state folder.
        disk: the edge to the operating system.
        also: further state folders in which the key of a running evening may lie.

    Attributes:
        data_dir: where evenings are kept, and what is known of all of them together.
    """

    def __init__(
        self,
        data_dir: Path | None = None,
        state_dir: Path | None = None,
        disk: Disk | None = None,
        also: Sequence[Path] = (),
    ) -> None:
        data_dir = data_dir or platformdirs.user_data_path("nightcaller", appauthor=False)
        state_dir = state_dir or platformdirs.user_state_path("nightcaller", appauthor=False)
        self._disk = disk or Disk()
        self.data_dir = data_dir
        self._keys = KeyStore(state_dir / "keys", self._disk, [folder / "keys" for folder in also])
        self._running = data_dir / "evenings" / "running"
        self._finished = data_dir / "evenings" / "finished"
        self._kept = data_dir / "evenings" / "kept"

    def begin(
        self,
        *,
        book: str,
        seats: int,
        setup: Any,
        app_version: str,
        engine_version: str,
        now: datetime | None = None,
    ) -> Journal:
        """Begin an evening; from the moment this returns it can be continued.

        Args:
            book: the rulebook's id.
            seats: number of players.
            setup: plain data or a msgspec struct or dataclass; `Contents.table` gives it back.
            app_version: this program's version.
            engine_version: the engine's version.
            now: the start, by default the clock's.

        Raises:
            JournalNotSaved: the disk does not take it.
        """
        evening = secrets.token_hex(16)
        header = Header(evening, book, seats, app_version, engine_version, now or datetime.now(UTC))
        self._make_folder(self._running)
        path = self._journal(evening)
        journal = Journal.create(path, self._keys, header, Agreed(msgspec.to_builtins(setup)), self._disk)
        self._note_last(evening)
        return journal

    def resume(self, evening: str) -> OpenedJournal:
        """Open a running evening to go on with it.

        Raises:
            NoSuchEvening: it is not on the shelf.
            JournalCopied: the file is another evening's.
            JournalError: as `Journal.open`.
        """
        opened = Journal.open(self._existing(self._journal(evening)), self._keys, self._disk)
        if opened.journal.evening != evening:
            opened.journal.close()
            raise JournalCopied
        self._note_last(evening)
        return opened

    def running(self) -> list[Running]:
        """Return the evenings that can be continued, the one played last first; unreadable last, with why.

        Which one was opened last is noted; the others go by when their files were written, those from the
        future last: a clock that was once wrong must not keep an evening on top for ever.

        A sealed journal whose story was already written (a crash in the middle of `finish`) is removed.

        Raises:
            JournalUnreachable: the folder cannot be read.
        """
        lines = []
        for path in self._files(self._running, ".journal"):
            evening = path.stem
            if self._is_told(evening):
                with suppress(OSError):
                    self._forget(evening)
                continue
            try:
                header = read_header(path, self._keys, self._disk)
                if header.evening != evening:
                    raise JournalCopied
            except JournalError as problem:
                lines.append(Running(evening, None, 0, problem))
            else:
                lines.append(Running(evening, header.created, header.seats))
        last = self._last()
        return sorted(
            lines,
            key=lambda line: (line.problem is None, line.id == last, self._written(line.id)),
            reverse=True,
        )

    def finish(self, journal: Journal, **facts: Any) -> Story:
        """Write the readable story of a game that is over, then close and remove its sealed journal.

        Args:
            journal: the evening's journal, still open.
            facts: as for `told`.

        Raises:
            JournalNotSaved: the story is not on disk; the journal is still there and open: try again.
        """
        story = told(journal, **facts)
        if _corrected(journal.contents()):
            # What stands of a corrected evening takes its rulebook to find out: a shelf has none.
            journal.append(Note(_TOLD_AS, _fingerprint(story)))
        self._write(story)
        journal.close()
        with suppress(OSError):  # the story is safe; `running` tidies up another time
            self._forget(story.id)
        return story

    def finished(self) -> list[Finished]:
        """Return the finished evenings, the latest first; unreadable files last, with why.

        Raises:
            JournalUnreachable: the folder cannot be read.
        """
        lines = []
        for path in self._files(self._finished, ".json"):
            try:
                story = read(path, self._disk)
            except JournalError as problem:
                lines.append(Finished(path.stem, None, problem=problem))
            else:
                lines.append(Finished(path.stem, story.started, story.players, story.book, story.ending))
        return sorted(lines, key=Finished.when, reverse=True)

    def has_finished(self) -> bool:
        """Whether there is any file among the finished evenings; one that cannot be read counts as well."""
        with suppress(JournalUnreachable):
            return any(self._all(self._finished, ".json"))
        return True

    def finished_files(self) -> list[Path]:
        """Return every file among the finished evenings, those too that are none (`stories.read_file`).

        Raises:
            JournalUnreachable: the folder cannot be read.
        """
        return list(self._all(self._finished, ".json"))

    def rewrite(self, story: Story) -> None:
        """Put a finished evening in the place of the one with the same id: names were made others.

        Raises:
            NoSuchEvening: it is not on the shelf.
            JournalNotSaved: the old one is as it was.
        """
        self._existing(self._story(story.id))
        self._write(story)

    def story(self, evening: str) -> Story:
        """Return a finished evening.

        Raises:
            NoSuchEvening, StoryUnreadable, StoryFromNewerVersion, JournalUnreachable.
        """
        return read(self._existing(self._story(evening)), self._disk)

    def written(self, evening: str) -> bytes:
        """Return a finished evening as a file that `take_in` puts on any shelf.

        Raises:
            NoSuchEvening, StoryUnreadable, StoryFromNewerVersion, JournalUnreachable.
        """
        return to_bytes(self.story(evening))

    def take_in(self, path: Path) -> Story:
        """Put a copy of a finished evening's file, from another computer say, on the shelf.

        Raises:
            StoryMissing, StoryUnreadable, StoryFromNewerVersion, StoryAlreadyThere, JournalUnreachable,
                JournalNotSaved.
        """
        if not _exists(path):
            raise StoryMissing(str(path))
        story = read(path, self._disk)
        if _exists(self._story(story.id)):
            raise StoryAlreadyThere(story.id)
        self._write(story)
        return story

    def delete(self, evening: str) -> None:
        """Remove a finished or running evening for good.

        Raises:
            NoSuchEvening: it is not on the shelf.
            JournalBusy: it is being played.
            JournalNotSaved: it cannot be removed.
        """
        story, journal = self._story(evening), self._journal(evening)
        if _exists(journal):
            self._refuse_if_played(journal)
        elif not _exists(story):
            raise NoSuchEvening
        try:
            self._disk.remove(story)
            self._forget(evening)
        except OSError as problem:
            raise JournalNotSaved(story, problem) from problem

    def keep_aside(self, evening: str) -> Path:
        """Take a journal that cannot be played on, or a story that cannot be told, off the list, unchanged.

        A journal's key stays where it is.

        Returns:
            Where it is now.

        Raises:
            NoSuchEvening: it is not on the shelf.
            JournalBusy: it is being played.
            JournalNotSaved: it cannot be moved.
        """
        path = self._journal(evening)
        if _exists(path):
            self._refuse_if_played(path)
        else:
            path = self._existing(self._story(evening))
        self._make_folder(self._kept)
        target = self._kept / path.name
        try:
            self._disk.replace(path, target)
            self._disk.sync_folder(self._kept)
            self._disk.sync_folder(path.parent)
        except OSError as problem:
            raise JournalNotSaved(target, problem) from problem
        return target

    def _journal(self, evening: str) -> Path:
        return self._running / f"{checked(evening)}.journal"

    def _story(self, evening: str) -> Path:
        return self._finished / f"{checked(evening)}.json"

    def _existing(self, path: Path) -> Path:
        if not _exists(path):
            raise NoSuchEvening
        return path

    def _refuse_if_played(self, path: Path) -> None:
        """Raise JournalBusy if any process has the journal open: it would go on writing to nowhere."""
        try:
            descriptor = self._disk.open(path, os.O_RDONLY)
            try:
                free = self._disk.lock(descriptor)
            finally:
                self._disk.close(descriptor)
        except OSError as problem:
            raise JournalUnreachable(path) from problem
        if not free:
            raise JournalBusy

    def _files(self, folder: Path, suffix: str) -> Iterator[Path]:
        return (path for path in self._all(folder, suffix) if EVENING_ID.fullmatch(path.stem))

    def _all(self, folder: Path, suffix: str) -> Iterator[Path]:
        try:
            found = sorted(folder.iterdir()) if folder.exists() else []
        except OSError as problem:
            raise JournalUnreachable(folder) from problem
        return (path for path in found if path.suffix == suffix)

    def _make_folder(self, folder: Path) -> None:
        try:
            self._disk.make_folder(folder)
        except OSError as problem:
            raise JournalNotSaved(folder, problem) from problem

    def _forget(self, evening: str) -> None:
        """Remove journal and key; damaged copies keep their key, they may still be wanted."""
        path = self._journal(evening)
        self._disk.remove(path)
        self._disk.sync_folder(path.parent)  # a journal that came back without its key would be a riddle
        if not any(path.parent.glob(f"{path.name}.damaged-*")):
            self._keys.remove(evening)
        if self._last() == evening:
            self._disk.remove(self._running / _LAST)

    def _write(self, story: Story) -> None:
        path = self._story(story.id)
        self._make_folder(self._finished)
        try:
            self._disk.write_whole(path, to_bytes(story))
        except OSError as problem:
            raise JournalNotSaved(path, problem) from problem

    def _is_told(self, evening: str) -> bool:
        """Whether the evening's story is safe on the shelf, so that its sealed journal is only a remainder.

        Not any file of that name will do, nor a story of something else: what it says has to be what the
        journal says. A journal that cannot be read any more has nothing to compare and stays where it is.
        """
        if not _exists(self._story(evening)):
            return False
        try:
            story = read(self._story(evening), self._disk)
            journal, contents, _damage = Journal.open(self._journal(evening), self._keys, self._disk)
        except JournalError:
            return False
        journal.close()
        if _corrected(contents):
            notes = [note.value for note in contents.notes() if note.key == _TOLD_AS]
            same = notes[-1:] == [_fingerprint(story)]
        else:
            told = (one for one in contents.decisions() if one[0] != SEATED)
            same = story.decisions == tuple(told)
        return same and story.id == evening == contents.header.evening

    def _note_last(self, evening: str) -> None:
        with suppress(OSError):
            self._disk.jot(self._running / _LAST, evening.encode())

    def _last(self) -> str:
        try:
            return self._disk.read_whole(self._running / _LAST).decode("ascii", "replace")
        except OSError:
            return ""

    def _written(self, evening: str) -> float:
        """When the journal was last written, in seconds; never, if that is still to come."""
        try:
            written = self._journal(evening).stat().st_mtime
        except OSError:
            return float("-inf")
        return written if written <= time.time() + _CLOCKS_DIFFER else float("-inf")


def _corrected(contents: Contents) -> bool:
    return any(isinstance(record, Corrected) for record in contents.records)


def _fingerprint(story: Story) -> str:
    plain = tuple((slot, tuple(picks)) for slot, picks in story.decisions)  # as it is read again
    return blake2b(repr(plain).encode(), digest_size=16).hexdigest()


def _exists(path: Path) -> bool:
    """Whether a file is there; not being allowed to look is not the same as its absence."""
    try:
        return path.exists()
    except OSError as problem:
        raise JournalUnreachable(path) from problem
