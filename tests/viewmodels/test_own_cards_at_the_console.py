"""Printed cards that a moderator enters when called: an answer that waits, the touches of a night."""

from __future__ import annotations

from driver import every_text
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Roster
from nightcaller.viewmodels.console import DEAF, ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.roster import RosterViewModel
from table.test_cards_when_called import DEAL, moderated_once, table, tell
from voice.voice_kit import HandClock


def at_the_console(evening: Evening) -> tuple[ConsoleViewModel, HandClock]:
    clock = HandClock()
    words = Phrasebook(every_text(), ("en",))
    return ConsoleViewModel(evening, words, clock=clock), clock


HELD = ("villager", "werewolf", "farseer", "witch", "werewolf", "hunter", "villager", "villager")


def farseer() -> tuple[Evening, ConsoleViewModel, HandClock]:
    """The Farseer's call: of the cards only his own and the Hunter's are known."""
    deal = tuple(f"hollow.{role}" for role in HELD)
    evening = Evening(table(deal, "hollow"))
    while not (isinstance(evening.scene, Console) and evening.scene.role == "hollow.farseer"):
        moderated_once(evening, deal)
    console, clock = at_the_console(evening)
    console.show(evening.scene)
    console.choose(2)
    clock.pass_time(DEAF)
    return evening, console, clock


def test_an_answer_asks_for_the_one_card_that_it_hangs_on_and_is_shown_then() -> None:
    evening, console, _clock = farseer()
    console.choose(3)
    assert (console.shown.wanted, console.shown.wanted_name) == (4, "P4")
    offered = [row.word for row in console.cardWords.rows]
    assert sorted(offered) == sorted({f"hollow.{role}" for role in HELD})
    console.tell("hollow.witch")
    assert (console.shown.wanted, [fact["role"] for fact in console.figure]) == (0, ["hollow.witch"])
    learned = [event for event in evening.ledger.events if event.kind == "hollow.farseer.learned"]
    assert [event.facts["role"] for event in learned] == ["hollow.witch"]
    assert evening.cards.claimed(3) == "hollow.witch", "she is not asked for again when she is called"


def test_a_card_that_everybody_holds_already_is_refused_and_another_answer_is_free() -> None:
    evening, console, clock = farseer()
    console.choose(3)
    console.tell("hollow.hunter")
    assert (console.shown.wanted, console.shown.reason) == (4, "ui-narrator-no-such-card")
    assert console.refused == "Hunter", "one refusal after the other is told apart"
    console.tell("hollow.farseer")
    assert console.refused == "Farseer"
    console.thinkAgain()
    assert not console.refused
    assert (console.shown.wanted, [row.picked for row in console.shown.blanks]) == (0, [0])
    clock.pass_time(DEAF)
    console.choose(5)
    assert console.figure, "the Hunter's card was entered before the night"
    assert evening.cards.claimed(3) == ""


def test_whose_eyes_were_tapped_is_marked_until_the_last_of_them() -> None:
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.desk().placing.role == "judge.werewolf"):
        moderated_once(evening)
    console, _clock = at_the_console(evening)
    console.show(evening.scene)
    assert (console.shown.awake, console.shown.place_message) == (3, "ui-narrator-place-rest")
    console.choose(1)
    assert [row.number for row in console.shown.seats if row.selected] == [2, 9], "the Gargoyle's too"
    console.choose(5)
    assert console.shown.placing == ""
    assert not [row for row in console.shown.seats if row.selected]


def test_all_cards_that_are_left_are_entered_when_the_moderator_wishes_with_closed_eyes() -> None:
    evening, console, _clock = farseer()
    evening.rulings.ask_for_cards()
    roster = RosterViewModel(evening)
    roster.show(evening.scene)  # type: ignore[arg-type]
    assert roster.property("waits") == "hollow.farseer"
    tell(evening, tuple(f"hollow.{role}" for role in HELD))
    assert isinstance(evening.scene, Console)
    assert evening.cards.told is None, "with the last one the night goes on"
    console.show(evening.scene)
    assert console.shown.role == "hollow.farseer"
    roster.deleteLater()


def test_before_the_night_nobodys_eyes_are_open() -> None:
    evening = Evening(table())
    while not isinstance(evening.scene, Roster):
        moderated_once(evening)
    roster = RosterViewModel(evening)
    roster.show(evening.scene)
    assert roster.property("waits") == ""


def test_steps_back_leave_the_entered_cards_where_they_are() -> None:
    """M6: nobody's hand has changed; what was answered is there again by one tap each."""
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.scene.role == "judge.witch"):
        moderated_once(evening)
    while evening.desk().placing.role:
        tell(evening, DEAL)
    console, clock = at_the_console(evening)
    console.show(evening.scene)
    console.undo()  # her own card was entered last
    own = evening.cards.told
    assert own is not None
    entered, digest = dict(own.said), evening.digest
    for _step in range(2):
        console.undo()
        console.show(evening.scene)  # type: ignore[arg-type]
        own = evening.cards.told
        assert own is not None and own.said == entered
    assert evening.scene.index == 0  # type: ignore[union-attr]
    repeated = 0
    while evening.scene.role != "judge.witch":  # type: ignore[union-attr]
        clock.pass_time(DEAF)
        if console.shown.asked:
            assert console.shown.repeats
            console.asBefore()
            repeated += 1
        else:
            console.goOn()
        console.show(evening.scene)  # type: ignore[arg-type]
    assert (evening.digest, evening.cards.told.said) == (digest, entered)  # type: ignore[union-attr]
    assert repeated == 2
    again = Evening(evening.ledger.agreed, None, evening.ledger.standing.records)
    assert again.digest == digest


def test_before_the_first_answer_a_step_back_takes_one_card_back_not_all() -> None:
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.scene.role == "judge.seer"):
        moderated_once(evening)
    console, _clock = at_the_console(evening)
    console.show(evening.scene)
    console.undo()
    assert evening.scene.index == 0
    own = evening.cards.told
    assert own is not None
    entered = sum(map(len, own.said.values()))
    console.undo()
    own = evening.cards.told
    assert own is not None
    assert sum(map(len, own.said.values())) == entered - 1


def test_a_card_that_was_entered_wrongly_is_taken_back_first() -> None:
    evening = Evening(table())
    while not (isinstance(evening.scene, Console) and evening.desk().placing.role == "judge.witch"):
        moderated_once(evening)
    console, _clock = at_the_console(evening)
    console.show(evening.scene)
    console.choose(0)
    assert evening.cards.claimed(0) == "judge.witch"
    console.undo()
    assert evening.cards.claimed(0) != "judge.witch"
    assert evening.desk().placing.role == "judge.witch"
