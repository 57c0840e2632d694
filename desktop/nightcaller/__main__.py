"""Starts the window: `nightcaller`, or `python -m nightcaller`.

A frozen program has no interpreter to start, so it starts itself: with the argument of the voice's worker it
becomes that process and opens no window.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Read the arguments, open the window, and return the exit code."""
    # Neither of the two loads Qt: --help and --version answer at once, and the worker never needs it.
    from nightcaller.app.arguments import parse
    from nightcaller.voice import worker

    given = sys.argv[1:] if argv is None else argv
    if worker.WORKER_ARGUMENT in given:
        worker.main(natural=worker.NATURAL_ARGUMENT in given)
    arguments = parse(given)
    from nightcaller.app.main import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
