"""A call with eyes closed: equal time and an equal screen, whoever is meant."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nightcaller.engine import NOBODY
from nightcaller.rulebooks import book
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.viewmodels.calling import Called, CallingViewModel
from table.bots import keyed, play, sitting
from table.journal_kit import FailingDisk
from viewmodels.private_table import COMMONER, SEER, WITCH, WOLF, call_of, table, touch
from voice.voice_kit import HandClock

pytestmark = pytest.mark.smoke

WITHOUT_SEER = ("werewolf", "werewolf", "commoner", "witch", "guardian", "hunter", "seer", "commoner")
"""The seat on which the pack falls holds the seer: in the second night nobody does."""


class Call:
    """The laptop in the middle of the table, one role called."""

    def __init__(self, evening: Evening, role: str, day: int = 1) -> None:
        self.evening = evening
        self.scene = call_of(evening, role, day)
        self.clock = HandClock()
        self.model = CallingViewModel(evening, clock=self.clock)
        self.over = 0
        self.model.over.connect(self._count)
        self.model.show(self.scene)
        call = evening.call().call
        self.answering, self.reading = pace.call_time(
            evening.sitting.seed, "normal", evening.public.day, call
        )
        self.slot = self.answering + self.reading

    def _count(self) -> None:
        self.over += 1

    def answer(self, seat: int) -> None:
        self.model.choose(seat)
        self.model.confirm()


def eyes_closed(**changes: object) -> Evening:
    return table(style="eyes_closed", **changes)


def test_the_slot_lasts_exactly_as_long_whoever_answers_when() -> None:
    call = Call(eyes_closed(), "judge.seer")
    call.answer(WOLF)
    assert call.model.moment == "wake", "nothing counts before the voice has ended"
    call.model.begin()
    call.answer(WOLF)
    call.clock.pass_time(call.slot * 1000 - 1)
    assert (call.model.moment, call.over) == ("open", 0)
    call.clock.pass_time(2)
    assert (call.model.moment, call.over) == ("sleep", 1)


def test_after_the_line_the_dark_beat_and_then_the_next_call() -> None:
    call = Call(eyes_closed(), "judge.seer")
    call.model.begin()
    call.answer(WOLF)
    call.clock.pass_time(call.slot * 1000 + 1)
    beat = pace.beat_seconds(call.evening.sitting.seed, "normal", 1, call.scene.index)
    call.model.rest()
    assert call.model.moment == "dark"
    call.clock.pass_time(beat * 1000 - 1)
    assert call.evening.scene == call.scene
    call.clock.pass_time(2)
    assert isinstance(call.evening.scene, Calling)
    assert call.evening.scene.role == "judge.witch"


def public_side(screen: Called) -> Called:
    """What a call's screen shows while nobody holds anything."""
    return replace(screen, lines=(), seats=(), day=0)


def test_a_dead_role_s_screen_is_a_living_one_s() -> None:
    living = Call(eyes_closed(), "judge.seer")
    dead = Call(eyes_closed(deal=WITHOUT_SEER), "judge.seer", day=2)
    assert 6 not in dead.evening.public.alive
    for call in (living, dead):
        call.model.begin()
    assert public_side(living.model.shown) == public_side(dead.model.shown)
    assert not any(row.blocked for call in (living, dead) for row in call.model.seats.rows)


def test_the_witch_without_anything_left_has_every_witch_s_screen() -> None:
    call = Call(eyes_closed(), "judge.witch")
    call.model.begin()
    antidote, poison = call.model.blanks.rows
    assert [word.word for word in antidote.words] == ["use", "keep"]
    assert (poison.prompt, poison.words) == ("ask-judge-witch-poison", ())
    call.model.chooseWord(0, "keep")
    call.model.choose(SEER)
    assert (call.model.blanks.rows[1].picked, call.model.reason) == (SEER + 1, "")
    call.model.confirm()
    assert not call.model.asked


def test_an_answer_in_the_last_moment_is_taken_and_can_be_read_and_prolongs_nothing() -> None:
    call = Call(eyes_closed(), "judge.seer")
    call.model.begin()
    call.clock.pass_time(call.answering * 1000 - 1)
    call.answer(WOLF)
    assert [line["message"] for line in call.model.lines] == ["event-judge-seer-learned"]
    call.clock.pass_time(call.reading * 1000)
    assert call.model.moment == "open", "what was learned can be read"
    assert call.model.lines
    call.clock.pass_time(2)
    assert call.model.moment == "sleep"


