"""Nothing is ticked that depends on what has not been looked at, and the page says that there is something.

In every recommended deck: the first nights of a call with closed eyes, and of the laptop that goes round.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from driver import every_text
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Cover, Ended, Scene
from nightcaller.text import LANGUAGES
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.card_lines import night_card
from nightcaller.viewmodels.private_seats import LineRow
from parts import one_in
from table.bots import keyed, play, sitting
from viewmodels.private_table import SEER, call_of, table
from voice.voice_kit import HandClock

SEATS = 10
DECKS = [(name, at) for name in books() for at, _deck in enumerate(book(name).recommended(SEATS))]
DAYS = 2
NAMED = {fact for name in books() for _role, power in book(name).powers.values() for fact in power.tells}
"""What the voice points at and somebody has to look at: a page that has it says so by its name."""


def at_the_call(evening: Evening) -> CallingViewModel:
    """The open call, its line spoken."""
    model = CallingViewModel(evening, clock=HandClock())
    scene = evening.scene
    assert isinstance(scene, Calling)
    model.show(scene)
    model.begin()
    return model


def nothing_is_ticked_unseen(evening: Evening, scene: Scene) -> bool:
    """At a call no word stands before a tap and what is to be seen is named; a visit begins with the card."""
    if isinstance(scene, Calling):
        model = at_the_call(evening)
        assert not [word for row in model.blanks.rows for word in row.words if word.selected]
        page = model._asked
        told = {fact for entry in (page.entries if page else ()) for fact, _what in entry.shown}
        assert model.look != "ui-call-look" or not told.intersection(NAMED)
        assert model.look == "" or all(every_text().has(one, model.look) for one in LANGUAGES)
        assert model.shown.looks_first == bool(told.intersection(NAMED)) or not told
        if model.shown.looks_first:
            assert all(every_text().has(one, f"{model.look}.held") for one in LANGUAGES), model.look
    elif isinstance(scene, Cover):
        visit = evening.visit()
        page = visit.page()
        assert visit.opens_card or page is None or not any(entry.shown for entry in page.entries)
    return isinstance(scene, Ended) or evening.public.day > DAYS


@pytest.mark.parametrize(
    ("name", "at", "style"),
    one_in(7, [(*deck, style) for deck in DECKS for style in ("eyes_closed", "pass_around")]),
)
def test_nobody_decides_blindly_what_she_could_have_looked_at(name: str, at: int, style: str) -> None:
    deck = dict(book(name).recommended(SEATS)[at].deck)
    evening = Evening(sitting(SEATS, book=name, deck=deck, style=style, seed=at))
    play(evening, keyed(at), until=partial(nothing_is_ticked_unseen, evening))


def test_what_a_witch_has_to_look_at_first_is_named_whoever_holds_the_card() -> None:
    """Dead, absent or without her antidote: the label is the published deck's."""
    evening = table(style="eyes_closed")
    call_of(evening, "judge.witch")
    model = at_the_call(evening)
    assert (model.look, model.shown.skip_message) == (
        "ui-call-look-victim",
        "choice-judge-witch-poison-nobody",
    )
    assert not model.touched
    model.choose(SEER)
    antidote, _poison = model.blanks.rows
    assert model.touched and not any(word.selected for word in antidote.words)


OFFERED = {
    "hollow.thief": {"hollow.werewolf": 1, "hollow.fox": 1, "hollow.villager": 6},
    "revamped.dog": {"revamped.wolf": 2, "revamped.town_crier": 1, "revamped.citizen": 4},
}
"""Whoever may take another card, and who plays with them."""


@pytest.mark.parametrize("role", OFFERED)
@pytest.mark.parametrize("seed", range(4))
def test_whoever_may_take_another_card_reads_what_it_does(role: str, seed: int) -> None:
    deck = {role: 1, **OFFERED[role]}
    rules = book(role.partition(".")[0])
    seats = sum(deck.values()) - rules.cards(deck, 0)
    evening = Evening(sitting(seats, book=rules.id, deck=deck, seed=seed))
    held = [card.role for seat in range(seats) if (card := evening.view(seat).card)]
    hers = list[LineRow]()

    def visited(scene: Scene) -> bool:
        if isinstance(scene, Cover) and scene.purpose == "night":
            visit = evening.visit()
            asked = visit.page()
            lines = night_card(visit, evening, asked)
            told = [line for line in lines if line.message == "ui-card-beside"]
            assert bool(told) == bool(visit.card and visit.card.role == role and asked and asked.own)
            hers.extend(told)
        return evening.public.day > 1 or evening.public.phase == "day"

    play(evening, keyed(seed), until=visited)
    spare = set(Counter(deck) - Counter(held))
    offered = spare or {"revamped.town_crier", "revamped.cursed_civilian", "revamped.wolf"}
    assert {line.arguments["role"] for line in hers} == (offered if role in held else set())
    assert role in held or spare
