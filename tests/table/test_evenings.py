"""The shelf: evenings to continue, finished evenings to read, and files that are not as they were."""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nightcaller.table.shelf.evenings import Running, Shelf
from nightcaller.table.shelf.journal import (
    Corrected,
    Decisions,
    Disk,
    Journal,
    JournalBusy,
    JournalCopied,
    JournalError,
    JournalForeign,
    JournalKeyMissing,
    JournalNotSaved,
    JournalUnreachable,
)
from nightcaller.table.shelf.stories import (
    Ending,
    NoSuchEvening,
    Story,
    StoryAlreadyThere,
    StoryFromNewerVersion,
    StoryMissing,
    StoryUnreadable,
    to_bytes,
)
from table.journal_kit import STARTED, TABLE, FailingDisk

PLAYERS = ("Priya", "小明", "Zoë")
WOLVES = Ending(("judge.wolves",), (0, 2), "end-judge-divine-gone")
DECIDED = Decisions(((3, (1,)), (4, ("nobody",))))


def shelf_in(folder: Path, disk: Disk | None = None) -> Shelf:
    return Shelf(folder / "data", folder / "state", disk)


def begin(shelf: Shelf, now: datetime = STARTED) -> Journal:
    return shelf.begin(
        book="judge", seats=3, setup=TABLE, app_version="0.1.0", engine_version="engine-1", now=now
    )


def begun(shelf: Shelf, now: datetime = STARTED) -> str:
    with begin(shelf, now) as journal:
        journal.append(DECIDED)
        return journal.evening


