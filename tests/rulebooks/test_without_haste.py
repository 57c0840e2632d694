"""Rules without haste: no rule looks at whether anybody listens, and nothing depends on it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from nightcaller import rulebooks
from nightcaller.engine import Setup
from nightcaller.lab.simulation import SimulationPlan, play
from nightcaller.rulebooks import book, books

MODULES = sorted(Path(rulebooks.__file__).parent.rglob("*.py"))


def names_quiet(source: str) -> bool:
    """Whether code, not a docstring, mentions that a game may be quiet."""
    if "quiet" not in source:
        return False
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr="quiet") | ast.Name(id="quiet") | ast.arg(arg="quiet"):
                return True
            case ast.keyword(arg="quiet") | ast.Constant(value="quiet"):
                return True
    return False


def test_no_rule_looks_at_whether_anybody_listens():
    """`Game.tell` returns at once if nobody does; what a rule says is said all the same."""
    assert len(MODULES) > 200
    assert [path.name for path in MODULES if names_quiet(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("line", ["if not game.quiet:\n    pass", "getattr(game, 'quiet')", "f(quiet=True)"])
def test_every_way_to_look_is_found(line):
    """The test above would see it."""
    assert names_quiet(line)
    assert not names_quiet('"""Until all is quiet."""')


@pytest.mark.parametrize("book_id", sorted(books()))
def test_a_game_that_nobody_hears_is_the_same_game(book_id):
    """What tells (`Game.tell_by`) changes nothing: the game is the same with events and without."""
    rules = book(book_id)
    deck = rules.recommended(12)[0].deck
    plan = SimulationPlan(book_id, Setup(deck, 12, 7, rules.for_bots({})).normal(rules), 1)
    for number in range(3):
        quiet, told = play(plan, number), play(plan, number, quiet=False)
        assert quiet.decisions == told.decisions
        assert (quiet.digest, quiet.outcome) == (told.digest, told.outcome)
        assert told.events
        assert not quiet.events
