"""Random games beside those of others: of another version of this program, and of the engine on PyPI.

Both take turns with ours in short rounds, and the best round of each counts: a busy machine slows all alike.
What is compared is what each does for a random game, and that is not the same work: `werewolf-engine` has six
roles; it keeps no log of decisions, no laps, no last acts that somebody answers, and no replay.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import Any, Final

from nightcaller.engine import CLOSE, Setup
from nightcaller.lab.simulation import Plan, play
from nightcaller.rulebooks import book, books

OTHER: Final = "werewolf-engine"
OTHER_VERSION: Final = "0.1.0"
NOT_INSTALLED: Final = "lab-bench-not-installed"
"""Why nothing was compared with the other engine: message id."""
NO_SUCH_BOOK: Final = "lab-bench-no-such-book"

EIGHT: Final = {"werewolf": 2, "seer": 1, "guardian": 1, "witch": 1, "hunter": 1, "commoner": 2}
"""The deck of eight that both can play, in the judge's words."""
THEIR_EIGHT: Final = {"werewolf": 2, "seer": 1, "doctor": 1, "witch": 1, "hunter": 1, "villager": 2}
HOUSE: Final = {"sheriff": "no"}
"""The other engine has no sheriff."""
MOST_ROUNDS: Final = 100
"""Nights after which a game of theirs is left."""

WORKER: Final = """
import gc, json, sys, time
from nightcaller.engine import Setup
from nightcaller.lab.simulation import Plan, play
from nightcaller.rulebooks import books

gc.set_threshold(50000)
for line in sys.stdin:
    about, deck, seats, games = json.loads(line)
    rules = books().get(about)
    found = None
    if rules is not None:
        plan = Plan(about, Setup(deck, seats, 1).normal(rules), 1)
        begun = time.process_time()
        for number in range(games):
            play(plan, number)
        found = games / (time.process_time() - begun)
    print(json.dumps(found), flush=True)
"""


class Version:
    """A version of this program at work in a process of its own.

    Args:
        folder: where its package is; None for this one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        where = folder or Path(__file__).parents[2]
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(where)},
        )

    def __enter__(self) -> Version:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._process.communicate()

    def games(self, about: str, deck: dict[str, int], seats: int, games: int) -> float | None:
        """Return random games a second of one deck; None if it does not know the book."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps((about, deck, seats, games)) + "\n")
        self._process.stdin.flush()
        found: float | None = json.loads(self._process.stdout.readline())
        return found


def versions(folder: Path, seats: int, rounds: int, games: int) -> Iterator[tuple[str, float | None, float]]:
    """Compare with another version, book by book: games a second there (None without that book), and here.

    Args:
        folder: where the other version's package is.
        seats: of the first deck that each book recommends here.
        rounds: how often both take turns.
        games: in each turn.
    """
    with ExitStack() as open_versions:
        there = open_versions.enter_context(Version(folder))
        here = open_versions.enter_context(Version())
        for about, rules in books().items():
            deck = dict(rules.recommended(seats)[0].deck)
            rates = [
                (there.games(about, deck, seats, games), here.games(about, deck, seats, games))
                for _round in range(rounds + 1)
            ][1:]  # the first one fills caches
            known = [old for old, _new in rates if old is not None]
            yield about, max(known, default=None), max(new for _old, new in rates if new is not None)


def other_engine() -> bool:
    """Whether the engine to be compared with is installed, in the version that was compared."""
    try:
        return version(OTHER) == OTHER_VERSION
    except PackageNotFoundError:
        return False


def theirs(games: int) -> int:
    """Play random games of eight with `werewolf-engine`; return how many decisions were made.

    Each is one call: somebody acts or passes by night, somebody votes by day, with equal chances among what
    may be chosen, as our random players do; their Hunter draws for himself and is none.
    """
    from werewolf_engine import Game, GameConfig  # type: ignore[import-not-found]
    from werewolf_engine.phases import Phase  # type: ignore[import-not-found]

    draw = Random(1).random
    config = GameConfig(role_counts=THEIR_EIGHT)
    names = [str(seat) for seat in range(sum(THEIR_EIGHT.values()))]
    decisions = 0
    for _game in range(games):
        game: Any = Game(names, config)
        game.start()
        while game.phase is not Phase.END and game.round_number < MOST_ROUNDS:
            if game.phase is Phase.NIGHT:
                actor = game.night_manager.current_actor
                whom = game.night_manager.get_available_targets(actor)
                chosen = int(draw() * (len(whom) + 1))
                if chosen == len(whom):
                    game.night_skip(actor.id)
                else:
                    game.night_action(actor.id, whom[chosen].id)
                decisions += 1
                continue
            living = [player.id for player in game.players if player.is_alive()]
            for voter in living:
                others = [seat for seat in living if seat != voter]
                game.day_vote(voter, others[int(draw() * len(others))])
                decisions += 1
    return decisions


def ours(games: int) -> tuple[int, int]:
    """Play random games of the same eight; return how many decisions were made, and answers among them.

    The others close a window: nobody's choice, and the engine's work all the same.
    """
    plan = Plan("judge", Setup(EIGHT, sum(EIGHT.values()), 1, HOUSE).normal(book("judge")), 1)
    decisions = answers = 0
    for number in range(games):
        log = play(plan, number).decisions
        decisions += len(log)
        answers += sum(decision.slot != CLOSE for decision in log)
    return decisions, answers


def engines(
    rounds: int, games: int, seconds: Callable[[Callable[[int], object], int], float]
) -> tuple[float, float, float]:
    """Return decisions a second of the other engine, of ours, and of ours answers alone.

    Args:
        rounds: how often both take turns.
        games: in each turn.
        seconds: ``seconds(work, games)``: how long it takes.
    """
    they = theirs(games)
    we, answers = ours(games)
    turns = [(seconds(theirs, games), seconds(ours, games)) for _round in range(rounds)]
    their_time = min(turn[0] for turn in turns)
    our_time = min(turn[1] for turn in turns)
    return they / their_time, we / our_time, answers / our_time
