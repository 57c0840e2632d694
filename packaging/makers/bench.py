"""Speed, beside the budgets of docs/engine.md: what was measured, how much is allowed, whether it fits.

Processor time where the work is ours alone, so that a busy machine measures the same; wall clock where a
disk or a window is waited for. The best of several rounds: noise only ever adds. What is
compared with another program is the median of many short turns side by side (`makers.beside`).
"""

from __future__ import annotations

import gc
import os
import platform
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, Literal

from makers.beside import NO_SUCH_BOOK, NOT_INSTALLED, engines, other_engine, versions
from makers.opening import Kind, Opening, WindowDoesNotOpen, open_window
from makers.speaking import NothingHeard, waits
from nightcaller.engine import ENGINE_VERSION, TABLE, Decision, Session, Setup
from nightcaller.lab.bots import RandomBot
from nightcaller.lab.simulation import SimulationPlan, collected_rarely, play
from nightcaller.rulebooks import book, books
from nightcaller.table.shelf.journal import Agreed, Decisions, Header, Journal, KeyStore

SEATS: Final = 12
CROWD: Final = 40
READ: Final = ("Home", "Handbook", "Deck", "HouseRules")
"""Pages that are looked at for long while nobody touches anything; behind the first of them the sky moves."""
LONG: Final = 1000
"""Decisions of the long game that is undone."""


NAMES: Final = {
    "games": "random games of 12 seats, one core",
    "games-told": "the same with all events kept",
    "decisions": "decisions, one core",
    "decision-mean": "a decision",
    "beside-theirs": "werewolf-engine 0.1.0: decisions, eight players",
    "beside-ours": "ours on the same deck: decisions, the closing of a window is one too",
    "beside": "times what werewolf-engine decides (six roles, no log, no laps, no replay)",
    "beside-answers": "the same, people’s answers alone",
    "games-there": "random games of 12 seats, the other version",
    "games-here": "random games of 12 seats, this version in turn with it",
    "games-ratio": "times the other version’s games",
    "replay": "replay of a whole game",
    "decision-slowest": "slowest decision at a table of 40",
    "undo": "undo after 1,000 decisions, 40 seats",
    "view": "a seat’s view after 1,000 decisions",
    "append-median": "journal: a record on disk, median",
    "append-p99": "journal: a record on disk, 99 in 100",
    "append-ratio": "journal: times what the disk alone takes",
    "start": "window: start to first frame",
    "start-ratio": "window: times an empty window’s start",
    "memory": "window: memory",
    "memory-own": "window: memory without the files in it",
    "memory-ratio": "window: times an empty window’s memory",
    "answer-median": "window: a key to the next frame, median",
    "answer-p99": "window: a key to the next frame, 99 in 100",
    "tap-median": "private page: a key to the next frame, median",
    "tap-p99": "private page: a key to the next frame, 99 in 100",
    "tap-busy-median": "private page: processor time for it, median",
    "tap-busy-p99": "private page: processor time for it, 99 in 100",
    "tap-ratio": "private page: times the processor time of a Tab at home",
    "frame-median": "games beside the window: a frame after the one before, median",
    "frame-p99": "games beside the window: a frame after the one before, 99 in 100",
    "frame-ratio": "games beside the window: times the same without games, 99 in 100",
    "idle": "window: share of a core while a page is only read",
    "speak-median": "voice: a recorded line to its first samples, median",
    "speak-p95": "voice: a recorded line to its first samples, 95 in 100",
}
"""What each number is called."""


