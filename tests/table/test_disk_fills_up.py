"""A disk that fills up again and again during an evening: it is tried again, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from nightcaller.rulebooks import book
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import JournalNotSaved
from nightcaller.table.shelf.sitting import Sitting
from parts import one_in
from table.bots import keyed, play, sitting, step
from table.journal_kit import FailingDisk

PEOPLE = keyed(5)


class MoodyDisk(FailingDisk):
    """Takes about every other record, and tears the ones that it refuses.

    Args:
        seed: which ones.
    """

    def __init__(self, seed: int) -> None:
        super().__init__("write", 0)
        self._chance = Random(seed)
        self.full = False

    def _fails(self, operation: str) -> bool:
        if operation != "write" or not self.full:
            return False
        self.partly = self._chance.choice((0, 1, 700))
        return self._chance.random() < 0.5


def on_a_shelf(agreed: Sitting, folder: Path, disk: FailingDisk | None = None) -> Evening:
    return Evening.begin(agreed, Shelf(folder / "data", folder / "state", disk))


def at_a_table(book_id: str, style: str, seats: int) -> Sitting:
    deck = dict(book(book_id).recommended(seats)[0].deck)
    return sitting(seats, book=book_id, deck=deck, style=style, seed=2)


@pytest.mark.parametrize(
    ("book_id", "style", "seats"),
    one_in(
        3,
        [
            ("judge", "pass_around", 8),
            ("judge", "narrator", 8),
            ("chat", "eyes_closed", 9),
            ("judge", "eyes_closed", 8),
            ("forum", "narrator", 9),
            ("revamped", "narrator", 10),
            ("chat", "narrator", 9),
        ],
    ),
)
def test_whoever_tries_again_plays_the_same_evening(
    tmp_path: Path, book_id: str, style: str, seats: int
) -> None:
    agreed = at_a_table(book_id, style, seats)
    calm = Evening(agreed)
    play(calm, PEOPLE)
    disk = MoodyDisk(1)
    evening = on_a_shelf(agreed, tmp_path, disk)
    disk.full = True
    refused = 0
    while not isinstance(evening.scene, Ended):
        try:
            step(evening, PEOPLE)
        except JournalNotSaved:
            refused += 1
        assert refused < 1000, "it goes on as soon as the disk takes something"
    assert refused > 20
    assert evening.ledger.session.decisions == calm.ledger.session.decisions
    evening.close()
    again = Evening.resume(evening.id, Shelf(tmp_path / "data", tmp_path / "state"))
    assert again.digest == calm.digest
    again.close()


def last_call_of_the_night(evening: Evening) -> None:
    """Play on until nothing is left of the night but to close its window."""

    def last(scene: Scene) -> bool:
        done = isinstance(scene, Console) and scene.purpose == "night" and scene.index + 1 == scene.count
        return done and not evening.desk().asks

    play(evening, PEOPLE, until=last)


def with_a_night_left_open(folder: Path) -> Evening:
    """Return a moderator's evening: all is recorded, but that the night is closed the disk did not take."""
    disk = FailingDisk("write", after=1 << 30)
    evening = on_a_shelf(at_a_table("judge", "narrator", 8), folder, disk)
    last_call_of_the_night(evening)
    disk.left = 1
    with pytest.raises(JournalNotSaved):
        evening.desk().finish()
    return evening


def test_a_night_whose_end_the_disk_did_not_take_ends_with_the_next_tap(tmp_path: Path) -> None:
    """What was recorded stands once, and nothing is asked or shown in between."""
    disk = FailingDisk("write", after=1 << 30)
    evening = on_a_shelf(at_a_table("judge", "narrator", 8), tmp_path, disk)
    last_call_of_the_night(evening)
    scene, decided = evening.scene, list(evening.ledger.session.decisions)
    disk.left = 1
    with pytest.raises(JournalNotSaved):
        evening.desk().finish()
    assert evening.scene == scene
    assert not evening.desk().asks
    assert evening.ledger.session.decisions == decided
    called = evening.progress.called
    disk.left, disk.mended = 0, False
    with pytest.raises(JournalNotSaved):
        evening.desk().finish()
    assert evening.progress.called == called
    evening.desk().finish()
    assert not isinstance(evening.scene, Console) or evening.scene.purpose == "dawn"
    assert evening.public.phase == "day"


def test_from_there_a_step_can_be_taken_back_as_well(tmp_path: Path) -> None:
    evening = with_a_night_left_open(tmp_path)
    evening.desk().undo()
    assert isinstance(evening.scene, Console)
    assert evening.desk().asks


def test_a_game_that_the_table_plays_on_is_over_or_goes_on_and_nothing_between(tmp_path: Path) -> None:
    disk = FailingDisk("write", after=1 << 30)
    evening = on_a_shelf(at_a_table("judge", "pass_around", 8), tmp_path, disk)
    play(evening, PEOPLE)
    over = evening.digest
    disk.left = 1  # had it been two records, the second one would have been refused
    evening.rulings.play_on()
    assert evening.public.outcome is None
    assert evening.digest != over
    evening.close()


def test_an_evening_that_a_full_disk_would_not_continue_can_be_tried_again(tmp_path: Path) -> None:
    evening = with_a_night_left_open(tmp_path)
    evening.close()
    full = Shelf(tmp_path / "data", tmp_path / "state", FailingDisk("write", after=0))
    with pytest.raises(JournalNotSaved):
        Evening.resume(evening.id, full)
    again = Evening.resume(evening.id, full)
    assert again.public.phase == "day"
    again.close()
