"""The same taps do the same on every private page of a round, whether its seat is really asked or not.

An onlooker who cannot read the small line below a page learns nothing from a tap that is refused, a hold that
is not taken, or an answer that cannot be changed (docs/decisions/no-page-refuses.md).
"""

from __future__ import annotations

from random import Random

import pytest

from driver import owed
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books
from nightcaller.rulebooks.rulebook import Recommendation
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.viewmodels.visit import VisitViewModel
from parts import WHOLE
from table.bots import keyed, step
from viewmodels.test_glance import fingerprint
from voice.voice_kit import HandClock

TAPS = 6


def tap(model: VisitViewModel, hand: Random, seats: int) -> None:
    """Tap somewhere: at a place of the screen, not at what it means."""
    at, which, how = hand.randrange(6), hand.randrange(97), hand.randrange(4)
    blanks = model.blanks.rows
    blank = blanks[at % len(blanks)]
    if model.opened >= 0:
        cards = model.cardWords.rows
        model.chooseWord(model.opened, cards[which % len(cards)].word)
    elif blank.roles:
        model.activate(at % len(blanks))
    elif blank.words and how < 2:
        model.chooseWord(at % len(blanks), blank.words[which % len(blank.words)].word)
    elif how == 2:
        model.skip()
    elif how == 1:
        model.activate(at % len(blanks))
    else:
        model.choose(which % seats)


def course(evening: Evening, hand: Random) -> list[object]:
    """What an onlooker sees of one visit: every tap, the hold, and a second thought."""
    clock = HandClock()
    model = VisitViewModel(evening, clock=clock)
    visit = evening.visit()
    model.show(visit)
    if model.page == "card":
        model.look()
        model.release()
    if model.page == "board":
        model.look()
        model.putAway()
    clock.pass_time(100_000)
    seats, seen = len(evening.sitting.players), [fingerprint(model)]
    for thought in range(2):
        for _tap in range(TAPS):
            tap(model, hand, seats)
            seen.append((fingerprint(model), model.opened, len(model.cardWords.rows)))
        for _hold in range(2):  # what has to be touched has to be touched by everybody
            model.decide()
            due = owed(model)
            seen.append((model.page, model.reason, due) if due else model.page)
            for at in due:
                model.activate(at)
                model.skip()
        if thought or visit.over:
            break
        model.change()
        seen.append(fingerprint(model))
    if not visit.over:
        visit.finish()
    return seen


def rounds(sitting: Sitting, days: int) -> dict[str, dict[Seat, list[object]]]:
    """The courses of every visit of the first days, by round and seat."""
    evening, answer = Evening(sitting), keyed(sitting.seed)
    found: dict[str, dict[Seat, list[object]]] = {}
    while not isinstance(evening.scene, Ended) and evening.public.day <= days:
        scene, public = evening.scene, evening.public
        if not isinstance(scene, Cover) or scene.purpose in {"deal", "ghost", "square"}:
            step(evening, answer)
            continue
        where = repr((public.day, evening.window_label, scene.lap, scene.purpose, public.alive))
        found.setdefault(where, {})[scene.seat] = course(evening, Random(f"{sitting.seed}{where}"))
    return found


def played(book: str, deck: Recommendation, seats: int, days: int) -> int:
    """Compare all courses of each round; return how many rounds were compared."""
    people, compared = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats)), 0
    sitting = Sitting(people, dict(deck.deck), seats, book=book, ballots="secret")
    for where, courses in rounds(sitting, days).items():
        first = next(iter(courses.values()))
        compared += len(courses) > 1
        for seat, seen in courses.items():
            assert seen == first, (deck.id, where, seat)
    return compared


@pytest.mark.parametrize("book", list(books()))
def test_the_same_taps_look_the_same_on_every_page_of_a_round(book: str) -> None:
    assert played(book, books()[book].recommended(8)[-1], 8, 1) > 1


@pytest.mark.slow
@pytest.mark.parametrize("book", list(books()))
@pytest.mark.parametrize("seats", [8, 12])
def test_they_do_so_in_every_recommended_deck(book: str, seats: int) -> None:
    decks = books()[book].recommended(seats)
    for deck in decks if WHOLE else decks[seats % 3 :: 3]:
        assert played(book, deck, seats, 2) > 3


THIEF = {"hollow.thief": 1, "hollow.werewolf": 2, "hollow.farseer": 1, "hollow.villager": 6}
LEFT_ALONE = {"forum"}
"""Books at whose tables here every question may be left alone."""
LAST = {book: dict(books()[book].recommended(8)[-1].deck) for book in books()}
WEDDING = {one.id: dict(one.deck) for one in books()["revamped"].recommended(8)}["deck-revamped-wedding"]
"""Cupid has to choose."""
TABLES = [*(LAST | {"revamped": WEDDING}).items(), ("hollow", THIEF)]


@pytest.mark.parametrize(("book", "deck"), TABLES, ids=[*books(), "hollow with a Thief"])
def test_what_has_to_be_touched_is_named_and_marked_and_nothing_else_is(
    book: str, deck: dict[str, int]
) -> None:
    """Thief: "tap somebody first, or nobody" helped nobody where a second row of words was meant."""
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    evening, owed = Evening(Sitting(people, deck, 8, book=book, ballots="secret")), 0
    while not isinstance(evening.scene, Ended) and evening.public.day <= 1:
        if isinstance(evening.scene, Cover) and evening.scene.purpose not in {"deal", "ghost", "square"}:
            owed += touched(evening)
        else:
            step(evening, keyed(8))
    assert bool(owed) == (book not in LEFT_ALONE)


def touched(evening: Evening) -> int:
    """Decide a page by doing nothing but what its small line asks for, in the row that is marked.

    Returns:
        how often it asked.
    """
    clock = HandClock()
    model, visit = VisitViewModel(evening, clock=clock), evening.visit()
    model.show(visit)
    for page, open_it in (("card", model.release), ("board", model.putAway)):
        if model.page == page:
            model.look()
            open_it()
    clock.pass_time(100_000)
    asked = 0
    while model.page == "page":
        model.decide()
        if not (due := [at for at, row in enumerate(model.blanks.rows) if row.due]):
            break
        asked += 1
        ((at, row),) = ((one, model.blanks.rows[one]) for one in due)
        assert model.reason == ("ui-visit-touch-words" if row.words else "ui-visit-touch")
        if row.words:
            model.chooseWord(at, row.words[0].word)
        else:
            assert row.active or row.roles
            model.skip()
        assert [one for one, row in enumerate(model.blanks.rows) if row.due] != due, "that was what it asked"
    if not visit.over:
        visit.finish()
    return asked
