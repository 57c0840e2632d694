"""docs/engine.md is what other programs are written from: its examples run, and its words are all there."""

from __future__ import annotations

import dataclasses
import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import nightcaller
from nightcaller import engine
from nightcaller.engine import (
    CLOSE,
    Ask,
    Card,
    Decision,
    Event,
    HouseRule,
    Outcome,
    Problem,
    Session,
    Setup,
    View,
    Window,
)
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import Call, Question
from nightcaller.lab.bots import RandomBot
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.stock import STOCK
from rulebooks.judge.manual import SECTION_II

REPOSITORY = Path(__file__).parents[1]
SOURCES = Path(nightcaller.__file__).parent
PAGE = (REPOSITORY / "docs" / "engine.md").read_text(encoding="utf-8")
CODE = frozenset(re.findall(r"`([^`\n]+)`", PAGE))
JUDGE = book("judge")


class Example(NamedTuple):
    line: int
    code: str
    shown: str


def examples() -> list[Example]:
    """The page's Python blocks, each with what the text block right after it says it prints."""
    blocks = re.finditer(r"```python\n(.*?)```\n(?:```text\n(.*?)```\n)?", PAGE, flags=re.S)
    return [Example(PAGE[: block.start()].count("\n") + 2, block[1], block[2] or "") for block in blocks]


def test_the_examples_print_what_the_page_shows():
    """One after the other, as a reader types them."""
    names: dict = {"__name__": "page"}
    assert len(examples()) > 10
    for example in examples():
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile("\n" * (example.line - 1) + example.code, "docs/engine.md", "exec"), names)
        assert printed.getvalue() == example.shown, f"docs/engine.md, line {example.line}"


@pytest.fixture(scope="module")
def played() -> list[tuple[Session, list]]:
    """Random games under random house rules, each with every window that was open."""
    games = []
    for seed in range(300):
        chance = Random(seed)
        seats = chance.choice((6, 9, 12, 12, 20))
        house = {rule.id: chance.choice(rule.options) for rule in JUDGE.house_rules}
        decks = JUDGE.recommended(seats)
        session = Session(JUDGE, Setup(decks[seed % len(decks)].deck, seats, seed, house))
        bot, windows = RandomBot(seed, interrupts=0.2 if seed % 2 else 0.7), []
        while session.outcome is None:
            window = session.window
            windows.append((window.kind, window.label, tuple(window.asks.values())))
            session.submit(*bot.decide(session))
        games.append((session, windows))
    return games


class TestWords:
    def test_every_window_is_on_the_page(self, played):
        found = {word for _, windows in played for kind, label, _ in windows for word in (kind, label)}
        assert {"judge.race_runoff", "judge.badge", "judge.runoff"} <= found
        assert found <= CODE

    def test_every_question_and_option_is_on_the_page(self, played):
        asks = {ask for _, windows in played for _, _, asks in windows for ask in asks}
        words = {option for ask in asks for option in ask.options if isinstance(option, str)}
        reasons = {reason for ask in asks for _, reason in ask.blocked}
        assert {ask.key for ask in asks} | words | reasons <= CODE
        assert len({ask.key for ask in asks}) == PAGE.split("### Questions")[1].split("### Events")[0].count(
            "\n| `"
        )

    def test_every_event_is_on_the_page_with_its_facts(self, played):
        events = [event for session, _ in played for event in session.events]
        rows = PAGE.split("### Events")[1].split("### House rules")[0].splitlines()
        told = {
            kind: set(re.findall(r"`(\w+)`", row.split("|")[3]))
            for row in rows
            if row.startswith("| `")
            for kind in re.findall(r"`([\w.]+)`", row.split("|")[1])
        }
        for event in events:
            assert event.kind in told
            assert set(event.facts) <= told[event.kind], event.kind
        assert {event.kind for event in events} == set(told)

    def test_every_end_and_cause_is_on_the_page(self, played):
        ends = {session.outcome.reason for session, _ in played}
        causes = {e.facts["cause"] for session, _ in played for e in session.events if e.kind == "died.cause"}
        assert ends | causes <= CODE

    def test_every_team_and_office_and_house_rule_of_the_manual_is_on_the_page(self):
        cards = [JUDGE.roles[role] for role in SECTION_II]
        assert {*JUDGE.offices, *(card.team for card in cards)} <= CODE
        section = PAGE.split("### House rules")[1].split("## Laws")[0]
        rows = [re.findall(r"`([\w-]+)`", line) for line in section.splitlines() if line.startswith("| `")]
        told = {row[0]: tuple(row[1:]) for row in rows}
        options = {rule.id: rule.options for rule in JUDGE.house_rules}
        assert {name: options[name] for name in told} == told
        brought = {rule.id for card in cards for rule in card.house_rules}
        assert {*brought, *(rule.id for rule in JUDGE.table_rules)} == told.keys()

    def test_the_public_names_are_on_the_page(self):
        mentioned = "\n".join([*CODE, *(example.code for example in examples())])
        for name in engine.__all__:
            assert re.search(rf"\b{name}\b", mentioned), name

    @pytest.mark.parametrize(
        "kind", [Ask, Call, Card, Decision, Event, HouseRule, Outcome, Problem, Question, Setup, View, Window]
    )
    def test_every_field_of_a_type_is_on_the_page(self, kind: type):
        fields = list(kind.__annotations__)
        written = [
            [field.split("=")[0] for field in code[len(kind.__name__) + 1 : -1].split(", ")]
            for code in CODE
            if code.startswith(f"{kind.__name__}(") and code.endswith(")")
        ]
        assert fields in written


