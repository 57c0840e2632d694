"""`./packaging/tool digests`: seeded games come out, are asked and are told as they always were.

The digests below are made anew only for a reason that people at a table can see, and the commit that does so
names it. `./packaging/tool digests --book X --game N` prints one game, to compare two versions line by line.
"""

from __future__ import annotations

import json

import pytest

from makers.__main__ import main
from makers.digests import every_line, measured, plain, table, unplayable
from nightcaller.rulebooks import book, books

GAMES = 50
EXPECTED = {
    "judge": (19, 4400, "b9a1d5ef4f35c583", "5858c2d0f26953ac", "8ed5aa5f10c88c63"),
    "hollow": (13, 4921, "8953c2cade367cd3", "d49058b5162de380", "4076443ff13771d0"),
    "chat": (7, 3119, "00b529b461bd1d81", "3fce7badcdfe15a6", "9c4fbcd11f1cbbc2"),
    "forum": (16, 5467, "fd7859949e95e5d3", "12841d54f7e187de", "2d3acd5b49cb6807"),
    "revamped": (89, 5396, "0ccd1137427d9cab", "39e2e77e6dd5ca09", "3fc623e25aa336e5"),
}
"""Book -> the last place in its list of cards, decisions, then the digests of what was played, asked and told
in its first games. A card that is written later has a later place: without it the games are the same."""

IN_COMPANY = {"revamped.butcher", "revamped.bloody_butcher", "revamped.cult_member"}
"""Cards that need certain others beside them: no deck that is drawn by lot has them."""


@pytest.mark.parametrize("book_id", books())
def test_seeded_games_are_what_they_were(book_id: str):
    listed, *expected = EXPECTED[book_id]
    digest = measured(book_id, range(GAMES), listed=listed)
    assert [digest.decisions, digest.played, digest.asked, digest.told] == expected


@pytest.mark.parametrize(
    "book_id", [pytest.param(one, marks=[pytest.mark.slow] if one == "revamped" else []) for one in books()]
)
def test_every_table_can_be_played_and_all_cards_come_up(book_id: str):
    rules = book(book_id)
    many = GAMES if len(rules.roles) < GAMES else 12 * GAMES
    tables = [table(rules, number) for number in range(many)]
    assert not [setup for setup in tables if unplayable(rules, setup.deck, setup.seats)]
    assert {role for setup in tables for role in setup.deck} == set(
        rules.roles
    ) - rules.never_dealt - IN_COMPANY
    for rule in rules.house_rules:
        assert {setup.house[rule.id] for setup in tables} == set(rule.options)


def test_a_game_is_printed_with_its_secrets():
    kinds = {line.split()[3] for line in every_line("judge", 1) if line.startswith("told: ")}
    assert {"card", "night.falls", "judge.pack.proposal", "died.cause", "judge.dawn", "game.over"} <= kinds


def test_words_of_a_value_know_ids_and_no_classes():
    assert plain({"b": (1, frozenset({"y", "x"})), "a": [None]}) == "{a: (None), b: (1, {x, y})}"


def test_the_command_prints_digests_and_games(capsys: pytest.CaptureFixture[str]):
    assert main(["digests", "--book", "chat", "--games", "2", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)["books"]["chat"]
    one = measured("chat", range(2))
    assert printed == {
        "games": 2, "decisions": one.decisions, "played": one.played, "asked": one.asked, "told": one.told,
    }  # fmt: skip
    assert main(["digests", "--book", "chat", "--game", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == list(every_line("chat", 1))
