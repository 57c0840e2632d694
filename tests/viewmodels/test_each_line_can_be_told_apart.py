"""In a moderator's lists, covered as they are, each line can be told from all others: by what was asked.

A number alone says nothing to whoever looks for one potion of two. Every deck, every kind of step.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from driver import every_text
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.moderator_answers import ModeratorAnswersViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from parts import one_in
from table.bots import keyed, sitting
from table.test_desk import moderate
from voice.voice_kit import HandClock

SEATS = 10
DECKS = [(name, at) for name in books() for at, _deck in enumerate(book(name).recommended(SEATS))]
DAYS = 2


def told_apart(lines: list[tuple[Any, Mapping[str, Any]]], words: Catalogue) -> None:
    """Of lines about the same person or role each says what was asked; a number stands by the same words."""
    beside = defaultdict(list)
    for about, line in lines:
        beside[about].append(line)
    for language in LANGUAGES:
        for about, alike in beside.items():
            said = [(words.say(language, one["asks"]) if one["asks"] else "", one["part"]) for one in alike]
            assert len(set(said)) == len(said), about
            assert len(said) == 1 or all(asks for asks, _part in said), about
            assert all(not part or [asks for asks, _ in said].count(asks) > 1 for asks, part in said), about


@pytest.mark.parametrize(("name", "at"), one_in(6, DECKS))
def test_no_two_lines_read_alike(qapp: QGuiApplication, name: str, at: int) -> None:
    deck = dict(book(name).recommended(SEATS)[at].deck)
    evening = Evening(sitting(SEATS, book=name, deck=deck, style="narrator", seed=at))
    words = every_text()
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= DAYS:
        if isinstance(scene, Console):
            console = ConsoleViewModel(evening, Phrasebook(words, ("en",)), clock=HandClock())
            console.show(scene)
            steps = [{"asks": row.asks, "part": row.part, "role": row.role} for row in console.shown.calls]
            told_apart([(row["role"], row) for row in steps], words)
        moderate(evening, keyed(at))
    answers = ModeratorAnswersViewModel(evening)
    answers.refresh(peeking=False)
    rows = answers.property("rows")
    assert rows
    assert all(row["day"] > 0 and (row["covered"] or row["seat"]) for row in rows)
    told_apart([((row["night"], row["day"], row["role"], row["seat"]), row) for row in rows], words)
