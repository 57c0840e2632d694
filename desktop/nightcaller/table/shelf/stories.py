"""A finished evening as one readable file: enough to replay it, and to read it without a replay."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from nightcaller.errors import Reason
from nightcaller.table.shelf.journal import Disk
from nightcaller.table.shelf.journal.errors import JournalError, JournalUnreachable

STORY_FORMAT: Final = 1
LARGEST_STORY: Final = 16 << 20
"""Bytes; a larger file is none of ours."""
LONGEST_EVENING: Final = timedelta(hours=12)
EVENING_ID: Final = re.compile(r"[0-9a-f]{32}")

Timestamp = Annotated[datetime, msgspec.Meta(tz=True)]


def by_clock(moment: datetime, zone: tzinfo | None = None) -> datetime:
    """The same moment as clocks show it, here or in a zone; at the ends of the calendar, which a file may
    name, as it is."""
    try:
        return moment.astimezone(zone)
    except (OverflowError, OSError, ValueError):
        return moment


class StoryUnreadable(JournalError):
    """A finished evening's file is not one, or was edited by hand until it could not be read."""

    message_id = "error-journal-story-unreadable"

    def __init__(self, file: str) -> None:
        super().__init__(file=file)


class StoryMissing(JournalError):
    """There is no such file."""

    message_id = "error-journal-story-missing"

    def __init__(self, file: str) -> None:
        super().__init__(file=file)


class StoryFromNewerVersion(JournalError):
    """A finished evening was saved by a newer Nightcaller."""

    message_id = "error-journal-story-newer"

    def __init__(self, file: str) -> None:
        super().__init__(file=file)


class StoryDiffers(JournalError):
    """A finished evening cannot be replayed: another version's rules led it, or somebody edited its file.

    Args:
        written: the version that saved it.
    """

    message_id = "error-journal-story-differs"

    def __init__(self, written: str) -> None:
        super().__init__(written=written)


class StoryRoleRefused(JournalError):
    """An own role of a finished evening cannot be read or played."""

    message_id = "error-journal-story-role"

    def __init__(self, why: Reason) -> None:
        super().__init__(why=why)


class StoryAlreadyThere(JournalError):
    """The evening to import is on the shelf already.

    Args:
        evening: its id there.
    """

    message_id = "error-journal-story-twice"

    def __init__(self, evening: str = "") -> None:
        super().__init__()
        self.evening = evening


class NoSuchEvening(JournalError):
    """There is no evening with this id."""

    message_id = "error-journal-no-such-evening"


class Ending(msgspec.Struct, frozen=True):
    """How an evening ended: the engine's `Outcome` as plain data."""

    winners: tuple[str, ...]
    """Teams, for instance ``("judge.wolves",)``; empty for a draw."""
    seats: tuple[int, ...]
    """Seats that won."""
    reason: str
    """Message id."""


class Story(msgspec.Struct, frozen=True):
    """A finished evening: enough to replay it (set-up and decisions) and to read it without a replay."""

    id: str
    book: str
    players: tuple[str, ...]
    started: Timestamp
    finished: Timestamp
    ending: Ending
    app_version: str
    engine_version: str
    setup: Any
    decisions: tuple[tuple[int, tuple[int | str, ...]], ...]
    summary: dict[str, Any] = {}
    """What the caller wants to show without a replay: roles, deaths, awards... plain data."""
    format: int = STORY_FORMAT


@dataclass(frozen=True, slots=True)
class Finished:
    """A line of the list of finished evenings."""

    id: str
    started: datetime | None
    players: tuple[str, ...] = ()
    book: str = ""
    ending: Ending | None = None
    problem: JournalError | None = None

    def when(self) -> float:
        """When it began, in seconds; before all others if nobody can tell."""
        return self.started.timestamp() if self.started else float("-inf")


class _Marked(msgspec.Struct):
    format: int


def minutes_between(started: datetime, finished: datetime) -> int:
    """Return how long an evening was, to the nearest minute and one at least; 0 where that tells nothing: it
    was put away and finished another day, or a clock was wrong.
    """
    lasted = finished - started
    return max(1, round(lasted / timedelta(minutes=1))) if timedelta() < lasted < LONGEST_EVENING else 0


def to_bytes(story: Story) -> bytes:
    """Return a story's file."""
    return msgspec.json.format(msgspec.json.encode(story), indent=1)


def read(path: Path, disk: Disk) -> Story:
    """Read a story's file from a disk.

    Raises:
        StoryUnreadable, StoryFromNewerVersion, JournalUnreachable.
    """
    return parsed(read_file(path, disk), path.name)


def read_file(path: Path, disk: Disk) -> bytes:
    """Read a story's file as it is.

    Raises:
        StoryUnreadable: it is a folder, or too large to be one.
        JournalUnreachable: it cannot be read.
    """
    try:
        if path.is_dir() or path.stat().st_size > LARGEST_STORY:
            raise StoryUnreadable(path.name)
        return disk.read_whole(path)
    except OSError as problem:
        raise JournalUnreachable(path) from problem


def parsed(data: bytes, name: str) -> Story:
    """Read what is in a story's file.

    Args:
        name: of the file, for whoever reads the error.

    Raises:
        StoryUnreadable, StoryFromNewerVersion.
    """
    data = data.removeprefix(BOM_UTF8)  # an editor's way of saving
    try:
        if msgspec.json.decode(data, type=_Marked).format > STORY_FORMAT:
            raise StoryFromNewerVersion(name)
        story = msgspec.json.decode(data, type=Story)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise StoryUnreadable(name) from problem
    if not EVENING_ID.fullmatch(story.id) or not all(
        0 <= seat < len(story.players) for seat in story.ending.seats
    ):
        raise StoryUnreadable(name)
    return story


def checked(evening: str) -> str:
    """Return the id if it is one: it becomes a file's name, so nothing else may pass.

    Raises:
        NoSuchEvening: it is none.
    """
    if not EVENING_ID.fullmatch(evening):
        raise NoSuchEvening
    return evening
