"""At a table of two languages a sentence is in one of them, whatever is put into it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from nightcaller.collection import CollectionFile
from nightcaller.rulebooks import books
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.evenings import _ending
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.season_rows import book_rows, card_rows, deck_rows, fact_rows
from parts import in_turn
from viewmodels.test_nothing_is_stale import MODELS
from viewmodels.test_season_rows import played

BOTH = ("zh-CN", "en")


class Listening:
    """A catalogue that keeps what was put into sentences although it is said in two languages at once."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._joined: set[str] = set()
        self._last: dict[str, str] = {}
        self.mixed: list[tuple[str, str]] = []

    def say(self, language: str, message: str, /, **arguments: Any) -> str:
        texts = [one for one in arguments.values() if isinstance(one, str)]
        self.mixed += [(message, one) for one in texts if any(part in one for part in self._joined)]
        said = self._catalogue.say(language, message, **arguments)
        if language == BOTH[0]:
            self._last = {message: said}
        elif message in self._last and self._last[message] != said:
            self._joined.add(f"{self._last[message]} {said}")
        return said

    def has(self, language: str, message: str) -> bool:
        return self._catalogue.has(language, message)


@pytest.mark.parametrize(("screen", "name"), in_turn(MODELS, sorted(books())))
def test_what_is_put_into_a_sentence_is_in_its_language(
    qapp: QGuiApplication, catalogue: Catalogue, tmp_path: Path, name: str, screen: type[Any]
) -> None:
    heard = Listening(catalogue)
    words, settings = Phrasebook(heard, BOTH), SettingsFile(tmp_path / "settings")
    table = Gathering(settings, CollectionFile(tmp_path / "collection"))
    table.players = tuple(SeatedPlayer(f"P{seat}") for seat in range(9))
    table.open_book(next(one for one in table.books if one.id == name))
    model = MODELS[screen](AppViewModel(words), words, settings, table, tmp_path)
    model.entered()
    refresh: Callable[[], None] = getattr(model, "refresh", lambda: None)
    refresh()
    assert heard.mixed == []


def test_who_won_a_past_game_is_said_in_one_language_at_a_time(catalogue: Catalogue) -> None:
    heard = Listening(catalogue)
    said = _ending(("judge.good",), Phrasebook(heard, BOTH))
    assert heard.mixed == []
    assert said == "好人阵营获胜 Village won"


def test_the_books_decks_and_cards_of_a_season_are_told_in_one_language_at_a_time(
    catalogue: Catalogue,
) -> None:
    heard = Listening(catalogue)
    words, found = Phrasebook(heard, BOTH), played(6)
    told = book_rows(found, words), deck_rows(found, words)
    people = list(found.people.values())
    assert all(told)
    assert all(card_rows(one, words) for one in people)
    assert all(fact_rows(one, found, words) for one in people)
    assert heard.mixed == []
