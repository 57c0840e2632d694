"""The hollow book carried to its players: every table style, every recommended deck, to the end."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book
from nightcaller.table.live.delivery import laps_of
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Cover, Ended
from parts import first_fast
from table.bots import keyed, play, sitting

HOLLOW = book("hollow")
DECKS = [(seats, deck.id, deck.deck) for seats in (5, 8, 12) for deck in HOLLOW.recommended(seats)]


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed"])
@pytest.mark.parametrize(("seats", "name", "deck"), DECKS, ids=[f"{one[0]}-{one[1]}" for one in DECKS])
@pytest.mark.parametrize("seed", first_fast(range(3), 1))
def test_a_whole_evening(style: str, seats: int, name: str, deck: dict[str, int], seed: int):
    evening = Evening(sitting(seats, book="hollow", deck=dict(deck), style=style, seed=seed))
    trace = play(evening, keyed(seed))
    assert isinstance(trace[-1], Ended)
    assert evening.recap


def test_the_thief_goes_round_first():
    """In pass around his window is a lap of its own, before the night's; in eyes closed a call."""
    deck = {"hollow.thief": 1, "hollow.werewolf": 2, "hollow.farseer": 1, "hollow.villager": 6}
    around = Evening(sitting(8, book="hollow", deck=deck))
    trace = play(around, keyed(1), until=lambda scene: around.window_label == "hollow.night")
    covers = [scene for scene in trace[:-1] if isinstance(scene, Cover) and scene.purpose == "night"]
    assert len(covers) == 8
    assert laps_of(around.ledger.session.window) == 1
    closed = Evening(sitting(8, book="hollow", deck=deck, style="eyes_closed"))
    trace = play(closed, keyed(1), until=lambda scene: closed.window_label == "hollow.night")
    assert [scene.role for scene in trace[:-1] if isinstance(scene, Calling)] == ["hollow.thief"]
    assert closed.called_roles()[0] == "hollow.thief"


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_thief_reads_who_he_is_now_on_his_next_visit_of_that_night(side: str):
    """His answer says which side he took, in the words that idle hands have (hollow-open-questions.md)."""
    held = ("thief", "werewolf", "farseer", *["villager"] * 5)
    deck = {"thief": 1, "werewolf": 2, "farseer": 1, "witch": 1, "villager": 5}
    evening = Evening(sitting(8, book="hollow", deck=deck, deal=held))
    his = lambda scene: isinstance(scene, Cover) and scene.purpose == "night" and scene.seat == 0  # noqa: E731
    play(evening, keyed(1), until=his)
    visit = evening.visit()
    visit.decide(["swap", side])
    visit.finish()
    play(evening, keyed(1), until=his)
    card = evening.visit().card
    assert evening.public.day == 1
    assert evening.window_label == "hollow.night"
    assert card is not None
    assert card.role == {"left": "hollow.werewolf", "right": "hollow.witch"}[side]


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
def test_a_whole_evening_as_in_the_box(style: str):
    """The preset with everybody in it: an election first, cards of the dead, a Crow of every night."""
    (box,) = HOLLOW.presets
    deck = dict(HOLLOW.recommended(12)[-1].deck)
    for seed in range(2):
        evening = Evening(
            sitting(12, book="hollow", deck=deck, style=style, seed=seed, house=dict(box.house))
        )
        trace = play(evening, keyed(seed))
        assert isinstance(trace[-1], Ended)
        told = {event.kind for chapter in evening.recap().chapters for event in chapter.told}
        assert "hollow.card_shown" in told
