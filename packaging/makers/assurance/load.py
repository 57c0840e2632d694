"""Load: the longest evenings, the fullest boards, and many evenings in one process."""

from __future__ import annotations

import gc
import os
import threading
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final

from makers.assurance.evenings import QuickDisk, begun, shelf_of, stands
from makers.assurance.proving import Broken, Counts, Proof
from makers.digests import answer
from makers.drawing import drawn_table
from makers.own import peak
from makers.upsets import Party
from nightcaller.engine import AMEND, CLOSE, TABLE, IllegalDecision, Session
from nightcaller.engine.board import LONGEST_POST
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Cover
from nightcaller.table.season.gathered import Gatherer

SEATS: Final = 40
NIGHTS: Final = 100
NOTES: Final = 5000
SLOWEST: Final[Mapping[str, float]] = {
    "slowest decision in ms": 0.25,
    "slowest ruling in ms": 3.0,
    "slowest opening of so many notes in ms": 15.0,
}
"""Seconds that it may take; a decision with a look at it, a ruling with everything played once more."""
EVENINGS: Final = 10
GROWS: Final = 1.05


def nights(part: str, number: int, most: int = NIGHTS) -> Counts:
    """Play as many nights as a book lets people play, at its largest table: whoever dies is brought back.

    By night everybody rests, by day people vote and speak at random. Replayed it is the same game.

    Raises:
        Broken: the replay is another game.
    """
    rules = book(part)
    seats, chance = min(SEATS, rules.seats[1]), Random(f"{part}.load.{number}.play")
    session = Session(rules, drawn_table(rules, f"{part}.load.{number}", seats))
    slowest = Counter[str]()
    while session.day <= most:
        begun_at, ruled = process_time(), _ruled(session)
        if not ruled:
            if session.outcome is not None:
                break
            if session.window.private:
                asks = session.window.asks
                slot = next((slot for slot, ask in asks.items() if slot != CLOSE and not ask.optional), CLOSE)
                slot = slot if slot in asks else next(iter(asks))
                session.submit(slot, session.out_of_time(slot))
            else:
                session.submit(*answer(session, chance))
        for seat in (TABLE, len(session.decisions) % seats):
            session.view(seat)
        what = "ruling" if ruled else "decision"
        slowest[what] = max(slowest[what], round(1000 * (process_time() - begun_at)))
    again = Session(rules, session.setup, session.decisions)
    if again.digest != session.digest:
        raise Broken("replayed it is another game")
    return Counter(
        {
            "decisions": len(session.decisions),
            f"most nights in {part}": min(session.day, most),
            **{f"slowest {what} in ms": took for what, took in slowest.items()},
        }
    )


def _ruled(session: Session) -> bool:
    """Bring back whoever has died, or let a game that is over go on; return whether there was any need."""
    dead = [seat for seat in range(session.setup.seats) if seat not in session.view(TABLE).alive]
    try:
        if session.outcome is not None:
            reason, last = session.outcome.reason, session.decisions[-1]
            session.undo()
            session.submit(AMEND, ("play_on", reason))
            session.submit(*last)
            return session.outcome is None or session.outcome.reason != reason
        if dead:
            session.submit(AMEND, ("revive", dead[0]))
    except IllegalDecision:
        return False
    return bool(dead)


def boards(_part: str, number: int, notes: int = NOTES) -> Counts:
    """Write so many notes on the boards of an evening; read them; open it again.

    Raises:
        Broken: a note is missing, or the evening stands elsewhere.
    """
    chance = Random(f"boards.{number}")
    with shelf_of(QuickDisk()) as shelf:
        begin = partial(begun, shelf=shelf)
        party = Party(book("chat"), f"chat.boards.{number}", 8, Style.PASS_AROUND, begin=begin)
        while not isinstance(party.evening.scene, Cover) or party.evening.visit().sheet is None:
            party.go_on()
        visit = party.evening.visit()
        sheet = visit.sheet
        assert sheet is not None
        for note in range(notes):
            visit.post(f"{note} " + "字" * chance.randrange(LONGEST_POST - 6))
        live, evening_id = stands(party.evening), party.evening.id
        written = party.evening.view(visit.seat).boards[sheet.board].posts
        party.evening.close()
        begun_at = perf_counter()
        again = Evening.resume(evening_id, shelf)
        took = perf_counter() - begun_at
        try:
            if len(written) < notes or stands(again) != live:
                raise Broken(f"{len(written)} of {notes} notes; it stands at {stands(again)}, not {live}")
            if again.visit().seat != visit.seat:
                raise Broken("it is somebody else's turn")
        finally:
            again.close()
    return Counter({"notes": notes, "slowest opening of so many notes in ms": round(took * 1000)})


def evenings(_part: str, number: int, count: int = EVENINGS) -> Counts:
    """Play evenings to their stories in this process, and look at what is left of each.

    Raises:
        Broken: files or threads pile up, a story is missing; in a whole series, memory grows to its end.
    """
    sizes: list[float] = []
    handles: list[int] = []
    with shelf_of(QuickDisk()) as shelf:
        for nth in range(count):
            rules = book(list(books())[nth % len(books())])
            # The same five evenings twice: the second time nothing is new.
            begin = partial(begun, shelf=shelf)
            party = Party(rules, f"{rules.id}.evenings.{number}", 8, begin=begin)
            party.play()
            party.evening.recap()
            party.evening.finish(shelf)
            del party
            gc.collect()
            sizes.append(_megabytes())
            handles.append(_handles())
        if len(Gatherer(shelf).all().evenings) != count:
            raise Broken("not every evening is a story")
    if handles[-1] > handles[0]:
        raise Broken(f"files and threads: {handles}")
    settled = max(sizes[: max(1, count // 2)])
    if count >= EVENINGS and sizes[-1] > settled * GROWS:
        raise Broken(f"megabytes after each evening: {[round(size) for size in sizes]}")
    grown = max(0, round(100 * (sizes[-1] / settled - 1), 1))
    return Counter({"evenings": count, "most tenths of a per cent grown": round(10 * grown)})


def _megabytes() -> float:
    """What this process holds now; where only a peak is known, that."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return peak()


def _handles() -> int:
    open_files = Path("/proc/self/fd")
    return threading.active_count() + (len(list(open_files.iterdir())) if open_files.exists() else 0)


LOADS: Final[Mapping[str, int]] = {**dict.fromkeys(books(), 1), "boards": 1, "ten evenings": 1}


def load(part: str, number: int) -> Counts:
    """Try the load of this number.

    Raises:
        Broken: something takes too long.
    """
    counts = {"boards": boards, "ten evenings": evenings}.get(part, nights)(part, number)
    for what, most in SLOWEST.items():
        if counts[what] > 1000 * most:
            raise Broken(f"{what}: {counts[what]}")
    return counts


PROOF: Final = Proof(
    "load",
    "At a book's largest table (40 people, where it allows them), after 100 nights, a decision takes "
    "less than a quarter of a second; a board with 5,000 notes opens again; ten evenings in one "
    "process leave no more behind than five, within 5 %, and no open file or thread.",
    "long evenings, full boards and series of ten",
    LOADS,
    lot=1,
    seconds=600,
    case=load,
)
