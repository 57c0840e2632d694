"""Starts the window: `nightcaller`, or `python -m nightcaller`; `nightcaller lab` is the laboratory.

A frozen program has no interpreter to start, so it starts itself: with the argument of one of the voice's
processes (`voice.starting`) it becomes that process and opens no window.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LAB: Final = "lab"


def main(argv: Sequence[str] | None = None) -> int:
    """Read the arguments, open the window, and return the exit code (`app.arguments`)."""
    # None of them loads Qt: --help and --version answer at once, and worker and lab never need it.
    from nightcaller.voice.starting import become

    given = list(sys.argv[1:] if argv is None else argv)
    become(given)
    if given[:1] == [LAB] or _is_called("nightcaller-lab"):
        from nightcaller.lab.__main__ import main as experiment

        return experiment(given[1:] if given[:1] == [LAB] else given)
    from nightcaller.app.arguments import NO_WINDOW, parse

    arguments = parse(given)
    try:
        from nightcaller.app.plain_imports import load_qt

        load_qt()
        from nightcaller.app.main import run
    except ImportError as problem:
        if "cannot open shared object" not in str(problem):
            raise
        # A Linux without a desktop: the loader names the library, and that is what helps.
        from nightcaller.app.complaint import complain

        complain("error-no-library", library=str(problem).partition(":")[0])
        return NO_WINDOW
    return run(arguments)


def _is_called(name: str) -> bool:
    """Whether this is a frozen program of that name: Windows needs one with a console for the lab."""
    return getattr(sys, "frozen", False) is True and Path(sys.executable).stem == name


if __name__ == "__main__":
    sys.exit(main())
