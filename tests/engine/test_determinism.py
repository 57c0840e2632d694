"""The same game on every machine and in every order of visits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from nightcaller.engine import CLOSE, Session
from nightcaller.engine.vocabulary import TABLE, Event
from nightcaller.rulebooks import book
from rulebooks.players import any_setup, keyed_picks, play_on

JUDGE = book("judge")
TESTS = Path(__file__).parents[1]

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


def visited_in_order(seed: int, order: Random | None) -> tuple[Session, list[str]]:
    """Play with people whose answers depend on what they are asked alone; return a digest per window.

    Args:
        seed: the table, and what its people think.
        order: shuffles who is visited next; None visits in the order of slots.
    """
    session = Session(JUDGE, any_setup(JUDGE, Random(seed)))
    digests = [session.digest]
    while session.outcome is None and session.day < 12:
        asks = session.window.asks
        slots = [slot for slot, ask in asks.items() if slot != CLOSE and not ask.optional]
        slot = (order.choice(slots) if order else min(slots)) if slots else CLOSE
        window = session.window
        session.submit(slot, keyed_picks(seed, asks[slot].seat, session.day, asks[slot]))
        if session.window is not window:
            digests.append(session.digest)
    return session, digests


def unordered(events: tuple[Event, ...]) -> list[tuple[int, str, str, str, str]]:
    """Events of each phase without their order."""
    return sorted(
        (event.day, event.phase, event.kind, str(event.audience), repr(event.facts)) for event in events
    )


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_visits_changes_nothing(seed: int):
    """Same digests after every window and the same outcome; only private notes of a lap may swap places."""
    straight, digests = visited_in_order(seed, None)
    for shuffle in range(3):
        session, shuffled = visited_in_order(seed, Random(shuffle))
        assert shuffled == digests
        assert session.outcome == straight.outcome
        assert [e.kind for e in session.view(TABLE).events if e.audience >> 60] == [
            e.kind for e in straight.view(TABLE).events if e.audience >> 60
        ], "the table hears everything in the same order"
        for seat in range(TABLE, session.setup.seats):
            assert unordered(session.view(seat).events) == unordered(straight.view(seat).events)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_the_order_of_visits_changes_nothing_in_many_games(seed: int):
    test_the_order_of_visits_changes_nothing(seed)


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
