"""A damaged journal: what was sound is read, what was lost is said, and the original is kept."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcaller.table.shelf.journal import (
    Agreed,
    Damage,
    Decisions,
    End,
    Journal,
    JournalBeginningDamaged,
    JournalForeign,
    Note,
    Record,
)
from nightcaller.table.shelf.journal.cells import CELL, Link, Sealer, first_line, read_first_line, seal_of
from nightcaller.table.shelf.journal.keys import Counted
from nightcaller.table.shelf.journal.reading import find_damage, read_records
from nightcaller.table.shelf.journal.records import to_bytes
from table.journal_kit import EVENING, OTHER_EVENING, RECORDS, all_records, header, keys_in, reread, written

LINE = first_line(1, EVENING)
SEALER = Sealer(b"k" * 32, LINE)
ALL = all_records()


def sealed(records: tuple[Record, ...], sealer: Sealer = SEALER, line: bytes = LINE) -> bytes:
    out, link = line, Link(0, b"")
    for record in records:
        cells, link = sealer.seal(to_bytes(record), link)
        out += cells
    return out


def read(data: bytes) -> tuple[tuple[Record, ...], Damage | None]:
    line = read_first_line(data)
    assert line is not None
    readable = read_records(data, line, SEALER)
    return readable.records, find_damage(data, readable, SEALER, "kept")


WHOLE = sealed(ALL)


def test_cut_at_any_byte_it_loses_only_the_record_that_is_cut() -> None:
    for size in range(len(LINE), len(WHOLE) + 1):
        kept, rest = divmod(size - len(LINE), CELL)
        records, damage = read(WHOLE[:size])
        assert records == ALL[:kept]
        assert damage == (Damage("tail", size - rest, rest, 1, "kept") if rest else None)


@given(st.integers(0, (len(WHOLE) - len(LINE)) * 8 - 1))
def test_one_flipped_bit_anywhere_ends_the_readable_part_there(bit: int) -> None:
    changed = bytearray(WHOLE)
    changed[len(LINE) + bit // 8] ^= 1 << bit % 8
    hit = bit // 8 // CELL
    records, damage = read(bytes(changed))
    assert records == ALL[:hit]
    assert damage is not None
    assert damage.where == ("tail" if hit == len(ALL) - 1 else "middle")
    assert damage.records == len(ALL) - hit


@given(st.binary(min_size=1, max_size=3 * CELL))
def test_rubbish_behind_the_end_costs_nothing(rubbish: bytes) -> None:
    records, damage = read(WHOLE + rubbish)
    assert records == ALL
    assert damage is not None
    assert damage.size == len(rubbish)
    assert damage.where == ("tail" if len(rubbish) <= CELL else "middle")


@given(st.integers(0, len(WHOLE) - len(LINE)), st.integers(1, 3 * CELL))
def test_zeros_after_a_power_cut_cost_at_most_what_they_cover(start: int, size: int) -> None:
    """Some file systems keep the new length but lose the data."""
    end = min(len(LINE) + start + size, len(WHOLE))
    data = WHOLE[: len(LINE) + start].ljust(end, b"\0")
    assert read(data)[0] == ALL[: start // CELL]


def cells_of(data: bytes) -> list[bytes]:
    return [data[at : at + CELL] for at in range(len(LINE), len(data), CELL)]


@given(st.data())
def test_cells_cannot_change_places(data: st.DataObject) -> None:
    cells = cells_of(WHOLE)
    one, two = sorted(data.draw(st.sets(st.integers(0, len(cells) - 1), min_size=2, max_size=2)))
    cells[one], cells[two] = cells[two], cells[one]
    assert read(LINE + b"".join(cells))[0] == ALL[:one]


@given(st.integers(0, len(ALL) - 2))
def test_a_cell_cannot_be_left_out(gone: int) -> None:
    cells = cells_of(WHOLE)
    del cells[gone]
    assert read(LINE + b"".join(cells))[0] == ALL[:gone]


@given(st.integers(1, len(ALL)), st.integers(0, len(ALL) - 1))
def test_a_cell_cannot_be_played_twice(at: int, which: int) -> None:
    cells = cells_of(WHOLE)
    cells.insert(at, cells[which])
    records, _ = read(LINE + b"".join(cells))
    assert records == ALL[:at] or (which == at and records == ALL[: at + 1])


@given(st.integers(0, len(ALL) - 1))
def test_a_cell_from_another_game_does_not_fit_even_under_the_same_key(at: int) -> None:
    line = first_line(1, OTHER_EVENING)
    cells = cells_of(WHOLE)
    cells[at] = cells_of(sealed(ALL, Sealer(b"k" * 32, line), line))[at]
    assert read(LINE + b"".join(cells))[0] == ALL[:at]


@given(st.integers(0, len(ALL) - 2))
def test_a_cell_fits_only_behind_the_very_cell_it_was_written_after(at: int) -> None:
    """An older copy of the same game, under the same key and at the same place: still not this game."""
    cells = cells_of(WHOLE)
    cells[at + 1] = cells_of(sealed(ALL))[at + 1]
    assert read(LINE + b"".join(cells))[0] == ALL[: at + 1]


def test_a_long_record_torn_between_its_cells_is_only_a_tail() -> None:
    long = sealed((*ALL, Note("board", "x" * 5000)))
    assert len(long) > len(WHOLE) + 5 * CELL
    for size in range(len(WHOLE) + CELL, len(long), CELL):
        records, damage = read(long[:size])
        assert records == ALL
        assert damage == Damage("tail", len(WHOLE), size - len(WHOLE), 1, "kept")


def test_what_was_safe_once_and_is_torn_is_no_accident(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:-100])
    _journal, _contents, damage = Journal.open(path, keys_in(tmp_path))
    assert damage is not None
    assert (damage.message_id, damage.records) == ("journal-damage-middle", 1)


@pytest.mark.parametrize("harm", ["tail", "middle"])
def test_where_no_length_was_noted_damage_is_told_all_the_same(tmp_path: Path, harm: str) -> None:
    path = written(tmp_path)
    data = bytearray(path.read_bytes())
    if harm == "tail":
        del data[-100:]
    else:
        data[len(LINE) + 3 * CELL + 50] ^= 255
    path.write_bytes(data)
    for noted in (tmp_path / "state/keys").glob("*.records"):
        noted.unlink()
    _journal, contents, damage = Journal.open(path, keys_in(tmp_path))
    assert damage is not None
    assert damage.message_id == f"journal-damage-{harm}"
    assert len(contents.records) + damage.records == len(all_records())


class Found(NamedTuple):
    name: str
    data: bytes


def kept(folder: Path) -> list[Found]:
    return [Found(path.name, path.read_bytes()) for path in folder.glob("*.damaged-*")]


def test_after_a_torn_tail_play_goes_on_and_the_torn_bytes_are_kept(tmp_path: Path) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    torn = whole[:-100]
    path.write_bytes(torn)
    last_safe = Counted(len(all_records()) - 1, seal_of(whole[-2 * CELL : -CELL]))
    keys_in(tmp_path).note(EVENING, last_safe)  # the torn one was never said to be safe
    journal, contents, damage = Journal.open(path, keys_in(tmp_path))
    assert contents.records == all_records()[:-1]
    assert damage is not None
    assert (damage.message_id, damage.records) == ("journal-damage-tail", 1)
    assert path.read_bytes() == torn
    with journal:
        journal.append(End())
    assert kept(tmp_path) == [(damage.kept_as, torn)]
    assert reread(path) == (*all_records()[:-1], End())


def test_after_damage_in_the_middle_the_whole_original_is_kept(tmp_path: Path) -> None:
    path = written(tmp_path)
    data = bytearray(path.read_bytes())
    data[len(LINE) + 3 * CELL + 50] ^= 255
    path.write_bytes(data)
    journal, contents, damage = Journal.open(path, keys_in(tmp_path))
    assert contents.records == all_records()[:3]
    assert damage is not None
    assert damage.message_id == "journal-damage-middle"
    assert damage.arguments == {"records": len(RECORDS) - 1, "file": damage.kept_as}
    with journal:
        journal.append(Decisions(((1, (1,)),)))
    assert kept(tmp_path) == [(damage.kept_as, bytes(data))]


def test_damage_is_told_again_until_play_goes_on_and_never_overwrites_an_older_copy(tmp_path: Path) -> None:
    path = written(tmp_path)
    for round_ in (1, 2):
        path.write_bytes(path.read_bytes() + b"?")
        for _ in range(2):
            journal, _, damage = Journal.open(path, keys_in(tmp_path))
            journal.close()
            assert damage is not None
            assert damage.kept_as == f"{path.name}.damaged-{round_}"
        with Journal.open(path, keys_in(tmp_path)).journal as journal:
            journal.append(End())
    assert len(kept(tmp_path)) == 2


@pytest.mark.parametrize("record", [0, 1])
def test_without_a_set_up_there_is_nothing_to_go_on_from(tmp_path: Path, record: int) -> None:
    path = written(tmp_path)
    data = bytearray(path.read_bytes())
    data[len(LINE) + record * CELL] ^= 1
    path.write_bytes(data)
    with pytest.raises(JournalBeginningDamaged):
        Journal.open(path, keys_in(tmp_path))
    assert path.read_bytes() == data


@settings(deadline=None)
@given(st.integers(0, len(LINE) - 1), st.integers(0, 7))
def test_a_flipped_bit_in_the_first_line_is_refused_and_nothing_is_changed(
    tmp_path_factory: pytest.TempPathFactory, at: int, bit: int
) -> None:
    folder = tmp_path_factory.mktemp("line")
    path = written(folder)
    data = bytearray(path.read_bytes())
    data[at] ^= 1 << bit
    path.write_bytes(data)
    with pytest.raises(Exception, match="error-journal-"):
        Journal.open(path, keys_in(folder))
    assert path.read_bytes() == data


def test_an_empty_file_is_no_journal(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(b"")
    with pytest.raises(JournalForeign):
        Journal.open(path, keys_in(tmp_path))


def test_records_need_header_and_set_up_first() -> None:
    records, damage = read(sealed((header(), Agreed({}))))
    assert records == (header(), Agreed({}))
    assert damage is None


def test_a_journal_cut_exactly_between_two_records_says_how_much_is_missing(tmp_path: Path) -> None:
    """Every cell of it is sound: only the length that was noted elsewhere can tell."""
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[: -2 * CELL])
    journal, contents, damage = Journal.open(path, keys_in(tmp_path))
    assert damage == Damage("short", path.stat().st_size, 0, 2, "")
    assert contents.records == all_records()[:-2]
    with journal:
        journal.append(RECORDS[0])  # the table has been told and plays on from there
    assert reread(path) == (*all_records()[:-2], RECORDS[0])
    assert [one.name for one in path.parent.glob("*.damaged-*")] == []


@pytest.mark.parametrize("noted", ["", "no number", "-3", "0", "6"])
def test_a_length_that_makes_no_sense_alarms_nobody(tmp_path: Path, noted: str) -> None:
    path = written(tmp_path)
    (count,) = (tmp_path / "state/keys").glob("*.records")
    count.write_text(noted)
    assert reread(path) == all_records()


def test_a_disk_that_takes_no_length_takes_the_record_all_the_same(tmp_path: Path) -> None:
    path = written(tmp_path)
    (count,) = (tmp_path / "state/keys").glob("*.records")
    count.unlink()
    count.mkdir()
    with Journal.open(path, keys_in(tmp_path)).journal as journal:
        journal.append(RECORDS[0])
    assert reread(path) == (*all_records(), RECORDS[0])


def test_of_a_copy_that_was_played_on_it_is_told_how_many_records_are_its_own(tmp_path: Path) -> None:
    path = written(tmp_path)
    copy = path.read_bytes()
    with Journal.open(path, keys_in(tmp_path)).journal as journal:
        journal.append(Note("theirs"))
        journal.append(Note("theirs too"))
    theirs = path.read_bytes()
    path.write_bytes(copy)
    with Journal.open(path, keys_in(tmp_path)).journal as journal:
        journal.append(Note("ours"))
    path.write_bytes(theirs)
    journal, _contents, damage = Journal.open(path, keys_in(tmp_path))
    journal.close()
    assert damage is not None
    assert (damage.where, damage.size, damage.records, damage.kept_as) == ("long", 0, 2, "")