def finished(shelf: Shelf, now: datetime = STARTED) -> str:
    journal = begin(shelf, now)
    journal.append(DECIDED)
    return shelf.finish(journal, players=PLAYERS, ending=WOLVES, summary={"nights": 2}).id


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_an_empty_shelf_has_nothing_and_makes_no_folder(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    assert (shelf.running(), shelf.finished(), files(tmp_path)) == ([], [], [])


def test_a_running_evening_shows_when_and_how_many_and_can_be_continued(tmp_path: Path) -> None:
    evening = begun(shelf_in(tmp_path))
    shelf = shelf_in(tmp_path)
    assert shelf.running() == [Running(evening, STARTED, 3)]
    journal, contents, damage = shelf.resume(evening)
    journal.close()
    assert contents.setup.table == TABLE
    assert contents.decisions() == DECIDED.decided
    assert damage is None


def test_an_evening_being_played_is_listed_too(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    with begin(shelf) as journal:
        assert shelf.running() == [Running(journal.evening, STARTED, 3)]


def played_at(tmp_path: Path, evening: str, when: float) -> None:
    os.utime(tmp_path / "data/evenings/running" / f"{evening}.journal", (when, when))


def test_the_latest_past_evening_comes_first(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    days = [STARTED + timedelta(days=day) for day in (1, 0, 2)]
    for day in days:
        finished(shelf, day)
    assert [line.started for line in shelf.finished()] == sorted(days, reverse=True)


def test_the_evening_that_was_interrupted_comes_first_not_the_one_that_began_last(tmp_path: Path) -> None:
    """A is interrupted, B begun and left, A taken up again and killed: A is what people want back."""
    shelf = shelf_in(tmp_path)
    first, second = begun(shelf), begun(shelf, STARTED + timedelta(hours=1))
    assert [line.id for line in shelf.running()] == [second, first]
    shelf.resume(first).journal.close()
    assert [line.id for line in shelf_in(tmp_path).running()] == [first, second]


def test_an_evening_from_a_wrong_clock_does_not_stay_on_top(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    ahead = begun(shelf, STARTED + timedelta(days=3650))
    older, newer, last = begun(shelf), begun(shelf), begun(shelf)
    now = time.time()
    for evening, when in ((ahead, now + 9e7), (older, now - 200), (newer, now - 100), (last, now - 300)):
        played_at(tmp_path, evening, when)
    assert [line.id for line in shelf.running()] == [last, newer, older, ahead]


def test_where_nobody_knows_which_was_last_the_files_tell(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evenings = [begun(shelf) for _ in range(3)]
    (tmp_path / "data/evenings/running/last").write_bytes(b"\xff not an id")
    for number, evening in enumerate(evenings):
        played_at(tmp_path, evening, 1e9 + number)
    assert [line.id for line in shelf.running()] == evenings[::-1]


@pytest.mark.parametrize("story", ["", "null", "{}", '{"format": 1}'])
def test_a_stray_file_of_the_same_name_costs_no_running_evening(tmp_path: Path, story: str) -> None:
    """A sync tool, a restored backup: only the evening's own whole story lets its journal go."""
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    folder = tmp_path / "data/evenings/finished"
    folder.mkdir()
    (folder / f"{evening}.json").write_text(story)
    assert [line.id for line in shelf.running()] == [evening]
    journal, contents, damage = shelf.resume(evening)
    assert (contents.decisions(), damage) == (DECIDED.decided, None)
    shelf.finish(journal, players=PLAYERS, ending=WOLVES)
    assert (shelf.running(), [line.problem for line in shelf.finished()]) == ([], [None])


def test_an_older_story_of_the_same_evening_costs_nothing_either(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    sealed = {path: (tmp_path / path).read_bytes() for path in files(tmp_path)}
    shelf.finish(shelf.resume(evening).journal, players=PLAYERS, ending=WOLVES)
    for path, data in sealed.items():
        (tmp_path / path).write_bytes(data)
    with shelf.resume(evening).journal as journal:
        journal.append(DECIDED)
    assert [line.id for line in shelf.running()] == [evening]


def test_a_copy_under_another_name_is_no_evening_and_endangers_none(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    running = tmp_path / "data/evenings/running"
    copy = "c" * 32
    (running / f"{copy}.journal").write_bytes((running / f"{evening}.journal").read_bytes())
    with pytest.raises(JournalCopied):
        shelf.resume(copy)
    listed = {line.id: line.problem and type(line.problem) for line in shelf.running()}
    assert listed == {evening: None, copy: JournalCopied}
    shelf.keep_aside(copy)
    shelf.resume(evening).journal.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among files")
@pytest.mark.parametrize("where", ["running", "finished"])
def test_a_pipe_in_place_of_a_file_is_not_waited_for(tmp_path: Path, where: str) -> None:
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    folder = tmp_path / "data/evenings" / where
    folder.mkdir(exist_ok=True)
    name = f"{'d' * 32}.{'journal' if where == 'running' else 'json'}"
    os.mkfifo(folder / name)
    lines = shelf.running() if where == "running" else shelf.finished()
    assert [line.id for line in lines if line.problem] == ["d" * 32]
    assert [line.id for line in shelf.running() if not line.problem] == [evening]


def test_a_file_that_an_editor_marked_as_unicode_is_read(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = finished(shelf)
    path = tmp_path / "data/evenings/finished" / f"{evening}.json"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert [line.problem for line in shelf.finished()] == [None]
    assert shelf.story(evening).players == PLAYERS


def test_a_set_up_may_be_a_struct(tmp_path: Path) -> None:
    class Table(msgspec.Struct):
        names: tuple[str, ...]

    with shelf_in(tmp_path).begin(
        book="judge", seats=3, setup=Table(PLAYERS), app_version="0", engine_version="0"
    ) as journal:
        assert journal.contents().table(Table) == Table(PLAYERS)
        assert datetime.now(UTC) - journal.contents().header.created < timedelta(minutes=5)


def test_a_finished_evening_is_readable_and_its_sealed_journal_and_key_are_gone(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = finished(shelf)
    assert files(tmp_path) == [f"data/evenings/finished/{evening}.json"]
    text = (tmp_path / files(tmp_path)[0]).read_text(encoding="utf-8")
    assert "小明" in text
    story = json.loads(text)
    assert story["setup"] == TABLE
    assert story["decisions"] == [[3, [1]], [4, ["nobody"]]]
    assert story["ending"]["winners"] == ["judge.wolves"]
    assert story["summary"] == {"nights": 2}
    assert shelf.story(evening).decisions == DECIDED.decided
    (line,) = shelf.finished()
    assert (line.id, line.players, line.book, line.ending) == (evening, PLAYERS, "judge", WOLVES)
    assert shelf.running() == []


@pytest.mark.parametrize("operation", ["write", "sync", "replace", "sync_folder"])
def test_a_story_that_cannot_be_written_leaves_the_journal_open_for_another_try(
    tmp_path: Path, operation: str
) -> None:
    evening = begun(shelf_in(tmp_path))
    disk = FailingDisk(operation, 0, errno.ENOSPC)
    shelf = shelf_in(tmp_path, disk)
    journal = shelf.resume(evening).journal
    with pytest.raises(JournalNotSaved) as caught:
        shelf.finish(journal, players=PLAYERS, ending=WOLVES)
    assert caught.value.message_id == "error-journal-full"
    assert (tmp_path / "data/evenings/running" / f"{evening}.journal").exists()
    shelf.finish(journal, players=PLAYERS, ending=WOLVES)
    assert files(tmp_path) == [f"data/evenings/finished/{evening}.json"]


def test_a_crash_between_story_and_removal_is_tidied_up(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    sealed = {path: (tmp_path / path).read_bytes() for path in files(tmp_path)}
    shelf.finish(shelf.resume(evening).journal, players=PLAYERS, ending=WOLVES)
    for path, data in sealed.items():
        (tmp_path / path).write_bytes(data)
    assert shelf.running() == []
    assert files(tmp_path) == [f"data/evenings/finished/{evening}.json"]


class RemovesNothing(Disk):
    """A process that ends before it has removed what is no longer needed."""

    def remove(self, path: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def corrected_and_told(tmp_path: Path, stands: Sequence[tuple[int, tuple[int | str, ...]]]) -> Story:
    """A corrected evening whose story is written and whose journal is still there."""
    shelf = shelf_in(tmp_path, RemovesNothing())
    journal = begin(shelf)
    journal.append(DECIDED)
    journal.append(Corrected(2, (stands[0],), 1))
    return shelf.finish(journal, players=PLAYERS, ending=WOLVES, decisions=stands)


@pytest.mark.parametrize("edited", (False, True), ids=("as it was told", "edited by hand"))
def test_of_a_corrected_evening_a_remainder_is_known_by_how_it_was_told(tmp_path: Path, edited: bool) -> None:
    """What stands of it takes its book to find out; a story of something else removes no journal."""
    told = corrected_and_told(tmp_path, ((3, (0,)), (4, ("nobody",))))
    remainder = f"data/evenings/running/{told.id}.journal"
    assert remainder in files(tmp_path)
    if edited:
        story = tmp_path / f"data/evenings/finished/{told.id}.json"
        story.write_bytes(to_bytes(msgspec.structs.replace(told, decisions=DECIDED.decided)))
    assert [line.id for line in shelf_in(tmp_path).running()] == [told.id] * edited
    assert (remainder in files(tmp_path)) is edited


def test_how_an_evening_was_told_is_noted_as_earlier_versions_noted_it(tmp_path: Path) -> None:
    """Or their remainders would stay on the list of running evenings for ever."""
    told = corrected_and_told(tmp_path, ((3, (0,)), (4, ("nobody",))))
    with shelf_in(tmp_path).resume(told.id).journal as journal:
        assert [note.value for note in journal.contents().notes()] == ["e8fd81f09d43d4ff3a67914da59ea7e6"]


def test_the_key_of_a_damaged_copy_is_kept(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    path = tmp_path / "data/evenings/running" / f"{evening}.journal"
    path.write_bytes(path.read_bytes() + b"?")
    journal, _, damage = shelf.resume(evening)
    assert damage is not None
    journal.append(DECIDED)
    shelf.finish(journal, players=PLAYERS, ending=WOLVES)
    assert f"keys/{evening}.key" in files(tmp_path / "state")
    assert files(tmp_path / "data/evenings/running") == [damage.kept_as]


def test_unreadable_journals_are_listed_last_with_the_reason(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    foreign, keyless, good = begun(shelf), begun(shelf), begun(shelf)
    running = tmp_path / "data/evenings/running"
    (running / f"{foreign}.journal").write_text("edited by hand")
    (tmp_path / "state/keys" / f"{keyless}.key").unlink()
    (running / "notes.txt").write_text("not ours")
    lines = shelf.running()
    assert lines[0] == Running(good, STARTED, 3)
    assert {line.id: type(line.problem) for line in lines[1:]} == {
        foreign: JournalForeign,
        keyless: JournalKeyMissing,
    }


def test_a_journal_that_cannot_be_played_is_kept_aside_unchanged(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    evening = begun(shelf)
    data = (tmp_path / "data/evenings/running" / f"{evening}.journal").read_bytes()
    kept = shelf.keep_aside(evening)
    assert kept.read_bytes() == data
    assert shelf.running() == []
    assert f"keys/{evening}.key" in files(tmp_path / "state")
    with pytest.raises(NoSuchEvening):
        shelf.keep_aside(evening)


def test_a_journal_that_cannot_be_moved_stays(tmp_path: Path) -> None:
    evening = begun(shelf_in(tmp_path))
    shelf = shelf_in(tmp_path, FailingDisk("replace", 0, errno.EROFS))
    with pytest.raises(JournalNotSaved):
        shelf.keep_aside(evening)
    assert shelf.running() == [Running(evening, STARTED, 3)]


def test_deleting_leaves_nothing(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    for evening in (begun(shelf), finished(shelf)):
        shelf.delete(evening)
        with pytest.raises(NoSuchEvening):
            shelf.delete(evening)
    assert files(tmp_path) == []


def test_an_evening_that_is_being_played_is_neither_deleted_nor_moved(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    with begin(shelf) as journal:
        for attempt in (shelf.delete, shelf.keep_aside):
            with pytest.raises(JournalBusy):
                attempt(journal.evening)
        journal.append(DECIDED)
    assert shelf.running() == [Running(journal.evening, STARTED, 3)]


def test_a_shelf_that_cannot_be_looked_at_says_so(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / ("x" * 300), tmp_path / "state")
    for attempt in (
        shelf.running,
        shelf.finished,
        lambda: shelf.resume("0" * 32),
        lambda: shelf.story("0" * 32),
    ):
        with pytest.raises(JournalUnreachable):
            attempt()
    with pytest.raises(JournalNotSaved):
        begin(shelf)


@pytest.mark.parametrize("evening", ["", "..", "../../etc/passwd", "A" * 32, "0" * 31, "0" * 32])
def test_an_unknown_id_is_no_evening_and_no_path(tmp_path: Path, evening: str) -> None:
    shelf = shelf_in(tmp_path)
    for attempt in (shelf.resume, shelf.story, shelf.delete, shelf.keep_aside):
        with pytest.raises(NoSuchEvening):
            attempt(evening)


def edited(story: dict[str, Any], **changes: Any) -> bytes:
    return json.dumps(story | changes).encode()


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        (lambda story: b"", StoryUnreadable),
        (lambda story: b"[1, 2", StoryUnreadable),
        (lambda story: b"\xff\xfe", StoryUnreadable),
        (lambda story: b"[" * 100_000, StoryUnreadable),
        (lambda story: edited(story, decisions="none"), StoryUnreadable),
        (lambda story: edited(story, started="yesterday"), StoryUnreadable),
        (lambda story: edited(story, started="2026-11-21T20:30:00"), StoryUnreadable),
        (lambda story: edited(story, id="../../.bashrc"), StoryUnreadable),
        (lambda story: edited(story, ending={"winners": [], "seats": [7], "reason": ""}), StoryUnreadable),
        (lambda story: edited(story, format=2, decisions="in a new form"), StoryFromNewerVersion),
    ],
)
def test_a_story_edited_by_hand_gets_a_message_and_harms_no_other(tmp_path: Path, damage, error) -> None:
    shelf = shelf_in(tmp_path)
    bad, good = finished(shelf), finished(shelf)
    path = tmp_path / "data/evenings/finished" / f"{bad}.json"
    path.write_bytes(damage(json.loads(path.read_bytes())))
    with pytest.raises(error):
        shelf.story(bad)
    first, last = shelf.finished()
    assert (first.id, first.problem) == (good, None)
    assert (last.id, type(last.problem)) == (bad, error)
    with pytest.raises(error):
        shelf.take_in(path)


def test_an_evening_from_another_computer_is_taken_in_once(tmp_path: Path) -> None:
    there, here = shelf_in(tmp_path / "there"), shelf_in(tmp_path / "here")
    evening = finished(there)
    path = tmp_path / "there/data/evenings/finished" / f"{evening}.json"
    assert here.take_in(path) == there.story(evening)
    assert [line.id for line in here.finished()] == [evening]
    with pytest.raises(StoryAlreadyThere):
        here.take_in(path)
    with pytest.raises(StoryMissing):
        here.take_in(path.with_name("nowhere.json"))
    with pytest.raises(StoryUnreadable):
        here.take_in(tmp_path)


def test_on_a_disk_for_reading_only_nothing_is_deleted_and_that_is_said(tmp_path: Path) -> None:
    class ReadOnly(Disk):
        def remove(self, path: Path) -> None:
            raise OSError(errno.EROFS, "", str(path))

    evening = finished(shelf_in(tmp_path))
    shelf = shelf_in(tmp_path, ReadOnly())
    with pytest.raises(JournalNotSaved) as refused:
        shelf.delete(evening)
    assert refused.value.message_id == "error-journal-read-only"
    assert [line.id for line in shelf.finished()] == [evening]


def test_a_story_of_absurd_size_is_not_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(StoryUnreadable):
        shelf_in(tmp_path).take_in(huge)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no file modes")
def test_the_shelf_is_for_its_owner_alone(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    begun(shelf)
    finished(shelf)
    modes = {path.stat().st_mode & 0o777 for path in tmp_path.rglob("*") if path.is_file()}
    folders = {path.stat().st_mode & 0o777 for path in tmp_path.rglob("*") if path.is_dir()}
    assert (modes, folders) == ({0o600}, {0o700})


def test_a_disk_that_takes_no_evening_says_so(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(JournalNotSaved):
        begin(shelf_in(tmp_path))


class Watched(Disk):
    """A disk that knows which files are open."""

    def __init__(self) -> None:
        self.held: dict[int, str] = {}

    def open(self, path: Path, flags: int) -> int:
        descriptor = super().open(path, flags)
        self.held[descriptor] = path.name
        return descriptor

    def close(self, descriptor: int) -> None:
        super().close(descriptor)
        del self.held[descriptor]


def let_go(shelf: Shelf, how: str) -> None:
    """One of the ways in which the shelf is done with an evening."""
    evening = begun(shelf)
    path = shelf.data_dir / "evenings" / "running" / f"{evening}.journal"
    match how:
        case "finished":
            shelf.finish(shelf.resume(evening).journal, players=PLAYERS, ending=WOLVES)
            shelf.story(evening)
        case "closed twice":
            journal = shelf.resume(evening).journal
            journal.close()
            journal.close()
        case "torn":
            path.write_bytes(path.read_bytes()[:-30])
            shelf.resume(evening).journal.close()
        case "nothing left":
            path.write_bytes(b"")
            with pytest.raises(JournalError):
                shelf.resume(evening)
        case "open elsewhere":
            with shelf.resume(evening).journal, pytest.raises(JournalError):
                shelf.resume(evening)
    shelf.running()
    shelf.finished()


@pytest.mark.parametrize(
    "how", ["finished", "closed twice", "torn", "nothing left", "open elsewhere", "begun"]
)
def test_whoever_is_done_with_an_evening_has_let_go_of_its_files(tmp_path: Path, how: str) -> None:
    """Where a file that is open cannot be removed, its story would stand beside its sealed journal."""
    disk = Watched()
    let_go(shelf_in(tmp_path, disk), how)
    assert disk.held == {}
