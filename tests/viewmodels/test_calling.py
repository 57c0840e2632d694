"""A call with eyes closed: equal time and an equal screen, whoever is meant."""

from __future__ import annotations

from dataclasses import replace

from nightcaller.table import pace
from nightcaller.table.evening import Evening
from nightcaller.table.scene import Calling
from nightcaller.viewmodels.calling import READING, Called, CallingViewModel
from viewmodels.private_table import COMMONER, SEER, WITCH, WOLF, call_of, table
from voice.voice_kit import HandClock

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
        self.slot = pace.call_seconds(evening.sitting.seed, "normal", evening.public.day, evening.call().call)

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
    assert [row.word for row in call.model.words.rows] == ["use", "keep"]
    call.model.chooseWord("use")
    call.model.confirm()
    screen = call.model.shown
    assert (screen.asked, screen.step, screen.seats_asked, screen.prompt) == (
        True,
        2,
        True,
        "ask-judge-witch-poison",
    )
    call.model.choose(SEER)
    assert (call.model.picked, call.model.reason) == (0, "blocked-nothing-to-decide")
    call.model.skip()
    call.model.confirm()
    assert not call.model.asked


def test_without_a_limit_the_slot_waits_for_the_living() -> None:
    call = Call(eyes_closed(), "judge.seer")
    call.model.begin()
    call.clock.pass_time(call.slot * 1000 + 30_000)
    assert call.model.moment == "open"
    call.answer(WOLF)
    call.clock.pass_time(READING * 1000 - 1)
    assert call.model.moment == "open", "what was learned can be read"
    call.clock.pass_time(2)
    assert call.model.moment == "sleep"


def test_with_a_limit_the_neutral_answer_stands() -> None:
    call = Call(eyes_closed(answer_seconds=15), "judge.witch")
    call.model.begin()
    call.clock.pass_time(call.slot * 1000 + 1)
    assert call.model.moment == "sleep"
    assert not any(event.kind == "judge.poison_used" for event in call.evening.all_events())


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
    call.model.chooseWord("keep")
    call.model.confirm()
    call.model.choose(WITCH - 1)
    call.model.confirm()
    assert [line["message"] for line in call.model.lines] == ["event-judge-poison-used"]
    call.clock.pass_time(call.slot * 1000 + 1)
    assert call.model.lines == []
    assert (call.model.picked, call.model.reason) == (0, "")


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
