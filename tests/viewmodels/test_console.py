"""The console's view model: what leaves the evening covered and held, and what is said."""

from __future__ import annotations

from nightcaller.resources import shipped
from nightcaller.table import pace
from nightcaller.table.evening import Evening
from nightcaller.text import Catalogue
from nightcaller.viewmodels.console import COVERED, ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from table.test_desk import COMMONER, GUARDIAN, SEER, WOLF, harmless, nine, to_the_call
from voice.voice_kit import HandClock


def console(evening: Evening, role: str, clock: HandClock | None = None) -> ConsoleViewModel:
    """The console at the call of a role."""
    scene = to_the_call(evening, role, harmless)
    phrases = Phrasebook(Catalogue(shipped("i18n")), ("en",))
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
        model = ConsoleViewModel(evening, Phrasebook(Catalogue(shipped("i18n")), ("en",)))
        model.show(scene)
        boards.append(model.shown)
    assert boards[0] == boards[1]


def test_covering_forgets_what_was_tapped_and_what_was_shown() -> None:
    model = console(nine(), "judge.witch")
    model.chooseWord("use")
    model.showNext()
    assert model.property("figure")[0]["number"] == COMMONER + 1
    model.coverUp()
    assert model.property("figure") == []
    assert not model.property("pickedWord")


def test_recording_then_going_on_then_back() -> None:
    evening = nine()
    model = console(evening, "judge.seer")
    model.choose(WOLF)
    model.goOn()
    assert not model.shown.asked
    model.goOn()
    model.backTo(2)
    assert (model.shown.role, model.shown.asked) == ("judge.seer", True)


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
            evening.amend("kill", SEER)
        model = console(evening, "judge.seer", clock)
        (call,) = [one for one in evening._session.window.calls if one.role == "judge.seer"]
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
    evening = nine()
    model = console(evening, "judge.seer")
    model.choose(WOLF)
    model.goOn()
    model.backTo(0)
    assert model.shown.role == "judge.guardian"
    assert [row.recorded for row in model.shown.calls] == ["", "", "", ""], "covered, nobody sees it"
    model.peek(True)
    asked = [row.recorded for row in model.shown.calls]
    assert asked == ["Protect nobody?", f"{COMMONER + 1}?", f"{WOLF + 1}?", "–"]
    model.peek(False)
    model.choose(SEER)
    model.goOn()
    model.peek(True)
    assert model.shown.calls[0].recorded == str(SEER + 1)
    assert model.shown.calls[0].holders == str(GUARDIAN + 1)
