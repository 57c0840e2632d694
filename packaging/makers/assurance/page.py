"""docs/assurance.md: what was tried, when and where, and what nobody has tried."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from makers.assurance.proofs import PROOFS
from makers.assurance.proving import Counts, Proof, Tried, command, cores
from nightcaller import __version__

PAGE: Final = Path(__file__).resolve().parents[3] / "docs" / "assurance.md"
SHOWN: Final = 20
"""Broken cases that are named."""

HEAD: Final = """# Assurance

What the program promises, and how often that was tried. `./packaging/tool assurance` tries everything at a
small scale and writes this page; `./packaging/tool assurance secrecy --scale 100` tries one promise more
often. A row stays as it is until its promise is tried again. Every case follows from its part and its
number: one that breaks its promise is named with the command that plays it again. A small sample of each but
`load` runs with the other tests.
"""
UNCOVERED: Final = """## What is not covered

- `hands` and `slots` use a window without a screen, with a clock that only they move. They see that a card's
  name is left on no cover (in scene, accessibility tree, title, clipboard, selection), not what a picture
  shows: private pictures from two metres, covers alike to the pixel, the table of controls, two pointers and
  real displays are tests of their own (tests/journeys, tests/viewmodels, tests/app). The window's system
  dialogs are not used. The row says how many of the 100,000 actions that are wanted have been done.
- Mutation testing: `./packaging/tool mutants engine 60` changes the code at places by chance and prints what
  no test of the room's own notices. How many of all are noticed is not known yet: of the first fourteen
  in the engine eight went unnoticed, in what a view is folded from and in what a declared death leaves;
  tests notice these eight now. Rulebooks, table, view models and voice have not been tried.
- A wall's clock that jumps is a test of whole evenings at the table (tests/table/test_clocks_jump.py); in
  `hands` only the clock that timers go by jumps, forward. A window that is moved between two screens, a lid
  that closes, logs with everything switched on: tests of their own (tests/app). Wayland, minimising and
  locking while hands play: not in `hands`.
- `secrecy` compares views, questions, windows and boards of the engine. What screens and the voice make of
  them is the tests' (tests/table/test_public_trace.py, tests/viewmodels/test_two_metres.py). A core compares
  about 200 pairs a second, a million in an hour and a half: the row says how many it has been. After the
  first thing that a book tells a seat about the difference, that seat is no longer watched; in the big book
  most private news counts as such.
- `overruling` draws its steps by chance: the row says at how many kinds of windows something was upset.
  One evening in four has made-up roles among its cards.
- `killed` ends the program by SIGKILL; Windows has neither SIGKILL nor fork: there nothing is tried.
  `moments` asks no real disk: it lays out what a file system may hold after each call. Where the power goes,
  sectors of 512 bytes are written or not, names of a folder appear in their order and those of two folders in
  any; a disk that lies when it is asked to sync, and rubbish in sectors that nobody wrote, are not tried.
  `full` lets a disk fail in front of the operating system; no real disk was filled.
- `files` spoils journals as somebody without their key can, and own roles, kept decks, settings, people,
  finished evenings, a season's kept facts and the window's place. Command line and environment are a test's
  (tests/app/test_edges.py), among them graphics that Qt knows and the computer has not; a Vulkan that begins
  and then cannot draw has been on none of our computers.
- `load` rests by night and brings back who dies: it says how long and large a game may be, not how it is
  played. It does not measure the window, and no season of a thousand evenings
  (tests/table/thousand_evenings.py).
- `sockets` hears what Python opens (audit events), and on Linux counts the process's sockets. The window
  has local ones of its own: the doorbell by which a second start finds the first, and the display's.
- No proof has been run on Windows or macOS.
"""
_ROW: Final = re.compile(r"^\| `(\w+)` \|.*\|$", re.MULTILINE)
_TABLE: Final = """| proof | promise | tried | broken | work | when and where |
| --- | --- | --- | --- | --- | --- |"""


def machine() -> str:
    """This computer, as far as it matters: no name, no path."""
    number = cores()
    system = " ".join(filter(None, (platform.system(), platform.machine())))
    return f"{number} core{'s' if number > 1 else ''}, Python {platform.python_version()}, {system}"


def row(proof: Proof, tried: Tried, now: datetime) -> str:
    """A proof's line of the table."""
    broken = str(len(tried.broken))
    if tried.broken:
        named = [f"`{command(proof.id, part, number)}`" for part, number, _why in tried.broken[:SHOWN]]
        broken = f"**{broken}**: " + ", ".join(named)
    counted = "; ".join(counts_in_words(tried.counts))
    amount = f"{tried.cases:,} {proof.tried}" + (f": {counted}" if counted else "")
    scale = tried.cases / sum(proof.parts.values())
    where = f"{now:%Y-%m-%d}, version {__version__}, scale {scale:.3g}; {machine()}"
    return f"| `{proof.id}` | {proof.promise} | {amount} | {broken} | {worked(tried.seconds)} | {where} |"


def worked(seconds: float) -> str:
    """How long one core has worked."""
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def counts_in_words(counts: Counts) -> Iterator[str]:
    """What was counted, with the kinds of windows, and the screens, in one number each."""
    for kind, told in (("window ", "kinds of windows upset"), ("screen ", "screens")):
        if found := sum(what.startswith(kind) for what in counts):
            yield f"{found} {told}"
    for what, count in counts.items():
        if not what.startswith(("window ", "screen ")):
            yield f"{what} {count:,}"


def written(path: Path, results: Mapping[str, Tried], now: datetime | None = None) -> None:
    """Write the page: new rows for what was tried, and the rows of before for all other proofs."""
    kept: dict[str, str] = {}
    if path.exists():
        kept = {found[1]: found[0] for found in _ROW.finditer(path.read_text("utf-8"))}
    moment = now or datetime.now(UTC)
    rows = {proof: row(PROOFS[proof], tried, moment) for proof, tried in results.items()}
    path.write_text(_page(rows.get(proof) or kept.get(proof) for proof in PROOFS), "utf-8")


def _page(rows: Iterable[str | None]) -> str:
    return "\n".join((HEAD, _TABLE, *filter(None, rows), "", UNCOVERED))
