"""Every id that the judge book can bring up has its message, in both languages."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import nightcaller.engine
from nightcaller.engine import IllegalDecision, IllegalSetup, Session, Setup
from nightcaller.engine.errors import EngineError
from nightcaller.rulebooks import book
from nightcaller.text import LANGUAGES, message_id
from rulebooks.judge.messages import CATALOGUE, Message, missing

JUDGE = book("judge")
SOURCES = Path(nightcaller.engine.__file__).parents[1]


def said(error: EngineError) -> list[str]:
    return missing([Message((error.message_id,), tuple(error.arguments.items()))])


def test_every_problem_of_every_small_deck():
    """All small decks of five kinds at tables of four to eight."""
    found: dict[str, Message] = {}
    for wolves, seers, others, commoners, seats in product(range(7), range(3), (0, 1), range(5), range(4, 9)):
        deck = {"judge.werewolf": wolves, "judge.seer": seers, "judge.commoner": commoners}
        deck |= dict.fromkeys(("judge.witch", "judge.hunter"), others)
        for problem in JUDGE.check(deck, seats):
            arguments = dict(problem.arguments)
            if "role" in arguments:
                arguments["role"] = CATALOGUE.say("en", message_id("role", str(arguments["role"])))
            found[f"{problem.id}{arguments}"] = Message((problem.id,), tuple(arguments.items()))
    assert missing(found.values()) == []
    assert len({message.ids for message in found.values()}) == 8


@pytest.mark.parametrize(
    "setup",
    [
        Setup({"werewolf": 1, "commoner": 2}, 3, 1),
        Setup({"werewolf": 1, "commoner": 2}, 5, 1),
        Setup({"werewolf": 1, "commoner": 3, "dragon": 1}, 5, 1),
        Setup({"werewolf": 1, "commoner": 4}, 5, 1, {"moon": "full"}),
        Setup({"werewolf": 1, "commoner": 4}, 5, 1, {"tie": "coin"}),
        Setup({"werewolf": 1, "commoner": 4}, 5, 1, {}, ("commoner",) * 5),
        Setup({"commoner": 5}, 5, 1),
    ],
)
def test_refused_setups_say_why(setup: Setup):
    with pytest.raises(IllegalSetup) as refused:
        Session(JUDGE, setup)
    assert said(refused.value) == []


def test_an_unknown_book_says_so():
    with pytest.raises(IllegalSetup) as refused:
        book("necronomicon")
    assert said(refused.value) == []


def test_refused_decisions_say_why():
    session = Session(JUDGE, Setup({"werewolf": 1, "commoner": 3}, 4, 1))
    slot = next(iter(session.window.asks))
    for wrong in ((slot, ()), (slot, (77,)), (99, (1,)), (-1, ("room", 0, "text"))):
        with pytest.raises(IllegalDecision) as refused:
            session.submit(*wrong)
        assert said(refused.value) == []
    with pytest.raises(IllegalDecision) as refused:
        session.undo()
    assert said(refused.value) == []


def test_every_error_and_blocked_reason_in_the_source_has_its_message():
    """Also those that no test provokes."""
    ids = set()
    for folder in ("engine", "rulebooks"):
        for source in (SOURCES / folder).rglob("*.py"):
            ids |= set(
                re.findall(r'"((?:error|blocked|problem|advice|end)-[a-z-]+)"', source.read_text("utf-8"))
            )
    assert len(ids) > 20
    for language in LANGUAGES:
        assert [name for name in sorted(ids) if not CATALOGUE.has(language, name)] == []