@dataclass(frozen=True)
class Measure:
    """One measured number.

    Attributes:
        id: what, for instance ``games`` or ``undo``; `NAMES` has its name.
        about: the rulebook or the page it was measured with, or empty.
        value: in `unit`; None if it could not be measured.
        budget: what is allowed; None where there is no budget.
        better: whether more or less of it is better.
        note: why there is no value.
    """

    id: str
    value: float | None
    unit: str
    better: Literal["more", "less"] = "less"
    budget: float | None = None
    about: str = ""
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the budget is kept; None without budget or value."""
        if self.value is None or self.budget is None:
            return None
        return self.value >= self.budget if self.better == "more" else self.value <= self.budget


@dataclass(frozen=True)
class Effort:
    """How much is measured.

    Attributes:
        rounds: repetitions; the best counts. So many pages are read as well.
        games: games in a round.
        records: journal records appended.
        folder: on the disk to measure; None for the system's temporary folder.
        window: whether windows are opened.
        against: where the package of another version is, to be compared with.
    """

    rounds: int = 5
    games: int = 200
    records: int = 300
    folder: Path | None = None
    window: bool = True
    against: Path | None = None


def measure(effort: Effort, done: Callable[[], object] = lambda: None) -> Iterator[Measure]:
    """Measure everything, one number after the other.

    Args:
        effort: how much.
        done: told after each group of numbers (`GROUPS` of them).
    """
    for book_id in books():
        yield from _games(book_id, effort)
        done()
    for measured in (_engines, _versions, _replays, _long_game, _journal):
        yield from measured(effort)
        done()
    if effort.window:
        yield from _windows(effort)
        done()
        yield from _voice()
        done()


def groups(effort: Effort) -> int:
    """How often `measure` reports progress."""
    return len(books()) + 5 + 2 * effort.window


# --- the engine --------------------------------------------------------------------------------------


def _plan(book_id: str, seats: int = SEATS) -> SimulationPlan:
    rules = books()[book_id]
    return SimulationPlan(
        book_id, Setup(rules.recommended(seats)[0].deck, seats, 1, rules.for_bots({})).normal(rules), 1
    )


def _games(book_id: str, effort: Effort) -> Iterator[Measure]:
    plan = _plan(book_id)
    decided = sum(len(play(plan, number).decisions) for number in range(effort.games))  # warms up, too
    with _undisturbed(), collected_rarely():
        seconds = min(_seconds(_play_all, plan, effort.games) for _round in range(effort.rounds))
        told = min(_seconds(_play_all, plan, effort.games, False) for _round in range(effort.rounds))
    yield Measure("games", effort.games / seconds, "1/s", "more", 1000 if book_id in FAST else 300, book_id)
    yield Measure("games-told", effort.games / told, "1/s", "more", about=book_id)
    yield Measure("decisions", decided / seconds, "1/s", "more", about=book_id)
    yield Measure("decision-mean", seconds / decided * 1e6, "us", budget=1000, about=book_id)


def _play_all(plan: SimulationPlan, games: int, quiet: bool = True) -> None:
    for number in range(games):
        play(plan, number, quiet=quiet)


FAST: Final = frozenset({"judge", "hollow"})
"""Books of which a thousand random games a second are expected; three hundred of the others."""


def _engines(effort: Effort) -> Iterator[Measure]:
    if not other_engine():
        yield Measure("beside", None, "x", "more", budget=1, note=NOT_INSTALLED)
        return
    decisions, answers = engines(effort.rounds * 2, max(1, effort.games // 8))
    yield Measure("beside-theirs", decisions.there, "1/s", "more")
    yield Measure("beside-ours", decisions.here, "1/s", "more")
    yield Measure("beside", decisions.times, "x", "more", budget=1)
    yield Measure("beside-answers", answers.times, "x", "more")


def _versions(effort: Effort) -> Iterator[Measure]:
    if effort.against is None:
        return
    games = max(1, effort.games // 16)
    for about, found in versions(effort.against, SEATS, effort.rounds * 2, games).items():
        note = NO_SUCH_BOOK if found.there is None else ""
        yield Measure("games-there", found.there, "1/s", "more", about=about, note=note)
        yield Measure("games-here", found.here, "1/s", "more", about=about)
        if found.times is not None:
            yield Measure("games-ratio", found.times, "x", "more", about=about)


def _replays(effort: Effort) -> Iterator[Measure]:
    for book_id in books():
        games = [play(_plan(book_id), number) for number in range(effort.games)]
        lengths = sorted(games, key=lambda game: len(game.decisions))
        usual = lengths[len(lengths) // 2]
        with _undisturbed():
            seconds = min(
                _seconds(Session, usual.book, usual.setup, usual.decisions)
                for _round in range(effort.rounds * 4)
            )
        yield Measure("replay", seconds * 1e3, "ms", about=book_id)


def _long_game(effort: Effort) -> Iterator[Measure]:
    setup, decisions = long_game()
    rules = book("judge")
    slowest = []
    undone = []
    viewed = []
    with _undisturbed():
        for _round in range(effort.rounds):
            session = Session(rules, setup)
            each = [_seconds(session.submit, *decision) for decision in decisions]
            slowest.append(max(each))
            viewed.append(_seconds(session.view, 0))
            viewed.append(_seconds(session.view, TABLE))
            undone.append(_seconds(session.undo))
    yield Measure("decision-slowest", min(slowest) * 1e3, "ms", budget=1)
    yield Measure("undo", min(undone) * 1e3, "ms", budget=50)
    yield Measure("view", min(viewed) * 1e3, "ms")


def long_game(decisions: int = LONG) -> tuple[Setup, list[Decision]]:
    """Return the beginning of a game of 40 seats: its set-up and exactly so many decisions.

    To the last survivor, or hardly a game would be that long.
    """
    rules = book("judge")
    deck, house = rules.recommended(CROWD)[0].deck, {"wolves_win": "everyone"}
    for seed in count(1):
        session = Session(rules, Setup(deck, CROWD, seed, rules.for_bots(house)), quiet=True)
        bot = RandomBot(seed, interrupts=0)
        while session.outcome is None and len(session.decisions) < decisions:
            session.submit(*bot.decide(session))
        if session.outcome is None:
            return session.setup, list(session.decisions)
    raise AssertionError


# --- the journal -------------------------------------------------------------------------------------


def _journal(effort: Effort) -> Iterator[Measure]:
    with tempfile.TemporaryDirectory(prefix="nightcaller-bench-", dir=effort.folder) as name:
        folder = Path(name)
        header = Header(secrets.token_hex(16), "judge", SEATS, "0", ENGINE_VERSION, datetime.now(UTC))
        setup = Agreed({"names": [f"player {seat}" for seat in range(SEATS)]})
        with Journal.create(folder / "bench.journal", KeyStore(folder / "keys"), header, setup) as journal:
            beginning = journal.path.stat().st_size
            appended = [
                _wall_seconds(journal.append, Decisions(((number, (number % SEATS,)),)))
                for number in range(effort.records)
            ]
            record = (journal.path.stat().st_size - beginning) // effort.records
        bare = _bare_writes(folder / "bare", record, effort.records)
    yield Measure("append-median", median(appended) * 1e3, "ms", budget=5)
    yield Measure("append-p99", quantiles(appended, n=100)[98] * 1e3, "ms", budget=5)
    yield Measure("append-ratio", median(appended) / median(bare), "x")


def _bare_writes(path: Path, size: int, times: int) -> list[float]:
    """What the disk alone takes for as many bytes."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0))

    def write() -> None:
        os.write(descriptor, data)
        os.fsync(descriptor)

    data = secrets.token_bytes(size)
    try:
        return [_wall_seconds(write) for _time in range(times)]
    finally:
        os.close(descriptor)


