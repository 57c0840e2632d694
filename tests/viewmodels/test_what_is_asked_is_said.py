"""What a card and a call say of their own questions, in every book and on every page of two nights."""

from __future__ import annotations

import pytest

from nightcaller.engine import NOBODY
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.her_turn import HerTurn, turn_of
from nightcaller.table.live.scene import Calling, Cover, Ended
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.text import message_id
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.card_lines import first_card, night_card
from table.bots import keyed, step
from table.test_her_turn import decks, people_of
from voice.voice_kit import HandClock


@pytest.mark.parametrize("name", books())
def test_a_card_says_when_she_is_asked_who_is_not(name: str) -> None:
    """Whose turn it is, `test_her_turn` proves; here it has to stand on both cards, and by night alone."""
    said = set()
    for deck in list(decks(name))[:2]:
        people = people_of(name, deck)
        evening = Evening(Sitting(people, deck, 7, book=name, ballots="secret", cards_at_night=False))
        while not isinstance(evening.scene, Ended) and evening.public.day <= 2:
            scene, visit = evening.scene, evening.visit() if isinstance(evening.scene, Cover) else None
            page = visit and visit.page()
            if isinstance(scene, Cover) and visit and page:
                night = scene.purpose == "night" and evening.public.phase == "night"
                waits = night and not page.own
                turn = turn_of(evening.ledger, scene.seat, scene.lap) if waits else HerTurn()
                for row in (*first_card(visit, evening, page), *night_card(visit, evening, page)):
                    if row.message == "ui-card-asked":
                        told = row.arguments
                        assert (told["turn"], told["night"], told["own"] > 0) == (*turn, bool(page.own))
                        said.add((night, bool(page.own)))
            step(evening, keyed(7))
    assert {(True, False), (True, True)} <= said


@pytest.mark.parametrize("name", books())
def test_a_call_offers_nobody_in_the_words_of_its_open_question(name: str) -> None:
    """And nothing where somebody has to be chosen, or where words are to be chosen from."""
    said = set()
    for nth, deck in enumerate(decks(name)):
        evening = Evening(Sitting(people_of(name, deck), deck, nth, book=name, style="eyes_closed"))
        while not isinstance(evening.scene, Ended) and evening.public.day <= 1:
            if isinstance(evening.scene, Calling):
                model = CallingViewModel(evening, clock=HandClock())
                model.show(evening.scene)
                model.begin()
                page = evening.call().page()
                open_one = next((at for at, row in enumerate(model.blanks.rows) if row.active), -1)
                if page is not None and open_one >= 0:
                    may = open_one not in page.owed
                    key = page.entries[open_one].key
                    assert model.shown.skip_message == (
                        message_id("choice", f"{key}-{NOBODY}") if may else ""
                    )
                    said.add(may)
            step(evening, keyed(nth))
    assert said
