"""The console's view model: what leaves the evening covered and held, and what is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from driver import every_text
from nightcaller.engine import NOBODY
from nightcaller.rulebooks import book, books
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.overview import CallRow
from nightcaller.table.live.scene import Console, Scene
from nightcaller.viewmodels.console import DEAF, ConsoleViewModel
from nightcaller.viewmodels.console_board import COVERED, step_rows
from nightcaller.viewmodels.phrasebook import Phrasebook
from table.bots import keyed, play, sitting
from table.test_desk import (
    COMMONER,
    DECK,
    GUARDIAN,
    LOVE,
    NO_RACE,
    SEER,
    WOLF,
    at_dawn,
    harmless,
    moderate,
    nine,
    to_the_call,
)
from voice.voice_kit import HandClock


def console(evening: Evening, role: str, clock: HandClock | None = None) -> ConsoleViewModel:
    """The console at the call of a role."""
    scene = to_the_call(evening, role, harmless)
    phrases = Phrasebook(every_text(), ("en",))
    model = ConsoleViewModel(evening, phrases, clock=clock or HandClock())
    model.show(scene)
    return model


def test_covered_the_step_list_says_that_something_was_recorded_and_no_more() -> None:
    model = console(nine(), "judge.seer")
    assert [row.recorded for row in model.shown.calls] == [COVERED, COVERED, "", ""]
    assert [row.holders for row in model.shown.calls] == ["", "", "", ""]
    assert {row.note for row in model.shown.seats} == {""}
    model.peek(True)
    assert model.shown.calls[1].recorded == str(COMMONER + 1)
    assert model.shown.calls[2].holders == str(SEER + 1)
    assert model.shown.seats[SEER].note == "Seer"
    model.peek(False)
    assert {row.note for row in model.shown.seats} == {""}


def test_covered_the_board_of_two_deals_is_the_same() -> None:
    deal = ("commoner", "commoner", "idiot", "guardian", "hunter", "witch", "seer", "werewolf", "werewolf")

    def nobody_falls(who: object, key: str, day: int, options: object) -> object:
        return 0 if key == "judge.pack.attack" else harmless(who, key, day, options)  # type: ignore[arg-type]

    boards = []
    for evening in (nine(), nine(deal=deal)):
        scene = to_the_call(evening, "judge.seer", nobody_falls)  # type: ignore[arg-type]
        model = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)))
        model.show(scene)
        boards.append(model.shown)
    assert boards[0] == boards[1]


def test_covering_forgets_what_was_shown() -> None:
    model = console(nine(), "judge.witch")
    model.showNext()
    assert model.property("figure")[0]["number"] == COMMONER + 1
    model.coverUp()
    assert model.property("figure") == []


def test_a_tap_records_and_the_call_stays_open_to_show_the_answer() -> None:
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.seer", clock)
    model.choose(WOLF)
    assert (model.shown.role, model.shown.asked) == ("judge.seer", False)
    clock.pass_time(DEAF)
    model.goOn()
    model.backTo(2)
    assert (model.shown.role, model.shown.asked) == ("judge.seer", True)


def test_where_nothing_is_to_be_shown_the_next_call_comes_by_itself() -> None:
    """Its script begins with the last words of the call before it."""
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.guardian", clock)
    model.choose(SEER)
    assert evening.desk().overview.calls[0].recorded == (("judge.guardian.protect", SEER),)
    assert evening.scene.role == "judge.werewolf"  # type: ignore[union-attr]
    model.show(evening.scene)  # type: ignore[arg-type]
    said = [line.message for line in model.shown.now]
    assert said[0] == "role-judge-guardian.sleep"
    assert said[1].startswith("role-judge-werewolf.wake")


def test_what_the_call_before_ended_with_is_said_once() -> None:
    """A call that stays open to show its answer has last words of its own, and only those."""
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.werewolf", clock)
    model.choose(COMMONER)
    model.show(evening.scene)  # type: ignore[arg-type]
    assert model.shown.now[0].message == "role-judge-werewolf.sleep"
    clock.pass_time(DEAF)
    model.choose(WOLF)
    assert [line.message for line in model.shown.now] == ["role-judge-seer.sleep"]
    said: list[object] = []
    model.said.connect(said.append)
    model.say()
    assert [line.id for line in said[0]] == ["role-judge-seer.sleep"]  # type: ignore[attr-defined]


def test_a_second_tap_of_the_same_finger_answers_nothing() -> None:
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.guardian", clock)
    for _tap in range(2):
        model.choose(SEER)
        model.show(evening.scene)  # type: ignore[arg-type]
    assert model.shown.role == "judge.werewolf"
    model.goOn()
    assert model.shown.role == "judge.werewolf"
    clock.pass_time(DEAF)
    model.choose(COMMONER)
    assert evening.scene.role == "judge.seer"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("role", "nobody"),
    [
        ("judge.guardian", "choice-judge-guardian-protect-nobody"),
        ("judge.seer", "ui-narrator-no-answer"),
        ("judge.witch", "ui-narrator-none"),
    ],
)
def test_the_button_for_nobody_says_what_it_leaves(role: str, nobody: str) -> None:
    """One answer, a card that has to choose, several answers."""
    assert console(nine(), role).shown.skip_message == nobody


def test_nobody_leaves_what_may_be_left_and_refuses_what_may_not() -> None:
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.seer", clock)
    model.skip()
    assert (model.shown.reason, evening.desk().asks) == ("ui-narrator-answer-needed", True)
    model.choose(WOLF)
    clock.pass_time(DEAF)
    model.goOn()
    model.show(evening.scene)  # type: ignore[arg-type]
    clock.pass_time(DEAF)
    model.skip()
    assert evening.scene == Console("dawn", 0, 1)
    assert [decided.picks for decided in evening.ledger.session.decisions][-3:-1] == [("keep",), (NOBODY,)]


@pytest.mark.parametrize("role", ["judge.guardian", "judge.witch", "judge.seer"])
def test_a_dead_role_is_called_on_the_page_of_a_living_one_and_passed_by_in_one_tap(role: str) -> None:
    pages = []
    for gone in (False, True):
        evening, clock = nine(), HandClock()
        if gone:
            while not isinstance(evening.scene, Console):
                moderate(evening, harmless)
            evening.rulings.amend("kill", DECK.index(role.partition(".")[2]))
        model = console(evening, role, clock)
        pages.append(replace(model.shown, seats=(), may_undo=True))
    assert pages[0] == pages[1]
    model.skip()
    scene = evening.scene
    assert not model.figure and isinstance(scene, Console) and scene.role != role


def test_what_is_told_for_an_answer_comes_up_by_itself_and_ends_the_call_when_it_is_put_away() -> None:
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.seer", clock)
    model.choose(WOLF)
    assert [fact["word"] for fact in model.figure] == ["show-camp-wolf"]
    assert evening.scene.role == "judge.seer"  # type: ignore[union-attr]
    model.putAway()
    model.show(evening.scene)  # type: ignore[arg-type]
    assert model.shown.role == "judge.witch"
    assert [line.message for line in model.shown.now][:1] == ["role-judge-seer.sleep"]


def test_what_is_shown_before_a_decision_ends_nothing() -> None:
    evening = nine()
    model = console(evening, "judge.witch")
    model.showNext()
    model.putAway()
    assert (model.shown.role, model.shown.asked) == ("judge.witch", True)


def test_what_was_covered_in_between_has_not_been_put_away() -> None:
    """The panic key, another window: the call goes on."""
    evening = nine()
    model = console(evening, "judge.seer")
    model.choose(WOLF)
    model.coverUp()
    model.putAway()
    assert (evening.scene.role, model.shown.asked) == ("judge.seer", False)  # type: ignore[union-attr]
    model.showNext()
    assert model.figure


def test_one_potion_a_night_is_recorded_by_its_tap() -> None:
    evening = nine()
    model = console(evening, "judge.witch")
    model.chooseWord(0, "use")
    assert evening.scene == Console("dawn", 0, 1)


def test_the_present_line_is_spoken_on_request() -> None:
    model = console(nine(), "judge.seer")
    said: list[object] = []
    model.said.connect(said.append)
    model.say()
    (lines,) = said
    assert [line.id for line in lines] == ["role-judge-seer.wake", "role-judge-seer.act"]  # type: ignore[attr-defined]


def test_the_clock_of_a_call_is_the_same_for_somebody_who_is_asked_no_more() -> None:
    for gone in (False, True):
        evening, clock = nine(), HandClock()
        if gone:
            to_the_call(evening, "judge.werewolf", harmless)
            evening.rulings.amend("kill", SEER)
        model = console(evening, "judge.seer", clock)
        (call,) = [one for one in evening.ledger.session.window.calls if one.role == "judge.seer"]
        whole = pace.call_seconds(evening.sitting.seed, "normal", 1, call) * 1000
        assert model.property("waited") == 0.0
        clock.pass_time(whole / 2)
        model.peek(True)
        assert model.shown.anyway == gone
        assert 0.4 < model.property("waited") <= 0.5
        clock.pass_time(whole)
        assert model.property("waited") == 1.0
        assert model.shown.role == "judge.seer", "the clock reminds, it moves nothing on"


def test_the_clock_of_a_call_stands_still_behind_the_curtain() -> None:
    clock = HandClock()
    model = console(nine(), "judge.seer", clock)
    clock.pass_time(3000)
    before = model.property("waited")
    model.hold()
    clock.pass_time(600_000)
    model.resume()
    assert model.property("waited") == before
    clock.pass_time(1000)
    assert before < model.property("waited") < before + 0.1


def test_whoever_goes_back_still_sees_what_was_recorded_before() -> None:
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.seer", clock)
    model.choose(WOLF)
    model.backTo(0)
    assert model.shown.role == "judge.guardian"
    assert [row.recorded for row in model.shown.calls] == ["", "", "", ""], "covered, nobody sees it"
    model.peek(True)
    asked = [row.recorded for row in model.shown.calls]
    assert asked == ["Protect nobody?", f"{COMMONER + 1}?", f"{WOLF + 1}?", "–"]
    model.peek(False)
    clock.pass_time(DEAF)
    model.choose(SEER)
    model.peek(True)
    assert model.shown.calls[0].recorded == str(SEER + 1)
    assert model.shown.calls[0].holders == str(GUARDIAN + 1)


def rounded() -> ConsoleViewModel:
    """The console at the round that tells two lovers."""
    deck = {role: LOVE.count(role) for role in LOVE}
    evening = Evening(sitting(12, deck=deck, deal=LOVE, style="narrator", house=NO_RACE))

    def arrows(who: object, key: str, day: int, options: object) -> object:
        picks = {"judge.cupid.first": 3, "judge.cupid.second": 8}
        return picks.get(key, harmless(who, key, day, options))  # type: ignore[arg-type]

    while not (isinstance(evening.scene, Console) and evening.scene.purpose == "round"):
        moderate(evening, arrows)  # type: ignore[arg-type]
    phrases = Phrasebook(every_text(), ("en",))
    model = ConsoleViewModel(evening, phrases, clock=HandClock())
    model.show(evening.scene)
    return model


def test_the_round_names_whom_to_touch_before_anything_is_held() -> None:
    model = rounded()
    assert model.shown.eyes == (4, 9)
    assert {row.note for row in model.shown.seats} == {""}, "what they are told is covered"


def test_before_the_village_is_woken_nobody_is_gone_on_the_moderators_screen() -> None:
    """The game knows who has fallen, and so does the moderator; whoever looks over his shoulder does not."""
    evening = nine()
    at_dawn(evening)
    assert COMMONER not in evening.public.alive
    model = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)), clock=HandClock())
    model.show(evening.scene)  # type: ignore[arg-type]
    assert [row.alive for row in model.shown.seats] == [True] * 9
    assert (model.shown.by_day, model.shown.walks, model.shown.eyes) == (False, False, ())


def test_a_role_that_is_called_twice_has_two_rows_that_can_be_told_apart() -> None:
    words = Phrasebook(every_text(), ("en",))
    witch = CallRow("revamped.witch", "act", "ahead", power="revamped.witch.life")
    other = replace(witch, power="revamped.witch.death")
    seer = CallRow("revamped.seer", "act", "ahead", power="revamped.seer.check")
    was = {witch.power: ((witch.power, 3),)}
    rows = [*step_rows((witch, seer, other), words, was, peeking=True)]
    assert [(row.part, row.recorded) for row in rows] == [("1/2", "4?"), ("", "–"), ("2/2", "–")]


def test_going_back_three_steps_costs_three_taps_to_be_where_one_was() -> None:
    """M6: an answer of before is accepted by one tap."""
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.seer", clock)
    model.choose(WOLF)
    clock.pass_time(DEAF)
    before = evening.digest
    model.backTo(0)
    assert model.shown.repeats
    for role in ("judge.guardian", "judge.werewolf", "judge.seer"):
        model.show(evening.scene)  # type: ignore[arg-type]
        assert (model.shown.role, model.shown.repeats) == (role, True)
        model.asBefore()
        clock.pass_time(DEAF)
    assert evening.digest == before
    assert not model.shown.asked and not model.shown.repeats


def test_what_cannot_be_as_before_says_why_and_nothing_is_recorded() -> None:
    """The pack goes for nobody now, so there is nobody to be saved."""
    evening, clock = nine(), HandClock()
    model = console(evening, "judge.witch", clock)
    model.chooseWord(0, "use")
    model.goOn()
    clock.pass_time(DEAF)
    model.show(evening.scene)  # type: ignore[arg-type]
    assert model.shown.purpose == "dawn"
    model.undo()
    model.show(evening.scene)  # type: ignore[arg-type]
    assert (model.shown.role, model.shown.repeats) == ("judge.witch", True)
    model.backTo(1)
    model.show(evening.scene)  # type: ignore[arg-type]
    assert model.shown.role == "judge.werewolf"
    model.skip()
    clock.pass_time(DEAF)
    while model.shown.role != "judge.witch":
        model.show(evening.scene)  # type: ignore[arg-type]
        if model.shown.role == "judge.seer":
            model.choose(WOLF) if model.shown.asked else model.goOn()
            clock.pass_time(DEAF)
    digest = evening.digest
    model.asBefore()
    assert model.shown.reason
    assert (evening.digest, model.shown.asked) == (digest, True)


@pytest.mark.parametrize("role", ["judge.guardian", "judge.seer"])
def test_a_dead_roles_call_offers_as_before_like_any_other(role: str) -> None:
    """Covered, nobody sees from it who lives."""
    offered = []
    for dies in (False, True):
        evening = nine()
        to_the_call(evening, "judge.guardian", harmless)
        if dies:
            evening.rulings.amend("kill", DECK.index(role.removeprefix("judge.")))
        model = console(evening, "judge.witch")
        model.backTo(["judge.guardian", "judge.werewolf", "judge.seer"].index(role))
        model.show(evening.scene)  # type: ignore[arg-type]
        offered.append((model.shown.role, model.shown.repeats))
    assert offered[0] == offered[1] == (role, True)


@pytest.mark.parametrize("name", books())
def test_before_the_morning_is_read_the_board_is_that_of_nightfall(name: str) -> None:
    """Everybody looks at it: who is gone is heard first. Two nights of every deck for ten."""
    phrases, met, vacated = Phrasebook(every_text(), ("en",)), 0, 0
    for at, one in enumerate(book(name).recommended(10)):
        evening = Evening(sitting(10, book=name, deck=dict(one.deck), style="narrator", seed=at))
        alive, offices = [set(range(10))], [set[int]()]

        def looked(
            scene: Scene,
            evening: Evening = evening,
            alive: list[set[int]] = alive,
            offices: list[set[int]] = offices,
        ) -> bool:
            nonlocal met, vacated
            if isinstance(scene, Console) and scene.purpose == "dawn":
                model = ConsoleViewModel(evening, phrases, clock=HandClock())
                model.show(scene)
                assert {row.number - 1 for row in model.shown.seats if row.alive} == alive[-1]
                starred = {row.number - 1 for row in model.shown.seats if "star" in row.marks}
                assert starred == offices[-1]
                met += alive[-1] != set(evening.public.alive)
                vacated += offices[-1] != set(evening.public.offices.values())
            elif evening.public.phase == "night":
                alive.append(set(evening.public.alive))
                offices.append(set(evening.public.offices.values()))
            return evening.public.day > 2 and evening.public.phase == "day"

        play(evening, keyed(at), until=looked)
    assert met
    assert vacated or name != "revamped"
