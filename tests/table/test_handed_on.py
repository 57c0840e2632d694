"""Whoever has just handed the laptop on may come back to her own page, and to no other."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Page
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.table.live.visit import PlayerVisit
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from table.bots import Answer, keyed, step


def holding(cards: Sequence[str], seed: int) -> Answer:
    """People who say which card they hold, and answer by a key otherwise."""
    others = keyed(seed)

    def answer(who: Seat | str, key: str, day: int, options: Sequence[Option]) -> Option:
        return cards[int(who)] if key.startswith("cards/") else others(who, key, day, options)

    return answer


def filled_in(visit: PlayerVisit, day: int, answer: Answer) -> Page | None:
    """The page with an answer for every blank, or with what goes together of it; None if nothing is asked."""
    filled: list[Option | None] = []
    while (page := visit.page(filled)) and len(filled) < len(page.entries):
        entry = page.entries[len(filled)]
        filled.append(answer(visit.seat, f"{entry.key}/{visit.lap}/{len(filled)}", day, entry.options))
    return visit.page() if page is not None and page.problem else page


def reads_again(visit: PlayerVisit, page: Page) -> None:
    """The page that whoever comes back finds is the one that she has left."""
    if visit.over or visit.purpose == "cards":
        return
    left = visit.recorded
    assert left is not None
    assert [entry.key for entry in left.entries] == [entry.key for entry in page.entries]
    assert [entry.words for entry in left.entries] == [entry.words for entry in page.entries]
    assert left.stands == page.records
    assert left.problem is None


@pytest.mark.parametrize(("ballots", "own_cards"), [("hands", False), ("secret", False), ("secret", True)])
@pytest.mark.parametrize("name", books())
def test_who_has_just_been_there_may_come_back_and_nobody_else(
    name: str, ballots: str, own_cards: bool
) -> None:
    rules = books()[name]
    seats = max(9, rules.seats[0])
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(seats))
    deck = dict(rules.recommended(seats)[0].deck)
    evening = Evening(Sitting(people, deck, 11, book=name, ballots=ballots, own_cards=own_cards))
    cards = [role for role, count in deck.items() for _ in range(count * (role not in rules.traits))]
    answer, purposes = holding(cards, 11), set[str]()
    while evening.public.day <= 1 and not isinstance(scene := evening.scene, Ended):
        if not isinstance(scene, Cover):
            step(evening, answer)
            assert evening.handed_on is None, "the table has seen something else since"
            continue
        visit = evening.visit()
        assert evening.handed_on is None, "another page is open"
        assert visit.recorded is None, "nothing is decided"
        page = filled_in(visit, evening.public.day, answer)
        if page is not None:
            visit.decide(page.filled)
            if not own_cards:
                reads_again(visit, page)
        visit.finish()
        back = evening.handed_on
        if back is None:
            last = scene.index + 1 == scene.count
            assert last or not isinstance(evening.scene, Cover), "the game has not gone on"
            continue
        assert isinstance(evening.scene, Cover)
        assert (back.seat, back.purpose, back.lap, back.again) == (scene.seat, scene.purpose, scene.lap, True)
        purposes.add(scene.purpose)
    assert ("cards" if own_cards else "deal") in purposes
    assert "night" in purposes
