"""What a proof is, and how its cases are tried: in processes of their own, each case against a clock."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from nightcaller.errors import NightcallerError
from nightcaller.lab.simulation import collected_rarely, interrupts_ignored
from nightcaller.lab.words import LabError

TESTS: Final = Path(__file__).resolve().parents[3] / "tests"
MOST_TOLD: Final = 500
"""Letters of what went wrong in a case; the case itself tells the rest."""

BUSY: Final = 30
"""Times as long as it may work, a case may take on a computer that has other things to do."""

Counts = Counter[str]


class Broken(AssertionError):
    """A promise that was not kept; the message says where."""


class Hangs(BaseException):
    """A case takes longer than it may. Not an `Exception`: what is tried must not swallow it."""


@dataclass(frozen=True)
class Proof:
    """A promise, and the cases that try to break it.

    Attributes:
        id: its name on the command line.
        promise: what is promised.
        tried: what one case is, in the plural.
        parts: part -> its cases at scale 1.
        lot: cases that one process tries at most.
        seconds: of a processor; a case that takes longer hangs.
        case: ``case(part, number)`` tries one and counts what it did.
        checkout: whether it uses what the tests know.

    Raises (case):
        AssertionError: the promise is broken; any other exception breaks it too.
    """

    id: str
    promise: str
    tried: str
    parts: Mapping[str, int]
    lot: int
    seconds: float
    case: Callable[[str, int], Counts]
    checkout: bool = False


@dataclass
class Tried:
    """What came of some cases of a proof.

    Attributes:
        cases: how many were tried, the broken ones included.
        counts: what the cases counted.
        broken: part, number and what went wrong.
        seconds: that processors have worked, all of them together: a busy computer counts no more.
    """

    cases: int = 0
    counts: Counts = field(default_factory=Counter)
    broken: list[tuple[str, int, str]] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Tried) -> None:
        """Count others' cases as well; the greatest of what is a greatest."""
        self.cases += other.cases
        self.seconds += other.seconds
        self.broken += other.broken
        for what, count in other.counts.items():
            self.counts[what] = (
                max(self.counts[what], count) if _greatest(what) else self.counts[what] + count
            )


def _greatest(what: str) -> bool:
    return what.startswith(("most ", "slowest "))


def use_the_tests() -> None:
    """Let what the tests know be imported; only a checkout has it.

    Raises:
        LabError: this is none.
    """
    if not (TESTS / "rulebooks").is_dir():
        raise LabError(detail=f"this proof needs a checkout, and {TESTS} is not there")
    if str(TESTS) not in sys.path:
        sys.path.insert(0, str(TESTS))


@contextmanager
def against_the_clock(seconds: float) -> Iterator[None]:
    """Interrupt what works longer, or waits for very long: on a busy computer everything takes its time.

    Windows has no such clocks, there it is only waited for.

    Raises:
        Hangs: it has been interrupted.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: Any) -> None:
        raise Hangs(f"it takes longer than {seconds:g} s")

    clocks = ((signal.ITIMER_PROF, signal.SIGPROF, 1), (signal.ITIMER_REAL, signal.SIGALRM, BUSY))
    before = {rings: signal.signal(rings, ring) for _clock, rings, _times in clocks}
    for clock, _rings, times in clocks:
        signal.setitimer(clock, times * seconds)
    try:
        yield
    finally:
        for clock, rings, _times in clocks:
            signal.setitimer(clock, 0)
            signal.signal(rings, before[rings])


def attempted(proof: Proof, part: str, numbers: Sequence[int]) -> Tried:
    """Try some cases, one after the other; one that is broken does not keep the others from being tried."""
    done, begun = Tried(), _worked()
    with collected_rarely():
        for number in numbers:
            done.cases += 1
            try:
                with against_the_clock(proof.seconds):
                    done.add(Tried(counts=proof.case(part, number)))
            except (Exception, Hangs) as error:  # whatever it is: that is what is looked for
                said = error.message_id if isinstance(error, NightcallerError) else str(error)
                done.broken.append((part, number, f"{type(error).__name__}: {said}"[:MOST_TOLD]))
    done.seconds = _worked() - begun
    return done


def _worked() -> float:
    """Seconds that this process has worked, and those that it has started."""
    return sum(os.times()[:4])


def lots(proof: Proof, scale: float) -> Iterator[tuple[str, range]]:
    """Cut a proof's cases into pieces for a process each; every part has a case at the smallest scale.

    The parts take turns: a proof that is stopped has tried all of them.
    """
    wanted = {part: max(1, round(cases * scale)) for part, cases in proof.parts.items()}
    for first in range(0, max(wanted.values()), proof.lot):
        for part, cases in wanted.items():
            if first < cases:
                yield part, range(first, min(first + proof.lot, cases))


def proven(
    proof: Proof,
    scale: float,
    jobs: int,
    done: Callable[[Tried], object] = lambda _tried: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Tried:
    """Try all of a proof's cases at this scale, fewer if stopped.

    Args:
        jobs: processes at a time. Each lot has one of its own: what one leaves behind harms no other.
        done: told what came of each lot.
        stopped: asked after each lot.
    """
    from makers.assurance.proofs import numbered

    whole, work = Tried(), list(lots(proof, scale))
    # Spawned, not forked: the same on every system.
    with ProcessPoolExecutor(jobs, get_context("spawn"), max_tasks_per_child=1) as workers:
        with interrupts_ignored():
            waiting: dict[Future[Tried], tuple[str, range]] = {
                workers.submit(numbered, proof.id, part, numbers): (part, numbers) for part, numbers in work
            }
        for lot in as_completed(waiting):
            part, numbers = waiting[lot]
            if lot.cancelled():
                continue
            try:
                tried = lot.result()
            except BrokenProcessPool:
                # The pool is gone with it; which of the lots it was is not known, so each is named.
                why = "a process died, here or in another lot"
                tried = Tried(len(numbers), broken=[(part, numbers[0], why)])
            whole.add(tried)
            done(tried)
            if stopped():
                for other in waiting:
                    other.cancel()
    return whole


def command(proof: str, part: str, number: int) -> str:
    """The command that tries one case again, by itself."""
    return f"./packaging/tool assurance {proof} --part {part} --number {number}"


def broken_in_words(proof: Proof, part: str, number: int, why: str) -> str:
    """What was not kept, and how to see it."""
    return f"    {command(proof.id, part, number)}\n        {why}"


def cores() -> int:
    """How many cores this computer has."""
    return os.cpu_count() or 1
