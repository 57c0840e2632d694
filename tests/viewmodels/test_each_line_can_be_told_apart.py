"""In a moderator's lists, covered as they are, each line can be told from all others: by what was asked.

A number alone says nothing to whoever looks for one potion of two. Every deck, every kind of step.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from driver import every_text
from nightcaller.engine import IllegalDecision
from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Console, Ended
from nightcaller.text import LANGUAGES, Catalogue, message_id
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
    words, published = every_text(), set[str]()
    while not isinstance(scene := evening.scene, Ended) and evening.public.day <= DAYS:
        if isinstance(scene, Console):
            calls = evening.ledger.window.calls
            published |= {
                message_id("ask", one.key or call.power) for call in calls for one in call.questions
            }
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
    asks = {row["asks"] for row in rows if row["role"] and row["asks"]}
    assert asks <= published, "what was asked instead would tell what is used up"
    told_apart([((row["night"], row["day"], row["role"], row["seat"]), row) for row in rows], words)


def lines_after_a_night(evening: Evening, at: int, ruled: Sequence[tuple[Any, ...]]) -> Counter[Any]:
    """What the covered list says, if this was ruled when the first call began."""
    while not isinstance(evening.scene, Console):
        moderate(evening, keyed(at))
    for ruling in ruled:
        with suppress(IllegalDecision):
            evening.rulings.amend(*ruling)
    while getattr(evening.scene, "purpose", "") == "night":
        moderate(evening, keyed(at))
    answers = ModeratorAnswersViewModel(evening)
    answers.refresh(peeking=False)
    return Counter((row["role"], row["asks"], row["part"]) for row in answers.property("rows") if row["role"])


@pytest.mark.parametrize(("name", "at"), one_in(6, DECKS))
def test_no_list_tells_who_lives_or_what_is_used(qapp: QGuiApplication, name: str, at: int) -> None:
    """A role called in vain has the lines of one whose answer counts, in whatever parts that is given."""
    deck = dict(book(name).recommended(SEATS)[at].deck)
    agreed = sitting(SEATS, book=name, deck=deck, style="narrator", seed=at)
    pages = Evening(agreed).desk().overview.seats
    usual = lines_after_a_night(Evening(agreed), at, ())
    for role in sorted({role for role, _asks, _part in usual}):
        mine = {line: times for line, times in usual.items() if line[0] == role}
        holders = [page for page in pages if page.role == role]
        for ruled in (
            [("kill", page.seat) for page in holders],
            [("spend", page.seat, charge.id) for page in holders for charge in page.charges],
        ):
            after = lines_after_a_night(Evening(agreed), at, ruled)
            assert {line: times for line, times in after.items() if line[0] == role} == mine, (role, ruled)
