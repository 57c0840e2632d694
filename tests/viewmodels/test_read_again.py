"""In every book an answer says what is new, and says the same to whoever comes back to read it."""

from __future__ import annotations

from zlib import crc32

import pytest

from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from parts import in_turn
from table.bots import keyed, step
from viewmodels.private_table import section
from voice.voice_kit import HandClock

NIGHTS = 3
SEATS = 8


def evenings(book: str, seed: int) -> Evening:
    """A table of a recommended deck."""
    people = tuple(SeatedPlayer(f"P{seat + 1}") for seat in range(SEATS))
    deck = dict(books()[book].recommended(SEATS)[0].deck)
    return Evening(Sitting(people, deck, seed, book=book))


def to_the_answer(model: VisitViewModel, clock: HandClock, by: int) -> None:
    """Read whatever is there, tap something in every blank, and hold; the finger stays."""
    if model.page == "card":
        model.look()
        model.release()
    if model.page == "board":
        model.look()
        model.putAway()
    living = [row.number - 1 for row in model.seats.rows if row.alive]
    for at, row in enumerate(model.blanks.rows):
        chance = crc32(f"{by}/{at}".encode())
        if row.words:
            model.chooseWord(at, row.words[chance % len(row.words)].word)
        else:
            model.activate(at)
            model.choose(living[chance % len(living)])
    clock.pass_time(60_000)
    model.decide()


def visits(evening: Evening) -> list[Cover]:
    """Play on to the next visit of a night with a page; none when the nights are over."""
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= NIGHTS:
        if isinstance(scene, Cover) and scene.purpose == "night":
            return [scene]
        step(evening, keyed(evening.sitting.seed))
    return []


@pytest.mark.parametrize(("book", "seed"), in_turn(books(), (1, 2)))
def test_an_answer_is_news_and_is_the_same_when_it_is_read_again(book: str, seed: int) -> None:
    evening, clock, nth, again = evenings(book, seed), HandClock(), 0, 0
    while visits(evening):
        nth += 1
        model = VisitViewModel(evening, clock=clock)
        model.show(evening.visit())
        known = [] if model.first else section(model, "ui-card-know")
        to_the_answer(model, clock, nth)
        if model.page != "answer":  # the dead, and what the card alone is for
            model.coverUp()
            step(evening, keyed(seed))
            continue
        came, decided = section(model, "ui-card-came"), section(model, "ui-card-decided")
        assert decided
        read = [(line["message"], line["arguments"]) for line in known]
        assert [line for line in came if (line["message"], line["arguments"]) in read] == []
        model.release()
        if model.open or evening.handed_on is None:
            continue
        model.show(evening.come_back())
        again += 1
        assert section(model, "ui-card-decided") == decided
        # What did not count is said once, under the finger that decided: nothing of it is on the record.
        told, once = [(line["message"], line["arguments"]) for line in came], section(model, "ui-card-came")
        stays = [(line["message"], line["arguments"]) for line in once]
        uncounted = told[: len(told) - len(stays)]
        assert [*uncounted, *stays] == told
        assert not uncounted or uncounted[0][0] == "ui-visit-uncounted"
        model.look()
        model.release()
        assert not model.open
    assert again > SEATS


@pytest.mark.parametrize("book", books())
def test_every_card_by_night_says_how_far_it_is_or_what_is_left(book: str) -> None:
    evening, spent = evenings(book, 5), set()
    while visits(evening):
        model = VisitViewModel(evening, clock=HandClock())
        visit = evening.visit()
        model.show(visit)
        if model.page == "card" and not model.first:
            lines = section(model, "ui-card-so-far")
            roles = [evening.book.roles[held] for held in visit.card.held if held in evening.book.roles]
            own = {charge.id for role in roles for charge in role.charges}
            assert {line["arguments"].get("charge") for line in lines} == (own or {None})
            spent |= {line["arguments"].get("left") for line in lines}
        model.coverUp()
        step(evening, keyed(5))
    assert spent
