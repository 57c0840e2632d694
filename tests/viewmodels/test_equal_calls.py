"""secrecy.md, "time spent": a night with closed eyes takes the same course whoever lives and answers when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Calling, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.voice.clock import Countdown
from table.bots import Answer, play, sitting
from viewmodels.private_table import touch
from voice.voice_kit import HandClock

pytestmark = pytest.mark.smoke

DECK = ("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "commoner")
ROLES = ("judge.guardian", "judge.werewolf", "judge.seer", "judge.witch")
LINE = 2500.0
"""Milliseconds that every line takes here."""
GONE = 2
"""The seat that leaves by day, before everybody's eyes: a seer at one table, somebody else at the other."""

Tap = tuple[float, float]
"""A tap and its confirmation: when, as a share of the time in which answers are taken, and which option."""
Habits = Mapping[str, Sequence[Tap]]
"""What a called role does if somebody living holds it."""
Interruptions = Sequence[tuple[float, float]]
"""Panic covers: seconds of uncovered time before each, seconds that it lasts."""

LAST = st.sampled_from([0.0, 1e-6, 0.5, 0.999, 1 - 1e-6, 1.0, 1 + 1e-6, 1.2])
TAPS = st.lists(st.tuples(LAST | st.floats(0, 1.3), st.floats(0, 0.999)), max_size=3)
HABITS = st.fixed_dictionaries(dict.fromkeys(ROLES, TAPS))
COVERS = st.lists(st.tuples(st.floats(0.1, 90), st.floats(0, 300)), max_size=3)


def asleep(_who: object, _key: str, _day: int, options: Sequence[object]) -> object:
    """People who do nothing."""
    return next((word for word in ("nobody", "keep", "stay") if word in options), options[0])


ASLEEP: Answer = asleep  # type: ignore[assignment]


def is_call(scene: Scene) -> bool:
    return isinstance(scene, Calling)


def second_night(deal: Sequence[str], shelf: Shelf | None = None) -> Evening:
    """Nine people before the first call of their second night; one seat has left the game."""
    deck = {role: DECK.count(role) for role in DECK}
    rules = {"sheriff": "no", "wolves_win": "everyone"}
    table = sitting(9, deck=deck, deal=tuple(deal), style="eyes_closed", house=rules)
    evening = Evening.begin(table, shelf) if shelf else Evening(table)
    play(evening, ASLEEP, until=lambda scene: isinstance(scene, Bulletin) and scene.kind == "dawn")
    evening.rulings.amend("kill", GONE)
    play(evening, ASLEEP, until=is_call)
    return evening


class Night:
    """A night as the room has it: lines, light and darkness at their moments, covers when somebody panics."""

    def __init__(self, evening: Evening, habits: Habits, covers: Interruptions = ()) -> None:
        self.evening = evening
        self.trace: list[tuple[int, str, int, str]] = []
        self.written: list[int] = []
        self.clock = HandClock()
        self.model = CallingViewModel(evening, clock=self.clock)
        self.answered = 0
        self._habits = habits
        self._covers = list(covers)
        self._covered = False
        self._scene: Calling | None = None
        self._place: tuple[str, int, str] | None = None
        self._voice = Countdown(self.clock)
        self._calm = Countdown(self.clock)
        self.model.changed.connect(self._look)
        self.model.over.connect(lambda: self._voice.start(LINE, self.model.rest))
        evening.changed.append(self._next)
        self._next()
        self._await_panic()

    def _next(self) -> None:
        scene = self.evening.scene
        if isinstance(scene, Calling) and scene != self._scene:
            self._scene = scene
            self.model.show(scene)
            self._voice.start(LINE, self._begin)
        elif not isinstance(scene, Calling):
            self.trace.append((round(self.clock.now()), "dawn", 0, ""))

    def _begin(self) -> None:
        self.model.begin()
        call = self.evening.call().call
        answering = pace.call_time(
            self.evening.sitting.seed, "normal", self.evening.public.day, call
        ).answering
        for when, which in self._habits.get(call.role, ()) if self._lives(call.role) else ():
            self.clock.after(when * answering * 1000, partial(self._tap, call.role, which))

    def _lives(self, role: str) -> bool:
        cards = (self.evening.view(seat).card for seat in self.evening.public.alive)
        return any(card is not None and card.role == role for card in cards)

    def _tap(self, role: str, which: float) -> None:
        if self._covered or self.model.role != role or self.model.moment != "open" or not self.model.asked:
            return
        page = self.evening.call().page()
        assert page is not None
        for at, entry in enumerate(page.entries):
            touch(self.model, at, entry.options[int(which * len(entry.options))])
        self.model.confirm()
        self.answered += 1

    def _look(self) -> None:
        place = (self.model.role, self.model.index, self.model.moment)
        if place != self._place:
            self._place = place
            self.trace.append((round(self.clock.now()), *place))

    def _await_panic(self) -> None:
        if self._covers:
            after, _length = self._covers[0]
            self._calm.start(after * 1000, self._panic)

    def _panic(self) -> None:
        _after, length = self._covers.pop(0)
        self._covered = True
        self._voice.pause()
        self.model.coverUp()
        self.clock.after(length * 1000, self._uncover)

    def _uncover(self) -> None:
        self._covered = False
        self._voice.resume()
        self.model.goOn()
        self._await_panic()

    def pass_by(self) -> list[tuple[int, str, int, str]]:
        """Let the night pass until dawn and return its course."""
        for _ in range(100):
            if not isinstance(self.evening.scene, Calling):
                self.evening.changed.remove(self._next)
                return self.trace
            self.clock.pass_time(60_000)
        raise AssertionError("no dawn")


