"""At the moderator's desk a hold that shows something has something under it, or is grey.

In every book and recommended deck, the calls of the first nights; where the called power tells or answers,
the hold is there whoever lives: a dead role's desk looks as a living one's.
"""

from __future__ import annotations

import pytest

from driver import every_text
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended, Scene
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from table.bots import keyed, play, sitting

SEATS = 10
DAYS = 2
DECKS = [(name, at) for name in books() for at, _deck in enumerate(book(name).recommended(SEATS))]
GREY = {"judge.pack.attack", "hollow.pack.attack", "chat.pack.vote", "forum.grey_pack.hunt"}
"""Whom the wolves eat they know: nothing is held up for them."""


@pytest.mark.parametrize(("name", "at"), DECKS)
def test_no_hold_shows_that_there_is_nothing(name: str, at: int) -> None:
    deck = dict(book(name).recommended(SEATS)[at].deck)
    evening = Evening(sitting(SEATS, book=name, deck=deck, style="narrator", seed=at))
    grey, seen = set[str](), 0

    def looked_at(scene: Scene) -> bool:
        nonlocal seen
        if isinstance(scene, Console) and scene.purpose == "night":
            model = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)))
            model.show(scene)
            desk, seen = evening.desk(), seen + 1
            real = any(fact.kind != "nothing" for fact in desk.showings())
            assert real or desk.informs or desk.tells or model.shows_nothing, desk.power
            assert not model.shows_nothing or not (real or desk.informs or desk.tells), desk.power
            grey.update({desk.power} if model.shows_nothing else ())
        return isinstance(scene, Ended) or evening.public.day > DAYS

    play(evening, keyed(at), until=looked_at)
    assert seen
    assert name == "revamped" or grey & GREY
