"""What a moderator writes down for himself: sealed, there after a crash, never lost to a step back."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.table.live.desk import REMARK
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended
from nightcaller.table.shelf.evenings import Shelf
from table.bots import keyed, play, step
from table.test_desk import WOLF, harmless, moderate, nine, to_the_call

WORDS = "Nervous: keeps looking at 4 : \u201cwolf?\u201d"


def shelf_at(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data", tmp_path / "state")


def killed(evening: Evening, tmp_path: Path) -> Evening:
    """The same evening in another process: whatever was only in memory is gone."""
    evening.close()
    return Evening.resume(evening.id, shelf_at(tmp_path))


def test_a_note_is_there_after_a_crash_and_after_every_step_back(tmp_path: Path) -> None:
    evening = Evening.begin(nine().sitting, shelf_at(tmp_path))
    to_the_call(evening, "judge.witch", harmless)
    decided = evening.ledger.session.decisions
    evening.desk().write_down(WORDS, 3)
    evening.desk().write_down("All quiet")
    assert evening.ledger.session.decisions == decided, "the game hears nothing of it"
    for _step in range(3):
        evening.desk().undo()
        evening = killed(evening, tmp_path)
        assert (evening.desk().remark(3), evening.desk().remark()) == (WORDS, "All quiet")
    evening.desk().write_down("", 3)
    evening = killed(evening, tmp_path)
    assert evening.desk().remark(3) == ""
    evening.close()


def test_a_note_is_there_after_an_answer_was_put_right(tmp_path: Path) -> None:
    evening = Evening.begin(nine().sitting, shelf_at(tmp_path))
    to_the_call(evening, "judge.seer", harmless)
    evening.desk().decide([WOLF])
    evening.desk().write_down(WORDS, 3)
    (seer,) = [one for one in evening.corrections.answers if one.role == "judge.seer"]
    other = next(seat for seat in seer.ask.options if seat not in seer.picks)
    evening.corrections.answer(seer, other)
    assert evening.desk().remark(3) == WORDS
    evening = killed(evening, tmp_path)
    assert evening.desk().remark(3) == WORDS
    evening.close()


def test_a_note_of_a_night_belongs_to_that_night_and_none_is_in_the_story(tmp_path: Path) -> None:
    evening = Evening.begin(nine().sitting, shelf_at(tmp_path))
    to_the_call(evening, "judge.seer", harmless)
    evening.desk().write_down(WORDS)
    while evening.public.day < 2:
        moderate(evening, keyed(3))
    assert evening.desk().remark() == ""
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Ended))
    story = evening.finish(shelf_at(tmp_path))
    assert story is not None
    assert WORDS not in str(story)
    everything = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert WORDS.encode() not in everything


def test_a_long_note_is_cut_and_lines_become_spaces() -> None:
    evening = nine()
    while not isinstance(evening.scene, Console):
        step(evening, harmless)
    evening.desk().write_down("one\ntwo  three" + "x" * 400, 0)
    assert evening.desk().remark(0).startswith("one two three")
    assert len(evening.desk().remark(0)) == REMARK
    with pytest.raises(IllegalDecision):
        Evening(nine(style="pass_around").sitting).desk()