# --- the window --------------------------------------------------------------------------------------


def _windows(effort: Effort) -> Iterator[Measure]:
    kinds: tuple[Kind, Kind] = ("empty", "app")
    try:
        for kind in kinds:
            open_window(kind)  # fills the file caches
        turns = [(open_window("empty"), open_window("app")) for _round in range(effort.rounds)]
        pages = [open_window("page") for _round in range(effort.rounds)]
        beside = [open_window("games") for _round in range(effort.rounds)]
        read = {screen: open_window("idle", screen).idle for screen in READ[: effort.rounds]}
    except WindowDoesNotOpen as problem:
        note = str(problem)
        yield Measure("start-ratio", None, "x", budget=1.25, note=note)
        yield Measure("memory", None, "MB", budget=150, note=note)
        yield Measure("answer-p99", None, "ms", budget=33, note=note)
        yield Measure("tap-p99", None, "ms", budget=25, note=note)
        yield Measure("frame-p99", None, "ms", budget=33, note=note)
        yield Measure("idle", None, "%", budget=2, note=note)
        return
    openings = dict(zip(kinds, zip(*turns, strict=True), strict=True))
    starts = {kind: min(opening.seconds for opening in openings[kind]) for kind in kinds}
    yield Measure("start", starts["app"] * 1e3, "ms")
    yield Measure("start-ratio", starts["app"] / starts["empty"], "x", budget=1.25)
    kept = {kind: [o.megabytes for o in openings[kind] if o.megabytes is not None] for kind in kinds}
    if kept["app"] and kept["empty"]:
        yield Measure("memory", median(kept["app"]), "MB", budget=150)
        yield Measure("memory-ratio", median(kept["app"]) / median(kept["empty"]), "x")
    if own := [opening.own for opening in openings["app"] if opening.own is not None]:
        yield Measure("memory-own", median(own), "MB")
    answers = [seconds for opening in openings["app"] for seconds in opening.answers]
    if len(answers) > 1:
        yield Measure("answer-median", median(answers) * 1e3, "ms")
        yield Measure("answer-p99", quantiles(answers, n=100)[98] * 1e3, "ms", budget=33)
    yield from _taps(pages, median(seconds for opening in openings["app"] for seconds in opening.busy))
    yield from _frames(beside)
    for screen, share in read.items():
        if share is not None:
            yield Measure("idle", share * 100, "%", budget=2, about=screen)


