"""Starts the window: `nightcaller`, or `python -m nightcaller`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Read the arguments, open the window, and return the exit code."""
    from nightcaller.app.arguments import parse

    arguments = parse(argv)
    # Qt loads only now: --help and --version answer at once.
    from nightcaller.app.main import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
