"""The same game on every machine, and whatever the order of answers inside its windows.

The fixed sample of orders has every option of every house rule with a deck for which it matters;
`NIGHTCALLER_WHOLE=orders=2000` plays so many tables of each book.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from makers.digests import table
from nightcaller.engine import AMEND, CLOSE, IllegalDecision, Session, Setup
from nightcaller.engine.correction import closes_itself
from nightcaller.engine.vocabulary import EVERYBODY, TABLE
from nightcaller.rulebooks import book, books
from nightcaller.rulebooks.rulebook import Rulebook
from parts import many, some_fast
from rulebooks.players import any_setup, in_turn, keyed_picks, play_on, random_decision
from rulebooks.taking_back import Everything

JUDGE = book("judge")
TESTS = Path(__file__).parents[1]
ORDERS = many("orders", 0)
LONGEST = 800
LAST_DAY = 12

PROGRAM = """
from random import Random
from hashlib import sha256
from nightcaller.engine import Session
from nightcaller.rulebooks import book
from rulebooks.players import any_setup, play_on
whole = sha256()
for seed in range(25):
    rng = Random(seed)
    session = play_on(Session(book("judge"), any_setup(book("judge"), rng)), rng)
    whole.update(repr((session.decisions, session.digest, session.outcome, session.events)).encode())
print(whole.hexdigest())
"""


def test_hash_seeds_change_nothing():
    """Sets and dictionaries of two Python processes are ordered differently; games are not."""
    printed = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)}
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
        )
        printed.add(run.stdout)
    assert len(printed) == 1


def tables(book: Rulebook) -> Iterator[tuple[int, Setup]]:
    """Tables with their numbers: as many as are wanted, but all that show another option of a house rule."""
    left = {(rule.id, option) for rule in book.house_rules for option in rule.options}
    for number in count():
        if number >= ORDERS and not left:
            return
        setup = table(book, number).normal(book)
        shown = {
            (rule.id, setup.house[rule.id])
            for rule in book.house_rules
            if rule.matters(setup.deck, setup.house)
        }
        if number < ORDERS or shown & left:
            yield number, setup
        left -= shown


def play_window(session: Session, number: int, order: Random | None) -> None:
    """Let people answer whose answers depend on what they are asked alone, until another window is open.

    Args:
        order: shuffles who answers next; None for the order of slots.
    """
    window, turn_by_turn = session.window, in_turn(session)
    if not closes_itself(window):
        session.submit(*random_decision(session, Random(f"{number}.{len(session.decisions)}")))
        return
    while session.window is window:
        asks = window.asks
        slots = sorted(slot for slot, ask in asks.items() if slot != CLOSE and not ask.optional)
        if not slots:
            session.submit(CLOSE, asks[CLOSE].options)
            return
        slot = order.choice(slots) if order else slots[0]
        if asks[slot].key in turn_by_turn:
            slot = next(first for first in slots if asks[first].key == asks[slot].key)
        session.submit(slot, keyed_picks(number, asks[slot].seat, session.day, asks[slot]))


def told(session: Session, seat: int) -> Counter[Any]:
    """What a seat has been told, without its order."""
    return Counter(
        (e.day, e.phase, e.kind, e.audience, repr(sorted(e.facts.items()))) for e in session.view(seat).events
    )


def heard(session: Session) -> list[tuple[Any, ...]]:
    """What the table has heard, in order."""
    return [(e.kind, sorted(e.facts.items())) for e in session.view(TABLE).events if e.audience == EVERYBODY]


def compare(setup: Setup, book: Rulebook, number: int) -> None:
    """Play a table in the order of slots and in another one."""
    straight, shuffled = Session(book, setup), Session(book, setup)
    order = Random(f"{book.id}.{number}.order")
    while straight.outcome is None and straight.day <= LAST_DAY and len(straight.decisions) < LONGEST:
        place = straight.day, straight.phase, straight.window.kind, straight.window.label
        play_window(straight, number, None)
        play_window(shuffled, number, order)
        assert straight.digest == shuffled.digest, (number, place)
    assert straight.outcome == shuffled.outcome
    assert heard(straight) == heard(shuffled)
    for seat in range(setup.seats):
        assert told(straight, seat) == told(shuffled, seat)


@pytest.mark.parametrize("book", some_fast(books(), 1, 2))
def test_the_order_of_answers_decides_nothing(book: str):
    for number, setup in tables(books()[book]):
        compare(setup, books()[book], number)


def left_alone(rules: Rulebook, setup: Setup, seat: int) -> Iterator[Session]:
    """Each window of a game without answers that goes on though on its first day all others are dead."""
    session = Session(rules, setup)
    session._game.waived = Everything()  # type: ignore[assignment]
    window, alone = None, False
    while session.outcome is None and len(session.decisions) < LONGEST and session.day < 3:
        if not (alone or session.window.dark) and session.day:
            alone = True
            for other in [one for one in session._game.living if one != seat]:
                with suppress(IllegalDecision):  # gone already, with somebody who was loved
                    session.submit(AMEND, ("kill", other))
        if session.window is not window:
            yield session
        if not session.window.asks:
            break
        window = session.window
        slot = CLOSE if CLOSE in window.asks else min(window.asks)
        session.submit(slot, session.out_of_time(slot))


LONELY = Setup(
    {"werewolf_king": 1, "gargoyle": 1, "seer": 1, "commoner": 4},
    7,
    1,
    {"sheriff": "no", "wolves_may_pass": "no", "wolves_may_target_pack": "no"},
)
"""Wolves who have to choose somebody, and must not choose themselves."""


@pytest.mark.parametrize("name", books())
def test_whether_anybody_has_read_the_questions_decides_nothing(name: str):
    """A pack of one who may choose nobody had decided so only when its question was read: after equal logs
    the digests differed."""
    rules = book(name)
    tables = [table(rules, number) for number in range(2)]
    if name == "judge":
        tables.append(LONELY)
    windows = 0
    for setup in tables:
        for seat in range(setup.seats):
            for session in left_alone(rules, setup, seat):
                unread, windows = session.digest, windows + 1
                _ = session.window.asks
                assert session.digest == unread, (session.window.label, setup, seat)
    assert windows > 40


def test_a_digest_that_was_made_before_anybody_had_read_the_questions_still_holds():
    """So they were made before engine version 8: an evening that has begun goes on."""
    apart = 0
    for seat in range(LONELY.seats):
        games = (left_alone(book("judge"), LONELY, seat) for _game in range(2))
        for session, replayed in zip(*games, strict=True):
            once = session._hash(session._game.digest())
            apart += once != session.digest
            assert replayed.is_at(once), (session.window.label, seat)
    assert apart


def test_nothing_is_shared_between_sessions():
    """Two games at once are two games: no state hides in modules, roles or powers."""
    alone = [play_on(Session(JUDGE, any_setup(JUDGE, Random(seed))), Random(seed)).digest for seed in (1, 2)]
    one, other = (Session(JUDGE, any_setup(JUDGE, Random(seed))) for seed in (1, 2))
    logs = [
        list(play_on(Session(JUDGE, any_setup(JUDGE, Random(seed))), Random(seed)).decisions)
        for seed in (1, 2)
    ]
    while logs[0] or logs[1]:
        for session, log in zip((one, other), logs, strict=True):
            if log:
                session.submit(*log.pop(0))
    assert [one.digest, other.digest] == alone
