"""The data files of the books: as docs/data.md describes them, or an error that names the place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import nightcaller.rulebooks
from nightcaller.collection import KeptDeck
from nightcaller.rulebooks import book, books, guide, written
from nightcaller.rulebooks.guide import Interaction
from nightcaller.rulebooks.measured import MEASURED, Measurements
from nightcaller.rulebooks.written import BrokenData, DeckFile, decoded

HERE = Path(nightcaller.rulebooks.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "data.md"
KINDS: dict[str, Any] = {
    "decks": DeckFile,
    "interactions": tuple[Interaction, ...],
    "measured": Measurements,
}
FILES = sorted(HERE.rglob("*.json"))
each_book = pytest.mark.parametrize("book_id", books())


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_file_is_what_it_has_to_be_in_the_one_form_of_writing(file: Path) -> None:
    data = file.read_bytes()
    decoded(data, file.name, KINDS[file.stem])
    assert written.written(json.loads(data)) == data.decode("utf-8")


@each_book
def test_every_card_and_house_rule_of_a_file_is_the_books(book_id: str) -> None:
    rules, found = book(book_id), written.decks(f"nightcaller.rulebooks.{book_id}")
    options = {rule.id: rule.options for rule in rules.house_rules}
    for deck in (*(one for table in found.tables.values() for one in table), *found.boards):
        assert set(deck.deck) <= set(rules.roles) - rules.never_dealt, deck.id
        assert all(option in options[rule] for rule, option in deck.house.items()), deck.id
    for seats, table in found.tables.items():
        assert rules.seats[0] <= seats <= rules.seats[1]
        assert len({one.id for one in table}) == len(table) > 0
        assert list(rules.recommended(seats))[: len(table)] == list(table)
    known = {role.rpartition(".")[2] for role in (*rules.roles, *rules.offices)}
    assert {role for one in guide(book_id).interactions for role in one.roles} <= known


def test_what_was_measured_is_recommended() -> None:
    for book_id, sizes in MEASURED.decks.items():
        for seats, decks in sizes.items():
            assert set(decks) <= {one.id for one in book(book_id).recommended(seats)}


def test_a_deck_that_somebody_keeps_goes_into_a_file_as_it_is() -> None:
    """The same words for the same things: `name` and `cards`."""
    deck = book("judge").recommended(8)[0]
    kept = msgspec.to_builtins(KeptDeck("ours", "judge", dict(deck.deck)))
    del kept["book"]
    data = json.dumps({"tables": {"8": [kept]}}).encode()
    (found,) = decoded(data, "decks.json", DeckFile).tables[8]
    assert found.cards == deck.deck


BROKEN = [
    ("decks", "{", "decks"),
    ("decks", "[]", "object"),
    ("decks", "{}", "tables"),
    ("decks", '{"tables": {"six": []}}', "tables"),
    ("decks", '{"tables": {"0": []}}', "1"),
    ("decks", '{"tables": {"6": [{"name": "classic"}]}}', "cards"),
    ("decks", '{"tables": {"6": [{"name": "classic", "cards": {}}]}}', "$.tables[...][0].cards"),
    ("decks", '{"tables": {"6": [{"name": "classic", "cards": {"seer": 0}}]}}', "$.tables[...][0].cards"),
    ("decks", '{"tables": {"6": [{"name": "classic", "cards": {"seer": 41}}]}}', "40"),
    ("decks", '{"tables": {"6": [{"name": "classic", "cards": {"2 seer": 1}}]}}', "cards"),
    ("decks", '{"tables": {"6": [{"name": "The classic", "cards": {"seer": 1}}]}}', "name"),
    ("decks", '{"tables": {"6": [{"name": "classic", "cards": {"seer": 1}, "hose": {}}]}}', "hose"),
    ("decks", '{"tables": {}, "bords": []}', "bords"),
    ("interactions", '[{"id": "eye"}]', "roles"),
    ("interactions", '[{"id": "eye", "roles": "seer"}]', "roles"),
    ("interactions", '[{"id": "eye", "roles": ["seer"], "rwo": 1}]', "rwo"),
    ("measured", '{"games": 1, "days": {}}', "decks"),
    ("measured", '{"games": 1, "days": {}, "decks": {"judge": {"6": {"easy": [1, "2"]}}}}', "decks"),
]


@pytest.mark.parametrize(("kind", "text", "named"), BROKEN)
def test_a_broken_file_is_an_error_that_names_the_place(kind: str, text: str, named: str) -> None:
    with pytest.raises(BrokenData) as found:
        decoded(text.encode(), f"somewhere/{kind}.json", KINDS[kind])
    assert f"somewhere/{kind}.json" in str(found.value)
    assert named in str(found.value)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[" * 100_000])
def test_rubbish_is_an_error_too(data: bytes) -> None:
    with pytest.raises(BrokenData):
        decoded(data, "decks.json", DeckFile)


def test_a_file_that_is_not_there_is_an_error() -> None:
    with pytest.raises(BrokenData, match=r"nightcaller/rulebooks/nothing\.json"):
        written.read("nightcaller.rulebooks", "nothing", DeckFile)


def test_the_page_shows_files_as_they_are() -> None:
    """Every example of docs/data.md can be read, and stands as the writer would write it."""
    examples = re.findall(r"(?ms)^\*\*[^`]*`(\w+)\.json`.*?```json\n(.*?)```", PAGE.read_text("utf-8"))
    assert {name for name, _example in examples} == set(KINDS)
    for name, example in examples:
        decoded(example.encode(), name, KINDS[name])
        assert written.written(json.loads(example)) == example
