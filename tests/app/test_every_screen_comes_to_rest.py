"""A window of any size, with any letters, comes to rest: nothing that is laid out is a cause of itself.

Where a layout's outcome is a cause of it, the window stands still for ever and no other test ends either. So
`until_it_rests.py` is watched from outside, ended where it says nothing any more, and sent past that screen.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Final

import pytest

from parts import many, whole
from patience import SECONDS

TESTS: Final = Path(__file__).parents[1]
EVERY: Final = whole("sizes")
"""Every screen, page, dialog and table of every book: an hour (`-o faulthandler_timeout=0`), else a few."""
STEPS: Final = many("steps", 6 if EVERY else 3)
SEED: Final = str(many("seed", 1))
"""Which sizes are drawn."""


def heard(child: subprocess.Popen[str]) -> Iterator[list[str]]:
    """Yield what a child says, and end it where it says nothing for too long."""
    lines: Queue[str] = Queue()

    def listen() -> None:
        assert child.stdout is not None
        for line in child.stdout:
            lines.put(line)
        lines.put("")

    Thread(target=listen, daemon=True).start()
    try:
        while line := lines.get(timeout=SECONDS):
            yield json.loads(line)
    except Empty:
        yield ["frozen"]
    finally:
        child.kill()
        child.wait()


def walked(folder: Path) -> Iterator[str]:
    """Yield what is wrong with a screen, with its name and what the window was given."""
    passed: set[str] = set()
    program = [sys.executable, str(TESTS / "until_it_rests.py"), str(folder), str(STEPS), SEED]
    places = (str(TESTS), str(TESTS.parent / "desktop"), str(TESTS.parent / "packaging"))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(places), "PYTHONUTF8": "1"}
    over = False
    while not over:
        command = [*program, "all" if EVERY else "sample", *passed]
        child = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, encoding="utf-8")
        at = ["before the first screen"]
        for said, *told in heard(child):
            over = said == "over"
            if said == "odd":
                yield ": ".join(told)
            elif said == "at":
                at = told
                passed.add(at[0])
        if not over:
            yield f"{': '.join(at)}: the window stands still, or is gone"
            if len(at) == 1:
                return


@pytest.mark.slow
def test_every_screen_comes_to_rest(tmp_path: Path) -> None:
    wrong = []
    for what in walked(tmp_path):
        print(what, flush=True)  # noqa: T201
        wrong.append(what)
    assert wrong == []