class TestWritingARole:
    """What the page says of roles is what is in the files."""

    @pytest.mark.parametrize("module", re.findall(r"`(rulebooks/[\w/]+\.py)`, whole", PAGE))
    def test_a_module_that_is_shown_is_the_whole_file(self, module: str):
        shown = [example.code for example in examples()]
        assert (SOURCES / module).read_text("utf-8") in shown

    def test_two_whole_modules_are_shown(self):
        assert len(re.findall(r"`rulebooks/[\w/]+\.py`, whole", PAGE)) == 2

    def test_the_vocabulary_is_all_there(self):
        section = PAGE.split("### Stock abilities")[1].split("### Generators")[0]
        rows = [line for line in section.splitlines() if line.startswith("| ")][2:]
        words = re.findall(r"`(\w+)`", "".join(row.split("|", 2)[2] for row in rows))
        assert sorted(words) == sorted(STOCK)

    @pytest.mark.parametrize("kind", [Role, Power])
    def test_fields_that_the_page_explains_are_fields(self, kind: type):
        section = PAGE.split("## Writing a role")[1].split("## What to touch")[0]
        named = {
            Role: re.findall(r"^\| `(\w+)` \|", section.split("### Stock abilities")[0], re.M),
            Power: re.findall(r"`(\w+)`", section.split("- **A power** says when:")[1].split("\n- ")[0])[3:],
        }[kind]
        fields = {field.name for field in dataclasses.fields(kind)}
        assert {name for name in named if name not in {"night", "last_acts", "floor"}} <= fields
        if kind is Role:
            assert {*named, "id", "team", "tags", "powers", "hooks"} == fields

    @pytest.mark.parametrize("page", ["engine.md", "roles.md"])
    def test_every_file_that_somebody_has_to_touch_is_there(self, page: str):
        text = (REPOSITORY / "docs" / page).read_text("utf-8")
        paths = re.findall(r"`((?:desktop|i18n|tests|assets|docs)/[\w./<>-]*)`", text)
        assert paths
        for path in paths:
            assert all((REPOSITORY / path.replace("<book>", book_id)).exists() for book_id in books()), path


def test_the_outcome_does_not_depend_on_the_order_of_answers():
    """Law 2, as the page promises it: shuffle the answers inside every window but a floor."""
    setup = Setup(JUDGE.recommended(9)[0].deck, 9, 4)
    straight, shuffled = Session(JUDGE, setup), Session(JUDGE, setup)
    chance = Random(9)

    def answer(session: Session, slot: int) -> None:
        ask = session.window.asks[slot]
        session.submit(slot, (ask.options[(ask.seat + session.day) % len(ask.options)],))

    def play_window(session: Session, shuffle: bool) -> None:
        label = session.window.label, session.window.kind
        while session.outcome is None and (session.window.label, session.window.kind) == label:
            if CLOSE in session.window.asks:
                session.submit(CLOSE, ("close",))
                return
            slots = sorted(session.window.asks)
            answer(session, chance.choice(slots) if shuffle else slots[0])

    while straight.outcome is None:
        play_window(straight, shuffle=False)
        play_window(shuffled, shuffle=True)
        assert straight.digest == shuffled.digest
    assert straight.outcome == shuffled.outcome
