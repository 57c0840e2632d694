"""Random games beside those of others: of another version of this program, and of the engine on PyPI.

Each plays in a process of its own, in turns with the other, and what counts is how each short turn compares
with the one beside it, the median of them all: a machine that is busy with something else, or suddenly fast,
is so for both. Processes differ among themselves, by a tenth and more, with where their memory lies;
so several are tried.

What is compared is what each does for a random game, and that is not the same work: `werewolf-engine` has six
roles; it keeps no log of decisions, no laps, no last acts that somebody answers, and no replay.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

import nightcaller
from nightcaller.engine import CLOSE, Setup
from nightcaller.lab.simulation import SimulationPlan, play
from nightcaller.rulebooks import book, books

OTHER: Final = "werewolf-engine"
OTHER_VERSION: Final = "0.1.0"
NOT_INSTALLED: Final = f"it is not installed; pip install {OTHER}=={OTHER_VERSION}"
"""Why nothing was compared with the other engine."""
NO_SUCH_BOOK: Final = "the other version does not have this book"

EIGHT: Final = {"werewolf": 2, "seer": 1, "guardian": 1, "witch": 1, "hunter": 1, "commoner": 2}
"""The deck of eight that both can play, in the judge's words."""
THEIR_EIGHT: Final = {"werewolf": 2, "seer": 1, "doctor": 1, "witch": 1, "hunter": 1, "villager": 2}
HOUSE: Final = {"sheriff": "no"}
"""The other engine has no sheriff."""
MOST_ROUNDS: Final = 100
"""Nights after which a game of theirs is left."""

PROCESSES: Final = 5
"""How many processes of each side are tried, one after the other."""
WARM_UP: Final = 60
"""Games that a new process plays before anything is measured: they fill its caches."""

PLAYER: Final = """
import gc, json, sys, time
{needed}
gc.set_threshold(50000)
for line in sys.stdin:
    work = games(*json.loads(line))
    found = None
    if work is not None:
        begun = time.process_time()
        done = work()
        found = [time.process_time() - begun, done]
    print(json.dumps(found), flush=True)
"""
"""A process that plays games: for each line of JSON it answers with seconds and what was done, or null."""

A_BOOK: Final = PLAYER.format(
    needed="""
from nightcaller.engine import Setup
from nightcaller.lab import simulation
from nightcaller.lab.simulation import play
from nightcaller.rulebooks import books

Plan = getattr(simulation, "SimulationPlan", None) or simulation.Plan  # as versions before called it

def games(about, deck, seats, count):
    rules = books().get(about)
    if rules is not None:
        return lambda: play_all(Plan(about, Setup(deck, seats, 1).normal(rules), 1), count)

def play_all(plan, count):
    for number in range(count):
        play(plan, number)  # and forget it: games that are kept fill the processor's memory
    return count
"""
)
"""Plays a deck of a book; with nothing but what versions have that are long gone, too."""

AN_ENGINE: Final = PLAYER.format(
    needed="""
from functools import partial
from makers import beside

def games(whose, count):
    return partial(getattr(beside, whose), count)
"""
)
"""Plays `theirs` or `ours`."""


