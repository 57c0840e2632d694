"""Every kind of events is declared once, told by somebody, and says of itself what the table makes of it."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import nightcaller.engine
from engine import toy
from makers.digests import answer
from makers.drawing import drawn_table
from nightcaller.engine import Session, kinds
from nightcaller.engine.errors import UndeclaredKind
from nightcaller.engine.kinds import Kind, declared
from nightcaller.rulebooks import acts, book, books


def modules(package: str) -> Iterator[ModuleType]:
    """Every module of a package."""
    whole = importlib.import_module(package)
    for found in pkgutil.iter_modules(whole.__path__):
        yield importlib.import_module(f"{package}.{found.name}")


def used(module: ModuleType) -> Iterator[str]:
    """Names that a module uses, without what stands before a dot; not where it says what spends a charge."""
    assert module.__file__ is not None
    charges: set[ast.AST] = set()
    for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Charge":
            charges |= set(ast.walk(node))
        if node not in charges and isinstance(getattr(node, "ctx", None), ast.Load):
            if isinstance(node, ast.Name):
                yield node.id
            elif isinstance(node, ast.Attribute):
                yield node.attr


def named(module: ModuleType) -> dict[str, Kind]:
    """The kinds that have a name in a module."""
    return {name: kind for name, kind in vars(module).items() if isinstance(kind, Kind)}


@pytest.mark.parametrize(
    "package", ["nightcaller.engine", *(f"nightcaller.rulebooks.{name}" for name in books())]
)
def test_nothing_is_declared_that_nobody_tells(package: str):
    every = list(modules(package))
    names = {name for module in every for name in used(module)}
    # Night and day are the kernel's words; the books' programs say when they come.
    names |= {"NIGHT_FALLS", "DAY_BREAKS"} if package == nightcaller.engine.__name__ else set()
    assert not [name for module in every for name in named(module) if name not in names]


def test_a_kind_that_nobody_declared_is_not_told():
    game = toy.game()
    with pytest.raises(UndeclaredKind) as refused:
        game.tell(Kind("toy.whim"), seat=1)
    assert refused.value.arguments == {"kind": "toy.whim", "book": "toy"}
    game.tell(toy.PUBLIC)
    assert game.log[-1].kind == "toy.public"


def test_two_declarations_of_one_kind_are_refused():
    module = ModuleType("toy_of_two")
    module.ONE, module.OTHER = Kind("toy.twice"), Kind("toy.twice")
    sys.modules[module.__name__] = module
    try:
        with pytest.raises(UndeclaredKind):
            declared(module.__name__)
    finally:
        del sys.modules[module.__name__]


@pytest.mark.parametrize("name", books())
def test_a_book_declares_what_the_evening_needs(name: str):
    book = books()[name]
    own = [kind for kind in book.kinds.values() if kind not in (*kinds.KERNEL, *acts.KINDS.values())]
    assert all(kind.id.startswith(f"{name}.") for kind in own)
    assert {"vote", "exiled", "looked", "hunted"} <= {kind.feat for kind in own}
    assert [kind.id for kind in own if kind.news == "dawn_news"] == [f"{name}.dawn"]
    # What one member of a group would have is her own choice; what all of them do is an answer.
    assert not [kind.id for kind in own if kind.form == "proposal" and kind.discloses]
    assert not [kind.id for kind in own if kind.form in {"answer", "agreement"} and not kind.discloses]
    assert all(kind.news == "result" for kind in own if kind.form == "count")


@pytest.mark.parametrize("book_id", books())
def test_what_is_spent_has_been_told(book_id: str):
    """To its holder, or to the story where she must not know yet."""
    rules, spent = book(book_id), set[str]()
    for number in range(8):
        chance = Random(f"spent.{number}")
        session = Session(rules, drawn_table(rules, f"spent.{book_id}.{number}", 12))
        while session.outcome is None:
            session.submit(*answer(session, chance))
        for player in session._game.players:
            for held in player.holdings:
                charges = [one for one in held.role.charges if one.supply]
                for charge in {one.id for one in charges} & held.memory.keys():
                    ways = [(one.kind.id, one.holder) for one in charges if one.id == charge]
                    assert any(
                        event.kind == kind and event.facts[holder] == player.seat
                        for event in session.events
                        for kind, holder in ways
                    ), (held.role.id, charge)
                    spent.add(charge)
    assert len(spent) > 2


@pytest.mark.parametrize("name", books())
def test_what_leads_to_the_news_is_news_itself(name: str):
    assert [kind.id for kind in book(name).kinds.values() if kind.opens and not kind.news] == []


@pytest.mark.parametrize("name", books())
def test_what_a_group_does_can_be_done_by_several(name: str):
    rules = book(name)
    groups = {power for role in rules.roles.values() for power in role.powers if power.group}
    assert groups
    for power in groups:
        assert sum(rules.most(role) for role in rules.bringers[power.id]) > 1, power.id


def test_whom_the_moderator_still_finds_marked_days_later():
    """Who loves whom, and whom the Piper has: anything else is of the day on which it was told."""
    lasting = {kind.id for rules in books().values() for kind in rules.kinds.values() if kind.lasting}
    lovers = {f"{book_id}.lovers" for book_id in ("judge", "hollow", "chat", "revamped")}
    assert lasting == {*lovers, "judge.piped"}


UNTOLD = {
    "judge": "confused last_words order",
    "chat": "heal_spent kill_spent",
    "forum": "claimed",
    "revamped": "customer dead_asked dead_card disarmed first_card froze_count gift in_game pack_grew "
    "plate_back prey_escaped question_waits read_on risen subject_of threatened vial_resisted",
}


@pytest.mark.parametrize("book_id", books())
def test_the_story_leaves_out_what_only_helped_while_people_played(book_id: str):
    """Who speaks when, what somebody was told of what the story tells elsewhere."""
    own = {one.id: one for one in book(book_id).kinds.values() if one.id.startswith(f"{book_id}.")}
    left_out = {name.removeprefix(f"{book_id}.") for name, one in own.items() if not one.story}
    assert left_out == {*UNTOLD.get(book_id, "").split()}
