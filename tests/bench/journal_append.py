"""How long a decision takes to be on disk, beside what the disk itself takes for as many bytes.

Run it by hand: ``python tests/bench/journal_append.py [folder] [--json]``. Budget: under 5 ms, and a ratio
near 1.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import statistics
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from nightcaller.table.journal import Decisions, Header, Journal, KeyStore, Setup
from nightcaller.table.journal.cells import CELL

ROUNDS = 300


def journal_times(folder: Path) -> list[float]:
    header = Header(secrets.token_hex(16), "judge", 12, "0", "0", datetime.now(UTC))
    setup = Setup({"names": [f"player {seat}" for seat in range(12)]})
    times = []
    with Journal.create(folder / "bench.journal", KeyStore(folder / "keys"), header, setup) as journal:
        for number in range(ROUNDS):
            start = time.perf_counter()
            journal.append(Decisions(((number, (number % 12,)),)))
            times.append(time.perf_counter() - start)
    return times


def bare_times(folder: Path) -> list[float]:
    descriptor = os.open(folder / "bare", os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0))
    times = []
    for _ in range(ROUNDS):
        data = secrets.token_bytes(CELL)
        start = time.perf_counter()
        os.write(descriptor, data)
        os.fsync(descriptor)
        times.append(time.perf_counter() - start)
    os.close(descriptor)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path.cwd(), help="on the disk to measure")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        ours, bare = journal_times(Path(folder)), bare_times(Path(folder))
    result = {
        "append_ms_median": statistics.median(ours) * 1e3,
        "append_ms_p99": statistics.quantiles(ours, n=100)[98] * 1e3,
        "disk_ms_median": statistics.median(bare) * 1e3,
        "ratio": statistics.median(ours) / statistics.median(bare),
    }
    if options.json:
        json.dump(result, sys.stdout)
    else:
        for name, value in result.items():
            sys.stdout.write(f"{name:18} {value:8.3f}\n")


if __name__ == "__main__":
    main()
