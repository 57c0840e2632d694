"""kill -9 at any moment: whatever was acknowledged is there when the evening is continued."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from nightcaller.table.shelf.journal import Decisions, Journal
from table.journal_kit import keys_in, written

WRITER = """
import sys
from pathlib import Path
from nightcaller.table.shelf.journal import Decisions, Journal, KeyStore
journal, contents, damage = Journal.open(Path(sys.argv[1]), KeyStore(Path(sys.argv[2])))
number = len(contents.decisions())
while True:
    journal.append(Decisions(((number, (number % 12, "word")),)))
    number += 1
    print(number, flush=True)
"""


def killed_after(acknowledged: int, path: Path) -> int:
    """Let a child write so many records or more, kill it, return how many it acknowledged."""
    arguments = [sys.executable, "-c", WRITER, str(path), str(path.parent / "state" / "keys")]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        last = [child.stdout.readline() for _ in range(acknowledged)][-1]
        child.kill()
        rest = child.stdout.read().splitlines(keepends=True)
    whole = [line for line in rest if line.endswith("\n")]
    return int(whole[-1] if whole else last)


@pytest.mark.slow
def test_every_acknowledged_record_survives_kill_after_kill(tmp_path: Path) -> None:
    path = written(tmp_path, records=())
    chance = random.Random(20261121)
    for _ in range(12):
        acknowledged = killed_after(chance.randint(1, 40), path)
        journal, contents, _ = Journal.open(path, keys_in(tmp_path))
        journal.close()
        decided = contents.decisions()
        assert acknowledged <= len(decided) <= acknowledged + 1
        assert decided == tuple((number, (number % 12, "word")) for number in range(len(decided)))


def test_a_killed_evening_can_be_continued_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, records=())
    acknowledged = killed_after(3, path)
    with Journal.open(path, keys_in(tmp_path)).journal as journal:
        journal.append(Decisions(((99, ()),)))
        assert len(journal.contents().decisions()) >= acknowledged + 1
