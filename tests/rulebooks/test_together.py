"""What does not go together in an answer of several parts is published, as the question itself has it.

Where roles are called with closed eyes that is what is refused, alike for a role that nobody holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from nightcaller.engine import Session, Setup
from nightcaller.engine.vocabulary import Ask, Call, Together
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks.revamped import BOOK

GAMES = 60


def composites(seed: int) -> Iterator[tuple[Call, Ask]]:
    """The questions of several parts of a random game of the big book, with the calls they belong to."""
    chance = Random(seed)
    seats = chance.randint(7, 16)
    roles = sorted(set(BOOK.roles) - BOOK.never_dealt)
    deck = {"revamped.wolf": 2, "revamped.citizen": 2}
    for role in chance.sample(roles, seats - 4):
        deck[role] = deck.get(role, 0) + 1
    if [problem for problem in BOOK.check(deck, seats) if problem.fatal]:
        return
    session, bot = Session(BOOK, Setup(deck, seats, seed)), RandomBot(seed)
    while session.outcome is None and len(session.decisions) < 400:
        for slot, call in session.window.turns.items():
            ask = session.window.asks.get(slot)
            if ask is not None and ask.parts and session.window.dark:
                yield call, ask
        session.submit(*bot.decide(session))


@pytest.mark.slow
def test_the_published_rule_is_the_question_s_own() -> None:
    seen = set()
    for seed in range(GAMES):
        for call, ask in composites(seed):
            seen.add(call.power)
            assert call.together == Together(ask.differ, ask.pairs, ask.most, ask.whole), call.power
            assert len(call.questions) >= len(ask.parts), call.power
    assert seen