class Player:
    """A process that plays random games and says how long it took.

    Args:
        program: what it runs, see `PLAYER`.
        folder: where the program's package is; None for this one.
    """

    def __init__(self, program: str, folder: Path | None = None) -> None:
        ours = (Path(nightcaller.__file__).parents[1], Path(__file__).parents[1])
        path = (*map(str, (folder,) if folder else ours), os.environ.get("PYTHONPATH"))
        self._process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))},
        )

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._process.communicate()

    def play(self, *what: Any) -> tuple[float, Any] | None:
        """Return the seconds that it took, and what was done; None if it does not know the book."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        found: tuple[float, Any] | None = json.loads(self._process.stdout.readline())
        return found


class Comparison(NamedTuple):
    """Two sides that took turns.

    Attributes:
        there: games or decisions a second of the other; None if it could not play.
        here: of ours.
        times: the median of how ours compared with the other's turn beside it.
    """

    there: float | None
    here: float
    times: float | None


def compared(turns: Sequence[tuple[float | None, float]]) -> Comparison:
    """Compare what both did a second, turn by turn."""
    pairs = [(there, here) for there, here in turns if there is not None]
    here = median(here for _there, here in turns)
    if not pairs:
        return Comparison(None, here, None)
    usual = median(there for there, _here in pairs)
    return Comparison(usual, here, median(here / there for there, here in pairs))


def versions(
    folder: Path,
    seats: int,
    rounds: int,
    games: int,
    processes: int = PROCESSES,
    warm_up: int = WARM_UP,
) -> dict[str, Comparison]:
    """Compare with another version: book -> games a second.

    Args:
        folder: where the other version's package is.
        seats: of the first deck that each book recommends here.
        rounds: how often both take turns in each process.
        games: in each turn.
        processes: how many are tried of each.
        warm_up: games that each process plays before.
    """
    decks = {about: dict(rules.recommended(seats)[0].deck) for about, rules in books().items()}
    turns: dict[str, list[tuple[float | None, float]]] = {about: [] for about in decks}
    for _process in range(processes):
        with Player(A_BOOK, folder) as there, Player(A_BOOK) as here:
            for about, deck in decks.items():
                for player in (there, here):
                    player.play(about, deck, seats, warm_up)
                for _round in range(rounds):
                    old = there.play(about, deck, seats, games)
                    new = here.play(about, deck, seats, games)
                    assert new is not None
                    turns[about].append((old and games / old[0], games / new[0]))
    return {about: compared(each) for about, each in turns.items()}


def other_engine() -> bool:
    """Whether the engine to be compared with is installed, in the version that was compared."""
    try:
        return version(OTHER) == OTHER_VERSION
    except PackageNotFoundError:
        return False


def theirs(games: int) -> int:
    """Play random games of eight with `werewolf-engine`; return how many decisions were made.

    Each is one call: somebody acts or passes by night, somebody votes by day, with equal chances among what
    may be chosen, as our random players do; their Hunter draws for himself and is none. As with ours, the
    players of each game draw with a seed of their own: what that costs is the players', not the engine's.
    """
    from werewolf_engine import Game, GameConfig  # type: ignore[import-not-found]
    from werewolf_engine.phases import Phase  # type: ignore[import-not-found]

    config = GameConfig(role_counts=THEIR_EIGHT)
    names = [str(seat) for seat in range(sum(THEIR_EIGHT.values()))]
    decisions = 0
    for number in range(games):
        draw = Random(number).random
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
    plan = SimulationPlan("judge", Setup(EIGHT, sum(EIGHT.values()), 1, HOUSE).normal(book("judge")), 1)
    decisions = answers = 0
    for number in range(games):
        log = play(plan, number).decisions
        decisions += len(log)
        answers += sum(decision.slot != CLOSE for decision in log)
    return decisions, answers


def engines(rounds: int, games: int, processes: int = PROCESSES) -> tuple[Comparison, Comparison]:
    """Compare decisions a second with the other engine's: all of ours, and our answers alone.

    Args:
        rounds: how often both take turns in each process.
        games: in each turn.
        processes: how many are tried of each.
    """
    turns: list[tuple[float, float, float]] = []
    for _process in range(processes):
        with Player(AN_ENGINE) as there, Player(AN_ENGINE) as here:
            there.play("theirs", WARM_UP)
            here.play("ours", WARM_UP)
            for _round in range(rounds):
                they, we = there.play("theirs", games), here.play("ours", games)
                assert they is not None
                assert we is not None
                decisions, answers = we[1]
                turns.append((they[1] / they[0], decisions / we[0], answers / we[0]))
    return (
        compared([(they, we) for they, we, _answers in turns]),
        compared([(they, answers) for they, _we, answers in turns]),
    )