def _taps(pages: list[Opening], tab: float) -> Iterator[Measure]:
    """A key to the next frame on a private page; and the processor's part of it, against that of a Tab.

    Args:
        pages: a page each, with its taps.
        tab: seconds that the processor works for a Tab elsewhere.
    """
    seen, busy = [s for page in pages for s in page.answers], [s for page in pages for s in page.busy]
    if len(seen) < 2:
        return
    yield Measure("tap-median", median(seen) * 1e3, "ms", budget=10)
    yield Measure("tap-p99", quantiles(seen, n=100)[98] * 1e3, "ms", budget=25)
    yield Measure("tap-busy-median", median(busy) * 1e3, "ms")
    yield Measure("tap-busy-p99", quantiles(busy, n=100)[98] * 1e3, "ms")
    yield Measure("tap-ratio", median(busy) / tab, "x")


def _frames(windows: list[Opening]) -> Iterator[Measure]:
    """How one frame follows the other while a deck is played beside the window, and without that."""
    alone, beside = [s for one in windows for s in one.answers], [s for one in windows for s in one.busy]
    if len(alone) > 1 and len(beside) > 1:
        late = quantiles(beside, n=100)[98]
        yield Measure("frame-median", median(beside) * 1e3, "ms")
        yield Measure("frame-p99", late * 1e3, "ms", budget=33)
        yield Measure("frame-ratio", late / quantiles(alone, n=100)[98], "x")


# --- the voice ---------------------------------------------------------------------------------------


def _voice() -> Iterator[Measure]:
    try:
        seconds = waits()
    except NothingHeard as problem:
        yield Measure("speak-p95", None, "ms", budget=100, note=str(problem))
        return
    yield Measure("speak-median", median(seconds) * 1e3, "ms")
    yield Measure("speak-p95", quantiles(seconds, n=20)[18] * 1e3, "ms", budget=100)


# --- measuring ---------------------------------------------------------------------------------------


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep what was there before out of garbage collection; collection itself stays on, as in real life."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _seconds(work: Callable[..., object], *arguments: Any) -> float:
    start = time.process_time()
    work(*arguments)
    return time.process_time() - start


def _wall_seconds(work: Callable[..., object], *arguments: Any) -> float:
    start = time.perf_counter()
    work(*arguments)
    return time.perf_counter() - start


# --- telling -----------------------------------------------------------------------------------------


def as_data(measures: list[Measure]) -> dict[str, Any]:
    """Return everything measured, and the machine it was measured on."""
    return {
        "engine": ENGINE_VERSION,
        "machine": {
            "system": platform.platform(),
            "processor": platform.machine(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "load": _load(),
        },
        "measures": [
            {
                "id": measure.id,
                "book": measure.about or None,
                "value": None if measure.value is None else round(measure.value, 4),
                "unit": measure.unit,
                "better": measure.better,
                "budget": measure.budget,
                "met": measure.met,
                "note": measure.note or None,
            }
            for measure in measures
        ],
    }


def _load() -> float | None:
    """How many processes wanted a core in the last minute; None where nobody counts."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def warning() -> str:
    """Return a line about a machine too busy to be measured; empty if it is not."""
    load, cores = _load() or 0.0, os.cpu_count() or 1
    if load <= cores:
        return ""
    return f"This machine is busy: {load} processes want its {cores} cores. A quiet one is faster."


def as_line(measure: Measure) -> str:
    """Return one number as a line to read."""
    name = NAMES[measure.id] + (f" ({measure.about})" if measure.about else "")
    if measure.value is None:
        return f"not measured: {name}: {measure.note}"
    value = f"{measure.value:12,.2f} {measure.unit:4}"
    if measure.budget is None:
        return f"     {value}  {name}"
    sign = {"more": "≥", "less": "≤"}[measure.better]
    mark = "fits" if measure.met else "OVER"
    return f"{mark} {value}  {name}  [{sign} {measure.budget:g} {measure.unit}]"