def swapped(seat: int) -> list[str]:
    """The deal in which the seat that leaves holds another card."""
    deal = list(DECK)
    deal[GONE], deal[seat] = deal[seat], deal[GONE]
    return deal


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([0, 3, 5, 6, 7]), HABITS, HABITS, COVERS)
def test_the_course_of_a_night_tells_neither_who_lives_nor_when_anybody_answers(
    other: int, mine: Habits, yours: Habits, covers: Interruptions
) -> None:
    """Early, late, in the last moment or never; covered up at the same moments and as long."""
    one = Night(second_night(DECK), mine, covers)
    two = Night(second_night(swapped(other)), yours, covers)
    assert one.pass_by() == two.pass_by()


def test_the_proof_sees_a_dead_seer_and_people_who_answer() -> None:
    """The same seat leaves both tables; at one of them it was the seer."""
    mine = {role: [(0.3, 0.5), (1 - 1e-6, 0.2)] for role in ROLES}
    dead, living = Night(second_night(DECK), mine), Night(second_night(swapped(7)), mine)
    assert dead.pass_by() == living.pass_by()
    assert living.answered > dead.answered > 0
    assert [place[3] for place in dead.trace[:4]] == ["wake", "open", "sleep", "dark"]


@pytest.mark.parametrize("when", [0.0, 0.5, 1 - 1e-6, 2.0])
def test_a_night_takes_exactly_its_lines_its_calls_and_its_darkness(when: float) -> None:
    evening = second_night(DECK)
    *_, (dawn, *_place) = Night(evening, {role: [(when, 0.4)] for role in ROLES}).pass_by()
    again = second_night(DECK)
    seed, day, expected = again.sitting.seed, again.public.day, 0.0
    while isinstance(scene := again.scene, Calling):
        call = again.call()
        slot = pace.call_seconds(seed, "normal", day, call.call)
        expected += 2 * LINE + 1000 * (slot + pace.beat_seconds(seed, "normal", day, scene.index))
        call.finish()
    assert dawn == pytest.approx(expected, abs=1)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from([0, 3, 5, 6, 7]), HABITS, HABITS)
def test_a_correction_at_dawn_leads_back_to_the_same_call(other: int, mine: Habits, yours: Habits) -> None:
    courses = []
    for deal, habits in ((DECK, mine), (swapped(other), yours)):
        evening = second_night(deal)
        Night(evening, habits).pass_by()
        evening.rulings.undo()
        evening.acknowledge()
        courses.append(Night(evening, habits).pass_by())
    assert courses[0] == courses[1]
    assert courses[0][0][1:] == ("judge.witch", 3, "wake")


@pytest.mark.parametrize("seconds", [1, 4, 18, 30, 45, 62, 80, 105])
def test_a_program_that_is_killed_in_a_call_begins_that_call_anew_at_every_table(
    tmp_path: Path, seconds: int
) -> None:
    courses = []
    for deal, when in ((DECK, 0.2), (swapped(7), 0.9)):
        shelf = Shelf(tmp_path / f"{when}" / "data", tmp_path / f"{when}" / "state")
        evening = second_night(deal, shelf)
        Night(evening, {role: [(when, 0.5), (when, 0.5)] for role in ROLES}).clock.pass_time(seconds * 1000)
        evening.close()
        (running,) = shelf.running()
        again = Evening.resume(running.id, shelf)
        assert again.scene == evening.scene
        courses.append(Night(again, {}).pass_by())
        again.close()
    assert courses[0] == courses[1]
    assert courses[0][0][3] == "wake"


def test_what_a_call_has_told_can_be_read_again_after_a_kill(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = second_night(swapped(7), shelf)
    night = Night(evening, {"judge.seer": [(0.1, 0.1)]})
    while not night.answered:
        night.clock.pass_time(1000)
    told = night.model.lines
    evening.close()
    (running,) = shelf.running()
    again = Night(Evening.resume(running.id, shelf), {})
    again.clock.pass_time(LINE + 1000)
    assert [line["message"] for line in told] == ["event-judge-seer-learned"]
    assert again.model.lines == told
