"""No page of a call promises something under a hold that is empty, and none hides what lies there.

Every call of two nights of every book, in decks that bring every recommended role. What a page says of the
hold is read from the published deck: the same for a dead, an absent and a living role.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

from driver import every_text
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Ended
from nightcaller.table.shelf.sitting import Sitting
from nightcaller.text import LANGUAGES
from nightcaller.viewmodels.calling import CallingViewModel
from parts import some_fast
from table.bots import Answer, keyed, step
from table.test_her_turn import decks, people_of
from viewmodels.private_table import touch
from voice.voice_kit import HandClock

EMPTY = "ui-call-nothing"
"""What a hold shows that nobody was promised anything of."""
NIGHTS = 2


def at_a_call(evening: Evening, scene: Calling, answer: Answer) -> list[tuple[str, str, int, bool]]:
    """Go through an open call; return what the page says of the hold, what stands there, how many facts, and
    whether one of them is news: while the page is open, and once it is decided."""
    model = CallingViewModel(evening, clock=HandClock())
    model.show(scene)
    model.begin()
    summons, kinds = evening.call(), evening.book.kinds
    seen = [(model.look, model.nothing, len(model.lines), bool(model.lines))] if model.asked else []
    page = summons.page()
    if page is not None:
        for at, entry in enumerate(page.entries):
            key = f"call.{scene.role}/{at + 1}/{entry.key}"
            touch(model, at, answer(scene.role, key, evening.public.day, entry.options))
        model.confirm()
    if not model.asked:
        told = any(
            kinds[event.kind].discloses and kinds[event.kind].form not in {"proposal", "agreement"}
            for event in summons.learned
        )
        seen.append((model.look, model.nothing, len(model.lines), told))
    return seen


@pytest.mark.parametrize("name", some_fast(books(), 0))
def test_a_hold_has_what_the_page_says_and_the_page_says_what_it_has(name: str) -> None:
    said: dict[tuple[str, int], set[tuple[str, str]]] = defaultdict(set)
    informs = {power for power, (_role, one) in book(name).powers.items() if one.informs}
    for nth, deck in enumerate(decks(name)):
        evening = Evening(Sitting(people_of(name, deck), deck, nth, book=name, style="eyes_closed"))
        while not isinstance(evening.scene, Ended) and evening.public.day <= NIGHTS:
            scene = evening.scene
            if isinstance(scene, Calling):
                power, lives = evening.call().call.power, bool(evening.call().holders)
                for moment, (look, nothing, facts, news) in enumerate(at_a_call(evening, scene, keyed(nth))):
                    said[power, moment].add((look, nothing))
                    where = (power, moment, look)
                    assert (look == "") == (nothing == EMPTY), where
                    if lives and (moment == 0 or power in informs):
                        assert look or not news, (where, "something lies there and nobody says so")
                    for language in LANGUAGES:
                        assert look == "" or every_text().has(language, look)
                        assert every_text().has(language, nothing)
                    assert facts == 0 or lives
            step(evening, keyed(nth))
    assert said
    assert {where: texts for where, texts in said.items() if len(texts) > 1} == {}, "it depends on who lives"
