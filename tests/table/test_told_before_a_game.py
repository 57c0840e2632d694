"""What a book says of itself before a game, to whoever chooses cards and rules: every book, size and deck."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nightcaller.rulebooks import book
from nightcaller.table.shelf.books import BookInfo, DeckInfo, every_book
from nightcaller.table.shelf.handbook import Handbook, OpenTable

BOOKS = {one.id: one for one in every_book()}


def offered(info: BookInfo) -> Iterator[tuple[int, DeckInfo]]:
    """Every recommended deck, with for how many people it is."""
    for seats in range(info.seats[0], min(info.seats[1], 20) + 1):
        for deck in info.recommended(seats):
            yield seats, deck


@pytest.mark.parametrize("name", BOOKS)
def test_a_recommended_deck_has_as_many_cards_as_are_wanted_and_nothing_is_wrong_with_it(name: str) -> None:
    info = BOOKS[name]
    for seats, deck in offered(info):
        assert info.cards(deck.deck, seats) == sum(deck.deck.values()), (deck.id, seats)
        assert not [one for one in info.check(deck.deck, seats) if one.fatal], (deck.id, seats)
        assert info.on_the_table(deck.deck) == book(name).spare(deck.deck)
        for role, count in deck.deck.items():
            assert 0 < count <= info.most(role)
    assert info.most(f"{name}.nobody") == 0


@pytest.mark.parametrize("name", BOOKS)
def test_boards_that_players_know_are_told_by_their_sizes(name: str) -> None:
    info = BOOKS[name]
    assert info.board_sizes() == tuple(sorted({seats for seats, deck in offered(info) if deck.known}))


@pytest.mark.parametrize("name", BOOKS)
def test_what_was_measured_is_told_of_the_deck_that_was_and_of_no_other(name: str) -> None:
    """Ahead by more than sixteen games of a hundred is favoured, by more than thirty-six by far."""
    info, told = BOOKS[name], 0
    for seats, deck in offered(info):
        found, lean = info.measured(deck.deck, seats), info.lean(deck.deck, seats)
        if found is not None:
            told += 1
            ahead = found.village - found.wolves
            assert lean == (1 if ahead > 0 else -1) * ((abs(ahead) > 16) + (abs(ahead) > 36))
        more = {**deck.deck, next(iter(deck.deck)): 99}
        assert info.measured(more, seats) is None
    assert told > 3


@pytest.mark.parametrize("name", BOOKS)
def test_a_rule_is_in_force_where_it_matters_and_says_in_which_way(name: str) -> None:
    """The last option of every rule, on every page that tells it; none where it cannot matter."""
    rules = book(name)
    house = {rule.id: rule.options[-1] for rule in rules.house_rules}
    everybody = dict.fromkeys(rules.roles, 1)
    for table in (None, OpenTable(name, everybody, house), OpenTable(name, {}, house)):
        pages = Handbook(name, table)
        told = [entry for chapter in pages.chapters for entry in pages.rules_of_chapter(chapter)]
        told += [entry for role in rules.roles for entry in pages.rules_of_role(role)]
        by_name = {f"house-{name}-{rule.id.replace('_', '-')}": rule for rule in rules.house_rules}
        assert told
        for entry in told:
            rule = by_name[entry.message]
            assert len(entry.options) == len(rule.options)
            matters = table is not None and rule.matters(table.deck, table.house)
            assert entry.in_force == (len(rule.options) - 1 if matters else -1), entry.message


@pytest.mark.parametrize("name", BOOKS)
def test_nobody_waits_for_an_answer_that_nobody_could_get(name: str) -> None:
    """A chart in general has every step; at a table what nobody has is dim, and no answer is waited for."""
    rules = book(name)
    whole = Handbook(name).course()
    assert all(step.here for step in whole if step.call)
    for _seats, deck in offered(BOOKS[name]):
        course = Handbook(name, OpenTable(name, deck.deck, rules.house({}))).course()
        numbered = [step.number for step in course if step.call and step.here and step.part == "night"]
        assert numbered == [*range(1, len(numbered) + 1)]
        for step in course:
            assert step.here or step.part != "closing"
            assert step.here or not step.number
        absent = {step.role for step in course if step.call and not step.here}
        assert not {one for one, count in deck.deck.items() if count} & absent
