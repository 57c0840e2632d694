"""`nightcaller-lab books`: every rulebook as data and as a page."""

from __future__ import annotations

import json

import pytest

from nightcaller.lab.__main__ import main
from nightcaller.rulebooks import books
from nightcaller.text import LANGUAGES


@pytest.fixture
def listed(capsys: pytest.CaptureFixture[str]) -> dict:
    assert main(["books", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_book_is_listed_with_everything_in_it(listed: dict):
    assert [book["id"] for book in listed["books"]] == list(books())
    for entry, book in zip(listed["books"], books().values(), strict=True):
        assert [role["id"] for role in entry["roles"]] == list(book.roles)
        assert [office["id"] for office in entry["offices"]] == list(book.offices)
        assert [rule["id"] for rule in entry["house_rules"]] == [rule.id for rule in book.house_rules]
        for rule, source in zip(entry["house_rules"], book.house_rules, strict=True):
            assert [option["id"] for option in rule["options"]] == list(source.options)
            assert rule["default"] == source.default


def test_a_role_has_team_tags_and_both_names(listed: dict):
    judge = next(book for book in listed["books"] if book["id"] == "judge")
    seer = next(role for role in judge["roles"] if role["id"] == "judge.seer")
    assert seer == {
        "id": "judge.seer",
        "team": "judge.good",
        "tags": ["divine"],
        "most": 1,
        "name": {"en": "Seer", "zh-CN": "预言家"},
    }


def test_everything_that_has_a_name_has_it_in_both_languages(listed: dict):
    def named(entry: object) -> list[dict]:
        if isinstance(entry, list):
            return [name for item in entry for name in named(item)]
        if isinstance(entry, dict):
            own = [entry["name"]] if "name" in entry else []
            return own + [name for item in entry.values() for name in named(item)]
        return []

    names = named(listed)
    assert len(names) > 40
    for name in names:
        assert set(name) == set(LANGUAGES)
        assert all(name.values())


@pytest.mark.parametrize(("language", "word"), [("en", "Roles"), ("zh-CN", "身份")])
def test_the_page_speaks_the_language_asked_for(language: str, word: str, capsys: pytest.CaptureFixture[str]):
    assert main(["books", "--language", language]) == 0
    page = capsys.readouterr().out
    assert word in page
    assert "judge.witch" in page
    assert "witch_self_save = first-night | always | never" in page
