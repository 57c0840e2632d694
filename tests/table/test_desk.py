"""The moderator's desk: whole evenings in narrator style, his handbook, going back, what he shows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import NOBODY, Option, Seat
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.overview import SeatPage, Supply
from nightcaller.table.live.scene import Bulletin, Console, Cover, Ended, Scene
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import Sitting
from parts import first_fast
from table.bots import Answer, decide, keyed, sitting, step

DECK = ("werewolf", "werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "commoner")
WOLF, MATE, SEER, WITCH, HUNTER, GUARDIAN, IDIOT, COMMONER, OTHER = range(9)
LOVE = ("werewolf", "werewolf", "werewolf", "seer", "witch", "guardian", "piper", "cupid", *["commoner"] * 4)


def nine(**changes: object) -> Evening:
    """A table of nine whose cards are known, with a moderator."""
    deck = {role: DECK.count(role) for role in DECK}
    return Evening(sitting(9, deck=deck, **{"deal": DECK, "style": "narrator", "house": NO_RACE, **changes}))


NO_RACE = {"sheriff": "no"}


def moderate(evening: Evening, answer: Answer) -> Scene:
    """Do what the present scene asks for, the moderator's part at his desk."""
    scene = evening.scene
    if not isinstance(scene, Console):
        return step(evening, answer)
    desk = evening.desk()
    if desk.asks:
        who, day = scene.role or scene.seat, evening.public.day
        decide(desk, lambda entry, _at: answer(who, entry.key, day, entry.options))
    else:
        desk.finish()
    return scene


def play_on(evening: Evening, answer: Answer, until: type[Scene] | None = None) -> list[Scene]:
    """Moderate until the end, or until a kind of scene is open."""
    trace: list[Scene] = []
    while not isinstance(evening.scene, Ended) and not (until and isinstance(evening.scene, until)):
        trace.append(moderate(evening, answer))
    return trace


def to_the_call(evening: Evening, role: str, answers: Answer) -> Console:
    """Moderate until a role is called."""
    while not (isinstance(evening.scene, Console) and evening.scene.role == role):
        moderate(evening, answers)
    scene = evening.scene
    assert isinstance(scene, Console)
    return scene


def harmless(_who: Seat | str, key: str, _day: int, options: Sequence[Option]) -> Option:
    """The pack goes for seat 8; everybody else does as little as may be."""
    if key == "judge.pack.attack":
        return COMMONER
    return next((word for word in (NOBODY, "keep", "stay") if word in options), options[0])


@pytest.mark.parametrize("seats", first_fast([6, 9, 10, 12, 20], 3))
def test_whole_evenings_with_every_recommended_deck(seats: int) -> None:
    for number, found in enumerate(book("judge").recommended(seats)):
        evening = Evening(sitting(seats, deck=dict(found.deck), style="narrator", seed=number))
        trace = play_on(evening, keyed(number))
        assert isinstance(evening.scene, Ended)
        covers = {scene.purpose for scene in trace if isinstance(scene, Cover)}
        assert covers == {"deal"}, "after the deal nobody but the moderator holds the laptop"


def test_every_role_of_the_published_deck_is_called_every_night() -> None:
    evening = nine()
    play_on(evening, harmless, until=Console)
    called = [[row.role for row in evening.desk().overview.calls]]
    play_on(evening, harmless, until=Bulletin)
    while evening.public.day < 2 or not isinstance(evening.scene, Console):
        moderate(evening, keyed(5))
    called.append([row.role for row in evening.desk().overview.calls])
    assert called[0] == called[1] == ["judge.guardian", "judge.werewolf", "judge.seer", "judge.witch"]


def test_the_desk_is_closed_to_a_table_without_a_moderator() -> None:
    with pytest.raises(IllegalDecision):
        nine(style="eyes_closed").desk()


def test_the_group_answers_once_and_its_victim_is_shown_to_the_witch() -> None:
    evening = nine()
    to_the_call(evening, "judge.witch", harmless)
    (victim,) = evening.desk().showings()
    assert (victim.kind, victim.caption, victim.seat) == ("seat", "show-victim", COMMONER)


def test_the_seers_answer_is_there_to_be_shown_after_the_question() -> None:
    evening = nine()
    to_the_call(evening, "judge.seer", harmless)
    assert evening.desk().showings()[0].kind == "nothing"
    evening.desk().decide([WOLF])
    (answer,) = evening.desk().showings()
    assert (answer.word, answer.seat, answer.to) == ("show-camp-wolf", WOLF, (SEER,))


