"""The glance: from two metres the private pages of one round are the same page, whoever holds the laptop."""

from __future__ import annotations

import pytest

from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.text import Catalogue
from nightcaller.viewmodels.private_seats import WordRow
from nightcaller.viewmodels.visit import VisitViewModel
from parts import in_turn
from table.bots import fill_in, keyed, step
from text.test_prompts import LETTERS, PUBLIC
from viewmodels.private_table import read_card
from voice.voice_kit import HandClock

WORD = {"en": 18, "zh-CN": 6}
"""Letters of an answer in a row at most: a long one is seen from afar, and idle hands have none."""


def spoken(catalogue: Catalogue, word: WordRow) -> str:
    """The message of an answer: for this very question, if there is one."""
    return word.message if catalogue.has("en", word.message) else word.general


def fingerprint(model: VisitViewModel) -> object:
    """What can be seen from two metres: marks, lit controls, how many words, what is set."""
    return (
        model.page,
        [(len(row.words), [word.selected for word in row.words]) for row in model.blanks.rows],
        [(row.active, row.picked, row.passed) for row in model.blanks.rows],
        [(row.alive, row.selected, row.blocked, row.marks, row.told, row.note) for row in model.seats.rows],
        (model.people, model.skipping, model.reason != "", model.dwellSeconds > 0),
    )


def pages(sitting: Sitting, catalogue: Catalogue, days: int) -> dict[str, dict[Seat, object]]:
    """The fingerprints of every visit of the first days, by round and seat."""
    evening, answer = Evening(sitting), keyed(sitting.seed)
    found: dict[str, dict[Seat, object]] = {}
    while not isinstance(evening.scene, Ended) and evening.public.day <= days:
        scene = evening.scene
        if not isinstance(scene, Cover) or scene.purpose in {"deal", "ghost"}:
            step(evening, answer)
            continue
        visit = evening.visit()
        model = VisitViewModel(evening, clock=HandClock())
        model.show(visit)
        read_card(model)
        if model.page == "board":
            model.look()
            model.putAway()
        # Last acts come one after the other, and the table sees who falls in between.
        public = evening.public
        where = repr((public.day, evening.window_label, scene.lap, scene.purpose, public.alive))
        found.setdefault(where, {})[scene.seat] = fingerprint(model)
        prompts = {row.prompt for row in model.blanks.rows}
        if scene.purpose != "vote":
            assert PUBLIC.isdisjoint(prompts), "what counts as public is asked in private"
            for language, (least, most) in LETTERS.items():
                assert all(least <= len(catalogue.say(language, key)) <= most for key in prompts), prompts
            words = [word for row in model.blanks.rows if not row.roles for word in row.words]
            for language, most in WORD.items():
                said = [catalogue.say(language, spoken(catalogue, word)) for word in words]
                assert all(len(word) <= most for word in said), said
        assert model.page == "page"
        fill_in(visit, evening.public.day, answer)
        visit.finish()
    return found


@pytest.mark.parametrize(("book", "seats"), in_turn(books(), (6, 8, 10, 12)))
def test_all_pages_of_a_round_look_alike_in_every_recommended_deck(
    book: str, seats: int, catalogue: Catalogue
) -> None:
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    for deck in books()[book].recommended(seats):
        sitting = Sitting(people, dict(deck.deck), 5, book=book, ballots="secret")
        for where, seen in pages(sitting, catalogue, 2).items():
            assert len({repr(one) for one in seen.values()}) == 1, (deck.id, where, seen)
