"""Back to the deck before a card was seen, another deck after a game, a past evening as what it is."""

from __future__ import annotations

import pytest

from journeys.conftest import Gather
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import keyed, play

pytestmark = pytest.mark.journey

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
DECK = {"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3}


def test_before_anybody_has_seen_a_card_the_deck_can_be_chosen_again(gather: Gather) -> None:
    people = gather()
    people.sit_down(*NAMES)
    people.tap("beginButton")
    assert people.stage.shelf.running()
    people.tap("undeal")
    assert people.stage.app.property("screen") == "Deck"
    assert [player.name for player in people.stage.gathering.players] == list(NAMES)
    assert people.stage.shelf.running() == [], "there was no game"
    people.tap("nextButton")
    people.tap("beginButton")
    people.hold("identify")
    people.stage.app.undeal()
    people.stage._director.visit.coverUp()
    people.stage.app.undeal()
    assert people.stage.app.property("screen") != "Deck", "somebody may have seen a card"


def test_a_past_evening_opens_with_its_story_and_leads_to_another_deck(gather: Gather) -> None:
    people = gather()
    people.stage.begin(Sitting(tuple(map(SeatedPlayer, NAMES)), DECK, 7))
    director = people.stage._director
    evening = director.evening
    evening.changed.remove(director._happened)
    play(evening, keyed(3))
    evening.changed.append(director._happened)
    evening.finish(people.stage.shelf)
    director.leave()
    (story,) = people.stage.shelf.finished()
    people.stage.app.open("Evenings")
    people.stage.look_back(story.id)
    assert not people.has("tellStory")
    assert people.has("story")
    people.tap("backButton")
    assert people.stage.app.property("screen") == "Evenings"
    people.stage.look_back(story.id)
    people.tap("otherDeck")
    assert people.stage.app.property("screen") == "Deck"
    assert people.stage.gathering.deck == DECK
