"""With printed cards a moderator lets everybody find out before the first day who is on their side.

A card that the app deals says it; a printed one does not, and a cult is first called in the second night.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

import pytest

from nightcaller.engine.chance import shuffled
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Roster
from nightcaller.table.shelf.styles import misfit
from table.bots import keyed, step
from table.test_cards_when_called import answer, table, tell

Deal = tuple[str, ...]


@cache
def deals(book_id: str) -> tuple[Deal, ...]:
    """A deal of every recommended deck in which some card knows others that none before had."""
    rules, seen, found = book(book_id), set[tuple[str, str]](), list[Deal]()
    for seats in range(6, 19):
        for one in rules.recommended(seats):
            full = [rules.role(role).id for role, count in one.deck.items() for _card in range(count)]
            cards = [role for role in full if role not in rules.traits]  # which nobody but the app may know
            unfit = misfit(rules, dict(Counter(cards)), {}, Style.MODERATED, own_cards=True)
            if (unfit and unfit.refused) or len(cards) != seats:
                continue
            deal = tuple(shuffled(seats, one.id, cards))
            evening = Evening(table(deal, book_id, deal=deal, own_cards=False))
            known = {(deal[seat], deal[mate]) for seat in range(seats) for mate in mates(evening, seat)}
            if not known <= seen:
                seen |= known
                found.append(deal)
    return tuple(found)


def mates(evening: Evening, seat: Seat) -> set[Seat]:
    card = evening.view(seat).card
    assert card is not None
    return {mate for mate, _shown in card.mates}


def first_night(evening: Evening, deal: Deal) -> dict[Seat, set[Seat]]:
    """Whom everybody has seen with open eyes, or was shown as one of theirs, when the day breaks."""
    met = defaultdict[Seat, set[Seat]](set)
    while evening.public.phase != "day" or isinstance(evening.scene, Console):
        scene = evening.scene
        if isinstance(scene, Console):
            desk = evening.desk()
            awake = {*desk._summons.holders} if desk._summons else set()
            for seat in awake:
                met[seat] |= awake
            for fact in desk.showings():
                if fact.word in {"show-group", "show-mates"}:
                    assert scene.purpose in {"round", "dawn"}, "nobody else has open eyes"
                    people = {number - 1 for number, _name in fact.facts["people"]}
                    assert all(not people <= met[seat] for seat in fact.to), "nothing is told twice"
                    for seat in fact.to:
                        met[seat] |= people
        if isinstance(scene, Roster) or (isinstance(scene, Console) and evening.desk().placing.role):
            tell(evening, deal)
        elif isinstance(scene, Console) and evening.desk().asks:
            day = evening.public.day
            answer(evening, deal, lambda entry, _at, day=day: keyed(5)(0, entry.key, day, entry.options))  # type: ignore[misc]
        elif isinstance(scene, Console):
            evening.desk().finish()
        else:
            step(evening, keyed(5))
    return met


@pytest.mark.parametrize("when", ["called", "before"])
@pytest.mark.parametrize("book_id", sorted(books()))
def test_everybody_knows_their_own_before_the_first_day(book_id: str, when: str) -> None:
    knowing = 0
    for deal in deals(book_id):
        evening = Evening(table(deal, book_id, cards_when=when))
        met = first_night(evening, deal)
        dealt = Evening(table(deal, book_id, deal=deal, own_cards=False))
        for seat in evening.public.alive:
            known = mates(dealt, seat)
            knowing += bool(known)
            assert known <= met[seat] | {seat}, (deal[seat], [deal[mate] for mate in known - met[seat]])
    assert knowing or book_id == "chat", "nobody knows anybody"


@pytest.mark.parametrize("book_id", sorted(books()))
def test_whoever_was_dealt_to_on_the_screen_is_not_told_again(book_id: str) -> None:
    for deal in deals(book_id)[-2:]:
        evening = Evening(table(deal, book_id, deal=deal, own_cards=False, cards_when="before"))
        while evening.public.phase != "day" or isinstance(evening.scene, Console):
            if isinstance(evening.scene, Console):
                words = {fact.word for fact in evening.desk().showings()}
                assert not words & {"show-group", "show-mates"}
            step(evening, keyed(5))
