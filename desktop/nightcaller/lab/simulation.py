"""Many games of one table on all cores. The result depends on the plan alone, never on who played what."""

from __future__ import annotations

import gc
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Final, TypeVar

from nightcaller.engine import Session, Setup
from nightcaller.engine.chance import roll
from nightcaller.lab.bots import Bot, RandomBot
from nightcaller.lab.lore import LORE
from nightcaller.lab.sensible_bot import SensibleBot
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, with_roles
from nightcaller.rulebooks.rulebook import Rulebook

_T = TypeVar("_T")

MOST_DECISIONS: Final = 50_000
"""A game that takes more is given up and counted as unfinished."""

MOST_NIGHTS: Final = 100
"""The same for nights: a village without powers and a pack that sleeps may face each other for ever."""

LARGEST_BATCH: Final = 250
"""Games between two looks at the progress bar and at Ctrl-C: a fraction of a second."""

MADE_IN_SOME_GAMES: Final = 50_000
"""Objects that are made before Python looks for garbage: a few megabytes."""

PUBLIC: Final = frozenset({"floor", "poll", "race"})
"""Kinds of windows in which the table speaks or votes."""

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {"random": RandomBot, "sensible": SensibleBot}
"""Who can play, by name; made with a seed."""

SENSIBLE_BOOKS: Final = frozenset(LORE)
"""The rulebooks that the sensible bots have read."""


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate: the table, and how often.

    Args:
        book: the rulebook's id.
        setup: deck, seats and house rules; its seed keys every game of the plan.
        games: how many.
        bot: who plays, one of `BOTS`.
    """

    book: str
    setup: Setup
    games: int
    bot: str = "random"
    roles: tuple[OwnRole, ...] = ()
    """Own roles that are in the deck."""

    @property
    def rules(self) -> Rulebook:
        """The rulebook with the own roles in it."""
        return with_roles(book(self.book), self.roles)


@dataclass(slots=True)
class Tally:
    """What came out of some games; tallies of different games add up."""

    played: int = 0
    unfinished: int = 0
    draws: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    """Team -> games it won."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Message id of the reason -> games that ended so."""
    first_night: int = 0
    """Games that were over before anybody had spoken or voted in public."""
    nights: Counter[int] = field(default_factory=Counter)
    """Number of nights -> games that took so many."""
    decisions: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.played += other.played
        self.unfinished += other.unfinished
        self.draws += other.draws
        self.wins += other.wins
        self.reasons += other.reasons
        self.first_night += other.first_night
        self.nights += other.nights
        self.decisions += other.decisions

    def count(self, session: Session, *, spoken: bool = True) -> None:
        """Add one game.

        Args:
            spoken: whether anything happened in public, or the first night was the last.
        """
        self.played += 1
        if session.outcome is None:
            self.unfinished += 1
            return
        self.wins.update(session.outcome.winners)
        self.draws += not session.outcome.winners
        self.first_night += not spoken
        self.reasons[session.outcome.reason] += 1
        self.nights[session.day] += 1
        self.decisions[len(session.decisions)] += 1


def play(plan: SimulationPlan, number: int, *, quiet: bool = True) -> Session:
    """Play one game of a plan to its end; the same number is the same game on every machine.

    Args:
        number: which one, from 0.
        quiet: keep no events unless the bot looks at them; faster, and the same game.
    """
    return watch(plan, number, quiet=quiet)[0]


def watch(plan: SimulationPlan, number: int, *, quiet: bool = True) -> tuple[Session, bool]:
    """The same, and whether anything happened in public before it was over."""
    setup = plan.setup
    seed = roll(setup.seed, "lab.game", n=number)
    quiet = quiet and plan.bot == "random"
    session = Session(plan.rules, setup.again(seed), quiet=quiet)
    bot = BOTS[plan.bot](seed)
    player = bot if isinstance(bot, RandomBot) else None
    log = session.decisions
    spoken = False
    while session.outcome is None and len(log) < MOST_DECISIONS and session.day <= MOST_NIGHTS:
        spoken = spoken or session.window.kind in PUBLIC
        if player is None:
            session.submit(*bot.decide(session))
        else:
            session.play_window(player, MOST_DECISIONS if spoken else 0)
    return session, spoken


def play_batch(plan: SimulationPlan, numbers: range) -> Tally:
    """Play some games of a plan and count them."""
    tally = Tally()
    with collected_rarely():
        for number in numbers:
            session, spoken = watch(plan, number)
            tally.count(session, spoken=spoken)
    return tally


@contextmanager
def collected_rarely() -> Iterator[None]:
    """Let Python look for garbage every few games instead of many times in each: a fifth faster."""
    before = gc.get_threshold()
    gc.set_threshold(MADE_IN_SOME_GAMES, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def batches(games: int, jobs: int, known: int = 0) -> list[range]:
    """Cut the games but those that are known into batches: enough for every core to be busy to the end."""
    size = max(1, min(LARGEST_BATCH, (games - known) // (jobs * 8)))
    return [range(first, min(first + size, games)) for first in range(known, games, size)]


def simulate(
    plan: SimulationPlan,
    jobs: int = 1,
    played: Callable[[int], object] = lambda _games: None,
    stopped: Callable[[], bool] = lambda: False,
    known: int = 0,
) -> Tally:
    """Play a plan; return what came out, of fewer games than planned if it was stopped.

    Args:
        jobs: processes; 1 plays in this one.
        played: told after each batch how many more games are done.
        stopped: asked after each batch; the batches under way are still played to their end and counted.
        known: how many games, the first ones, need not be played.
    """
    tally = Tally()
    for batch in worked(partial(play_batch, plan), batches(plan.games, jobs, known), jobs, stopped):
        tally.add(batch)
        played(batch.played)
    return tally


def worked(
    task: Callable[[range], _T], work: Sequence[range], jobs: int, stopped: Callable[[], bool]
) -> Iterator[_T]:
    """Do a task for each of some ranges of games, in so many processes; yield what is done as it gets done.

    Args:
        stopped: asked after each; what is under way is still brought to its end.
    """
    return _here(task, work, stopped) if jobs == 1 or not work else _on_cores(task, work, stopped, jobs)


def _here(task: Callable[[range], _T], work: Sequence[range], stopped: Callable[[], bool]) -> Iterator[_T]:
    for numbers in work:
        if stopped():
            return
        yield task(numbers)


def _on_cores(
    task: Callable[[range], _T], work: Sequence[range], stopped: Callable[[], bool], jobs: int
) -> Iterator[_T]:
    # Spawned, not forked: the same on every system, and safe beside threads.
    with ProcessPoolExecutor(min(jobs, len(work)), get_context("spawn"), _ignore_interrupts) as workers:
        with interrupts_ignored():
            waiting = {workers.submit(task, numbers) for numbers in work}
        for batch in as_completed(tuple(waiting)):
            if stopped():
                break
            waiting.remove(batch)
            yield batch.result()
        # After a stop: what has begun is worth its result, the rest never begins.
        for batch in [batch for batch in waiting if not batch.cancel()]:
            yield batch.result()


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Let processes that are started meanwhile inherit that Ctrl-C is their parent's business."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupts() -> None:
    """The same for systems on which it is not inherited."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
