"""secrecy.md, files: whoever looks at the files of a running game learns nothing."""

from __future__ import annotations

import stat
import sys
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcaller.table.shelf.journal import Decisions, Digest, Disk, End, Journal, Note, Record, Undo
from nightcaller.table.shelf.journal.cells import CELL, Cell, Link, Sealer, first_line
from nightcaller.table.shelf.journal.records import to_bytes
from table.journal_kit import EVENING, OTHER_EVENING, begin, keys_in, written

has_modes = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no file modes; the profile folder is private"
)

KINDS: tuple[Record, ...] = (
    Decisions(()),
    Decisions(((1, (2,)),)),
    Decisions(((1, ("judge.witch.antidote",)), (2, ("judge.witch.poison", 11)), (3, ("nobody",)))),
    Decisions(tuple((slot, (slot % 12,)) for slot in range(40))),
    Note("seen-card", "3"),
    Note("decoy", "suspect-11"),
    Undo(12, 3),
    Digest("f" * 64, 1000),
    End(),
)


def test_every_record_is_equally_long_on_disk(tmp_path: Path) -> None:
    sizes = []
    with begin(tmp_path) as journal:
        for record in KINDS[:6]:
            before = journal.path.stat().st_size
            journal.append(record)
            sizes.append(journal.path.stat().st_size - before)
    assert set(sizes) == {CELL}


seats = st.integers(0, 39)
words = st.text("abcdefghijklmnopqrstuvwxyz-.", max_size=24)
visit = st.lists(st.tuples(st.integers(0, 200), st.lists(seats | words, max_size=4).map(tuple)), max_size=8)


@given(st.one_of(visit.map(lambda decided: Decisions(tuple(decided))), st.sampled_from(KINDS)))
def test_whatever_is_decided_in_a_visit_fills_one_cell(record: Record) -> None:
    sealer = Sealer(b"k" * 32, first_line(1, EVENING))
    assert len(sealer.seal(to_bytes(record), Link(0, b""))[0]) == CELL


def test_no_name_role_or_choice_is_in_any_file(tmp_path: Path) -> None:
    written(tmp_path, records=KINDS[:6])
    plain = [
        "Priya",
        "小明",
        "Zoë",
        "judge",
        "seer",
        "witch",
        "nobody",
        "names",
        "decoy",
        "suspect",
        "engine",
    ]
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} == {".journal", ".key", ".records"}
    for path in files:
        data = path.read_bytes()
        assert [word for word in plain if word.encode() in data] == []


def test_the_plain_line_shows_only_magic_format_and_id(tmp_path: Path) -> None:
    data = written(tmp_path).read_bytes()
    assert data.partition(b"\n")[0] == b"NIGHTCALLER-JOURNAL 1 " + EVENING.encode()


def test_equal_games_do_not_look_equal(tmp_path: Path) -> None:
    one = written(tmp_path).read_bytes()
    two = written(tmp_path, OTHER_EVENING).read_bytes()
    assert len(one) == len(two)
    start = len(first_line(1, EVENING))
    blocks = [data[at : at + 16] for data in (one, two) for at in range(start, len(one), 16)]
    assert len(set(blocks)) == len(blocks)


def test_what_another_library_has_sealed_is_sealed_so_to_the_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evenings that began with the cipher of `cryptography` go on: this cell's hash is from there."""
    monkeypatch.setattr("os.urandom", lambda count: bytes(range(count)))
    sealer, link = Sealer(bytes(range(32)), first_line(3, "0123456789abcdef" * 2)), Link(7, bytes(28))
    cell, _next = sealer.seal(b"an evening of before", link)
    assert blake2b(cell, digest_size=8).hexdigest() == "44fa149d7080b7b8"
    assert sealer.open(cell, link) == Cell(1, b"an evening of before")


def test_a_failed_write_is_sealed_anew_so_that_no_nonce_is_used_twice() -> None:
    sealer = Sealer(b"k" * 32, first_line(1, EVENING))
    one, _ = sealer.seal(b"the same", Link(3, b"x"))
    two, _ = sealer.seal(b"the same", Link(3, b"x"))
    assert one[:12] != two[:12]


@has_modes
def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = written(tmp_path)
    folder = tmp_path / "state" / "keys"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE((folder / f"{EVENING}.key").stat().st_mode) == 0o600
    assert [stat.S_IMODE(one.stat().st_mode) for one in (folder, folder.parent)] == [0o700, 0o700]


@has_modes
def test_a_folder_that_was_open_to_others_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "keys"
    folder.mkdir()
    folder.chmod(0o755)
    Disk().make_folder(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_key_opens_only_its_own_journal(tmp_path: Path) -> None:
    """The same bytes under another id do not open, even with the first one's key."""
    data = written(tmp_path).read_bytes()
    keys = tmp_path / "state" / "keys"
    own = Sealer((keys / f"{EVENING}.key").read_bytes()[:32], first_line(1, EVENING))
    start = len(first_line(1, EVENING))
    cell = data[start : start + CELL]
    other = Sealer((keys / f"{EVENING}.key").read_bytes()[:32], first_line(1, OTHER_EVENING))
    assert own.open(cell, Link(0, b"")) is not None
    assert other.open(cell, Link(0, b"")) is None


def test_opening_changes_nothing(tmp_path: Path) -> None:
    path = written(tmp_path)
    before = {one: one.read_bytes() for one in tmp_path.rglob("*") if one.is_file()}
    Journal.open(path, keys_in(tmp_path)).journal.close()
    assert {one: one.read_bytes() for one in tmp_path.rglob("*") if one.is_file()} == before


def test_an_error_names_no_secret(tmp_path: Path) -> None:
    with begin(tmp_path) as journal, pytest.raises(ValueError, match="larger") as error:
        journal.append(Note("judge.seer", "Priya" * 1_000_000))
    assert "Priya" not in str(error.value)
    assert "seer" not in str(error.value)
