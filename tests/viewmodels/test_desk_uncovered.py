"""What the moderator's desk says while nothing is held hangs on no secret: whoever passes by may read it.

In every book and recommended deck, the calls of the first night: with everybody alive, and with whoever is
called dead.
"""

from __future__ import annotations

from typing import Any

import pytest

from driver import every_text
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Scene
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from table.bots import keyed, play, sitting
from voice.voice_kit import HandClock

SEATS = 10
DECKS = [(name, at) for name in books() for at, _deck in enumerate(book(name).recommended(SEATS))]
PUBLIC = {"seats", "mayUndo", "objectName"}
"""Who is out, whether there is a step to go back."""


def at_the_call(name: str, deck: dict[str, int], index: int, *, dead: bool) -> tuple[Console, dict[str, Any]]:
    """Return a call, and every property that the open desk has for QML."""
    evening = Evening(sitting(SEATS, book=name, deck=deck, style="narrator", seed=3))

    def here(scene: Scene) -> bool:
        return isinstance(scene, Console) and scene.purpose == "night" and scene.index == index

    play(evening, keyed(3), until=here)
    scene = evening.scene
    assert isinstance(scene, Console)
    if dead:
        for seat in range(SEATS):
            if evening.ledger.session.view(seat).card.role == scene.role:
                evening.rulings.amend("kill", seat)
    model = ConsoleViewModel(evening, Phrasebook(every_text(), ("en",)), clock=HandClock())
    model.show(evening.scene)  # type: ignore[arg-type]
    meta = model.metaObject()
    properties = [meta.property(at) for at in range(meta.propertyCount())]
    names = {one.name() for one in properties if "*" not in one.typeName()} - PUBLIC
    return scene, {one: str(model.property(one)) for one in sorted(names)}


@pytest.mark.parametrize(("name", "at"), DECKS)
def test_a_call_is_the_same_whether_the_called_live_or_not(name: str, at: int) -> None:
    deck = dict(book(name).recommended(SEATS)[at].deck)
    found = dict[str, Any]()
    calls = at_the_call(name, deck, 0, dead=False)[0].count
    for index in range(calls):
        call, living = at_the_call(name, deck, index, dead=False)
        _call, dead = at_the_call(name, deck, index, dead=True)
        found |= {
            f"{call.role} {one}": (living[one], dead[one]) for one in living if living[one] != dead[one]
        }
    assert calls and found == {}
