"""A show of hands on the real screen: every hand once, totals with halves, nobody forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line, counted
from nightcaller.table.live.scene import Bulletin, Hands, Race, Scene
from nightcaller.viewmodels.hands import HandsViewModel
from public_window import PublicWindow, sitting, still
from table.bots import play

OpenTable = Callable[..., PublicWindow]
NO_SHERIFF = {"sheriff": "no"}


def vote(scene: Scene) -> bool:
    """What `reach` waits for."""
    return isinstance(scene, Hands)


def count(window: PublicWindow, number: int, *voters: int) -> None:
    """Tap a name, then the hands that are up for it, then go on to the next name."""
    for seat in (number, *voters):
        window.tap(f"seat{seat}")
    window.tap("nextName")


def bars(window: PublicWindow) -> dict[int, tuple[str, list[int]]]:
    """Return the tally on the screen: number -> votes, voters."""
    rows = [window.find(name) for name in window.names("voteRow")]
    return {row.property("number"): (row.property("votes"), row.property("voters")) for row in rows}


def ballots(window: PublicWindow) -> dict[int, int | str]:
    """Return the ballots of the result that is being told, seats counted from 1."""
    scene = window.evening.scene
    assert isinstance(scene, Bulletin)
    cast = dict(scene.events[0].facts["ballots"])
    return {voter + 1: picked + 1 if isinstance(picked, int) else picked for voter, picked in cast.items()}


def test_hands_are_counted_one_name_at_a_time(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    assert window.text("handsLeft") == "12 votes to come"
    count(window, 1, 2, 3, 4)
    count(window, 5, 1, 6)
    assert bars(window) == {1: ("3", [2, 3, 4]), 5: ("2", [1, 6])}
    assert window.text("handsLeft") == "7 votes to come"
    assert not window.find("confirm").isEnabled()
    window.tap("restAbstain")
    assert window.text("handsLeft") == "All hands counted"
    window.tap("confirm")
    assert ballots(window) == dict.fromkeys(range(1, 13), "nobody") | {2: 1, 3: 1, 4: 1, 1: 5, 6: 5}


def test_a_hand_comes_down_again_with_a_second_tap(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    count(window, 1, 2, 3, 3)
    assert bars(window) == {1: ("1", [2])}


def test_nobody_has_two_ballots(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    count(window, 1, 2, 3)
    count(window, 4, 3)
    assert bars(window) == {1: ("1", [2]), 4: ("1", [3])}
    assert window.text("handsLeft") == "10 votes to come"


def test_the_sheriffs_hand_weighs_one_and_a_half(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(lambda scene: isinstance(scene, Race))
    window.evening.run([2])
    window.reach(vote)
    count(window, 1, 3)
    count(window, 2, 4, 5)
    assert bars(window) == {1: ("1½", [3]), 2: ("2", [4, 5])}
    window.tap("restAbstain")
    window.tap("confirm")
    assert window.text("news0") == "Number 2 is voted out"


def test_abstaining_is_a_name_like_any_other(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    window.tap("abstain")
    assert window.text("talk") == "Abstaining"
    for number in range(1, 13):
        window.tap(f"seat{number}")
    assert window.text("handsLeft") == "All hands counted"
    window.tap("confirm")
    assert set(ballots(window).values()) == {"nobody"}
    assert window.text("news0") == "No votes. Nobody is voted out"


def test_a_candidate_neither_votes_nor_is_forgotten(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(lambda scene: isinstance(scene, Race))
    window.evening.run([0, 2])
    window.reach(vote)
    assert window.text("handsLeft") == "10 votes to come"
    window.tap("seat4")
    assert window.text("noticeText").endswith(
        ": Not on the ballot: first tap who is voted on, then the hands."
    )
    window.tap("seat1")
    window.tap("seat3")
    assert window.text("noticeText").endswith(": Not in this vote.")
    window.tap("nextName")
    assert bars(window) == {}
    count(window, 1, 4)
    assert bars(window) == {1: ("1", [4])}


def test_a_flipped_idiot_is_voted_for_but_does_not_vote(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    scene = window.reach(vote)
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, 11))
    window.tap("goOn")
    window.reach(vote)
    assert window.find("seat12").property("marks") == ["flipped"]
    count(window, 12, 1, 12)
    assert bars(window) == {12: ("1", [1])}


def test_names_and_hands_can_be_typed(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    for number in ("3", "12", "11"):
        window.type(number)
    assert bars(window) == {3: ("2", [11, 12])}
    window.find("nextName").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    window.find("restAbstain").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    window.find("confirm").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    assert ballots(window)[12] == 3


def test_undo_after_the_vote_counts_from_the_beginning(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    count(window, 1, 2)
    window.tap("restAbstain")
    window.tap("confirm")
    window.evening.rulings.undo()
    window.tap("goOn")
    assert isinstance(window.evening.scene, Hands)
    assert bars(window) == {}
    assert window.text("handsLeft") == "12 votes to come"


def test_forty_people_are_counted_with_a_tap_each(open_table: OpenTable) -> None:
    window = open_table(seats=40, house=NO_SHERIFF, size=(1024, 600))
    window.reach(vote)
    count(window, 40, *range(1, 40))
    window.tap("restAbstain")
    assert bars(window) == {40: ("39", list(range(1, 40)))}
    window.tap("confirm")
    assert window.text("news0") == "Number 40 is voted out"


@pytest.mark.parametrize(
    ("language", "left", "title"), [("en", "12 votes to come", "The vote"), ("zh-CN", "还差12票", "放逐投票")]
)
def test_the_count_speaks_the_tables_language(
    open_table: OpenTable, language: str, left: str, title: str
) -> None:
    window = open_table(house=NO_SHERIFF, languages=(language,))
    window.reach(vote)
    assert (window.text("handsLeft"), window.text("talk")) == (left, title)


def test_a_name_waits_for_the_count_before_it_and_the_first_waits_for_nothing(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(vote)
    waits: list[bool] = []
    window.hands.said.connect(lambda _line, waiting: waits.append(waiting))
    for seat in (1, 2):
        window.hands.choose(seat)
        window.hands.nextName()
    assert waits == [False, False, True, False], "a name and its count, twice"


ENDINGS: dict[str, Callable[[HandsViewModel], None]] = {
    "another name": HandsViewModel.nextName,
    "the rest abstains": HandsViewModel.restAbstain,
    "that is the vote": HandsViewModel.confirm,
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_however_a_name_is_left_its_count_is_said_once(ending: str) -> None:
    evening = Evening(sitting(house=NO_SHERIFF))
    play(evening, still(), until=vote)
    scene = evening.scene
    assert isinstance(scene, Hands)
    model, said, waits = HandsViewModel(evening), list[Line](), list[bool]()
    for _vote in range(2):  # what was said in another vote is not waited for
        model.show(scene)
        model.choose(1)
    model.show(scene)
    model.said.connect(lambda line, wait: (said.append(line), waits.append(wait)))
    model.abstain()
    for seat in scene.voters[2:]:
        model.choose(seat)
    model.nextName()
    assert len(said) == 1, "nobody counts those who vote for nobody"
    model.choose(1)
    for seat in scene.voters[:2]:
        model.choose(seat)
    assert model.complete
    assert waits == [False, True], "the first name waits for nothing"
    ENDINGS[ending](model)
    assert said[2:] == [counted(1, 4)], "two hands are four halves"
    if ending == "that is the vote":
        assert not isinstance(evening.scene, Hands)
    else:
        assert model.choosing
        ENDINGS[ending](model)
        assert len(said) == 3, "nobody's hands are counted"


def test_the_page_counts_who_is_left_for_every_name() -> None:
    evening = Evening(sitting(house=NO_SHERIFF))
    play(evening, still(), until=vote)
    scene = evening.scene
    assert isinstance(scene, Hands)
    model = HandsViewModel(evening)
    model.show(scene)
    assert (model.target, model.targetName, model.mayAbstain) == (0, "", True)
    for nth, seat in enumerate(scene.voters):
        model.choose(seat)
        assert (model.target, model.targetName) == (seat + 1, evening.sitting.players[seat].name)
        model.choose(scene.voters[nth - 1])
        assert (model.counted, model.left) == (nth + 1, len(scene.voters) - nth - 1)
        assert model.complete is (model.left == 0)
        assert [row.number for row in model.seats.rows if row.speaking] == [seat + 1]
        assert [row.number for row in model.seats.rows if row.selected] == [scene.voters[nth - 1] + 1]
        model.nextName()
        assert (model.target, model.targetName) == (0, "")
    assert {row.number: row.voters for row in model.votes.rows} == {
        seat + 1: (scene.voters[nth - 1] + 1,) for nth, seat in enumerate(scene.voters)
    }
