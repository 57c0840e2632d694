"""What the moderator holds in front of one player has its words, in every book and both languages."""

from __future__ import annotations

from itertools import chain, permutations

import pytest

from nightcaller.resources import shipped
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended
from nightcaller.table.live.showings import Showing, looks
from nightcaller.text import LANGUAGES, Catalogue, message_id
from parts import some_fast
from table.bots import keyed, sitting, step

CATALOGUE = Catalogue(shipped("i18n"))
MODERATED = [*books()]
"""A moderator may call any book, whatever of it gets lost: only that it suits the table better is said."""


def unsaid(showing: Showing) -> list[str]:
    """Which of its messages a language lacks."""
    wanted = [showing.caption, showing.word, message_id("role", showing.role) if showing.role else ""]
    return [one for one in wanted if one and not all(CATALOGUE.has(lang, one) for lang in LANGUAGES)]


DECKS = {
    name: [(seats, dict(one.deck)) for seats in (10, 12) for one in book(name).recommended(seats)]
    for name in MODERATED
}
"""Every recommended deck for ten and twelve."""
A_FEW = 24
"""So many decks are played whenever anything is tested."""


def shown(name: str, which: range) -> set[str]:
    """Play evenings with people who use what they have; return the kinds of what somebody was shown."""
    kinds: set[str] = set()
    for seed in which:
        seats, deck = DECKS[name][seed]
        evening = Evening(sitting(seats, book=name, deck=deck, style=Style.MODERATED, seed=seed))
        while not isinstance(evening.scene, Ended):
            if isinstance(evening.scene, Console):
                for showing in evening.desk().showings():
                    assert unsaid(showing) == []
                    kinds.add(showing.kind)
                    if showing.facts:
                        for language in LANGUAGES:
                            assert CATALOGUE.say(language, showing.word, **showing.facts)
            step(evening, keyed(seed))
    return kinds


@pytest.mark.parametrize("name", some_fast(MODERATED, 4))
def test_every_fact_of_a_moderated_evening_can_be_shown(name: str):
    """Of a long list of decks, some from all over it."""
    every = len(DECKS[name])
    assert {"word", "nothing"} <= shown(name, range(0, every, every // 2 if every > A_FEW else 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in MODERATED if len(DECKS[name]) > A_FEW])
@pytest.mark.parametrize("part", range(4))
def test_every_fact_can_be_shown_with_every_deck(name: str, part: int):
    assert {"word", "nothing"} <= shown(name, range(part, len(DECKS[name]), 4))


def test_everything_is_held_up_once_and_two_who_are_told_of_each_other_see_it_together() -> None:
    def loves(one: int, other: int) -> Showing:
        return Showing("seat", "show-lover", other, to=(one,), personal=True)

    to_all, twice = Showing("word", "show-camp", 2, word="show-camp-wolf"), Showing("role", "show-role", 3)
    alone = [Showing("role", "show-role", role="seer", to=(seat,), personal=True) for seat in (4, 5, 6)]
    pair = [loves(0, 1), loves(1, 0)]
    for facts in permutations([*pair, *alone, to_all]):
        found = looks((*facts, twice))
        together = [look for look in found if len(look) > 1]
        assert sorted(map(repr, chain(*found))) == sorted(map(repr, (*facts, twice)))
        assert sorted(map(repr, chain(*together))) == sorted(map(repr, (*pair, to_all, twice)))
        assert len(together) == 2
