"""A journal that was put back from a copy, or damaged, is told to the whole table.

What a power cut leaves, a record half written that nobody was told is safe, alarms nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from nightcaller.table.live.acts import before_everybody
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import TAMPERED, Bulletin, Cover, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Disk
from nightcaller.table.shelf.journal.cells import CELL
from public_window import sitting, still
from table.bots import play

STYLES: Final = ("pass_around", "eyes_closed", "narrator")
Damaging = Callable[[Path, bytes], None]


class Jotting(Disk):
    """A disk that keeps what is written down without waiting."""

    def __init__(self) -> None:
        self.jotted: list[tuple[Path, bytes]] = []

    def jot(self, path: Path, data: bytes) -> None:
        self.jotted.append((path, data))
        super().jot(path, data)


def put_back(path: Path, copy: bytes) -> None:
    path.write_bytes(copy)


def torn(path: Path, _copy: bytes) -> None:
    path.write_bytes(path.read_bytes()[: -CELL // 2])


def damaged(path: Path, _copy: bytes) -> None:
    data = bytearray(path.read_bytes())
    data[-4 * CELL] ^= 1
    path.write_bytes(data)


def shelf_in(folder: Path) -> Shelf:
    return Shelf(folder / "data", folder / "state")


def journal_of(evening: Evening) -> Path:
    journal = evening.ledger.journal
    assert journal is not None
    return journal.path


def at_night(folder: Path, style: str) -> tuple[Evening, bytes]:
    """An evening in its first night, three answers on, and a copy of its journal from before them."""
    evening = Evening.begin(sitting(8, style=style), shelf_in(folder))
    in_the_night = lambda _scene: evening.window_label == "judge.night" and private(evening)  # noqa: E731
    play(evening, still(), until=in_the_night)
    copy = journal_of(evening).read_bytes()
    before = evening.ledger.length
    play(evening, still(), until=lambda _scene: evening.ledger.length >= before + 6 and private(evening))
    evening.close()
    return evening, copy


def private(evening: Evening) -> bool:
    return not before_everybody(evening.scene, evening.progress.style)


def next_public(evening: Evening) -> Scene:
    play(evening, still(), until=lambda scene: before_everybody(scene, evening.progress.style))
    return evening.scene


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("harm", "where"),
    [(put_back, "short"), (torn, "middle"), (damaged, "middle")],
    ids=["copy", "torn", "bit"],
)
def test_the_table_is_told_on_its_next_screen(tmp_path: Path, style: str, harm: Damaging, where: str) -> None:
    played, copy = at_night(tmp_path, style)
    (path,) = (tmp_path / "data").rglob("*.journal")
    harm(path, copy)
    evening = Evening.resume(played.id, shelf_in(tmp_path))
    assert private(evening), "whoever has the laptop goes on where it stood"
    evening.close()
    evening = Evening.resume(played.id, shelf_in(tmp_path))
    assert evening.damage is None, "it was written down; the file is whole again"
    assert next_public(evening) == Bulletin(TAMPERED, ())
    told = evening.progress.tampered
    assert told is not None
    assert (told[0], told[1] > 0) == (where, True)
    evening.acknowledge()
    assert evening.scene != Bulletin(TAMPERED, ())
    evening.close()
    assert Evening.resume(played.id, shelf_in(tmp_path)).progress.tampered is None


@pytest.mark.parametrize("steps", range(9), ids="{} steps on the copy".format)
def test_the_whole_one_put_back_after_a_look_at_the_copy_is_told_too(tmp_path: Path, steps: int) -> None:
    played, copy = at_night(tmp_path, "pass_around")
    (path,) = (tmp_path / "data").rglob("*.journal")
    whole = path.read_bytes()
    path.write_bytes(copy)
    looking = Evening.resume(played.id, shelf_in(tmp_path))
    most = looking.ledger.length + steps
    play(looking, still(), until=lambda _scene: looking.ledger.length >= most)
    looking.close()
    seen, there = len(path.read_bytes()), len(whole)
    path.write_bytes(whole)
    evening = Evening.resume(played.id, shelf_in(tmp_path))
    assert evening.progress.tampered is not None
    assert evening.progress.tampered[0] == ("short" if seen > there else "long")


def test_a_step_taken_back_does_not_hide_it(tmp_path: Path) -> None:
    played, copy = at_night(tmp_path, "pass_around")
    (path,) = (tmp_path / "data").rglob("*.journal")
    path.write_bytes(copy)
    evening = Evening.resume(played.id, shelf_in(tmp_path))
    play(evening, still(), until=lambda scene: isinstance(scene, Cover) and evening.handed_on is not None)
    evening.ledger.go_back(4)
    assert evening.progress.tampered is not None


def test_what_a_power_cut_leaves_alarms_nobody(tmp_path: Path) -> None:
    played, _copy = at_night(tmp_path, "pass_around")
    (path,) = (tmp_path / "data").rglob("*.journal")
    path.write_bytes(path.read_bytes() + b"half a record")
    evening = Evening.resume(played.id, shelf_in(tmp_path))
    assert evening.damage is not None
    assert evening.damage.an_accident
    assert evening.progress.tampered is None


def test_a_count_that_a_power_cut_left_old_alarms_nobody(tmp_path: Path) -> None:
    """It is not waited for: any of the counts that were ever written may be the one that is found."""
    disk = Jotting()
    evening = Evening.begin(sitting(8), Shelf(tmp_path / "data", tmp_path / "state", disk))
    play(evening, still(), until=lambda _scene: evening.ledger.length > 10)
    evening.close()
    counts = [one for one in disk.jotted if one[0].suffix == ".records"]
    assert len(counts) > 5
    for path, count in counts:
        path.write_bytes(count)
        resumed = Evening.resume(evening.id, shelf_in(tmp_path))
        assert resumed.damage is None
        resumed.close()
