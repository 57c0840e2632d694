"""A visit as a view model: pages, choices, least length, and nothing left when it is covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightcaller.engine.vocabulary import Seat
from nightcaller.table import pace
from nightcaller.table.evening import Evening
from nightcaller.table.journal import JournalNotSaved
from nightcaller.table.scene import Cover, Floor
from nightcaller.table.sitting import Player
from nightcaller.viewmodels.visit import NOWHERE, VisitViewModel
from table.bots import play
from viewmodels.private_table import (
    COMMONER,
    GUARDIAN,
    MATE,
    OTHER,
    SEER,
    WITCH,
    WOLF,
    Victim,
    night_at,
    table,
)
from voice.voice_kit import HandClock


class Visitor:
    """One seat with the laptop in her hands."""

    def __init__(self, evening: Evening, seat: Seat = 0, lap: int = 0, *, deal: bool = False) -> None:
        if not deal:
            night_at(evening, seat, lap)
        self.evening = evening
        self.clock = HandClock()
        self.model = VisitViewModel(evening, clock=self.clock)
        self.closed = 0
        self.model.closed.connect(self._count)
        self.model.show(evening.visit())

    def _count(self) -> None:
        self.closed += 1


def test_the_deal_shows_the_card_and_who_belongs_together() -> None:
    visitor = Visitor(table(), deal=True)
    model = visitor.model
    assert (model.page, model.role, model.team) == ("card", "judge.werewolf", "judge.wolves")
    assert model.mates == [{"seat": MATE + 1, "name": "Bo"}]


def test_she_hands_on_after_the_least_length_and_one_look() -> None:
    evening = table()
    visitor = Visitor(evening, deal=True)
    model = visitor.model
    model.finish()
    model.look()
    assert not model.mayFinish
    least = pace.visit_seconds(evening.sitting.seed, "normal", evening.public.day, 0, 0, 0)
    visitor.clock.pass_time(least * 1000 - 1)
    assert not model.mayFinish
    visitor.clock.pass_time(2)
    assert model.mayFinish
    model.finish()
    assert visitor.closed == 1
    assert evening.scene == Cover(1, "deal", 0, 1, 1, 8)


def test_time_alone_does_not_hand_on() -> None:
    visitor = Visitor(table(), deal=True)
    visitor.clock.pass_time(60_000)
    assert visitor.model.rested
    visitor.model.finish()
    assert visitor.closed == 0


@pytest.mark.parametrize("seat", range(8))
@pytest.mark.parametrize("lap", [0, 1])
def test_every_role_sees_the_same_skeleton(seat: Seat, lap: int) -> None:
    visitor = Visitor(table(), seat, lap)
    model = visitor.model
    pages = []
    while model.page == "question":
        pages.append((model.page, model.step, model.steps, model.seatsAsked, len(model.words.rows)))
        if model.seatsAsked:
            model.choose(COMMONER if seat != COMMONER else OTHER)
        else:
            model.chooseWord(model.words.rows[-1].word)
        model.confirm()
    assert (
        pages
        == [
            [("question", 1, 1, True, 0)],
            [("question", 1, 2, False, 2), ("question", 2, 2, True, 0)],
        ][lap]
    )
    assert model.page == "answer"


def test_a_choice_can_be_changed_until_it_is_confirmed() -> None:
    visitor = Visitor(table(), GUARDIAN)
    model = visitor.model
    model.choose(SEER)
    assert (model.picked, model.pickedName) == (SEER + 1, "Cai")
    model.skip()
    assert (model.picked, model.skipping) == (0, True)
    model.choose(WITCH)
    model.confirm()
    assert model.page == "answer"
    model.choose(SEER)
    assert model.picked == 0


def test_a_confirmed_choice_can_be_changed_until_the_laptop_moves_on() -> None:
    visitor = Visitor(table(), WOLF)
    evening, model = visitor.evening, visitor.model
    model.choose(COMMONER)
    model.confirm()
    assert model.shown.kind == "answer"
    model.change()
    assert model.shown.kind == "question"
    model.choose(OTHER)
    model.confirm()
    last = [event for event in evening.view(WOLF).events if event.kind == "judge.pack.proposal"]
    assert [event.facts["seat"] for event in last] == [OTHER]


def test_an_answer_that_was_told_stays_and_says_so_on_the_same_page() -> None:
    visitor = Visitor(table(), SEER)
    evening, model = visitor.evening, visitor.model
    model.choose(WOLF)
    model.confirm()
    digest = evening.digest
    model.change()
    assert (model.shown.kind, model.shown.reason) == ("answer", "ui-visit-no-change")
    assert evening.digest == digest


def test_confirming_nothing_does_nothing() -> None:
    visitor = Visitor(table(), SEER)
    visitor.model.confirm()
    assert visitor.model.page == "question"


def test_what_cannot_be_chosen_says_why() -> None:
    evening = table(house={"sheriff": "no", "wolves_may_target_pack": "no"})
    visitor = Visitor(evening, WOLF)
    model = visitor.model
    model.choose(MATE)
    assert (model.picked, model.reason) == (0, "blocked-judge-packmate")
    model.choose(COMMONER)
    assert (model.picked, model.reason) == (COMMONER + 1, "")
    seer = Visitor(table(), SEER)
    seer.model.choose(SEER)
    assert seer.model.reason == "ui-refused-yourself"
    seer.model.skip()
    assert seer.model.reason == "ui-refused"
    assert [row.number for row in seer.model.seats.rows if row.blocked] == [SEER + 1]


def test_the_seer_learns_and_a_commoner_reads_something_neutral() -> None:
    seer = Visitor(table(), SEER)
    seer.model.choose(WOLF)
    seer.model.confirm()
    assert [line["message"] for line in seer.model.lines] == ["event-judge-seer-learned"]
    assert seer.model.lines[0]["arguments"]["seat"] == WOLF + 1
    commoner = Visitor(table(), COMMONER)
    commoner.model.choose(WOLF)
    commoner.model.confirm()
    assert commoner.model.lines == []


def test_the_witch_sees_the_victim_where_others_read_something_neutral() -> None:
    witch = Visitor(table(), WITCH, lap=1)
    assert witch.model.prompt == "ask-judge-witch-antidote"
    assert (witch.model.fact, witch.model.factArguments["seat"]) == ("shown-victim", COMMONER + 1)
    assert [row.word for row in witch.model.words.rows] == ["use", "keep"]
    other = Visitor(table(), OTHER, lap=1)
    assert (other.model.prompt, other.model.fact) == ("ask-decoy-dawn", "")
    assert [row.word for row in other.model.words.rows] == ["mourning", "peaceful"]


def test_the_pack_sees_what_its_members_proposed() -> None:
    assert Visitor(table(), MATE).model.notes == "Ada → Gil"
    assert Visitor(table(), SEER).model.notes == ""


def test_covered_up_nothing_is_left_and_the_visit_goes_on_where_it_was() -> None:
    evening = table()
    visitor = Visitor(evening, WITCH, lap=1)
    model = visitor.model
    scene = evening.scene
    model.chooseWord("keep")
    model.confirm()
    assert model.step == 2
    model.choose(WOLF)
    model.coverUp()
    assert (model.shown, visitor.closed, model.open) == (NOWHERE, 1, False)
    assert (model.seats.rowCount(), model.words.rowCount(), model.lines) == (0, 0, [])
    assert evening.scene == scene
    model.show(evening.visit())
    assert (model.page, model.step, model.picked) == ("question", 2, 0)
    model.coverUp()
    model.coverUp()
    assert visitor.closed == 2


def test_after_the_hand_over_nothing_is_left() -> None:
    visitor = Visitor(table(), SEER)
    visitor.model.choose(WOLF)
    visitor.model.confirm()
    visitor.model.look()
    visitor.clock.pass_time(60_000)
    visitor.model.finish()
    assert visitor.model.shown == NOWHERE


def test_with_a_limit_the_neutral_answer_stands() -> None:
    evening = table(answer_seconds=20)
    visitor = Visitor(evening, GUARDIAN)
    model = visitor.model
    assert model.capSeconds == 20
    model.choose(SEER)
    visitor.clock.pass_time(19_999)
    assert model.page == "question"
    visitor.clock.pass_time(1)
    assert model.page == "answer"
    assert not any(event.kind == "judge.guarded" for event in evening.all_events())


def test_the_pace_stretches_the_least_length() -> None:
    evening = table()
    visitor = Visitor(evening, deal=True)
    normal = visitor.model.dwellSeconds
    visitor.model.preset = "slow"
    visitor.model.show(evening.visit())
    assert visitor.model.dwellSeconds == pytest.approx(1.5 * normal)


def test_anybody_may_try_to_explode_and_only_a_wolf_does() -> None:
    evening = table()
    play(evening, Victim(), until=lambda s: isinstance(s, Floor) and s.label == "judge.speech")
    evening.declare(WOLF)
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    model.show(evening.visit())
    assert [row.word for row in model.words.rows] == ["explode", "stay"]
    model.chooseWord("explode")
    model.confirm()
    assert (model.page, model.lines) == ("answer", [])
    model.look()
    clock.pass_time(60_000)
    model.finish()
    assert "judge.exploded" in [event.kind for event in evening.public.events]


def test_a_seat_has_its_own_language() -> None:
    evening = table(players=tuple(Player(f"P{n}", language="zh-CN" if n == 2 else "") for n in range(8)))
    assert Visitor(evening, SEER).model.language == "zh-CN"


class Refusing(Evening):
    """An evening whose disk is full."""

    full = False

    def _append(self, record: object) -> int:
        if self.full:
            raise JournalNotSaved(Path("/disk/evening"))
        return super()._append(record)  # type: ignore[arg-type]


def test_a_full_disk_loses_nothing_and_she_can_tap_again() -> None:
    evening = Refusing(table().sitting)
    visitor = Visitor(evening, SEER)
    problems: list[object] = []
    visitor.model.failed.connect(problems.append)
    evening.full = True
    visitor.model.choose(WOLF)
    visitor.model.confirm()
    assert len(problems) == 1
    assert (visitor.model.page, visitor.model.picked) == ("question", WOLF + 1)
    evening.full = False
    visitor.model.confirm()
    assert visitor.model.page == "answer"
