"""secrecy.md, proofs 1 and 3, where people write: what the room sees, hears and waits for tells nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Cover, Ended, Scene
from rulebooks.chat.whispers import TEXT
from table.bots import Answer, fill_in, keyed, sitting, step
from table.test_public_trace import dawn, heard, waited

DECK = ("werewolf", "werewolf", "seeress", "seeress", "cupid", "cupid", "witch", "little_girl", "hunter")
ROUNDS = 8
"""Rounds of the first night: two arrows and their run-offs, the bench, the night and its run-off, witches."""


def table(deal: Sequence[str], style: str) -> Evening:
    """Nine people who differ only in who holds what, by the text's own phases."""
    deck = {role: DECK.count(role) for role in DECK}
    return Evening(sitting(len(DECK), book="chat", deck=deck, deal=tuple(deal), style=style, house=TEXT))


ONE_CUPID = ("werewolf", "werewolf", "seeress", "cupid", "witch", "little_girl", "hunter", "villager")


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
@settings(max_examples=4, deadline=None)
@given(st.permutations(ONE_CUPID), st.integers(0, 10_000), st.integers(0, 10_000))
def test_the_first_night_in_two_rounds_is_the_same_as_well(
    style: str, deal: Sequence[str], mine: int, yours: int
) -> None:
    """House rule `first_night`: together. Sixteen visits for eight, whoever is in love with whom."""
    deck = {role: ONE_CUPID.count(role) for role in ONE_CUPID}
    nights = []
    for cards, seed in ((ONE_CUPID, mine), (tuple(deal), yours)):
        evening = Evening(sitting(8, book="chat", deck=deck, deal=cards, style=style))
        nights.append((evening, first_night(evening, keyed(seed))))
    (one, first), (other, second) = nights
    assert first == second
    assert heard(one, first) == heard(other, second)
    assert waited(one, first) == waited(other, second)
    if style == "pass_around":
        covers = [scene for scene in first if isinstance(scene, Cover) and scene.purpose == "night"]
        assert len(covers) == 16


def first_night(evening: Evening, answer: Answer) -> list[Scene]:
    """Play to the first daybreak; on every visit somebody may leave notes, few or many."""
    trace: list[Scene] = []
    while not dawn(evening.scene):
        assert not isinstance(evening.scene, Ended)
        if isinstance(evening.scene, Cover) and evening.scene.purpose == "night":
            visit = evening.visit()
            assert visit.sheet is not None
            for n in range(
                answer(visit.seat, evening.window_label, 1, (0, 1, 3)) if visit.sheet.writes else 0
            ):
                visit.post(f"Note {n} of {visit.seat} to {visit.sheet.board}")
        trace.append(step(evening, answer))
    return trace


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
@settings(max_examples=4, deadline=None)
@given(st.permutations(DECK), st.integers(0, 10_000), st.integers(0, 10_000))
def test_the_first_night_is_the_same_whoever_holds_chooses_or_writes_what(
    style: str, deal: Sequence[str], mine: int, yours: int
) -> None:
    """Number and order of visits and calls, how long they last, every line and sound."""
    one, other = table(DECK, style), table(deal, style)
    first, second = first_night(one, keyed(mine)), first_night(other, keyed(yours))
    assert first == second
    assert heard(one, first) == heard(other, second)
    assert waited(one, first) == waited(other, second)


def test_everybody_is_visited_in_every_round_and_answers_as_often():
    evening = table(DECK, "pass_around")
    visits: dict[str, list[int]] = {}
    while not dawn(evening.scene):
        if isinstance(evening.scene, Cover) and evening.scene.purpose == "night":
            visit, label = evening.visit(), evening.window_label
            visits.setdefault(label, []).append(len(fill_in(visit, 1, keyed())))
            visit.finish()
        else:
            step(evening, keyed())
    assert len(visits) == ROUNDS
    for label, steps_of in visits.items():
        assert len(steps_of) == len(DECK), label
        assert len({*steps_of}) == 1, (label, steps_of)


def test_whoever_reads_leaves_no_trace():
    """The Little Girl's visit changes neither what the wolves read nor what is new to them."""
    evening = table(DECK, "pass_around")
    girl, wolves = DECK.index("little_girl"), (0, 1)
    sheets = {}
    while not dawn(evening.scene):
        scene = evening.scene
        if isinstance(scene, Cover) and scene.purpose == "night" and evening.window_label == "chat.night":
            before = {seat: evening.view(seat) for seat in wolves}
            visit = evening.visit()
            if scene.seat in wolves:
                visit.post("Who is at the door?")
            step(evening, keyed())
            if scene.seat == girl:
                sheets["girl"] = {sheet.board for sheet in visit.sheets}
                assert {seat: evening.view(seat) for seat in wolves} == before
        else:
            step(evening, keyed())
    assert "chat.werewolf" in sheets["girl"]


def calls_until_dawn(evening: Evening, answer: Answer) -> list[str]:
    """Play the first night with closed eyes and return whom it called."""
    calls = []
    while not dawn(evening.scene):
        if isinstance(evening.scene, Calling):
            calls.append(evening.scene.role.removeprefix("chat."))
        step(evening, answer)
    return calls


NO_RUN_OFFS = ["cupid", "cupid", "seeress", "werewolf", "witch"]


def test_with_closed_eyes_a_group_answers_once_for_all_its_living_members():
    """rulings, All books: "that answer stands as each living member's ballot"; so nobody is ever tied."""
    evening = table(DECK, "eyes_closed")
    # answers that the rules allow; others count as none
    assert calls_until_dawn(evening, keyed(6)) == NO_RUN_OFFS
    told = Counter(event.kind for event in evening.ledger.events)
    for voting in ("pack", "look", "arrow_one", "arrow_two"):
        assert told[f"chat.{voting}.proposal"] == 2, voting
    assert (told["chat.tied"], told["chat.drawn"]) == (0, 0)


def test_with_closed_eyes_a_group_that_names_nobody_has_one_lot():
    """Each with a lot of her own would be tied, and the run-off would be heard."""
    evening = table(DECK, "eyes_closed")
    assert calls_until_dawn(evening, lambda _who, _key, _day, options: options[-1]) == NO_RUN_OFFS
    told = Counter(event.kind for event in evening.ledger.events)
    assert (told["chat.arrow_one.proposal"], told["chat.arrow_two.proposal"]) == (2, 2)
    assert told["chat.tied"] == 0
