"""The forum book carried to its players: table styles, recommended decks, to the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nightcaller.engine import NOBODY, Session
from nightcaller.engine.vocabulary import Option
from nightcaller.rulebooks import book
from nightcaller.table.evening import Evening
from nightcaller.table.own_cards import OwnCards
from nightcaller.table.scene import Bulletin, Calling, Cover, Ended, Floor, Scene
from nightcaller.table.sitting import Sitting
from table.bots import keyed, play, sitting

FORUM = book("forum")
DECKS = [(seats, deck.id, deck.deck) for seats in (7, 12) for deck in FORUM.recommended(seats)]


def forum(seats: int, deck: dict[str, int], **changes: object) -> Sitting:
    return sitting(seats, book="forum", deck=dict(deck), **changes)


@pytest.mark.parametrize("style", ["pass_around", "eyes_closed", "narrator"])
@pytest.mark.parametrize(("seats", "name", "deck"), DECKS, ids=[f"{one[0]}-{one[1]}" for one in DECKS])
def test_a_whole_evening(style: str, seats: int, name: str, deck: dict[str, int]):
    evening = Evening(forum(seats, deck, style=style, seed=3))
    trace = play(evening, keyed(3))
    assert isinstance(trace[-1], Ended)
    assert evening.recap


def test_role_and_trait_are_asked_in_one_visit():
    """Everybody has two steps in a lap, whoever holds what."""
    deck = {"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5, "forum.guardian_angel": 2}
    evening = Evening(forum(8, deck))
    play(evening, keyed(1), until=lambda scene: isinstance(scene, Cover) and scene.purpose == "night")
    counts = set()
    for _seat in range(8):
        visit = evening.visit()
        steps = 0
        while asked := visit.step:
            visit.answer(asked.options[0])
            steps += 1
        visit.finish()
        counts.add(steps)
    assert counts == {2}


def test_after_a_night_with_late_news_the_laptop_goes_round_with_closed_eyes_too():
    deck = {"forum.werewolf": 2, "forum.seer": 1, "forum.saint": 5, "forum.spy": 1}
    evening = Evening(forum(8, deck, style="eyes_closed"))
    trace = play(evening, keyed(1), until=lambda scene: evening.public.phase == "day")
    called = [scene.role for scene in trace if isinstance(scene, Calling)]
    assert called == ["forum.seer", "forum.spy", "forum.werewolf"]
    assert len([scene for scene in trace if isinstance(scene, Cover) and scene.purpose == "night"]) == 8


@pytest.mark.parametrize(
    ("style", "goes_round"), [("pass_around", False), ("eyes_closed", True), ("narrator", True)]
)
def test_an_heir_who_has_to_be_called_is_visited_first(style: str, goes_round: bool):
    """An apprentice becomes a Seer by day; where every visit begins with the card, no round is lost on it."""
    deal = ("seer", "werewolf", *("saint+apprentice",) * 2, *("saint",) * 4)
    deck = {"forum.werewolf": 1, "forum.seer": 1, "forum.saint": 6, "forum.apprentice": 2}
    evening = Evening(forum(8, deck, style=style, deal=deal, house={"autolynch": "off"}))

    def idle(_who: object, _key: str, _day: int, options: Sequence[Option]) -> Option:
        return NOBODY if NOBODY in options else options[0]

    play(evening, idle, until=lambda scene: isinstance(scene, Floor))
    evening.amend("kill", 0)
    labels = set()

    def second_day(scene: Scene) -> bool:
        if not isinstance(scene, Bulletin):
            labels.add(evening.window_label)
        return evening.public.day == 2 and evening.public.phase == "day"

    play(evening, idle, until=second_day)
    assert ("forum.dusk" in labels) == goes_round


def test_printed_cards_are_roles_and_the_app_deals_the_traits():
    """Own cards: nobody is asked for a trait, and nobody could name a hidden one."""
    deck = {"forum.werewolf": 1, "forum.seer": 1, "forum.saint": 4, "forum.cursed": 1, "forum.spy": 2}
    told = OwnCards(FORUM, deck, 6)
    assert told.roles == ("forum.seer", "forum.werewolf", "forum.saint")
    people = ("werewolf", "seer", "saint", "saint", "saint", "saint")
    setup = forum(6, deck, deal=people).setup()
    held = [Session(FORUM, setup).view(seat).card.held for seat in range(6)]
    assert [cards[0].partition(".")[2] for cards in held] == list(people)
    assert sum(len(cards) - 1 for cards in held) == 2
