"""The journal: what goes in comes out, one record after the other, and who may open it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcaller.table.shelf.journal import (
    Agreed,
    Contents,
    Decisions,
    Digest,
    Disk,
    End,
    Journal,
    JournalBusy,
    JournalForeign,
    JournalFromNewerVersion,
    JournalKeyMissing,
    JournalKeyWrong,
    JournalUnreachable,
    KeyStore,
    Note,
    Record,
    Undo,
)
from nightcaller.table.shelf.journal.journal import read_header
from nightcaller.table.shelf.journal.records import LASTING, from_bytes, to_bytes
from table.journal_kit import (
    EVENING,
    OTHER_EVENING,
    RECORDS,
    all_records,
    begin,
    header,
    keys_in,
    reread,
    written,
)


@dataclass
class Table:
    names: list[str]
    deck: dict[str, int]
    seed: int


def test_what_was_appended_is_read_in_the_same_order(tmp_path: Path) -> None:
    assert reread(written(tmp_path)) == all_records()


def test_a_journal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = written(tmp_path)
    journal, contents, _ = Journal.open(path, keys_in(tmp_path))
    with journal:
        assert journal.length == len(contents.records) == 2 + len(RECORDS)
        journal.append(End())
    assert reread(path) == (*all_records(), End())


def test_contents_name_decisions_notes_and_end(tmp_path: Path) -> None:
    with begin(tmp_path) as journal:
        for record in (*RECORDS, End()):
            journal.append(record)
        contents = journal.contents()
    assert contents.decisions() == ((3, (1,)), (4, ("nobody",)), (0, ()), (-2, ("judge.witch", 0, 11)))
    assert contents.notes() == (Note("seen-card", "2"),)
    assert contents.ended
    assert contents.table(Table).names == ["Priya", "小明", "Zoë"]


def test_a_set_up_of_another_form_is_said_to_be_of_another_version(tmp_path: Path) -> None:
    with begin(tmp_path) as journal, pytest.raises(JournalFromNewerVersion):
        journal.contents().table(int)


def test_undo_takes_back_decisions_and_the_notes_made_since(tmp_path: Path) -> None:
    with begin(tmp_path) as journal:
        journal.append(Decisions(((1, (2,)),)))
        length = journal.length
        journal.append(Decisions(((2, (0,)),)))
        journal.append(Note("seen-dawn"))
        journal.append(Undo(1, length))
        journal.append(Note("corrected"))
        journal.append(Decisions(((2, (1,)),)))
        contents = journal.contents()
    assert contents.decisions() == ((1, (2,)), (2, (1,)))
    assert contents.notes() == (Note("corrected"),)


def test_what_a_moderator_has_written_down_no_undo_takes_back(tmp_path: Path) -> None:
    with begin(tmp_path) as journal:
        journal.append(Decisions(((1, (2,)),)))
        for key in LASTING:
            journal.append(Note(key))
        journal.append(Undo(1, 2))
        assert {note.key for note in journal.contents().notes()} == LASTING
        assert LASTING


def test_the_header_is_read_without_the_rest(tmp_path: Path) -> None:
    assert read_header(written(tmp_path), keys_in(tmp_path), Disk()) == header()


@given(st.lists(st.one_of(st.just("decide"), st.integers(0, 30)), max_size=30))
def test_undo_of_undo_of_anything_equals_a_list_that_is_cut(steps: list[str | int]) -> None:
    records: list[Record] = [header(), Agreed({})]
    expected: list[tuple[int, int]] = []  # record number, slot
    for slot, step in enumerate(steps):
        if step == "decide":
            expected.append((len(records), slot))
            records.append(Decisions(((slot, ()),)))
        else:
            length = 2 + int(step) % (len(records) - 1)
            expected = [one for one in expected if one[0] < length]
            records.append(Undo(1, length))
    contents = Contents(header(), Agreed({}), tuple(records))
    assert contents.decisions() == tuple((slot, ()) for _, slot in expected)


def test_undo_cannot_reach_the_set_up_or_the_future(tmp_path: Path) -> None:
    with begin(tmp_path) as journal:
        for length in (1, 3):
            with pytest.raises(ValueError, match="undo"):
                journal.append(Undo(1, length))
        assert journal.length == 2
        journal.append(Undo(1, 2))
        assert journal.length == 3


def test_header_and_set_up_are_written_only_once(tmp_path: Path) -> None:
    with begin(tmp_path) as journal:
        for record in (header(), Agreed({})):
            with pytest.raises(ValueError, match="once"):
                journal.append(record)


def test_a_closed_journal_takes_nothing(tmp_path: Path) -> None:
    journal = begin(tmp_path)
    journal.close()
    journal.close()
    with pytest.raises(ValueError, match="closed"):
        journal.append(End())


def test_a_second_journal_of_the_same_name_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    path = written(tmp_path)
    with pytest.raises(FileExistsError):
        begin(tmp_path)
    assert reread(path) == all_records()


def test_an_id_that_is_not_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="id"):
        begin(tmp_path, "../" + EVENING[3:])
    assert list(tmp_path.iterdir()) == []


picks = st.lists(st.one_of(st.integers(-(2**31), 2**31), st.text(max_size=30)), max_size=5).map(tuple)
any_record = st.one_of(
    st.builds(Decisions, st.lists(st.tuples(st.integers(-100, 1000), picks), max_size=8).map(tuple)),
    st.builds(Note, st.text(max_size=50), st.text(max_size=3000)),
    st.builds(Undo, st.integers(0, 99), st.integers(2, 999)),
    st.builds(Digest, st.text(max_size=64), st.integers(0, 9999)),
    st.just(End()),
)


@given(any_record)
def test_every_record_survives_its_bytes(record: Record) -> None:
    assert from_bytes(to_bytes(record)) == record


def test_a_record_larger_than_a_cell_survives(tmp_path: Path) -> None:
    long = tuple(Note("board", "狼" * length) for length in (320, 331, 332, 5000))
    assert reread(written(tmp_path, records=long))[2:] == long


def test_two_hands_on_one_journal_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    with Journal.open(path, keys_in(tmp_path)).journal, pytest.raises(JournalBusy):
        Journal.open(path, keys_in(tmp_path))
    assert reread(path) == all_records()


def test_two_processes_on_one_journal_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    attempt = (
        "import sys; from pathlib import Path; from nightcaller.table.shelf.journal import *\n"
        "try: Journal.open(Path(sys.argv[1]), KeyStore(Path(sys.argv[2])))\n"
        "except JournalBusy as error: print(error.message_id)"
    )
    arguments = [sys.executable, "-c", attempt, str(path), str(tmp_path / "state" / "keys")]
    with Journal.open(path, keys_in(tmp_path)).journal:
        other = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == "error-journal-busy"


def test_without_its_key_a_journal_stays_shut(tmp_path: Path) -> None:
    path = written(tmp_path)
    with pytest.raises(JournalKeyMissing):
        Journal.open(path, KeyStore(tmp_path / "elsewhere"))


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "another evening's"])
def test_a_damaged_key_is_told_from_a_damaged_journal(tmp_path: Path, damage: str) -> None:
    path = written(tmp_path)
    other = written(tmp_path, OTHER_EVENING)
    keys = tmp_path / "state" / "keys"
    key = (keys / f"{path.stem}.key").read_bytes()
    damaged = {
        "cut": key[:-1],
        "flipped": bytes([key[0] ^ 1]) + key[1:],
        "empty": b"",
        "another evening's": (keys / f"{other.stem}.key").read_bytes(),
    }
    (keys / f"{path.stem}.key").write_bytes(damaged[damage])
    with pytest.raises(JournalKeyWrong):
        Journal.open(path, keys_in(tmp_path))


def test_a_missing_file_is_unreachable(tmp_path: Path) -> None:
    with pytest.raises(JournalUnreachable):
        Journal.open(tmp_path / "none.journal", keys_in(tmp_path))


@pytest.mark.parametrize(
    "data", [b"", b"\0" * 5000, b"NIGHTCALLER-JOURNAL", b"NIGHTCALLER-JOURNAL 1 xyz\n", b"{}\n"]
)
def test_a_file_that_is_no_journal_is_named_so(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "some.journal"
    path.write_bytes(data)
    with pytest.raises(JournalForeign):
        Journal.open(path, keys_in(tmp_path))
    assert path.read_bytes() == data


def test_a_newer_format_is_refused_and_kept(tmp_path: Path) -> None:
    path = written(tmp_path)
    newer = path.read_bytes().replace(b"JOURNAL 1 ", b"JOURNAL 2 ", 1)
    path.write_bytes(newer)
    with pytest.raises(JournalFromNewerVersion) as error:
        Journal.open(path, keys_in(tmp_path))
    assert error.value.arguments == {"written": "2"}
    assert path.read_bytes() == newer
