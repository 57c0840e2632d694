"""A disk that is full when the game ends: the end page says so and offers what helps, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.loudspeaker import Loudspeaker
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import JournalBusy
from nightcaller.viewmodels.ended import EndedViewModel
from nightcaller.viewmodels.saving import Volume, elsewhere
from table.bots import keyed, play, sitting
from table.journal_kit import FailingDisk

ROOM = 1 << 30


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Loudspeaker]:
    """An evening that is over; the disk takes nothing from here on, and its verdict has been taken."""
    disk = FailingDisk("replace", after=1 << 30, lasting=True)
    shelf = Shelf(tmp_path / "data", tmp_path / "state", disk)
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(5))
    house = Loudspeaker(evening, tmp_path, shelf=shelf)
    house.director.open()
    disk.left = 0
    house.director.verdict.reveal()
    yield house
    house.close()


def disk_of(house: Loudspeaker) -> FailingDisk:
    disk = house.director._shelf._disk
    assert isinstance(disk, FailingDisk)
    return disk


def test_it_is_said_and_offered_until_the_disk_has_taken_it(house: Loudspeaker, tmp_path: Path) -> None:
    ended = house.director.ended
    assert ended.property("unsaved")
    ended.saveAgain()
    assert ended.property("unsaved"), "still no room"
    disk_of(house).mended = True
    ended.saveAgain()
    assert not ended.property("unsaved")
    assert "among the past games" in house.app.property("notice")
    assert len(Shelf(tmp_path / "data", tmp_path / "state").finished()) == 1


def test_it_can_be_continued_and_saved_another_day(house: Loudspeaker, tmp_path: Path, qtbot: QtBot) -> None:
    evening = house.director.evening
    evening.close()
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    assert [one.id for one in shelf.running()] == [evening.id]
    found: list[Evening] = []

    def resumed() -> bool:
        # A process that is just being started holds whatever is open for a moment, the journal's lock too.
        with suppress(JournalBusy):
            found.append(Evening.resume(evening.id, shelf))
        return bool(found)

    qtbot.waitUntil(resumed)
    (again,) = found
    assert again.digest == evening.digest
    again.finish(shelf)
    assert [one.problem for one in shelf.finished()] == [None]
    assert shelf.running() == []


def test_a_copy_elsewhere_is_an_evening_for_any_shelf(house: Loudspeaker, tmp_path: Path) -> None:
    evening = house.director.evening
    stick = tmp_path / "stick"
    stick.mkdir()
    ended = EndedViewModel(
        evening, house.words, house.owner, volumes=lambda: [Volume(stick, "/dev/sdb1", "STICK", ROOM)]
    )
    ended.saveTried()
    assert ended.property("elsewhere") == "STICK"
    ended.saveElsewhere()
    (file,) = stick.iterdir()
    taken = Shelf(tmp_path / "other", tmp_path / "other-state").take_in(file)
    assert taken.id == evening.id
    assert Evening.retold(taken).digest == evening.digest
    assert ended.property("unsaved"), "the sealed game is still the only one on this computer"


def test_the_volume_with_the_most_room_is_offered_and_a_full_one_never(tmp_path: Path) -> None:
    small, large, full = (
        Volume(tmp_path, f"/dev/{at}", name, room)
        for at, (name, room) in enumerate((("small", ROOM), ("large", 2 * ROOM), ("full", 1000)))
    )
    assert elsewhere((small, large, full)) == large
    assert elsewhere((full,)) is None
    assert elsewhere(()) is None