@pytest.mark.parametrize("limit", [0, 15])
def test_nobody_is_waited_for_and_the_neutral_answer_stands(limit: int) -> None:
    """Also at a table that was set up without any limit for private questions."""
    call = Call(eyes_closed(answer_seconds=limit), "judge.witch")
    call.model.begin()
    call.clock.pass_time(call.answering * 1000 + 1)
    assert (call.model.moment, call.model.asked, call.model.touched) == ("open", False, False)
    call.model.chooseWord(0, "use")
    call.model.confirm()
    call.clock.pass_time(call.reading * 1000)
    assert call.model.moment == "sleep"
    assert not any(
        event.kind in {"judge.antidote_used", "judge.poison_used"} for event in call.evening.ledger.events
    )


def pointed(evening: Evening, *, confirms: bool) -> list[str]:
    """Play the first night; whoever is called points at the first that can be chosen. Return the digests."""
    clock, digests = HandClock(), list[str]()

    def called(scene: Scene) -> bool:
        if not isinstance(scene, Calling):
            return evening.public.phase == "day"
        model = CallingViewModel(evening, clock=clock)
        model.show(scene)
        model.begin()
        for at, row in enumerate(model.blanks.rows):
            options = model._asked.entries[at].options if model._asked is not None else ()
            if option := next((one for one in options if one != NOBODY), None):
                touch(model, at, option)
            assert not row.roles
        if confirms:
            model.confirm()
        clock.pass_time(model.answerSeconds * 1000 + 1)
        digests.append(evening.digest)
        return False

    play(evening, keyed(1), until=called)
    return digests


@pytest.mark.parametrize("name", ["judge", "hollow", "forum"])
def test_whoever_points_when_the_time_is_over_has_chosen(name: str) -> None:
    """As at every table: the button only makes sure of it sooner."""
    deck = dict(book(name).recommended(10)[0].deck)
    ways = [
        pointed(Evening(sitting(10, book=name, deck=deck, style="eyes_closed", seed=3)), confirms=confirms)
        for confirms in (False, True)
    ]
    assert ways[0] == ways[1] != []


def test_a_disk_that_hesitates_moves_the_end_of_no_call(tmp_path: Path) -> None:
    disk = FailingDisk("write", after=1 << 30, lasting=True)
    shelf = Shelf(tmp_path / "data", tmp_path / "state", disk)
    call = Call(Evening.begin(eyes_closed().sitting, shelf), "judge.seer")
    problems: list[object] = []
    call.model.failed.connect(problems.append)
    call.model.begin()
    disk.left = 0
    call.clock.pass_time(call.answering * 1000 + 2500)
    assert len(problems) == 3
    disk.mended = True
    call.clock.pass_time(call.reading * 1000 - 2501)
    assert call.model.moment == "open"
    call.clock.pass_time(2)
    assert call.model.moment == "sleep"


def test_more_time_is_everybody_s() -> None:
    """A longer preset stretches the call of the living and of the dead alike."""
    for deal, day in ((None, 1), (WITHOUT_SEER, 2)):
        call = Call(eyes_closed(**({"deal": deal} if deal else {})), "judge.seer", day)
        call.model.preset = "ample"
        call.model.begin()
        call.clock.pass_time(call.slot * pace.PRESETS["ample"] * 1000 - 1)
        assert call.model.moment == "open"
        call.clock.pass_time(2)
        assert call.model.moment == "sleep"


def test_the_slot_of_a_dead_role_ends_by_itself() -> None:
    call = Call(eyes_closed(deal=WITHOUT_SEER), "judge.seer", day=2)
    call.model.begin()
    call.clock.pass_time(call.slot * 1000 + 1)
    assert (call.model.moment, call.over) == ("sleep", 1)


def test_what_is_secret_is_only_among_the_lines_and_only_while_the_slot_is_open() -> None:
    call = Call(eyes_closed(), "judge.witch")
    assert call.model.lines == []
    call.model.begin()
    assert [line["arguments"]["seat"] for line in call.model.lines] == [COMMONER + 1]
    call.model.choose(WITCH - 1)
    call.model.confirm()
    assert [line["message"] for line in call.model.lines] == ["event-judge-poison-used"]
    call.clock.pass_time(call.slot * 1000 + 1)
    assert call.model.lines == []
    assert (call.model.blanks.rows, call.model.reason) == ((), "")


def test_covered_up_time_stands_still() -> None:
    call = Call(eyes_closed(), "judge.seer")
    call.model.begin()
    call.answer(WOLF)
    call.clock.pass_time(1000)
    call.model.coverUp()
    call.model.coverUp()
    call.clock.pass_time(600_000)
    assert call.model.moment == "open"
    call.model.goOn()
    call.clock.pass_time(call.slot * 1000 - 1001)
    assert call.model.moment == "open"
    call.clock.pass_time(2)
    assert call.model.moment == "sleep"
