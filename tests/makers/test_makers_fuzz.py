"""`./packaging/tool fuzz`: tables drawn at random, people who do not think, and what is found by them."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from makers.__main__ import FLAWED, MISTAKEN, main
from makers.digests import unplayable
from makers.drawing import drawn_deck, drawn_table, everybody, needed, pairs
from makers.fuzz import SIZES, any_game, held, lot, meeting, played
from nightcaller.engine import Setup
from nightcaller.engine.game import Game
from nightcaller.engine.vocabulary import CLOSE, Ask, Decision, Outcome, Window
from nightcaller.rulebooks import books
from nightcaller.rulebooks.revamped import BOOK

PAIRS = pairs(BOOK)
CLASSIC = Setup({"revamped.wolf": 2, "revamped.citizen": 4}, 6, 1)


def test_the_big_book_has_every_pair_of_its_eighty_eight():
    assert len(everybody(BOOK)) == 88
    assert len(PAIRS) == len(set(map(frozenset, PAIRS))) == 88 * 87 // 2


@pytest.mark.parametrize("book_id", books())
def test_every_pair_has_a_table_where_it_can_be_dealt(book_id: str):
    """With the fewest people who have room for it, in a deck that the book lets pass."""
    rules = books()[book_id]
    known = pairs(rules)
    for pair in known[:: max(1, len(known) // 40)]:
        table = drawn_table(rules, "+".join(pair), SIZES[0], pair)
        assert not unplayable(rules, table.deck, table.seats)
        assert set(needed(rules, pair)) <= set(table.deck)


def test_what_nobody_is_dealt_comes_with_the_card_that_makes_it():
    late = ("revamped.zombie", "revamped.undead", "revamped.fletchers_customer", "revamped.mayor")
    assert needed(BOOK, late) == ("revamped.plaguebearer", "revamped.vampire", "revamped.fletcher")


def test_any_card_comes_up_also_the_ones_that_need_company():
    decks = [drawn_deck(BOOK, seats, (), Random(seats * 100 + n)) for seats in SIZES for n in range(5)]
    assert {role for deck in decks if deck for role in deck} == set(BOOK.roles) - BOOK.never_dealt


def test_who_has_been_what_is_known_from_the_story():
    """An office counts, and so does what somebody becomes."""
    trial = meeting(BOOK, PAIRS.index(("revamped.fletcher", "revamped.mayor")))
    assert trial.met
    session = played(BOOK, CLASSIC.normal(BOOK), "a game", disturbed=True, replayed=True)
    assert held(session) >= set(CLASSIC.deck)
    assert held(session) <= {*CLASSIC.deck, *BOOK.offices}


@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_same_number_is_the_same_game(number: int):
    """Disturbed, hurried, or with all that is told."""
    assert any_game(BOOK, number) == any_game(BOOK, number)


def test_another_round_of_pairs_has_other_tables():
    assert meeting(BOOK, 1) != meeting(BOOK, 1 + len(PAIRS))


def endless(_game: Game) -> Generator[Window, Decision, Outcome]:
    """Nobody ever wins."""
    while True:
        yield Window("floor", "debate", {CLOSE: Ask(-1, "close", ("close",))})


def broken(_game: Game) -> Generator[Window, Decision, Outcome]:
    """Nobody can answer anything."""
    yield Window("floor", "debate", {})
    raise AssertionError


def test_a_game_without_an_end_or_an_answer_is_put_down_and_the_next_one_played():
    found = lot(replace(BOOK, program=endless), "games", [1, 5])
    found += lot(replace(BOOK, program=broken), "games", [5, 15])
    assert [(one.game, one.trouble) for one in found] == [
        ("1", "Flaw: it does not end: debate"),
        ("5", "Flaw: it does not end: debate"),
        ("5", "Flaw: nothing to answer: debate"),
        ("15", "Flaw: nothing to answer: debate"),
    ]


def test_the_command_goes_on_where_it_was_broken_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "games.jsonl"

    def printed(games: int) -> dict[str, object]:
        asked = ["--book", "judge", "--games", str(games), "--jobs", "1", "--json"]
        assert main(["fuzz", *asked, "--keep", str(file)]) == 0
        return dict(json.loads(capsys.readouterr().out))

    first = printed(2)
    assert (first["trials"], first["troubles"], first["apart"]) == (2, {}, [])
    kept = file.read_text("utf-8")
    assert printed(2) == first
    assert file.read_text("utf-8") == kept, "nothing was played again"
    file.write_text(kept.replace(str(first["code"]), "another version") + '{"cut', "utf-8")
    assert printed(2) == first
    kept = file.read_text("utf-8")
    assert kept.count('"from":0') == 2
    assert printed(2) == first
    assert file.read_text("utf-8") == kept, "what follows a line that was cut off is read"


def test_what_has_gone_wrong_is_printed_and_the_command_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "games.jsonl"
    asked = ["fuzz", "--games", "1", "--jobs", "1", "--keep", str(file)]
    assert main(asked) == 0
    assert "Nothing has gone wrong." in capsys.readouterr().out
    file.write_text(file.read_text("utf-8").replace('"trouble":""', '"trouble":"Flaw: oh"'), "utf-8")
    assert main(asked) == FLAWED
    assert capsys.readouterr().out.splitlines()[1:] == ["Game 0: Flaw: oh", "One game has gone wrong."]


def test_a_game_that_ends_well_has_nothing_to_show(capsys: pytest.CaptureFixture[str]):
    assert main(["fuzz", "--game", "1"]) == MISTAKEN
    assert capsys.readouterr().err == "Game 1 has ended without a mistake.\n"


@pytest.mark.slow
@pytest.mark.parametrize("book_id", books())
def test_any_table_of_any_book_plays_to_its_end(book_id: str):
    assert [one for one in lot(books()[book_id], "games", range(100)) if one.trouble] == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_every_seventh_pair_of_the_big_book_meets(part: int):
    """All of them: ``./packaging/tool fuzz --pairs 1``; at every number of people: ``--pairs 19``."""
    trials = lot(BOOK, "pairs", range(part * 7, len(PAIRS), 56))
    assert [one for one in trials if one.trouble or not one.met] == []