def test_an_unheld_role_is_called_all_the_same_and_takes_no_answer() -> None:
    dead_seer = nine()
    to_the_call(dead_seer, "judge.seer", harmless)
    assert not dead_seer.desk().idle

    def kill_the_seer(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return SEER if key == "judge.pack.attack" and SEER in options else harmless(who, key, day, options)

    dead_seer.desk().back_to(0)
    while dead_seer.public.day < 2:
        moderate(dead_seer, kill_the_seer)
    to_the_call(dead_seer, "judge.seer", harmless)
    desk = dead_seer.desk()
    assert desk.idle
    assert desk.overview.calls[2].holders == ()
    with pytest.raises(IllegalDecision):
        desk.decide([WOLF])
    desk.decide([NOBODY])
    dead_seer.desk().finish()
    assert dead_seer.scene.role == "judge.witch"  # type: ignore[union-attr]


def page(evening: Evening, seat: Seat) -> SeatPage:
    return evening.desk().overview.seats[seat]


def test_the_ledger_counts_potions_and_marks_the_night() -> None:
    evening = nine()
    to_the_call(evening, "judge.witch", harmless)
    assert page(evening, WITCH).charges == (Supply("antidote", True), Supply("poison", True))
    assert ("cross", "judge.pack.agreed") in page(evening, COMMONER).marks
    evening.desk().decide(["use"])
    assert page(evening, WITCH).charges == (Supply("antidote", False), Supply("poison", True))
    assert ("drop", "judge.antidote_used") in page(evening, COMMONER).marks
    assert evening.desk().overview.calls[3].recorded == (("judge.witch.antidote", "use"),)


def test_a_potion_recorded_by_mistake_is_given_back_and_offered_again() -> None:
    evening = nine()
    to_the_call(evening, "judge.witch", harmless)
    evening.desk().decide(["use"])
    assert page(evening, WITCH).charges == (Supply("antidote", False), Supply("poison", True))
    evening.rulings.amend("refill", WITCH, "antidote")
    evening.rulings.amend("spend", WITCH, "poison")
    assert page(evening, WITCH).charges == (Supply("antidote", True), Supply("poison", False))
    told = [event.kind for event in evening.view(WITCH).events if event.kind.startswith("amended.")]
    assert told == ["amended.refilled", "amended.spent"]
    assert not [event for event in evening.view(SEER).events if event.kind.startswith("amended.")]
    for wrong in (("refill", WITCH, "antidote"), ("spend", WITCH, "poison"), ("spend", SEER, "poison")):
        with pytest.raises(IllegalDecision, match="error-amend-charge"):
            evening.rulings.amend(*wrong)


def antidote(evening: Evening) -> Sequence[Option]:
    """What the first blank of the open page takes."""
    asked = evening.desk().page()
    assert asked is not None
    return asked.entries[0].options


def test_a_potion_amended_at_the_witchs_own_call_changes_the_open_question() -> None:
    evening = nine()
    to_the_call(evening, "judge.witch", harmless)
    evening.rulings.amend("spend", WITCH, "antidote")
    assert antidote(evening) == ("keep",), "without the antidote she is not asked for it"
    evening.rulings.amend("refill", WITCH, "antidote")
    assert "use" in antidote(evening)
    play_on(evening, keyed(3))
    again = [event.kind for event in evening.public.story if event.kind.startswith("amended.")]
    assert again == ["amended.spent", "amended.refilled"]


def test_the_script_says_what_is_said_now_and_next() -> None:
    evening = nine()
    to_the_call(evening, "judge.seer", harmless)
    script = evening.desk().script
    assert [line.id for line in script.now] == ["role-judge-seer.wake", "role-judge-seer.act"]
    assert [line.id for line in script.then] == ["role-judge-seer.sleep"]
    evening.desk().decide([WOLF])
    script = evening.desk().script
    assert [line.id for line in script.now] == ["role-judge-seer.sleep"]
    assert [line.id for line in script.then] == ["role-judge-witch.wake", "role-judge-witch.act"]


def test_going_back_to_an_earlier_step_forgets_it_and_what_followed() -> None:
    evening = nine()
    first = to_the_call(evening, "judge.guardian", harmless)
    start = evening.digest
    to_the_call(evening, "judge.witch", harmless)
    evening.desk().decide(["use"])
    evening.desk().back_to(1)
    assert evening.scene.role == "judge.werewolf"  # type: ignore[union-attr]
    assert all(not row.recorded for row in evening.desk().overview.calls[1:])
    evening.desk().back_to(0)
    assert evening.scene == first
    assert evening.digest == start
    to_the_call(evening, "judge.witch", harmless)
    assert not isinstance(evening.scene, Bulletin), "nobody hears of a slip of the moderator's finger"


def test_undo_at_night_takes_one_step_back_in_silence() -> None:
    evening = nine()
    to_the_call(evening, "judge.seer", harmless)
    evening.desk().decide([WOLF])
    evening.desk().undo()
    scene = evening.scene
    assert isinstance(scene, Console)
    assert (scene.role, evening.desk().answered) == ("judge.seer", False)
    evening.desk().undo()
    assert evening.scene.role == "judge.werewolf"  # type: ignore[union-attr]


def test_a_killed_evening_goes_on_in_the_middle_of_the_call(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    table: Sitting = nine().sitting
    evening = Evening.begin(table, shelf)
    to_the_call(evening, "judge.seer", harmless)
    evening.desk().decide([WOLF])
    before = (evening.scene, evening.desk().showings(), evening.desk().overview, evening.digest)
    evening.close()
    (interrupted,) = shelf.running()
    again = Evening.resume(interrupted.id, shelf)
    assert (again.scene, again.desk().showings(), again.desk().overview, again.digest) == before
    again.close()


def test_the_fallen_are_asked_aloud_and_shown_whether_they_may_act() -> None:
    evening = nine()

    def kill_the_hunter(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return HUNTER if key == "judge.pack.attack" else harmless(who, key, day, options)

    while not (isinstance(evening.scene, Console) and evening.scene.purpose == "last_acts"):
        moderate(evening, kill_the_hunter)
    desk = evening.desk()
    assert evening.scene.seat == HUNTER
    assert desk.showings()[0].word == "show-yes"
    desk.decide([WOLF])
    assert WOLF not in evening.public.alive


def test_a_declaration_is_entered_at_the_desk() -> None:
    evening = nine()
    while not (hasattr(evening.scene, "may_declare") and evening.scene.may_declare):
        moderate(evening, harmless)
    floor = evening.scene
    evening.declare(OTHER)
    commoner = evening.desk()
    commoners = commoner.page()
    assert commoner.idle
    commoner.decide(["explode"])
    assert evening.scene == floor, "a commoner's explosion is none"
    evening.declare(WOLF)
    wolf = evening.desk().page()
    assert wolf is not None
    assert commoners is not None
    assert wolf.entries == commoners.entries, "everybody may look"
    assert isinstance(evening.scene, Console)
    evening.desk().decide(["explode"])
    assert WOLF not in evening.public.alive


def test_the_round_shows_the_lovers_to_each_other() -> None:
    deck = {role: LOVE.count(role) for role in LOVE}
    evening = Evening(sitting(12, deck=deck, deal=LOVE, style="narrator", house=NO_RACE))
    while not (isinstance(evening.scene, Console) and evening.scene.purpose == "round"):
        moderate(evening, harmless)
    shown = {
        (fact.to, fact.seat) for fact in evening.desk().showings() if fact.caption == "show-judge-lovers"
    }
    assert shown == {((0,), 1), ((1,), 0)}
    assert ("heart", "judge.lovers") in page(evening, 0).marks
    evening.desk().finish()
    assert evening.scene == Console("dawn", 0, 1)
    assert not [fact for fact in evening.desk().showings() if fact.personal], "they have seen it"


def test_the_closing_round_keeps_the_steps_of_the_night_and_names_whose_eyes_it_is_for() -> None:
    deck = {role: LOVE.count(role) for role in LOVE}
    evening = Evening(sitting(12, deck=deck, deal=LOVE, style="narrator", house=NO_RACE))

    def arrows(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return {"judge.cupid.first": 3, "judge.cupid.second": 8}.get(key, harmless(who, key, day, options))

    while not (isinstance(evening.scene, Console) and evening.scene.purpose == "round"):
        moderate(evening, arrows)
    *past, last = evening.desk().overview.calls
    assert [(row.role, row.state, row.at) for row in past[:2]] == [
        ("judge.cupid", "past", -1),
        ("judge.guardian", "past", -1),
    ]
    assert dict(past[0].recorded) == {"judge.cupid.first": 3, "judge.cupid.second": 8}
    assert (last.state, last.at) == ("now", evening.scene.index)
    assert {(one.to, one.seat) for one in evening.desk().showings() if one.personal} == {((3,), 8), ((8,), 3)}

    play_on(evening, arrows, until=Bulletin)
    assert evening.desk().overview.calls == ()


def test_nothing_of_a_night_is_announced_before_the_moderator_wakes_the_village() -> None:
    """The last answer was a slip, and nobody has heard of it: it is taken back in silence."""
    evening = nine()
    at_dawn(evening)
    victims = [event for event in evening.public.events if event.kind == "died"]
    assert [event.facts["seats"] for event in victims] == [(COMMONER,)]
    rows = evening.desk().overview.calls
    assert rows[-1].role == "judge.witch"
    assert {row.state for row in rows} == {"past"}
    while not (isinstance(evening.scene, Console) and evening.scene.role == "judge.werewolf"):
        evening.desk().undo()
    assert not [event for event in evening.public.events if event.kind == "died"]
    at_dawn(evening, SEER)
    evening.desk().finish()
    scene = evening.scene
    assert isinstance(scene, Bulletin)
    assert scene.kind == "dawn", "no correction is heard of"
    assert [event.facts["seats"] for event in scene.events if event.kind == "judge.dawn"] == [(SEER,)]


def test_killed_before_it_wakes_a_village_is_still_asleep(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "data", tmp_path / "state")
    evening = Evening.begin(nine().sitting, shelf)
    at_dawn(evening)
    evening.close()
    evening = Evening.resume(evening.id, shelf)
    assert evening.scene == Console("dawn", 0, 1)
    evening.desk().finish()
    evening.close()
    again = Evening.resume(evening.id, shelf)
    assert isinstance(again.scene, Bulletin), "it is woken once"
    again.close()


def at_dawn(evening: Evening, victim: Seat = COMMONER) -> None:
    """Play to where all calls of the night are noted; the pack has attacked, and nobody saved its victim."""

    def night(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return victim if key == "judge.pack.attack" else harmless(who, key, day, options)

    while not (isinstance(evening.scene, Console) and evening.scene.purpose == "dawn"):
        moderate(evening, night)


def test_the_closing_round_takes_a_step_back_in_silence() -> None:
    """To the last call of the same night: nobody has heard of anything in between."""
    deck = {role: LOVE.count(role) for role in LOVE}
    evening = Evening(sitting(12, deck=deck, deal=LOVE, style="narrator", house=NO_RACE))
    while not (isinstance(evening.scene, Console) and evening.scene.purpose == "round"):
        before = evening.scene
        moderate(evening, harmless)
    here = evening.scene
    assert isinstance(before, Console)
    for _again in range(2):
        evening.desk().undo()
        assert evening.scene == before
        assert not evening.desk().answered
        while evening.scene == before:
            moderate(evening, harmless)
        assert evening.scene == here
    evening.desk().finish()
    assert not isinstance(evening.scene, Bulletin) or evening.scene.kind != "correction"


@pytest.mark.parametrize("book_id", books())
def test_a_round_on_which_nobody_is_shown_anything_is_walked_before_everybody_is_woken(book_id: str) -> None:
    """It is the last thing of its night in every deck, so the table hears his steps at the same moment."""
    low, high = book(book_id).seats
    seats = max(low, min(high, 10))
    for number, deck in enumerate(book(book_id).recommended(seats)):
        table = sitting(seats, deck=dict(deck.deck), book=book_id, style="narrator", house=dict(deck.house))
        evening, walked = Evening(table), 0
        while not isinstance(evening.scene, Ended) and evening.public.day < 3:
            moderate(evening, keyed(number))
            if evening.progress.walks != walked:
                walked = evening.progress.walks
                assert evening.scene == Console("dawn", 0, 1, spoken="round"), deck.id


@pytest.mark.parametrize("name", books())
def test_the_first_answer_of_an_evening_is_asked_for_again(name: str) -> None:
    """Then nothing that was decided is left: the step back still stands, and leads to what was answered."""
    deck = dict(book(name).recommended(10)[0].deck)
    evening = Evening(sitting(10, book=name, deck=deck, style="narrator", seed=3))
    while not (answers := [one for one in evening.corrections.answers if not one.idle]):
        moderate(evening, keyed(3))
    answered = evening.digest
    evening.corrections.ask_again(answers[0])
    assert not [one for one in evening.corrections.answers if not one.idle]
    assert evening.desk().asks
    assert evening.desk().may_undo
    evening.desk().undo()
    assert evening.digest == answered
